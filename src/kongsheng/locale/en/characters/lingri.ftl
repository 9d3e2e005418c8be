char-lingri = Zero-Day
    .title = Passwords are only suggestions
    .mission = Black intel in play: starting players +3 (+2 for 3 or 4); at most 1 is yours
    .mission-full = Counted over all living players, the intel containing black number at least the starting player count plus 3 (plus 2 in games begun with 3 or 4), while at most 1 before you contains black. You must be alive; the intel of the dead go to the discard pile before counting.

skill-lingri-wiretap = Wiretap
    .brief = Above line, ▶ trigger, once per turn: after another's Decode, you inspect that intel too
    .full = Above the line (usable while covered), ▶ trigger, once per turn: not on the stack, no responses, optional. After a Decode used by another player takes effect, you inspect that intel as well. Used while covered, it does not tell your character's name.

skill-lingri-wipe = Factory Reset
    .brief = Uncover, anytime: burn any one intel before a player
    .full = Uncover, no cost; in any window or when your turn is idle, never in the special phases. Target: one intel of any colour before a living player, yourself included. On resolution burn it. Fizzles if it is no longer there; your character stays uncovered.

skill-lingri-botnet = Botnet
    .brief = Below line, action, once per turn: take a random card from another, then give one back
    .full = Below the line, action, once per turn, no cost; declared when your play phase is idle. Target: another player with hand cards. On resolution take one at random, then give that player one hand card of your choice, possibly the same one; faces are known only to the two of you. Fizzles if the target has left or has no hand cards.
