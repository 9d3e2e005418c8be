"""The alphabet actions are written in, and the small numbers the state is made of."""

from typing import Final

MAX_SEATS: Final = 9

# --- tokens -----------------------------------------------------------------------------------------------------
PASS: Final = 0
DONE: Final = 1  # no more cards for this choice
YES: Final = 2
NO: Final = 3
PLAY: Final = 4
SEND: Final = 5
END_TURN: Final = 6
CLOSE: Final = 14  # TABLE only: close a held window
LEAVE: Final = 15  # TABLE only, followed by a seat: concede or be removed
CAMP: Final = 16  # + camp 0..2
MODE: Final = 19  # + mode 0..2
HUE: Final = 22  # + 0 red, 1 blue, 2 black
SEX: Final = 25  # + sex 0..2
TOP: Final = 28
BOTTOM: Final = 29
SEAT: Final = 32  # + seat 0..15
SKILL: Final = 48  # + own skill slot 0..15
ORD: Final = 64  # + which of several, 0..15
PRINT: Final = 80  # + print 0..79 (80..159); 160..255 are kept for packs
MAX_WORD: Final = 64

# --- viewers ----------------------------------------------------------------------------------------------------
TABLE: Final = -1  # whoever runs the game: leaves, held windows
WATCHER: Final = -2  # a spectator
ALL: Final = 0x1FF  # audience: everybody, spectators included

# --- seats ------------------------------------------------------------------------------------------------------
ALIVE: Final = 0
DYING: Final = 1  # death declared, S-20 not finished
DEAD: Final = 2
OUT: Final = 3  # lost the game (S-21)
UP: Final = 0
COVERED: Final = 1
MALE: Final = 0
FEMALE: Final = 1
UNKNOWN: Final = 2
SEXLESS: Final = 3  # covered latent character, or a game without characters

# --- where a card that is not public may be, as bits (bits 0..8: the hands) ------------------------------------
Z_FLIGHT: Final = 1 << 9
Z_FACEDOWN: Final = 1 << 10  # used probes in the discard pile
Z_STACK: Final = 1 << 11
Z_SPOT: Final = 1 << 12  # at a known place of the draw pile
Z_DECK: Final = 1 << 13  # somewhere in the draw pile

# --- windows (bits, so that timings are masks) -----------------------------------------------------------------
W_PICK: Final = 1  # choosing a character
W_OPEN: Final = 2  # 开: start and end of a turn
W_FREE: Final = 4  # 空: the current player, nothing on the stack
W_RESPONSE: Final = 8  # 应
W_ARRIVAL: Final = 16  # 到
W_SENDING: Final = 32  # 传
W_TARGET: Final = 64  # whom a direct intelligence goes to
W_DECIDE: Final = 128  # take it or not: a special stage (S-27)
W_TRIGGER: Final = 256
W_CHOICE: Final = 512  # a choice inside an effect
W_DISCARD: Final = 1024  # down to the hand limit
WINDOW_NAMES: Final = {
    1: "pick", 2: "open", 4: "free", 8: "response", 16: "arrival", 32: "sending",
    64: "target", 128: "decide", 256: "trigger", 512: "choice", 1024: "discard",
}  # fmt: skip

# --- timers ---------------------------------------------------------------------------------------------------
T_FACE: Final = 0  # turn the character up again
T_SEX: Final = 1  # its sex is the printed one again

# --- frames -----------------------------------------------------------------------------------------------------
F_GAME: Final = 0
F_TURN: Final = 1
F_FLIGHT: Final = 2
F_ITEM: Final = 3
F_TRIGGER: Final = 4
F_DEATH: Final = 5
F_VICTORY: Final = 6
F_WINDOW: Final = 7

# Why the seat an intelligence lies at may not decline it, strongest last.
FREE_TO_DECLINE: Final = 0
BY_DIVERT: Final = 1
BY_INTERCEPT: Final = 2
BY_QUICK: Final = 3
BY_SKILL: Final = 4

# Phases of a transmission.
P_SENDING: Final = 0  # the card is chosen, quick skills may change how it goes
P_AIMING: Final = 1
P_LAUNCH: Final = 2
P_ARRIVAL: Final = 3
P_DECIDE: Final = 4
P_DECLINED: Final = 5
P_DOCUMENT: Final = 6
P_OVER: Final = 7

# Protections of a transmission.
DROPPED: Final = 1  # its first arrival cannot be declined
LIVE: Final = 2
SILENT: Final = 4
