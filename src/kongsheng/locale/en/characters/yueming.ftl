char-yueming = Yue Ming
    .title = Nobody sees him before midnight
    .mission = 5 intel before you, with red, blue and black all among them
    .mission-full = At least 5 intel lie before you, among them at least 1 containing red, 1 containing blue and 1 containing black; two-colour cards count for both. You must be alive.

skill-yueming-moon_shift = Moon Shift
    .brief = Anytime, once per round: discard 2; move one player's intel to the neighbour on the right
    .full = Anytime, once per round: in any window or when your turn is idle, never in the special phases such as deciding on intel. Cost: discard 2 cards of your choice. Target: one intel before a living player, yourself allowed. On resolution, if it is still there, move it before the first living player to that player's right as of now; wins and deaths are checked at once and a death counts as your kill. Fizzles if that player has left or the intel is gone.

skill-yueming-shared_eclipse = Shared Eclipse
    .brief = Trigger, when you declare victory: another player who has not lost wins with you
    .full = Trigger on victory: not on the stack, no responses, optional. When you declare victory, you may pick another player who has not lost the game, dead ones included, to win along with you. That player is not a declarer, sets off no victory skills and brings no faction along. Not available if you are merely winning along with someone else, or while your character is flipped.
