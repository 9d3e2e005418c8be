char-shen_yepin = Night DJ Shen
    .title = Your letters, her playlist
    .mission = 2 other players have died, and at most 1 black intel lies before you
    .mission-full = At least 2 other players have died (losing the game does not count), and at most 1 intel before you contains black. You must be alive.

skill-shen_yepin-song_request = Song Request
    .brief = Uncover, at arrival: a hand card replaces the intel in delivery, which joins your hand
    .full = Uncover, no cost, needs a hand card. Timing: an arrival window, wherever the intel lies. On resolution a hand card of your choice replaces that intel, facing the same way, and the old one joins your hand. Mode, direction, sender and who must take it do not change; a death it then causes is your kill. Fizzles if that intel has been replaced or left the delivery, or you have no hand cards; your character stays uncovered.

skill-shen_yepin-night_elegy = Midnight Elegy
    .brief = Below line, death trigger: when another dies, take a random card from their hand
    .full = Below the line, death trigger: not on the stack, no responses, optional. When another player dies, before their cards are discarded, take one random card from the dead player's hand, its face known only to the two of you. Not triggered if that hand is empty.
