char-zi_zhengqiang = Anchor Zi
    .title = Never missed a syllable
    .mission = 2 different players took intel you sent as Text, and 3 intel lie before you
    .mission-full = Intel you sent as Text (printed Text, or made so by Read on Air) has been taken by at least 2 different other players over the game, and at least 3 intel lie before you. You must be alive.

skill-zi_zhengqiang-read_aloud = Read on Air
    .brief = ▶ As you send: may change the mode to Text; if it was not printed Text, draw 1
    .full = ▶: not on the stack, no responses, optional, every time you send. Timing: as you send, the card chosen but no Direct target yet. This delivery becomes Text, face up to your right; if the card is printed with another mode, draw 1 card. Also works for a card sent off the deck because your hand is empty.

skill-zi_zhengqiang-live_feed = Live Feed
    .brief = ▶ Once per round: as you send, discard 1; others' non-▶ skills cannot touch this intel
    .full = ▶, once per round: not on the stack, no responses. Timing: as you send. Cost: discard 1 card of your choice, not the one being sent. Until this delivery ends, other players' skills without ▶ cannot move, discard, replace or turn over this intel, nor change its direction or mode; a skill that does only such things cannot be declared, not even to uncover. Function cards, and cards used as function cards, are unaffected.
