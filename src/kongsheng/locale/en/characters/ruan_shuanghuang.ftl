char-ruan_shuanghuang = Double-Act Ruan
    .title = His lips, someone else's lines
    .mission = Take 2 intel through your own Intercepts, and have 3 intel before you
    .mission-full = In total at least 2 intel came before you through an Intercept you used (or a card used as one) and were taken by you in that same arrival; and at least 3 intel lie before you. You must be alive.

skill-ruan_shuanghuang-cut_in = Cut In
    .brief = Above line, anytime, once per round: use a Direct card from hand as Intercept
    .full = Above the line (usable while covered), anytime, once per round. Whenever you could use Intercept (an arrival window in another player's turn, the intel not before you), show a Direct card from your hand and use it as Intercept. It is a function card, not a skill, and can be Exposed; the use is spent even so.

skill-ruan_shuanghuang-reversal = Plot Twist
    .brief = Uncover, at arrival before you: the intel goes to its sender, who must take it
    .full = Uncover, no cost. Timing: an arrival window with the intel before you, the sender being another living player who is not lured away; being Locked On does not stop you. On resolution, if the intel is still before you, it moves straight to the sender with a new arrival window; the sender must take it, and a death it causes is your kill. Fizzles if the intel has moved or been replaced, or the sender has left or been lured away; your character stays uncovered.

skill-ruan_shuanghuang-swap_copy = Switch Scripts
    .brief = Below line, action, once per game: discard 1; trade one intel with another player's
    .full = Below the line, action, once per game; declared when your play phase is idle. Cost: discard 1 card of your choice. Target: one intel before you and one before another player. On resolution, if both are still in place, they change places at the same moment, then wins and deaths are checked; a death is your kill. If either is gone, all of it fizzles.
