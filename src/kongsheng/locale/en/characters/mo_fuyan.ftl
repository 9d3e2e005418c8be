char-mo_fuyan = Obituarist Mo
    .title = Only the date is left blank
    .mission = At least one CCAV and one 2BC player have died, and you are alive
    .mission-full = Among the players who have died there is at least one CCAV and at least one 2BC; those who lost the game do not count. You must be alive.

skill-mo_fuyan-prewritten = Pre-Written
    .brief = Above line, death trigger: when another player dies, draw 1
    .full = Above the line (usable while covered), death trigger: not on the stack, no responses, optional. When another player dies, draw 1 card; a player losing the game does not count. Used while covered, it does not tell your character's name.

skill-mo_fuyan-front_obit = Front-Page Obit
    .brief = Trigger, uncover: when another dies, move one of their intel before a living player
    .full = Death trigger and uncover: not on the stack, no responses, optional. When another player dies, before their cards are discarded, if intel lies before the dead player you may uncover and move one of these before a living player, yourself included; wins and deaths are checked at once. A death it causes is your kill and is dealt with in full before returning to the first one.

skill-mo_fuyan-retract = Retraction
    .brief = Below line, action, once per round: discard 1, cover your character
    .full = Below the line, action, once per round; declared when your play phase is idle. Cost: discard 1 card of your choice. On resolution cover this character, so that Front-Page Obit can be used again.
