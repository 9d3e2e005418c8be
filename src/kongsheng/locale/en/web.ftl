### Words of the page: buttons, headings, hints. The words of rules and cards are in other files.

web-title = Kongsheng
web-tagline = A table of telegrams where nobody has to tell the truth. Three to nine players, on phones and desktops.
web-new-table = New table
web-players = Players
web-bots = Bots
web-bots-hint = The other seats are for friends; you can fill up later
web-less = One fewer
web-more = One more
web-characters = Characters
web-characters-on = With characters
web-characters-off = No characters (first game)
web-pool = { $count } characters in play (open to switch single ones off)
web-pace = Pace
web-pace-normal = Normal
web-pace-normal-hint = Every window stays open a moment, so its length never tells who could respond
web-pace-fast = Fast
web-pace-fast-hint = Moves on as soon as it is decided; for playing alone against bots
web-house-rules = House rules
web-identities = Identities (red/blue/reporters)
web-opt-candidates = Characters to choose from
web-opt-hand_limit = Hand limit (0: none)
web-opt-turn_limit = Turn limit (0: none)
web-opt-use_limit = Uses per turn (0: no limit)
web-opt-clock_s = Own decisions, seconds (0: no clock)
web-opt-respond_s = Windows one may pass, seconds (0: no clock)
web-opt-hold = Windows stay open, milliseconds (normal pace)
web-opt-win_before_death = Victory is judged before death
web-opt-last_camp_wins = The last side alive wins
web-create = Open the table
web-bad-field = { $field } is out of range: { $allowed }
web-offline = The server cannot be reached, trying again
set-base = Base
set-extra = Expansion
set-ex = EX

web-lobby = Waiting for players
web-lobby-what = { $players } seats
web-your-name = Your name
web-sit = Sit down
web-sit-here = Sit here
web-free-seat = Free seat
web-free-it = Free it
web-host = host
web-absent = away
web-fill = { $n ->
    [one] Fill one seat with a bot
   *[other] Fill { $n } seats with bots
}
web-start = Deal
web-wait-host = Waiting for the host to deal
web-watch-hint = You are watching; sit down while there is a free seat
web-invite = Invite friends
web-invite-hint = Phones on the same network can scan the code or open the link
web-qr = QR code of the link
web-link = Link of this table
web-copy = Copy link
web-copied = Copied
web-connecting = Taking you in…
web-home = Front page
web-reload = Continue here
web-lost = Connection lost, reconnecting; the table is as it was
web-loading = Loading

web-menu = Settings
web-log = Log
web-notes = Notebook
web-chat = Chat
web-rules = Rules
web-rules-search = Search clauses, terms, cards
web-nothing = Nothing found
web-discard = Discard
web-discard-n = { $n ->
    [one] Discard pile, one card, open to leaf through
   *[other] Discard pile, { $n } cards, open to leaf through
}
web-facedown-n = { $n ->
    [one] One more lies face down and nobody may look
   *[other] { $n } more lie face down and nobody may look
}
web-empty = No cards yet
web-seat = Seat
web-card = Card
web-orders = Pass for me
web-end = Result
web-close = Close
web-language = Language
web-theme = Edition
web-night = Night
web-morning = Morning
web-scale = Text size
web-concede = Concede
web-leave = Leave the table
web-sure-concede = Your identity and character become public and you cannot win this game. Concede?
web-sure-leave = Your seat is given up; a running game counts as conceded. Leave?

web-cancel = Cancel
web-back = One step back
web-confirm = Confirm
web-said = Answered, waiting for the others
web-torn = { $card }: what for?
web-prompt = What is asked of you
web-left = { $n ->
    [one] One second left
   *[other] { $n } seconds left
}
web-held = { $seat } asks for a moment
token-nth = No. { $n }
step-whole = Is this right?
wait-decide = Waiting for { $seat } to take it or refuse
wait-target = Waiting for { $seat } to address a direct
wait-free = Waiting for { $seat } to play or send
wait-sending = Waiting for { $seat } to send
wait-discard = Waiting for { $seat } to discard
wait-one = Waiting for { $seat }
covered-skill = a covered character's skill

web-order-none = Ask me every time
web-order-stack = Pass until this stack is done
web-order-turn = Pass until my turn
web-order-hint = The server answers for you; nobody can tell
web-hold = Ask for a moment
web-hold-hint = Keeps this window open a little longer; anybody may ask, whether or not they hold anything

web-turn-n = Turn { $n }
web-watching = Watching
web-deck = Deck
web-way-right = Intelligence travels to the right (counter-clockwise)
web-way-left = Intelligence travels to the left (clockwise)
web-stack = Response stack, the top resolves first
web-item = { $seat }: { $what }
web-item-target = { $seat }: { $what } → { $target }
web-item-intel = { $seat }: { $what } → { $holder }'s { $aimed }
web-item-also = {" "}({ $what })
web-flight = { $mode } in transit, sent by { $sender }, before { $at }
web-must = must take
web-hand-n = { $n ->
    [one] one card in hand
   *[other] { $n } cards in hand
}
web-no-hand = No cards in hand
web-intel = Intelligence
web-intel-n = { $n } intelligence
web-from = from { $seat }
web-not-sent = not sent
web-copies = { $n ->
    [one] one of these in the deck
   *[other] { $n } of these in the deck
}
web-secret = Identity
web-mission = Secret mission
web-mission-beginner = Be alive with 5 intelligence
web-latent = lurking
web-public = public
web-sex = Gender:
web-covered-hint = The character lies covered; nobody has seen it
web-copied-skill = borrowed
tag-quick = quick
tag-forced = forced
tag-flips = uncovers
tag-once = once a game
tag-above = above the line
camp-short-ccav = CCAV
camp-short-bbc = 2BC
camp-short-tabloid = Rep.
mode-short-telegram = Tel
mode-short-direct = Dir
mode-short-text = Txt

web-filter = Only one player
web-everybody = Everybody
web-news-n = { $n } things since you last acted; opens the log
web-since = { $n } since you acted
web-guess = my guess
web-guess-of = My guess for { $seat }
web-note = note
web-note-of = Note on { $seat }
web-declined-n = { $n ->
    [one] refused once
   *[other] refused { $n } times
}
web-probed = probed: { $what }
web-seen = seen in hand: { $cards }
web-chat-empty = Nobody has said anything
web-chat-hint = Say something
web-chat-send = Send
web-phrase-1 = Trust me
web-phrase-2 = It's black
web-phrase-3 = Cover me
web-phrase-4 = Just a passer-by
web-phrase-5 = Well played
web-phrase-6 = Hurry up

web-extra = EXTRA · EXTRA
web-winners = Winners: { $who }
web-draw = Nobody wins
web-you-won = You won
web-you-lost = You lost
web-won = won
web-fair = The deal can be checked:
web-look = See the table
web-rematch = Again, same people
web-rematch-host = The host can start another game

error-token = The key to that seat is not valid here: you are watching
error-crowded = Too many connections here
error-no_room = There is no such table, or it has been cleared
error-host = Only the host may do that
error-phase = Not now
error-full = No free seat
error-open_seats = Every seat must be taken before the deal
error-name = Please write a name
error-taken = Somebody has that name
error-chatty = Too much talk at once
error-replaced = This seat was opened elsewhere
error-left = This seat has been left
error-rate = Too many messages, the connection was closed
error-broken = An internal error ended this game; its log is kept
error-too_large = Message too large
error-binary = Message not supported
error-internal = Internal error, nothing has changed
error-seat = Only for people with a seat
error-version = The server has a new version, please reload
