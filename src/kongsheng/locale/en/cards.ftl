### Game cards: function name, the one line printed on the card (.brief) and the exact rule (.full); modes, colours, camps, genders.

## Functions

fn-probe = Probe
    .brief = If of this camp, the target obeys; if not, passes by.
    .full = Use it in the idle time of your own turn, before or after sending; target another living player. The card is handed over face down; the target sees its face when it takes effect, bystanders never do. If the target belongs to the camp it names (CCAV, 2BC or tabloid reporter), they carry out its action: +2 draw two; -1 discard one at random, or with no hand say publicly "I have no cards". If not, they say publicly "I am just passing by". The used card goes face down to the discard pile and may not be looked at (R-39, R-58, R-70, R-82).
fn-lock_on = Lock On
    .brief = This turn the target cannot refuse intel.
    .full = Use it in your own turn before the intel is decided, in idle time before sending or in an arrival window of the intel you sent; target another living player. This turn they may not refuse intel that comes to them. They may still get rid of it by Return, Divert and so on in the arrival window; if it is intercepted or they are lured away, the lock has nothing to work on (R-30, R-51, R-70, R-101).
fn-lure_away = Lure Away
    .brief = Intel skips the target this turn, or moves on.
    .full = Use it in your own turn before the intel is decided, in idle time before sending or in an arrival window of the intel you sent; target another living player. Intel skips them this turn; if it rests in front of them, a telegram or text travels on and a direct goes back to its sender. They can no longer be the target of Divert or of a direct, nor use Intercept. The sender cannot be chosen while the intel is in front of the sender (R-13, R-31, R-44, R-70).
fn-decode = Decode
    .brief = Inspect the face-down intel in front of you.
    .full = Use it in an arrival window when the intel is in front of you and face down: you alone look at it. It fizzles if the intel has since moved or been turned up (R-32, R-62).
fn-reinforce = Reinforce
    .brief = Draw 1, plus 1 for each black intel before you.
    .full = Use it in the idle time of your own turn, before or after sending: draw 1 plus the number of intel containing black in front of you on resolution (R-40, R-70).
fn-return = Return
    .brief = Reverse the intel before you; a direct goes back.
    .full = Use it in an arrival window when the intel is in front of you and you are not its sender: a telegram or text reverses and goes to the next player that way, a direct goes back to its sender. It fizzles if the intel has since moved (R-33, R-62).
fn-intercept = Intercept
    .brief = In another's turn: pull the intel to you and take it.
    .full = Use it in an arrival window of another player's turn when the intel is not in front of you: it moves in front of you, a new arrival window opens, and you may not refuse it on this arrival; others may intercept it in turn. It fizzles if the intel has since moved or you are lured away (R-35, R-44, R-62, R-64).
fn-expose = Expose
    .brief = Cancel another's function card on top of the stack.
    .full = Use it in a response window when another player's function card is on top of the stack: that card is cancelled and goes to the discard pile. It does not work on skills or on cards you used yourself; cards used "as" a function can be exposed (R-26, R-37, R-57).
fn-burn = Burn
    .brief = Any time: burn one intel with black before a player.
    .full = Use it in any window or in your own idle time, except in special stages: choose one intel containing black in front of any living player, yourself included, and put it into the discard pile. Intel in transit cannot be burnt (R-38, R-70, R-86).
fn-divert = Divert
    .brief = Move the intel before you to another, who must take it.
    .full = Use it in an arrival window when the intel is in front of you; target another living player who is not lured away. The intel moves in front of them, a new arrival window opens, and they may not refuse it on this arrival; a death by it is now credited to you. It fizzles if the intel has since moved (R-34, R-44, R-62, R-64, R-73).
fn-dangerous_intel = Dangerous Intel
    .brief = Inspect a player's hand and discard one card of it.
    .full = Use it in the idle time of your own turn, before or after sending; target another living player with cards in hand. You inspect the whole hand and choose one card, which is discarded face up; it fizzles if the hand is empty on resolution (R-41, R-70, R-83).
fn-swap = Swap
    .brief = Face down, replace the face-down intel in transit.
    .full = Anybody may use it in an arrival window while the intel is face down: this card takes its place face down and the old intel goes face up to the discard pile. Mode, direction, sender and limits on taking stay the same; a death by it is now credited to you. Others know only that a Swap lies there, not its colour. It fizzles if the intel is face up by then; fizzled or exposed, it goes face up to the discard pile (R-36, R-62, R-73, R-81).
fn-public_document = Public Document
    .brief = Not playable. Its receiver acts by their camp.
    .full = It cannot be used as a function card. When it is gained as delivered intel, a receiver who is still alive carries out what its face says for their camp, in public: draw 1, discard 1 at random, or nothing; with no card to discard, no sign is given. Used by a skill as another function, it carries out no action (R-43, R-85).
fn-true_or_false = True or False
    .brief = From you on, each gains the top card of the deck.
    .full = Use it in the idle time of your own turn, before or after sending: from you on in seat order, every living player turns up the top card of the deck and gains it, with victory and death checked card by card. After a death the rest still go on; when the game is over it stops. This is not gaining by delivery, and deaths are credited to you (R-42, R-70, R-73, R-80).

## Modes

mode-telegram = Telegram
    .full = Passed face down to the right; each player takes it or passes it on, and back at its sender it must be taken (S-10).
mode-direct = Direct
    .full = Given face down to one chosen other player, who takes it or hands it back; then its sender must take it (S-11, R-79).
mode-text = Text
    .full = Passed face up to the right for all to read; otherwise like a telegram (S-12).

## Colours

colour-red = red
    .full = Red intel. With 3 or more in front of one CCAV member, all of CCAV win (S-15).
colour-blue = blue
    .full = Blue intel. With 3 or more in front of one 2BC member, all of 2BC win (S-15).
colour-black = black
    .full = False intel. With 3 or more in front of you, you die (S-04, S-19).
colour-red_black = red-black
    .full = Half red, half black; counts as red intel and as false intel (S-04).
colour-blue_black = blue-black
    .full = Half blue, half black; counts as blue intel and as false intel (S-04).

## Identities

camp-ccav = CCAV
    .full = The red side, on the undercover front. With 3 or more red intel in front of one member, all win (S-01, S-15).
camp-bbc = 2BC
    .full = The blue side, of the intelligence bureau. With 3 or more blue intel in front of one member, all win (S-01, S-15).
camp-tabloid = Tabloid reporter
    .full = A bystander, each on their own. Wins by fulfilling the secret mission of the character (S-01, S-15, S-40).

## Genders

sex-male = male
    .full = A male character (G-13).
sex-female = female
    .full = A female character (G-13).
sex-unknown = unknown
    .full = The character's gender is unknown: neither male nor female (G-13).
sex-none = none
    .full = A covered lurking character has no gender: neither male nor female (S-36, G-13).
