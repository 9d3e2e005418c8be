### What happened: one sentence per kind of event, for the log.
###
### The variables have the names of EVENT_SCHEMA in game/events.py. Seats, cards, skills, characters, camps, modes and so
### on are passed as text in this language, lists joined by commas; counts, turns, act, on and right as numbers. What is
### absent, hidden or an empty list is the number -1; so is `card` of event-played if it is simply a card of that function.
### Whoever knows the private part gets the -own sentence, if any; event-played-own is for cards whose face is not public.
### The past tense keeps "you" and names interchangeable.

event-game_started = A game of { $players } players begins; { $seat } will act first
event-identity = { $seat } received an identity
event-identity-own = { $seat } drew the identity { $camp }
event-candidates = { $seat } received { $count } candidate characters
event-candidates-own = { $seat } may choose among { $chars }
event-character = { $char ->
    [-1] { $seat } took a lurking character, still covered
   *[other] { $seat } took the character { $char }
}
event-character-own = { $char ->
    [-1] { $seat } took the character { $own }, still covered
   *[other] { $seat } took the character { $own }
}
event-turn_began = Turn { $turn }: { $seat }
event-drew = { $seat } drew { $count ->
    [one] a card
   *[other] { $count } cards
}
event-drew-own = { $seat } drew { $cards }
event-reshuffled = { $count ->
    [one] The one discarded card went back into the deck
   *[other] The { $count } discarded cards were shuffled into the deck
}
event-sent = { $card ->
    [-1] { $seat } sent intel by { $mode }
   *[other] { $seat } sent intel by { $mode }: { $card }
}
event-sent-own = { $seat } sent intel by { $mode }: { $own }
event-flight_at = The intel { $how } { $seat }
event-declined = { $seat } refused the intel
event-gained = { $sender ->
    [-1] { $seat } took the intel: { $card }
   *[other] { $seat } took the intel sent by { $sender }: { $card }
}
event-flight_dropped = The intel in transit was discarded: { $card }
event-played = { $skill ->
    [-1] { $target ->
        [-1] { $holder ->
            [-1] { $card ->
                [-1] { $seat } played { $function }
               *[other] { $seat } played { $function } ({ $card })
            }
           *[other] { $card ->
                [-1] { $seat } played { $function } on { $aimed } before { $holder }
               *[other] { $seat } played { $function } ({ $card }) on { $aimed } before { $holder }
            }
        }
       *[other] { $card ->
            [-1] { $seat } played { $function } on { $target }
           *[other] { $seat } played { $function } ({ $card }) on { $target }
        }
    }
   *[other] { $target ->
        [-1] { $holder ->
            [-1] { $seat } used “{ $skill }”: { $card } as { $function }
           *[other] { $seat } used “{ $skill }”: { $card } as { $function } on { $aimed } before { $holder }
        }
       *[other] { $seat } used “{ $skill }”: { $card } as { $function } on { $target }
    }
}
event-played-own = { $skill ->
    [-1] { $target ->
        [-1] { $holder ->
            [-1] { $seat } played { $function } ({ $own })
           *[other] { $seat } played { $function } ({ $own }) on { $aimed } before { $holder }
        }
       *[other] { $seat } played { $function } ({ $own }) on { $target }
    }
   *[other] { $target ->
        [-1] { $holder ->
            [-1] { $seat } used “{ $skill }”: { $own } as { $function }
           *[other] { $seat } used “{ $skill }”: { $own } as { $function } on { $aimed } before { $holder }
        }
       *[other] { $seat } used “{ $skill }”: { $own } as { $function } on { $target }
    }
}
event-skill_used = { $skill ->
    [-1] { $effect ->
        [-1] { $seat } used a skill, still covered
       *[other] { $seat } used a skill, still covered: { $effect }
    }
   *[other] { $seat } used “{ $skill }”
}{ $holder ->
    [-1] { $target ->
        [-1] {""}
       *[other] {" "}on { $target }
    }
   *[other] {" "}on { $aimed } before { $holder }
}{ $values ->
    [-1] {""}
   *[other] , naming { $values }
}
event-negated = { $function ->
    [-1] { $skill ->
        [-1] The skill used by { $seat } was cancelled
       *[other] “{ $skill }”, used by { $seat }, was cancelled
    }
   *[other] { $function }, played by { $seat }, was cancelled
}
event-resolved = { $function ->
    [-1] { $skill ->
        [-1] The skill used by { $seat } took effect
       *[other] “{ $skill }”, used by { $seat }, took effect
    }
   *[other] { $function }, played by { $seat }, took effect
}
event-fizzled = { $function ->
    [-1] { $skill ->
        [-1] The skill used by { $seat } fizzled
       *[other] “{ $skill }”, used by { $seat }, fizzled
    }
   *[other] { $function }, played by { $seat }, fizzled
}
event-flight_seen = { $seat } inspected the intel in transit
event-flight_seen-own = { $seat } inspected the intel in transit: { $card }
event-discarded = { $seat } discarded { $cards }
event-burned = { $card } before { $seat } was burnt
event-moved = { $seat ->
    [-1] { $card } was placed before { $target }
   *[other] { $card } went from { $seat } to the front of { $target }
}
event-substituted = { $card ->
    [-1] { $old ->
        [-1] { $seat } replaced the intel in transit
       *[other] { $seat } replaced the intel in transit; out came { $old }
    }
   *[other] { $old ->
        [-1] { $seat } replaced the intel in transit by { $card }
       *[other] { $seat } replaced the intel in transit by { $card }; out came { $old }
    }
}
event-substituted-own = { $old ->
    [-1] { $seat } replaced the intel in transit by { $own }
   *[other] { $seat } replaced the intel in transit by { $own }; out came { $old }
}
event-probe_shown = { $target } read the probe of { $seat }
event-probe_shown-own = The probe handed to { $target } by { $seat } reads { $card }
event-probe_answered = { $seat } { $outcome }
event-hand_seen = { $seat } inspected { $count ->
    [one] a hand card
   *[other] { $count } hand cards
} of { $target }
event-hand_seen-own = { $seat } saw in the hand of { $target }: { $cards }
event-turned_up = { $seat } turned up the top of the deck and gained { $card }
event-document = Public Document: { $seat } { $act ->
    [1] drew a card
   *[-1] discarded a card at random
}
event-face = { $char ->
    [-1] The character of { $seat } is now { $face }
   *[other] { $char } ({ $seat }) is now { $face }
}
event-copied = { $skill ->
    [-1] { $seat } lost the borrowed skill
   *[other] { $seat } borrowed the skill “{ $skill }”
}
event-locked = Lock On: { $seat } may not refuse intel this turn
event-lured = Lure Away: intel skips { $seat } this turn
event-dying = { $killer ->
    [-1] { $seat } declared death: too much false intel
   *[other] { $seat } declared death: too much false intel, credited to { $killer }
}
event-died = { $seat } died and turned out to be { $camp }{ $char ->
    [-1] {""}
   *[other] , { $char }
}{ $cards ->
    [-1] {""}
   *[other] ; discarded { $cards }
}
event-lost = { $seat } lost the game and turned out to be { $camp }{ $char ->
    [-1] {""}
   *[other] , { $char }
}{ $cards ->
    [-1] {""}
   *[other] ; discarded { $cards }
}
event-identity_seen = { $seat } inspected the identity card of { $target }
event-identity_seen-own = { $seat } saw that the identity of { $target } is { $camp }
event-handed = { $seat } handed { $count ->
    [one] a hand card
   *[other] { $count } hand cards
} to { $target }
event-handed-own = { $seat } handed to { $target }: { $cards }
event-fetched = { $seat } took back from the discard pile { $cards }
event-fetched-own = { $seat } took back from the discard pile { $own }
event-declared = { $seat } declared victory: { $reason }
event-joined = { $seat } won along with { $by }
event-game_over = { $winners ->
    [-1] The game is over; nobody won
   *[other] The game is over; won by { $winners }
}
event-turn_ended = { $seat } ended the turn
event-retargeted = { $seat } changed the target from { $old } to { $target }
event-reversed = The intel now travels { $way }
event-flight_face_up = The intel in transit was turned up: { $card }
event-marked = { $on ->
    [0] The mark “{ $mark }” was taken from { $seat }
   *[1] The mark “{ $mark }” was put before { $seat }
}
event-sex_changed = The gender of { $seat } is now { $sex }
event-guessed = { $right ->
    [0] { $seat } guessed { $target } to be { $camp }: wrong
   *[1] { $seat } guessed { $target } to be { $camp }: right
}
event-identity_shown = Identity made public: { $seat }, { $camp }
event-put_on_pile = { $card ->
    [-1] { $seat } put a card { $place }
   *[other] { $seat } put { $card } { $place }
}
event-put_on_pile-own = { $seat } put { $own } { $place }
event-mode_changed = The intel sent by { $seat } now goes by { $mode }
event-revealed = { $seat }: { $camp }{ $char ->
    [-1] {""}
   *[other] , { $char }
}{ $cards ->
    [-1] {""}
   *[other] , holding { $cards }
}
event-pile_seen = { $seat } inspected { $count ->
    [one] the top card
   *[other] { $count } cards
} of the deck
event-pile_shown = { $seat } showed the top of the deck: { $cards }
event-pile_seen-own = { $seat } inspected of the deck: { $cards }
event-swapped_intel = { $card } before { $seat } and { $other } before { $target } changed places
event-nothing_sent = { $seat } had nothing to send
