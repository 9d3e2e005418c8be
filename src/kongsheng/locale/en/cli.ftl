### The command line and the text seat.

## The table

short-red = Rd
short-blue = Bu
short-black = Bk
short-red_black = RdBk
short-blue_black = BuBk
short-ccav = CCAV
short-bbc = 2BC
short-tabloid = Press

column-seat = Seat
column-camp = Identity
column-hand = Hand
column-char = Character
column-intel = Intel
column-state = State
column-result = Result

cli-heading = Turn { $turn }, { $seat } to act (deck { $deck }, discards { $discard })
cli-unknown-char = covered
cli-covered = { $name } (covered)
cli-mark = mark “{ $mark }”
cli-borrowed = borrowed “{ $skill }”
cli-flight-soon = In transit: { $sender } about to send
cli-flight = In transit: { $mode } from { $sender }, lies before { $seat }{ $way ->
    [-1] {""}
   *[other] , travels { $way }
}{ $card ->
    [-1] , face down
   *[other] , { $card }
}{ $swapped ->
    [0] {""}
   *[1] , a Swap card
}{ $clause ->
    [-1] {""}
   *[other] , must be taken ({ $clause })
}
cli-stack = Stack { $n }: { $what }
cli-use-as = { $skill } (as { $function })
cli-covert = a covered character's skill
cli-item = { $what } by { $seat }{ $holder ->
    [-1] { $target ->
        [-1] {""}
       *[other] {" "}on { $target }
    }
   *[other] {" "}on { $aimed } before { $holder }
}{ $negated ->
    [0] {""}
   *[1] {" "}(cancelled)
}
cli-me = You: { $camp }{ $mission ->
    [-1] {""}
   *[other] , { $mission }
}
cli-mission = mission ({ $tally }): { $mission }
cli-beginner = be alive with 5 intel
cli-seat-note = hand { $hand }{ $intel ->
    [-1] {""}
   *[other] , intel { $intel }
}
cli-known = in hand, as you know: { $cards }
cli-intel = intel: { $cards }
cli-latent = lurking
cli-public = public

## Questions and commands

cli-input = Choose ({ $numbers }, ? why not, help)>{" "}
cli-not-now = Not possible now: { $names }
cli-back = back
cli-more = … { $count } earlier lines (see log)
cli-passed = (passed automatically { $count ->
    [one] once
   *[other] { $count } times
} meanwhile; auto turns this off)
cli-auto-on = Passing by itself where only a pass is possible: on
cli-auto-off = Passing by itself where only a pass is possible: off
cli-what = “{ $text }” means nothing here: type a number, or help for the commands
cli-nobody = There is no seat “{ $text }”
cli-all-possible = Nothing is ruled out right now
cli-why = { $what }: { $text } ({ $clause })
cli-why-more = Type “? number” for the full clause (1–{ $most }), or “{ $text } WORD” to look up the rules
cli-bot-failed = The bot of { $seat } failed; treated as absent
cli-watch = You are out. Enter for the next turn, skip for the end >{" "}
cli-help =
    A number chooses; 0 or just Enter passes (where you may); b goes back a step
    ?: what is not possible now, and why; ? 3: the clause for the third
    rules WORD: look up a card, character, skill, term or clause
    hand: my cards; table: the table; log [N]: what happened; who [SEAT]: all about somebody
    auto: pass by itself where only a pass is possible, on or off; quit: leave
command-rules = rules rule r
command-hand = hand h
command-table = table t
command-log = log l
command-who = who w
command-auto = auto
command-skip = skip
command-help = help
command-quit = quit q exit

## Beginning and end

bot-names = Ada Bram Cleo Dov Edda Finn Greta Hugo
cli-welcome = Kongsheng with { $players } players; you have seat 1. Seed { $seed }. The next row of the table is the right-hand neighbour. Type help for the commands.
cli-few-characters = Only { $have } characters are there: { $count ->
    [one] one candidate
   *[other] { $count } candidates
} each.
cli-bye = Goodbye. The seed { $seed } deals this game again.
cli-won = Won: { $reason }
cli-won-camp = Won with the camp
cli-won-with = Won along with { $seat }
cli-lost = Did not win

## Looking up the rules

kind-fn = function card
kind-char = character
kind-skill = skill
kind-term = term
kind-mode = mode
kind-colour = colour
kind-camp = identity
kind-sex = gender
kind-clause = clause
rules-how = Usage: rules WORD. A card, character, skill, term or clause number, in Chinese or English.
rules-nothing = Found nothing for “{ $text }”. rules without a word lists what there is.
rules-others = Also: { $names }
rules-mission = Secret mission: { $mission }
rules-count = { $count ->
    [one] 1 copy in the deck
   *[other] { $count } copies in the deck
}
rules-deck = { $count } in the deck: { $cells }

## The command line

usage-kongsheng = usage: kongsheng COMMAND [OPTION...]
usage-options = options:
usage-commands = commands:
usage-more = kongsheng COMMAND --help lists the options of a command.
usage = usage: { $usage }
about-kongsheng = Kongsheng (《空声》), a hidden-role card game of telegrams, bluff and false intelligence, for 3 to 9 players.
about-play = play a game against bots
about-serve = run a server, to play with friends in the browser
about-simulate = let bots play many games and count the results
about-match = play two bots against each other, sides swapped
about-fuzz = look for errors of the engine with random games
about-rules = look up a word, clause, card or character
option-players = number of players, 3 to 9
option-seed = the same seed deals the same game
option-bots = bot: { $names }
option-bots-many = one bot or one per seat, separated by commas: { $names }
option-lang = language: zh or en
option-no-characters = beginner game without characters
option-terminal = play in this terminal
option-no-browser = do not open a browser
option-host = address to listen on
option-port = port, 0 for any free one
option-data = file that keeps the games
option-games = number of games
option-jobs = number of processes
option-json = print one JSON object
option-report = also write an HTML report
option-bot-a = first bot
option-bot-b = second bot
option-word = what to look up
option-help = show this help
option-version = show the version
error-command = there is no command “{ $text }”; choose from { $names }
error-option = unknown argument: { $text }
error-missing = missing argument: { $name }
error-no-value = { $name } needs a value
error-unexpected-value = { $name } takes no value
error-number = { $name }: “{ $text }” is not a whole number
error-range = { $name }: { $text } is not between { $low } and { $high }
error-at-least = { $name }: { $text } is less than { $low }
error-choice = { $name }: “{ $text }” is not one of { $names }
error-bots-count = --bots: { $have } names given, must be 1 or { $want }
error-unavailable = this installation has no { $what }
error-file = cannot write { $name }: { $text }
error-encoding = { $name }: not text in this terminal’s encoding
error-mishap = something went wrong inside the program: { $text } ({ $where })
