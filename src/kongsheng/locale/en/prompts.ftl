### One sentence for what is asked of me, the names of the choices, and the small words of the table. What is absent or
### hidden is the number -1 (as in events.ftl).

## Windows: what is asked, and why

prompt-pick = Choose one of your candidate characters; all are revealed together
# $seat: whose turn it is; $sent: how much intel was sent this turn
prompt-open = { $sent ->
    [0] The turn of { $seat } has just begun: use a card or a skill now?
   *[other] The turn of { $seat } is about to end: use a card or a skill now?
}
prompt-free = { $sent ->
    [0] Your turn: play a card, use a skill, or send this turn's intel
   *[other] Your intel has been sent: play a card, use a skill, or end the turn
}
# $seat: who uses it; $what: the card's or skill's name; $target: its target
prompt-response = { $target ->
    [-1] “{ $what }” is being used by { $seat }: respond?
   *[other] “{ $what }” is being used by { $seat } on { $target }: respond?
}
# $seat: before whom the intel lies; $sender; $mode; $card
prompt-arrival = { $card ->
    [-1] The { $mode } from { $sender } lies before { $seat }, not yet decided on: do anything?
   *[other] The { $mode } from { $sender } lies before { $seat } ({ $card }), not yet decided on: do anything?
}
prompt-sending = The card is chosen and about to go: use a skill for the moment of sending first?
prompt-target = It travels direct: to whom?
prompt-decide = { $card ->
    [-1] The { $mode } from { $sender } lies face down before you: take it or refuse it?
   *[other] The { $mode } from { $sender } lies before you ({ $card }): take it or refuse it?
}
prompt-trigger = What just happened may concern a skill of yours: use it?
# $what: the card's or skill's name, or -1
prompt-choice = { $what ->
    [-1] Make your choice
   *[other] “{ $what }” of { $seat } asks for your choice
}
prompt-discard = You are over the hand limit: discard { $count ->
    [one] one card
   *[other] { $count } cards
} of your choice
prompt-wait = Waiting for the others
prompt-over = The game is over

## What comes next in a word

step-card = Choose a card
step-send = Choose the card to send
step-play = Choose the card to play
step-cards = Choose another card, or finish
step-seat = Choose a player
step-intel = Choose a piece of intel
step-same = There are several alike: which one?
step-value = Choose one

## Choices

token-pass = Pass
token-done = Done
token-yes = Take it
token-no = Refuse it
token-agree = Yes
token-refuse = No
token-play = Play a card
token-send = Send intel
token-end = End the turn
token-skill = Use “{ $skill }”
token-ord = Number { $n }
token-from = { $sender ->
    [-1] Number { $n } (not delivered)
   *[other] Number { $n } (sent by { $sender })
}

## Small words

card-hidden = an unseen card
card-name = { $function }/{ $mode }/{ $colour }
card-probe = { $function }/{ $mode }/{ $colour }/{ $camp } { $act }
card-document = { $function }/{ $mode }/{ $colour } (CCAV { $ccav }, 2BC { $bbc }, reporter { $tabloid })
list-comma = {", "}
you = you
seat-default = Seat { $n }

how-passed = went on to
how-returned = was returned to
how-diverted = was diverted to
how-intercepted = was intercepted by
how-skipped = skipped a lured player and reached
how-declined = was refused and reached
how-skill = was moved by a skill to

outcome-passerby = said: I am just passing by
outcome-draw = drew as the probe says
outcome-discard = discarded as the probe says
outcome-no_hand = said: I have no cards

reason-colour = three intel of the camp's colour
reason-mission = secret mission fulfilled
reason-survival = only one side left alive

face-up = face up
face-covered = covered
way-right = to the right
way-left = to the left
place-top = on top of the deck
place-bottom = at the bottom of the deck

status-alive = alive
status-dying = dying
status-dead = dead
status-out = out
status-turn = on turn
status-holder = intel here
status-locked = locked
status-lured = lured away

## Effects announced for the skills of covered characters

effect-inspect_flight = inspect the intel in transit
effect-draw_one = draw a card
effect-draw_two = draw 2 cards
effect-void_on_self = make that card fizzle for oneself
