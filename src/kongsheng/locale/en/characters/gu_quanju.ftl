char-gu_quanju = Spin Doctor Gu
    .title = No further questions, please
    .mission = At the end of your turn: at most 2 hand cards and at least 3 intel before you
    .mission-full = Judged at the end of any of your own turns: you hold no more than 2 hand cards and at least 3 intel lie before you. You must be alive.

skill-gu_quanju-crisis_pr = Damage Control
    .brief = Forced: when a Probe makes you discard, draw 1 instead
    .full = Forced: not on the stack, not optional. When a Probe takes effect and would have you discard one, draw 1 card instead, even with an empty hand. The draw-two action and the statement of being a bystander are unaffected; an Exposed Probe does nothing.

skill-gu_quanju-shield = No Cameras
    .brief = Forced: with 2 or fewer cards, no Lock On, Lure Away or Dangerous Intel may target you
    .full = Forced, always on. While you hold 2 or fewer hand cards you cannot be the target of another player's Lock On, Lure Away or Dangerous Intel. It is checked on declaring and again on resolving, so dropping to 2 in between makes the card fizzle. One that has already taken effect stays in force.

skill-gu_quanju-counter_leak = Counter-Leak
    .brief = Trigger, once per round: after a card used on you takes effect, see 1 of its user's hand
    .full = Trigger, once per round, optional. After a function card used by another player with you as its final target player takes effect, inspect one random hand card of its user; not triggered if that hand is empty. It goes on the stack and can be responded to.
