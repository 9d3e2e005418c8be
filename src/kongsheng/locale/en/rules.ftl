### Rule clauses. The value is one plain sentence that also answers "why can't I do that?"; .long is the whole rule.
### Lines with two number signs are chapter names; the document generator groups by them and keeps this order.
### Keys: clause-S facts of the source, clause-R rulings, clause-G character conventions, clause-K later rulings of this project.

## 1 Components

clause-S-01 = 9 identity cards: 3 CCAV, 3 2BC, 3 tabloid reporters.
    .long = There are 9 identity cards. Three are CCAV, the red side, fighting on the undercover front; three are 2BC, the blue side, presumed to be the intelligence bureau of the source; three are tabloid reporters, the bystanders, presumed to be each on their own.
clause-S-02 = 33 character cards: 24 base, 8 expansion, 1 EX.
    .long = There are 32 character cards plus one EX card, 33 in all: 24 base, 8 expansion, 1 EX. Each shows five things: name, gender, whether it is a lurking character, skills, and a secret mission.
clause-S-03 = 96 game cards, with a fixed number for every mode and colour.
    .long = There are 96 game cards. Telegram 57: black 21, red 17, blue 17, red-black 1, blue-black 1. Direct 26: black 14, red 5, blue 5, red-black 1, blue-black 1. Text 13: black 5, red 3, blue 3, red-black 1, blue-black 1. By colour that makes black 40, red 25, blue 25, red-black 3, blue-black 3.
clause-S-04 = A two-colour card counts as both colours; black is false intel.
    .long = A red-black card counts as red and as black, a blue-black card as blue and as black. Everything black is false intel.
clause-S-05 = A card used as intel has no function, except Public Document.
    .long = Nearly every game card has two uses: play it for its function, or send it as intel. As intel, whether in transit or lying in front of a player, its function does nothing; the only exception is Public Document (R-43).
clause-S-06 = The parts decide the total, not the "115 cards" of the source.
    .long = The source says 115 cards, but the parts it lists are 9 identities, 33 characters and 96 game cards. We presume that 115 is 9 + 25 + 81 of an older edition. The parts are followed, and the documentation says so.
clause-R-01 = The deck list says how many cards each function has; it is replaceable and checked on loading.
    .long = The source does not say how many cards each function has, so this project supplies a deck list with function, mode, colour, variant and count per row; it fills every cell of S-03 exactly. The deck is data that players may replace. It is checked on loading, and an error names the cell and the number of cards it is off by.

## 2 Setting up

clause-S-07 = Everybody starts with a hand of 4 cards.
    .long = At the start of the game each player is dealt a hand of 4 game cards.
clause-R-02 = 3 to 9 players; the table fixes how many are red, blue and reporters.
    .long = The game takes 3 to 9 players. Identities as red/blue/reporters: 3 players 1/1/1, 4: 1/1/2, 5: 2/2/1, 6: 2/2/2, 7: 3/3/1, 8: 3/3/2, 9: 3/3/3. Options: 2/2/0 for 4 players, 3/3/0 for 6, 2/2/3 for 7; all are off by default.
clause-R-03 = See your identity, secretly pick one of your candidate characters, then all reveal at once.
    .long = Identities are dealt first, each seen only by its owner. Then everybody gets 2 candidate characters and secretly keeps 1; all are shown at the same time, public characters face up and lurking characters covered. The rejected ones leave the game and stay secret until it ends (R-105). Option: number of candidates, default 2.
clause-R-04 = The first player is random; turns then go round in seat order.
    .long = A random player takes the first turn; after that the turn passes in seat order, always to the right.
clause-R-05 = Beginner game: no characters; a reporter wins alive with 5 intel.
    .long = Option: beginner game, off by default. When it is on there are no characters, and the secret mission of every tabloid reporter is to be alive with 5 intel cards in front of them.

## 3 The turn

clause-S-08 = Draw 2 cards when your turn begins.
    .long = At the beginning of a turn the player whose turn it is draws 2 cards.
clause-S-09 = You must send one intel card each turn, and only one.
    .long = In their own play phase a player has to send intel, exactly one card: neither none nor more.
clause-S-43 = The mark in a card's top right corner says how it is sent.
    .long = Intel travels in the mode marked in the top right corner of its card, telegram, direct or text; the sender may not simply choose another.
clause-R-06 = Cards and skills may be used before and after sending; you declare the end of your turn.
    .long = Function cards and skills may be used both before and after the intel is sent. Afterwards the turn does not end by itself: the player whose turn it is declares its end.
clause-R-07 = With no card in hand to send, send the top card of the deck.
    .long = If you have to send intel and hold no cards, take the top card of the deck and send it at once in its printed mode (R-84). If deck and discard pile are both empty, nothing is sent this turn.
clause-R-08 = When the deck runs short, shuffle in the discard pile; if still short, draw what there is.
    .long = When more cards are needed than the deck holds, the discard pile is shuffled and drawing goes on (details in R-78). If that is still not enough, as many are drawn as there are.
clause-R-09 = A hand limit is an option; by default there is none.
    .long = Option: hand limit, default none. If it is set to N, the player whose turn ends discards down to N cards, choosing which.
clause-R-10 = There is an open window after the draw and another at the end of the turn.
    .long = Each turn has two open windows: one at its beginning, after the draw, and one at its end. Cards and skills that may be used at any time can be used in them.

## 4 Delivery

clause-S-10 = A telegram goes right face down: take it or pass it on; back at its sender it must be taken.
    .long = A telegram is passed face down to the player on the right. Whoever receives it may turn it up and gain it, or pass it on to the right; when it has come round to its sender, the sender must take it.
clause-S-11 = A direct goes face down to one player, who may hand it back; its sender must then take it.
    .long = A direct is given face down to any one player, though not to the sender (R-79). That player may turn it up and gain it, or refuse aloud and hand it back; once handed back, the sender must take it.
clause-S-12 = A text goes right face up; otherwise it is like a telegram.
    .long = A text is passed face up to the player on the right, so everyone can read it. In all else it is a telegram (S-10): take it or pass it on, and the sender must take it when it comes round.
clause-S-13 = Gained intel always lies face up in front of you.
    .long = However it was obtained, intel that a player has gained lies face up in front of that player.
clause-S-14 = Refusing a direct aloud is not playing a card and cannot be exposed.
    .long = Handing a direct back by word of mouth is not the card Return. No card has been used, so Expose cannot be played against it.
clause-R-11 = Intel reaching a player opens an arrival window; only then does that player decide.
    .long = When intel comes to rest in front of a player, an arrival window opens (R-20). Only after it has closed does that player decide whether to gain the intel.
clause-R-12 = If the player who should decide has left play, the intel counts as not taken.
    .long = If the player whose decision it is has died or lost, the intel counts as not taken: it travels on, or, if direct, goes back to its sender. If the sender too is gone, it is discarded face up and the delivery ends. If the sender leaves play during the delivery, the intel is discarded and the sender's turn ends (R-66); for anybody else in front of whom it rests, see R-67.
clause-R-13 = Intel skips lured-away players; if all are skipped, its sender must take it.
    .long = A player affected by Lure Away is skipped by the delivery. If everybody on the way round is skipped, the intel comes to its sender, who must take it.

## 5 Winning and losing

clause-S-15 = A camp wins when one member has three intel of its colour; a reporter by the secret mission.
    .long = As soon as one CCAV member has 3 or more red intel in front of them, all of CCAV win. The same holds for 2BC with blue. A tabloid reporter wins by fulfilling the secret mission of their own character, presumably alone, except when several succeed at the same moment (R-17).
clause-S-16 = All members of a camp win together.
    .long = When a camp wins, every member shares the victory without having to meet the condition in person. For members who have died or lost, see R-14.
clause-R-14 = The dead win with their camp; those who lost the game do not.
    .long = Presumed: a camp's victory includes its members who have died, but not those who have "lost the game".
clause-S-17 = Meeting a victory condition must be declared at once, and the game ends at once.
    .long = A player who meets a victory condition has to declare it immediately, without delaying or hiding it, and the game ends on the spot.
clause-S-18 = Winning along with someone is not declaring victory and carries nobody else.
    .long = Those who win through another's declaration have not declared victory themselves, so skills that trigger on declaring victory do not trigger for them. The victory of someone who did not declare cannot carry that player's own camp with it (example in S-42).
clause-S-19 = Three false intel in front of you mean death.
    .long = A player with 3 or more false intel (every card with black counts) in front of them dies.
clause-S-20 = Death: first death skills, then all cards are discarded and both cards revealed.
    .long = Death has two steps. (1) Resolve the skills that trigger on the death; if there are several, go counter-clockwise from the current player (presumed: the player whose turn it is). (2) All hand cards and intel of the dead player go to the discard pile, and the character and identity are revealed.
clause-S-21 = Losing the game is not death: discard all, reveal, no death skills.
    .long = When a player "loses the game", all their cards go to the discard pile and their character and identity are revealed. This does not count as death and no death skill triggers. For conceding and removal see R-15.
clause-R-15 = Conceding and being removed from the game both count as losing the game.
    .long = A player who concedes, or is ruled to have left the table, loses the game (S-21); it is not a death.
clause-R-16 = After every change, victory is checked first, then death.
    .long = Directly after every atomic change, such as a card coming to rest, a discard or a card turning over, a check is made: victory first, then death. Somebody who meets both conditions at once therefore wins. Option: win_before_death, default yes.
clause-R-17 = All who meet a victory condition at the same moment declare and win together.
    .long = If several players meet victory conditions at the same checkpoint, all of them declare and all of them win.
clause-R-18 = When only one camp, or only one player, is left alive, that side wins.
    .long = Option: last side wins, default yes. If all living players are red, or all are blue, that camp wins; if a single player is left alive, that player wins, reporters included (R-96); if nobody is alive, the game is drawn.
clause-R-19 = A death is credited to whoever made the third false intel land.
    .long = Each death has a killer: the player who made the third false intel come down. If it came by delivery, the sender; but if the last change of its destination or content was Divert or Swap, the user of that card (R-73). If a skill or function card placed it, its user. Self-inflicted deaths are one's own.

## 6 Timing, responses, seat order

clause-S-22 = To be used, a card or skill needs the right timing and a valid target.
    .long = Cards and skills may be used only if both hold: the timing fits, and there is something they can act on. If no timing is stated, any time will do.
clause-S-23 = In conflict: quick skill ▶ over skill, over card text, over rules.
    .long = When texts contradict each other, quick skills (▶) rank first, then ordinary skills, then the text of game cards, then the general rules. The lower one gives way only where they clash. Example: Lure Away may only target others, yet Nackville may use it on himself because his skill says so.
clause-S-24 = Last used, first resolved: anything may be responded to before it takes effect.
    .long = Until an effect takes place it may be responded to with cards and skills, and what was used later takes effect earlier. Example: A plays Intercept, B plays Expose on it, C plays Expose on B's card. C's resolves first and cancels B's, so A's Intercept succeeds.
clause-S-25 = If several want to act at once, seat order decides who acts first.
    .long = When several players want to use something at the same time, count from the first player to the right of the last user; those who come earlier count as using earlier. Using earlier does not mean taking effect earlier.
clause-S-26 = Lock On and skills follow seat order; Intercept, Expose and the like: last used, first resolved.
    .long = Plain seat order governs the working of Lock On and the use of character skills; "last used, first resolved" governs Intercept, Expose and the like.
clause-S-27 = Nothing may be used while intel is being decided or victory or death declared.
    .long = There are three special stages: deciding whether to gain intel, declaring victory, declaring death. No card and no skill may be inserted into them. Example: once a death is being declared, it is too late to use Burn.
clause-S-28 = "When ..." triggers only if the card or skill really takes effect.
    .long = An effect that says "when ..." needs the card or skill it speaks of to have held, that is, not to have been exposed. Example: "when you are probed" needs a Probe that took effect.
clause-R-20 = In a window all may answer; the first user in seat order counts, then it reopens.
    .long = A window asks all living players at once to use a card or skill or to pass. The result equals asking one by one in seat order: of those who want to use something, the first in order does so, all other answers are void and the window reopens; it closes when everybody passes. Counting starts, for a response window, to the right of the last user; for an arrival window, at the player in front of whom the intel rests; for an open window, at the player whose turn it is. Once somebody has used something in the window, R-69 applies.
clause-R-21 = Function cards and ordinary skills go on the stack; only the top can be responded to.
    .long = Every function card and every non-quick skill goes on top of the stack when declared, and a response window opens. Only the top item can be responded to; when the window closes, the top takes effect. After each response has been resolved, the item below becomes the top and gets a new window.
clause-R-22 = If the target is no longer valid on resolution, the effect fizzles.
    .long = If the target is no longer valid when the effect would take place (its player has died, the card is no longer there, and so on), the effect fizzles; the card used still goes to the discard pile. For intel in transit see R-62.
clause-R-23 = Quick skills (▶) take effect at once, without responses.
    .long = A quick skill (▶) does not go on the stack, cannot be responded to and takes effect immediately.
clause-R-24 = Triggered skills are offered in seat order after the event, once per event.
    .long = After the event, triggered skills are offered one player at a time in seat order (starting with the player whose turn it is, see R-69; for the moment, see R-71). The same skill is used at most once for the same event. Forced skills happen by themselves.
clause-R-25 = An effect that has begun to resolve is not interrupted.
    .long = Once an effect begins to resolve it is carried through to its end; only the checks of R-16 happen in between.
clause-R-26 = Expose works only on other players' function cards, not on skills.
    .long = Expose may only be aimed at function cards: not at skills, and not at cards you used yourself.

## 7 Terms

clause-S-29 = Gain: face up in front of you. Show: all see it. Inspect: only those concerned see it.
    .long = To gain intel is to turn up a card, or the intel in transit, and put it in front of yourself. To show is to let all players see it; to inspect is to let only the players concerned see it.
clause-S-30 = "Draw" means from the top of the deck; drawing from a hand is random.
    .long = Drawing without further words is from the top of the deck. Drawing from a hand is done facing the backs, at random.
clause-S-31 = What is already covered cannot be covered again.
    .long = To cover is to turn a face-up card face down. A card that is face down already cannot be chosen for covering.
clause-S-32 = Intel is placed from the hand in front of the target unless stated otherwise.
    .long = Placing intel means, unless something else is said, putting a card from the hand in front of the target player.
clause-R-27 = Placing is checked like gaining, but is not gaining by delivery.
    .long = Placed intel sets off the checks of R-16 just as gained intel does, but it does not count as "gained by delivery".
clause-S-33 = Burn: put intel in front of a player into the discard pile.
    .long = To burn intel is to move it from in front of the target player to the discard pile.
clause-R-28 = Burning is not discarding.
    .long = Burnt intel goes to the discard pile, yet effects that speak of discarding do not apply to it.
clause-S-34 = Hand cards are discarded at random and face up unless stated otherwise.
    .long = To discard is to put hand cards face up into the discard pile. Which ones is settled blindly, at random, by default.
clause-R-29 = You choose what to discard only where the text says so.
    .long = Only if a text says "of your choice" does the owner pick the cards to discard; otherwise S-34 applies.
clause-S-35 = Dying and losing the game are different things.
    .long = Dying (S-20) and losing the game (S-21) are not the same: losing triggers no death skills and does not count as death.

## 8 Character cards

clause-S-36 = Lurking characters start covered and have no gender while covered.
    .long = A lurking character starts face down. As long as it is covered it has no gender.
clause-S-37 = While covered, skills below "uncover this character" do not work.
    .long = On a covered character all skills printed below the "uncover this character" skill are void; those printed above it still work.
clause-S-38 = To uncover your character, meet the condition on the card.
    .long = "Uncover this character" needs the condition in its text to be met; if that names no timing, you may uncover at any time.
clause-S-39 = A public character turned face down loses all skills but keeps its mission.
    .long = When a character that is not lurking is flipped (covered), it loses all its skills; its secret mission remains.
clause-S-40 = Only tabloid reporters win by the mission, even with the character covered.
    .long = The secret mission is a victory condition only for players whose identity is tabloid reporter. Being covered or flipped makes no difference to it.
clause-S-41 = A skill without stated timing may be used at any time.
    .long = A skill that states no timing may be used at any time, though never in a special stage (S-27).
clause-S-42 = Yue Ming may take someone along to victory, but not that player's camp.
    .long = When Yue Ming declares victory he may let one player win with him. Suppose it is Heishang Fiona: she wins, but because she did not declare, her own camp does not win through her (S-18).

## 9 Function cards

clause-R-30 = Lock On: your turn, before the intel is decided; the target must take intel this turn.
    .long = Timing: your own turn, before the intel is decided, in the play phase or an arrival window (details in R-70). Target: another living player. Effect: this turn the target may not refuse intel that comes to them. In the arrival window they may still use Return, Divert and so on; if the intel is intercepted or they are lured away, the lock has nothing to work on. If several players are locked, every lock holds.
clause-R-31 = Lure Away: your turn, before the intel is decided; the intel skips the target this turn.
    .long = Timing: your own turn, before the intel is decided (details in R-70). Target: another living player (exception in S-23). Effect: intel skips the target this turn; if it is in front of them right now, a telegram or text travels on and a direct goes back to its sender. It works on players who must take the intel, too, but the sender cannot be chosen while the intel rests in front of the sender.
clause-R-32 = Decode: arrival window; inspect face-down intel in front of you.
    .long = Timing: an arrival window, with the intel in front of you and face down. Target: that intel. Effect: you inspect it.
clause-R-33 = Return: send the intel in front of you back the other way; not for its sender.
    .long = Timing: an arrival window, with the intel in front of you, and you are not its sender. Target: that intel. Effect: a telegram or text reverses direction and goes to the next player that way; a direct goes back to its sender.
clause-R-34 = Divert: move the intel in front of you to another player, who must take it.
    .long = Timing: an arrival window, with the intel in front of you. Target: another living player. Effect: the intel moves in front of that player and a new arrival window opens; the player may not refuse it on this arrival (R-51).
clause-R-35 = Intercept: in another's turn, grab intel that is not in front of you; you must take it.
    .long = Timing: an arrival window in another player's turn, with the intel not in front of you. Target: the intel in transit. Effect: it moves in front of you (example in S-24), a new arrival window opens, and you may not refuse it on this arrival. Others may intercept it again afterwards.
clause-R-36 = Swap: this card, face down, replaces the intel in transit.
    .long = Timing: an arrival window with the intel face down; anybody may use it. Target: the intel in transit. Effect: this card takes its place face down (others know that it is a Swap, not its colour) and the old intel goes face up to the discard pile; mode, direction, sender and all limits on taking or refusing stay as they were. If exposed, the Swap goes face up to the discard pile.
clause-R-37 = Expose: cancel another player's function card on top of the stack.
    .long = Timing: a response window with another player's function card on top of the stack. Target: that card. Effect: it is cancelled and goes to the discard pile.
clause-R-38 = Burn: any time outside special stages; burn one intel containing black.
    .long = Timing: any time except the special stages (S-27). Target: one intel containing black in front of any living player, yourself included. Effect: burn it.
clause-R-39 = Probe: play phase; hand it to a player face down, its face is for you two only.
    .long = Timing: your own play phase. Target: another living player. You hand the card over face down and only the two of you see its face, which names a camp and an action: +2 draw two, -1 discard one. A target of that camp carries out the action (with no card to discard, saying so publicly is enough); any other target has to say publicly "I am just passing by". Bystanders learn the action or the statement, not the face. The used card goes face down to the discard pile (R-58, R-82).
clause-R-40 = Reinforce: play phase; draw 1, plus 1 for each black intel in front of you.
    .long = Timing: your own play phase. Target: yourself. Effect: draw 1 plus the number of black intel in front of you, counted on resolution.
clause-R-41 = Dangerous Intel: play phase; look at a player's hand and discard one card of it.
    .long = Timing: your own play phase. Target: another living player with cards in hand. Effect: you inspect that hand and discard one card of it (R-83).
clause-R-42 = True or False: play phase; everybody in turn gains the top card of the deck.
    .long = Timing: your own play phase. Target: all living players. Effect: from you on in seat order, each turns up the top card of the deck and gains it; victory and death are checked card by card. After a death the remaining players still go on; as soon as the game is over it stops (R-80).
clause-R-43 = Public Document is no function card; gained in transit, it acts by your camp.
    .long = Public Document cannot be used as a function card. Only when it is gained as delivered intel does it work: a receiver who is still alive carries out what its face says for their camp, draw 1, discard 1 or nothing. The four faces are in the deck list (R-01).

## 10 Supplementary rulings

clause-R-44 = A lured-away player cannot be a Divert or direct target, and cannot Intercept.
    .long = A player who has been lured away cannot be chosen by Divert or as the target of a direct, and cannot use Intercept. For a player targeted first and lured away later, see R-64.
clause-R-45 = Ordinary triggered skills use the stack; forced, death and victory triggers do not.
    .long = A triggered skill without ▶ goes on the stack once it is used and can be responded to. A [Forced] skill does not go on the stack. Death triggers and victory triggers do not go on the stack and open no window; they take effect directly.
clause-R-46 = From the declaration of death you are not alive; a death within it is finished first.
    .long = From the declaration of death on, the player no longer counts as alive, but hand and intel remain until S-20 step 2. A new death in between is nested and handled completely at once (innermost first). The order of deaths is the order of declarations.
clause-R-47 = Declarers: who meets S-15, the reporter with the mission, or all survivors under R-18.
    .long = Who "declares" victory: under S-15, the player with the required intel; for a mission, the reporter; under R-18, every living member of the camp.
clause-R-48 = A dead reporter can win only by a mission marked †.
    .long = After death a reporter can win only if the mission is marked †; it is judged at the moment given in R-68.
clause-R-49 = A public character turned down keeps its gender and cannot turn itself back.
    .long = A public character that has been flipped keeps its gender and cannot be turned back by its owner. Uncovering happens on declaration, as a cost: even if the effect is cancelled, the character stays face up.
clause-R-50 = A covered character's name stays secret; secret questions do not show who was asked.
    .long = When a covered character uses a skill above the line, only "a covered character" and the effect are announced (R-92). Questions put because of covered characters must not let others know who was asked, nor whether anybody was; outwardly there is only a wait, independent of hands and characters.
clause-R-51 = "Must take" by Divert, Intercept or Air Drop covers that one arrival only.
    .long = The ban on refusing that comes from Divert, Intercept or Drone Weng's Air Drop binds only that one arrival. Lock On binds for the whole turn.
clause-R-52 = If its user leaves play, a card or skill on the stack still takes effect.
    .long = If the user leaves play while their card or skill is on the stack, it takes effect as usual; parts that need that player to choose, give cards or receive are skipped.
clause-R-53 = Death by lost protection: whoever removed it. Return and Intercept change no credit.
    .long = A death caused by losing a protection is credited to whoever caused the loss. Return does not change the credit. If the intel you intercepted becomes your own third black, the death is credited to the credited player of that delivery (R-73).
clause-R-54 = Each sending has a sending point, only for the sender's ▶ "as you send" skills.
    .long = Each sending, extra ones included, has a sending point: after the card is chosen and before the target of a direct is. Only the sender may act there, and only with ▶ skills that say "as you send". In an extra sending the timing of R-30 and R-31 exists anew; locks and lures of this turn remain in force.
clause-R-55 = If you leave play in your turn before sending, the turn ends at once.
    .long = If the player whose turn it is leaves play before sending, the turn ends immediately (R-66).
clause-R-56 = Several triggers of one player: that player orders them.
    .long = If one player has several triggers at the same time, that player chooses the order; by default it is the printed order.
clause-R-57 = A card used as a function is that function card and can be exposed.
    .long = A card used "as" some function is that function card: Expose can cancel it, and effects that only concern skills do not touch it.
clause-R-58 = A used Probe goes face down to the discard pile and may not be looked at.
    .long = Whether it took effect or was exposed, a Probe goes face down to the discard pile and may not be looked at; it is shuffled into a new deck like any card.
clause-R-60 = Too many automatic steps in one go end that game with an error.
    .long = If the automatic steps within one apply (the engine carrying out one action) exceed the limit, by default 10,000, that game ends with a named error and its log is kept intact; the server and other games are not affected.

## 11 Hard cases

clause-R-61 = Arrival cards and skills also work in response windows before the arrival window closes.
    .long = Cards and skills with arrival timing may also be used in every response window that grows out of that arrival window, until it closes because all have passed. After that they may not: not while deciding, and not in response windows of triggers on refusing or gaining.
clause-R-62 = Function cards aim at the delivery; timing is checked again on resolution.
    .long = A function card that targets the intel in transit means the delivery, not the physical card: it acts on whatever is in transit when it resolves (skills still mean the very card, G-09). The timing condition is checked again then: Intercept, Return, Divert and Decode fizzle if the intel has changed its resting place since they were declared; Decode and Swap need it still face down. So when several players intercept, the last to use it resolves first and gets the intel, and the earlier ones fizzle (S-24, S-26).
clause-R-63 = When intel moves, stack and triggers are cleared before a new arrival window opens.
    .long = When intel changes its resting place, no window opens at once: first the stack and pending triggers are cleared, then one new arrival window opens for the place where the intel now is; the old window is replaced and leads to no decision. A delivery has at most one arrival window at a time. Whether it must be taken depends only on how the intel last came here; Lock On counts separately (R-51).
clause-R-64 = Divert at a now lured-away target still moves, then skips; a lured-away interceptor fails.
    .long = If the target of a Divert on the stack is lured away, the Divert takes effect as usual and the intel then skips the target at once under R-13 (telegram or text to the next player, direct back to its sender); after the skip nobody "must take" it on that account. If the user of an Intercept on the stack is lured away, the Intercept fizzles.
clause-R-65 = A direct without valid target goes straight to its sender, who must take it.
    .long = If a direct is sent and there is no valid target, none is chosen: the intel goes straight to its sender, the arrival window opens as usual and the sender must take it (under Nackville's Double-Booked it is still discarded). Air Drop cannot be used then, and Hardsub cannot name direct.
clause-R-66 = When the player whose turn it is leaves play, current matters are settled and the turn ends.
    .long = Whenever the player whose turn it is leaves play, the effect being resolved, the stack, deaths and pending triggers are settled first; then the turn ends at once: no more sending, no window at the end of the turn, nothing judged "at the end of the turn", no R-09. The first living player to the right begins a turn. Intel in transit is discarded face up when that player's S-20 step 2 or S-21 is complete, and items on the stack aimed at it fizzle.
clause-R-67 = If the player holding the intel leaves play, it stays there, then counts as not taken.
    .long = If somebody other than the sender leaves play while the intel rests in front of them, it stays before that seat and the stack is settled as usual (a Return or Divert they declared earlier takes effect, R-52). If it is still there when the stack is empty, it counts as not taken (R-12), and no further arrival window opens for that seat.
clause-R-68 = While a death is being handled, only three intel of a camp's colour can end the game.
    .long = From a declaration of death until S-20 step 2 of the outermost death is complete, nested ones included (or, for losing the game, until S-21 is complete), only S-15 can end the game; if it does, missions fulfilled at that time count along with it under R-17 (not those marked †; deaths count from their declaration). R-18, all other missions and † missions are judged afterwards at one and the same checkpoint, and all who succeed win together; only if nobody wins and nobody is alive is it a draw.
clause-R-69 = Once someone used something in a window, seat order runs from the right of the last user.
    .long = The "last user" of S-25 is the player who most recently declared a card or skill in the same window, including response windows and triggers that grow out of it (▶ and [Trigger] count, [Forced] does not), whether or not it took effect and whether or not that player is still in play. Once somebody has used something, the reopened arrival or open window and the triggers in it start to that player's right; the starting points of R-20 and R-24 hold only before that. Death and victory triggers still start with the player whose turn it is.
clause-R-70 = Probe, Reinforce, Dangerous Intel, True or False: only in your own idle time.
    .long = Probe, Reinforce, Dangerous Intel and True or False can be used only in the idle time of your own turn, before or after sending. Lock On and Lure Away can be used in your idle time before sending and in arrival windows of the intel you sent (including R-61); once the delivery has ended in whatever way they cannot, until an extra sending begins. Burn has the timing of [Anytime] (G-01).
clause-R-71 = Triggers are offered only when what caused them is completely resolved.
    .long = Triggers are offered after the stack item (with its costs and uncovering) or rule action that caused them, deaths included, is completely resolved, and before the item below reopens its window. Different events go in the order they happened, the same event in seat order, each one asked, stacked, responded to and resolved in turn; if by then the condition no longer holds or the player is no longer alive, it is passed over. The one exception is "when becoming a target" (Keyboard Gang's Lurker; S-23 overrides S-28), asked after the card goes on the stack and before its response window. Death and victory triggers remain with S-20 and G-14.
clause-R-72 = Counts are entered before checks; "used with effect" counts once resolved.
    .long = "Used with effect" is counted once, when that card or skill has been resolved; other mission counts are entered together with the event that causes them. First counting, then checking. Events that move no card (a count changing, a refusal, inspecting an identity, an identity made public, flipping, a turn beginning or ending) are each a checkpoint of R-16, too.
clause-R-73 = Every delivery has one credited player, who is the killer if it kills.
    .long = Each delivery records one credited player, at first the sender. Divert, Swap and the skills listed in G-11 (Front-Row Troll's Hijack the Thread among them) make it their user when they take effect; Intercept, Return, Lure Away, refusing and passing on, and handing back aloud do not change it. Whoever dies of that intel has the credited player as killer. Cards turned up by True or False are credited to its user; if the user dies of their own, to themselves.
clause-R-74 = You may concede at any time, at once; the dead and the lost cannot.
    .long = Conceding and being removed are possible at any time, special stages included, and take effect immediately: the player's open questions are cancelled and count as passing or refusing, parts of a running effect that need them are skipped (R-52), and S-21 follows. In their own turn R-66 applies; with intel resting in front of them, R-67. Players who have died or lost cannot concede.
clause-R-75 = With R-18 off: nobody alive still ends the game; a lone survivor sends to themselves.
    .long = With R-18 switched off, the game still ends at once when nobody is alive († missions are judged, otherwise it is a draw). A lone survivor is their own right-hand neighbour: intel they send comes straight to them and must be taken. With win_before_death set to no, deaths are handled first at a checkpoint, a player declared dead can no longer declare victory by S-15 or by a mission without †, and victory is checked once the deaths are done.
clause-R-76 = The number of turns, and of uses in a turn's idle time, is limited.
    .long = Option: turn limit, default 300, 0 for none; if nobody has won when that turn ends, the game is drawn. Option: limit on uses in idle time, default 60 per turn, counting only uses by the player whose turn it is in their idle time; once it is reached, that idle time allows only sending or declaring the end of the turn. Responses by anybody are not limited.
clause-R-77 = With covered characters about, certain events secretly ask all of them.
    .long = For every event on which some above-the-line or [Uncover] skill of the sets in use triggers (gaining by delivery, burning, a death, Decode taking effect, Lock On or Dangerous Intel going on the stack, and so on), all covered players are asked secretly at the same time as long as there is a covered character; those without a usable skill can only pass, and others see a wait and the actual uses. Whether a public character is asked depends on public information alone: if a hidden condition (colours in hand, a matching identity) is not met, they are asked all the same but have no other choice. Uses so answered take effect one by one under R-71.
clause-R-78 = The deck is reshuffled only when it runs short; its last cards stay on top.
    .long = Shuffling happens only when more cards are needed than there are: the remaining cards stay on top in their order and the shuffled discard pile goes underneath. A card in use, from its declaration until it is resolved, is neither in hand nor in the discard pile and cannot be shuffled in; it enters the discard pile only when resolved, fizzled or cancelled.
clause-R-79 = A direct cannot be sent to yourself.
    .long = The target of a direct cannot be its own sender (if nobody else can be chosen, see R-65).
clause-R-80 = True or False fixes its order on resolution; its cards are not gained by delivery.
    .long = True or False fixes its order when it takes effect. Whoever is no longer alive when their turn comes is skipped; without cards nothing is turned up; if its user leaves play it is still carried to the end, and then the turn ends under R-66. The cards are not gained by delivery: nothing triggers on "gained by delivery", and a Public Document carries out no action.
clause-R-81 = The discard pile is face up and open to all, except used Probes.
    .long = Apart from used Probes (R-58), every card enters the discard pile face up, including hands under S-20 step 2 and S-21, intel discarded under R-12 and a fizzled Swap; face-up discards may be looked through at any time. Hand sizes, the sizes of deck and discard pile, mode and direction of a delivery are public. Of a Swap on the stack only the function is announced, its face being known to its user alone. Swap being a text card does not change the mode of the delivery.
clause-R-82 = A Probe is shown to its target only on resolution; the answer must be true.
    .long = The face of a Probe is shown to its final target only when it takes effect; if it is exposed or fizzles, the target does not see it. "Camp" means any of the three identities, tabloid reporter included. On a match with -1 a random card is discarded, or with no hand the target says publicly "I have no cards". The rules enforce that statements and actions are true, unless a skill permits otherwise.
clause-R-83 = Dangerous Intel: its user sees the whole hand and picks the card to discard.
    .long = The user of Dangerous Intel inspects the whole hand, then chooses one card, which is discarded face up. If the target has no hand when it resolves, it fizzles.
clause-R-84 = A card sent off the deck is seen by its sender first and has no other use.
    .long = The sender sees a card drawn for sending under R-07 first, then goes through the sending point and the choice of target as usual, but may not use that card for anything else. If nothing was sent because both piles were empty, S-09 counts as fulfilled; cards gained later this turn are not sent to make up for it.
clause-R-85 = Public Document acts in public; its discard is random.
    .long = The action of a Public Document and its result are public (that this gives away identities is intended). "Discard 1" is random; with no hand, as with "nothing", no sign is given at all. A sender who must take it, an interceptor and the target of a Divert are all receivers. Every skill that uses a kind of hand card "as" a function may use a Public Document (S-23), and then its action is not carried out.
clause-R-86 = Intel still in transit does not count as "in front of" anybody.
    .long = "Intel in front of a player" means only intel that has come to rest there for good. The card in transit that is stopping before a seat does not count: it cannot be burnt or moved, is not discarded with S-20 step 2 or S-21, and does not make Counsel Lyu's Billable Hours apply.
clause-R-87 = Cards that target a card or intel have no "target player".
    .long = "Target player" means the final target of Lock On, Lure Away, Divert, Probe and Dangerous Intel, and every living player for True or False. Cards aimed at a card or at intel (Expose, Burn, Intercept, Return, Swap, Decode) have no target player.
clause-R-88 = Players out of play are skipped in counting; delivery also skips the lured-away.
    .long = "To the right", "next" and "seat order" always skip the seats of players who have died or lost. Delivery skips lured-away players as well; seat order and windows do not skip those.
clause-R-89 = A turn has fixed steps; it cannot end before intel has been sent.
    .long = A turn runs: effects that expire end; draw (S-08); window at the beginning of the turn; idle time and sending (the end cannot be declared before sending, unless nothing is sent under R-07); declaring the end (Livestreamer Zhen's Bundle Deal); window at the end of the turn; judging what says "at the end of the turn"; R-09, for the player whose turn it is only; next player.
clause-R-90 = When time runs out the default answer is given: pass, refuse, send, or a random pick.
    .long = Default answers on running out of time: in windows and for optional triggers, pass; for a decision, refuse (or take, if refusing is not allowed); in idle time, send (or declare the end of the turn, if already sent); where something must be chosen (the card to send, the target of a direct, a discard of one's choice and so on), a pick among the legal options by the game's own random numbers.
clause-R-91 = Void answers are not revealed, cost nothing and do not count.
    .long = A void answer is not made public, pays no cost, uses up no count and is no use. Who has answered, and who answered first, is not made public either.
clause-R-92 = An above-the-line skill shows seat, cost and effect, but no names.
    .long = When a skill above the line is used, seat, cost and effect are announced and only the names of character and skill are withheld. "A covered character" in R-50 means "the covered character at seat so-and-so".
clause-R-93 = A declared death cannot be undone; the player's lasting effects and marks vanish.
    .long = Lasting effects and marks of a player vanish as soon as their death (or loss) is declared. Whether their own death triggers work depends on whether these were in force at that moment. Having fewer false intel after the declaration does not undo the death.
clause-R-94 = In a window ▶ also goes by seat order; the same window then reopens.
    .long = In a window a ▶ skill is a use like any other: the first in seat order counts and takes effect at once, other answers are void, the stack stays as it is and the same window reopens. "Quick" means only not using the stack and the rank in S-23; it does not change seat order.
clause-R-95 = A new target becomes a target now; costs are neither refunded nor topped up.
    .long = When a target is changed, the new one counts as "becoming a target" at this moment and the triggers on that are offered anew for them. A "fizzle" meant for the old target does not carry over to the new one. Costs already paid are neither refunded nor topped up.
clause-R-96 = A lone red or blue survivor wins for the camp; a lone reporter wins alone.
    .long = If a single player is left alive and is red or blue, the camp wins, dead members included; if it is a reporter, that reporter wins alone. If two or more reporters are all that is left, the game goes on.
clause-R-97 = Limits and protections of a delivery stay even if its card is replaced.
    .long = Limits and protections that are written for "this delivery" or "this intel" (Anchor Zi's Live Feed, Air Drop, Dead Air, the facing from Telephoto Liu's Overexposure) go with the delivery and do not vanish when the card is replaced.
clause-R-98 = One More Deal gives an extra sending, begun as soon as the stack is clear.
    .long = What Livestreamer Zhen's One More Deal yields is an extra sending: it begins as soon as stack and pending triggers are cleared, without going back to idle time. Leaving play meanwhile follows R-66.
clause-R-99 = Several deaths at once: all are declared first, then handled one by one.
    .long = If several players meet the death condition at one checkpoint, all are declared first, counter-clockwise from the player whose turn it is, and none of them is alive any more; then S-20 is completed for each in the order of declaration.
clause-R-100 = ▶, forced, death and victory triggers cannot be responded to.
    .long = As a ruled exception to S-24, ▶, [Forced], death triggers and victory triggers open no response window. "At any time" means in any window of R-20 and in the idle time of your own turn; there is no window in somebody else's idle time.
clause-R-101 = If several are locked, the first one the intel reaches must take it.
    .long = When several players are locked on, the order of delivery decides: the one the intel reaches first must take it first. This is the plain seat order of S-26.
clause-R-102 = Candidates times players must not exceed the characters in use.
    .long = The number of candidates times the number of players must not exceed the number of characters in use; this is checked on setting up the game and reported as an error.
clause-R-103 = Locking or luring the same player again is legal but adds nothing.
    .long = Lock On or Lure Away may be used again on a player already locked or lured away; the effect does not add up.
clause-R-104 = Out of play you see public things and what you already knew; spectators only public things.
    .long = Players who have left play see from then on only public information and what they knew before leaving. Spectators see public information only, until the game is over. The numbers of each identity (R-02) are public.
clause-R-105 = After the game all is revealed to those taking part, unless the room says no.
    .long = When the game is over everything is revealed to those who took part: identities, hands, deck, rejected candidates, void answers, the seed. Option: a room may choose not to reveal, default reveal; without revealing, the deal cannot be verified.
clause-R-106 = At equal rank, "cannot" beats "can".
    .long = If two texts of the same rank in S-23 contradict each other, the one that forbids beats the one that permits.
clause-R-107 = When the game ends, stack and pending questions stop.
    .long = Once the game is over, everything on the stack and every pending question stops, and the cards stay where they are (still 96 of them).

## 12 Conventions for characters

clause-G-01 = A skill's tags say when it can be used, and whether it can be responded to or skipped.
    .long = The tags mean: [▶] does not use the stack, cannot be responded to, takes effect at once (R-23). [Forced] happens by itself or holds all the time, does not use the stack, cannot be responded to or skipped; choices in it are its owner's. [Trigger] is offered under R-24 and is optional; without ▶ it goes on the stack when used and opens a response window. [Action] can be declared only in the idle time of your own play phase. [Anytime] can be declared in open, response and arrival windows and in your own idle time (S-41), unless the text gives a timing. [Once per game] means once in the whole game. [Uncover] is an "uncover this character" skill.
clause-G-02 = Windows: open, idle, response, arrival, sending; none exists in special stages.
    .long = Open: the windows of R-10. Idle: the play phase of the player whose turn it is while the stack is empty and no intel is in transit, both before and after sending. Response: the window of R-21. Arrival: the window of R-11. Sending: after the sender has chosen the card and before choosing the target of a direct; only the sender may act there, with ▶ skills that say "as you send". None of them opens in the special stages (S-27). Arrival cards and skills may also be used in response windows that grow out of that arrival window (R-61).
clause-G-03 = Costs are paid on declaring, openly, without refund; if you cannot pay, you cannot use it.
    .long = What follows "Cost:" is paid publicly on declaring and not given back if the skill fizzles or is cancelled. Without paying you cannot declare. A discard "of your choice" is chosen by its owner (R-29), a random discard follows S-34.
clause-G-04 = Uses count on declaring, even if they fail; flipping resets nothing.
    .long = "Each turn" means any one player's turn; "each round" runs from the beginning of your turn (before the draw) to the beginning of your next, and the time before your first turn is a round as well. Uses are counted on declaring, even if the skill fizzles or is cancelled; covering, flipping and uncovering reset nothing. A [Trigger] skill without a stated number is used at most once per event.
clause-G-05 = Uncover only while covered, condition met, target present; it stays up even if cancelled.
    .long = An [Uncover] skill can be declared only while the character is covered, its condition is met and there is a valid target. The turning is done with the declaration, like a cost: the character is public, skills below the line work at once, and R-16 is checked immediately; only then does the effect go on the stack (with ▶, and on a death trigger, it takes effect at once, G-14). If the effect is cancelled the character stays face up. Covered again, it may be uncovered again when the condition is met, except for [Once per game].
clause-G-06 = Covered: skills above the line work, those below do not; face up, all work.
    .long = While covered, skills above the line work and skills below do not (S-37); once uncovered, all work. Using a skill above the line while covered announces only effect and cost, under "covered character", without the names of character and skill.
clause-G-07 = Lurking characters can be uncovered again; public ones cannot turn themselves back.
    .long = A lurking character that is covered has no gender, loses the skills below the line, and can come up again by [Uncover]. A public character that is flipped loses all skills (S-39), keeps mission and gender, and cannot turn itself back. What is already covered cannot be chosen for covering (S-31).
clause-G-08 = Targets must be alive; "other" excludes you; checked again on resolution.
    .long = "A player" is a living player; "other" leaves yourself out. At least one valid target is needed on declaring; on resolution it is checked again (R-22): the part with the invalid target fizzles and the other steps are done, while what follows "if you do" is then left out.
clause-G-09 = A skill means the very card it chose; replaced or moved, the skill fizzles.
    .long = A skill follows the physical card it names: it is the original object only while in the same kind of place (in transit, or in front of the named player); swapped, replaced or moved away, the skill fizzles. Intel in transit that merely rests with another player is still the original object.
clause-G-10 = Two-colour cards count for both; "without black" means plain red or plain blue.
    .long = "Containing red", "blue" or "black" goes by S-04: two-colour cards count for both. "Without black" means plain red or plain blue. "Same printed colour" means exactly the same one of the five printed colours. Numbers of red, blue and black in missions all count cards containing that colour.
clause-G-11 = Moving or exchanging is not gaining by delivery; kills go to the skill's user.
    .long = To move is from in front of one player to in front of another; to exchange is two cards changing places at once; each is one atomic change and not gaining by delivery. If a skill places, moves, exchanges, replaces or redirects, its user is the killer; replacing and redirecting are treated like Swap and Divert (R-19), and if someone else changes it later, the last one counts. A death through a changed death threshold (such as a lost skill) is credited to the user of the skill that changed it; by expiry or one's own doing, to oneself. When intel leaves its owner's place, the record of who sent it is cleared.
clause-G-12 = Used as X, a card is shown to all and counts in every way as X.
    .long = When a card is used "as X", its face is shown to everyone; timing, target, being open to Expose and all else follow X, and it is a function card, not a skill. The physical card then goes to the discard pile. In counts of functions used it is X.
clause-G-13 = Gender is checked on declaring and on resolution; unknown is neither male nor female.
    .long = Gender is checked once on declaring and once on resolution. Unknown and no gender are neither male nor female; "one man and one woman" needs exactly one of each.
clause-G-14 = Death and victory triggers take effect at once, without stack or window.
    .long = From the declaration of death the player is not alive, but hand and intel remain until S-20 step 2. [Trigger] skills on death or victory do not use the stack, open no response window and take effect directly (S-27); their order follows S-20, several of one player being ordered by that player, by default as printed. A new death in between is nested and handled at once before returning (R-16); the order of deaths is that of the declarations.
clause-G-15 = Lasting effects and marks of players who leave play vanish at once.
    .long = When their owner dies or loses, lasting effects and marks vanish immediately. Effects already on the stack still take place, but parts that need that player to choose, give hand cards or receive are skipped.
clause-G-16 = After gaining: landing, check, Public Document, then "after gaining" triggers.
    .long = Gaining proceeds thus: the intel comes to rest; check (R-16); the action of a Public Document; the triggers "after gaining" (R-24). If the game has ended on the way, none of the rest happens.
clause-G-17 = Missions matter only to reporters, who must be alive unless it is marked †.
    .long = A mission works only if its player's identity is tabloid reporter (S-40). It counts from the start of the game; covering and lost skills affect neither counts nor judgement. Except for † missions the player must be alive when judged, which happens at every R-16 checkpoint; "at the end of the turn" adds one check after the window at the end of the turn has closed. † missions are judged after deaths have been handled (R-68), and the dead player still declares victory; "in front of you when you died" refers to the moment the death was declared. "Out" means dead or lost; "dead" alone does not include losing.
clause-G-18 = What is inspected is seen by the inspector alone; that it happened is public.
    .long = What is inspected goes to the inspector alone, the fact of it is public. When hand cards are handed over or drawn at random from a hand, the two players involved know the faces and everybody knows the number. Face-down Probes in the discard pile cannot be picked unless a text allows it.
clause-G-19 = The rest of the winner's camp win along; they do not declare.
    .long = Declarers are: for S-15, the player with enough intel in front of them; for a mission, the reporter; for R-18, every living member of the camp. All other members of the camp win along with them (S-18).
clause-G-20 = Only your own choice not to take intel counts as refusing.
    .long = "Refusing" means a player's own choice, when deciding, not to gain the intel, handing back a direct aloud included. Counting as not taken under R-12, being skipped as lured away, and moving the intel off by card or skill are not refusing.
