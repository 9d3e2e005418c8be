char-tai_baobao = Station Mascot
    .title = Do not pat. Occupied.
    .mission = 5 intel before you: at least 3 black, 1 red and 1 blue
    .mission-full = At least 5 intel lie before you, of which at least 3 contain black, at least 1 contains red and at least 1 contains blue; two-colour cards count for both. You must be alive, and at one check victory is looked at before death.

skill-tai_baobao-padding = Plush Padding
    .brief = Forced: you die only at 4 black intel
    .full = Forced, always on. You die only when 4 intel before you contain black, and the killer is whoever made the fourth land. When this skill stops working, the usual limit of three is checked at once, and the killer is whoever made it stop.

skill-tai_baobao-unmask = Out of the Suit
    .brief = Anytime, once per game: burn up to 2 black intel before you, then flip your character
    .full = Anytime, once per game, no cost; usable in any window or when your turn is idle, while at least 1 intel before you contains black. On resolution first burn, one by one, up to 2 intel of your choice before you that contain black. Then flip this character, losing all its skills, and wins and deaths are checked at once. Fizzles if you have left by then.
