"""Moments that triggers hear and missions count, and the questions skills may answer (S-23)."""

from typing import Final

# --- moments: (kind, a, b, c, d); what triggers hear and missions count ------------------------------------------
GAIN: Final = 0  # seat took the transmitted card: seat, card, sender, attributed to
DECLINE: Final = 1  # seat declined (G-20): seat
EFFECT: Final = 2  # a function took effect: user, function, target seat or -1, card in use, skill or -1
COUNTERED: Final = 3  # a function card was made void: user, function, card, skill or -1
BURN: Final = 4  # seat lost intelligence to fire: seat, card, who did it
DEATH: Final = 5  # seat, killer
FLIP: Final = 6  # seat turned its character up by a skill: seat
TARGET: Final = 7  # seat became the target of a function: seat, user, function
DRAW_STEP: Final = 8  # seat is about to draw for the turn (S-08): seat
TURN_ENDING: Final = 9  # seat has declared the end of the turn: seat
VICTORY: Final = 10  # seat declares victory: seat
LOOK: Final = 11  # seat inspected the flight: seat, card
KNOW_CAMP: Final = 12  # seat inspected the identity of: seat, target
SHOW_CAMP: Final = 13  # an identity became public: seat
FLIGHT_END: Final = 14  # a transmission is over: taker or -1
TURN_END: Final = 15  # seat's turn is over, after its closing window: seat
SKILL_EFFECT: Final = 16  # a skill took effect: user, skill
COVER: Final = 17  # seat's character was covered: seat
OUSTED: Final = 18  # seat died or lost: seat
TURN_BEGIN: Final = 19  # seat

# --- questions (S-23) -------------------------------------------------------------------------------------------
Q_AIM: Final = 0  # may `seat` aim function `arg` at seat `x`?
Q_DECLINE: Final = 1  # may `seat` decline although `arg` (a BY_* reason, or BY_LOCK) says he may not?
Q_USE: Final = 2  # may `seat` use function `arg` now?
Q_COUNTER: Final = 3  # may `seat` counter the function `arg` used by `x`?
Q_HANDLE: Final = 5  # may the ordinary skill `arg` of `seat` handle the flight?
Q_DENY: Final = 6  # may `seat` deny a probe that fits?
Q_STRAY: Final = 7  # is the flight lost when it would reach its lured sender `seat`?
Q_DEATH: Final = 8  # amount: black cards that kill `seat`
Q_DRAW: Final = 9  # amount: cards `seat` draws for the turn
Q_TOLL: Final = 10  # amount: extra cards `seat` discards to aim function `arg` at seat `x` or cards before him
Q_PROBE: Final = 11  # amount: what a probe's action (+2, -1) on `seat` becomes
BY_LOCK: Final = 9
