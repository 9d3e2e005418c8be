char-yan_guoshen = Censor Yan
    .title = One stroke of red and the channel goes quiet
    .mission = Spike It, Expose, Burn take effect 3 times in all; 2 intel, at most 1 black
    .mission-full = Your Spike It, the Expose cards you used and the Burn cards you used have taken effect at least 3 times taken together; and at least 2 intel lie before you, at most 1 of them containing black. You must be alive.

skill-yan_guoshen-kill_story = Spike It
    .brief = Anytime, once per round: at arrival discard 2 to bin the intel; cannot be cancelled
    .full = Anytime, once per round. Timing: an arrival window, wherever the intel lies. Cost: discard 2 cards of your choice. On resolution that intel goes face up to the discard pile and the delivery ends with nobody taking it; it may have moved to another seat, and it may be your own. This skill cannot be cancelled (except by the ▶ For the Record); it fizzles if that intel has been replaced or has left the delivery.

skill-yan_guoshen-final_word = No Appeal
    .brief = Forced: your Expose cannot be Exposed
    .full = Forced, always on. An Expose you use cannot be chosen as the target of another Expose. An Expose played while your character is flipped has no such protection.
