var e=`### Accounts, my games, people and leaders, notices.

## The sheet of the top bar

who-guest = Guest
who-guest-about = Your games are kept for this browser only.
who-account-about = Signed in
who-games = My games
who-page = My page
who-leaders = Leaderboard
who-account = Account and notices
who-enter = Sign in or make an account
who-leave = Sign out
who-left = You are signed out.

## Sign in, make an account

enter-title = Account
enter-head = Sign in, or make an account
enter-old = Sign in
enter-new = Make an account
enter-name = Name
enter-name-new-hint = What others see at the table. You sign in with it.
enter-password = Password
enter-password-new-hint = At least { $least } characters. A sentence of a few words is good.
enter-in = Signing in…
enter-making = One moment…
enter-merge = The games that you play here as a guest come along.
enter-no-mail = No mail address is asked for, so a forgotten password cannot be sent: let your browser keep it.
enter-welcome = You are signed in as { $name }.
enter-made = Your account is made. You are signed in as { $name }.
enter-why = What an account is for
enter-why-games = Your games on all your devices
enter-why-games-about = Begin on the laptop, go on with the phone.
enter-why-rating = A rating in every game
enter-why-rating-about = Games between people with accounts are rated. If your opponent leaves, you do not lose rating.
enter-why-notices = News when it is your turn
enter-why-notices-about = By mail or to a web hook, for games of many days.
enter-why-not = You can play everything without one.
password-show = Show the password
password-hide = Hide the password
password-caps = Caps Lock is on.
need-name = Please give a name.
need-password = Please give the password.
need-new-password = Please give a new password.
need-address = Please give an address, such as ann@example.org.
need-url = Please give a link that begins with https://.
need-token-name = Please give it a name, so that you know it again.

## What can be wrong

wrong-taken = Somebody has this name already. Try another, or sign in if it is you.
wrong-weak = That is too easy to guess: take at least { $least } characters, and neither your name nor a well-known password.
wrong-wrong = The name or the password is not right.
wrong-wrong-old = That is not your password.
wrong-wrong-sure = That is not your password.
wrong-too-fast = Too many tries. Wait a minute, then try again.
wrong-bad-name = Letters, digits, spaces and - _ . ' make a name: at least two letters or digits, at most 24 in all.
wrong-bad-address = That address cannot be used. It should look like ann@example.org.
wrong-bad-url = That link cannot be used: it begins with https://, and its host is on the public internet.
wrong-full = You have too many keys already. Revoke one that you no longer need.
wrong-vacation = So many days are not left this year, or you are on vacation already.
wrong-no-mail = This house sends no mail.
wrong-signed-in = You are already signed in. Reload the page.
wrong-guest = You are signed out here. Sign in again.

## The account

account-title = Account
account-since = Since { $day }
account-page = My page
account-out = Sign out
account-name-title = Name
account-name-label = Your name
account-name-hint = Others see it at the table, and you sign in with it. Finished games keep the old one.
account-save = Save
account-name-saved = Your name is { $name } now.
account-password-title = Password
account-password-old = Current password
account-password-new = New password
account-password-hint = All other devices are signed out.
account-password-save = Change the password
account-password-saved = The password is changed. All other devices are signed out.
account-sessions = Where you are signed in
account-session-this = This one
account-session-seen = last seen { $ago }
account-session-since = since { $day }
account-session-end = End
account-session-end-label = End: { $device }
account-session-ended = Ended: { $device }
account-sessions-end = End all others
account-sessions-ended = All other devices are signed out.
account-tokens = Keys for programs
account-tokens-about = A program of yours can look at your games, or play them, without your password.
account-tokens-none = No key yet.
account-token-name = What is it for?
account-token-name-example = My bot
account-token-scope = It may
account-token-read = Only read
account-token-play = Read and play
account-token-days = Valid for
account-token-days-of =
    { $days ->
        [one] one day
       *[other] { $days } days
    }
account-token-make = Make a key
account-token-shown = The key is shown only now
account-token-shown-about = Keep it where nobody else looks. Programs send it as “Authorization: Bearer”.
account-token-made = made { $day }
account-token-used = used { $ago }
account-token-unused = never used
account-token-until = until { $day }
account-token-end = Revoke
account-token-end-label = Revoke: { $name }
account-token-ended = Revoked: { $name }
account-data = Your data
account-export = Download everything
account-export-about = All that this server holds about you, as one file.
account-delete = Delete the account
account-delete-about = Name, password, ratings, keys and addresses are gone for good. In finished games “somebody” stays behind; running ones are given up.
account-delete-password = Your password, to be sure
account-delete-yes = Delete for good
account-delete-no = Keep it
account-deleted = Your account is deleted. You are a guest again.
device-unknown = Another program
copy = Copy
copied = Copied

## Notices

notices-mail = Your turn, by mail
notices-mail-about = For games with days for each move. Every letter has a link to stop them.
notices-mail-none = This house sends no mail.
notices-mail-address = Mail address
notices-pace = How often
notices-pace-each = At each turn
notices-pace-hourly = At most hourly
notices-pace-daily = Once a day
notices-mail-save = Send me mail
notices-mail-confirmed = Confirmed
notices-mail-unconfirmed = Not confirmed yet
notices-mail-unconfirmed-about = A letter is on its way to { $address }. Open the link in it, and mail begins.
notices-mail-again = Send it again
notices-mail-sent = Sent. Look into your mailbox, also among the unwanted.
notices-mail-saved = Saved.
notices-mail-stop = Stop and forget the address
notices-mail-stopped = No more mail; the address is forgotten.
notices-hook = Your turn, to a web hook
notices-hook-about = At each turn a program of yours gets a signed request.
notices-hook-url = Link of your program
notices-hook-save = Use this link
notices-hook-change = Change
notices-hook-secret = The secret is shown only now
notices-hook-secret-about = Every request is signed with it: check the signature before you believe one.
notices-hook-failing = It is called no longer
notices-hook-failing-about = It did not answer many times. Send a test: once it answers well, it is called again.
notices-hook-test = Send a test
notices-hook-testing = Sending…
notices-hook-answered = Your program answered with { $status }.
notices-hook-no-answer = No answer: { $text }
notices-hook-refused = Your program answered with { $status }: { $text }
notices-hook-stop = Remove
notices-hook-stopped = The web hook is removed.
notices-vacation = Vacation
notices-vacation-about = Clocks of days stand still while you are away.
notices-vacation-left =
    { $days ->
        [0] No day is left this year.
        [one] One day is left this year.
       *[other] { $days } days are left this year.
    }
notices-vacation-days = Days
notices-vacation-begin = Begin now
notices-vacation-until = You are on vacation until { $day }.
notices-vacation-end = I am back
notices-vacation-begun = Your clocks stand still until { $day }.
notices-vacation-ended = Your clocks run again.
notices-vacation-number =
    { $most ->
        [one] One day is left.
       *[other] A number from 1 to { $most }, please.
    }
notices-browser = Your turn, in this browser
notices-browser-about = A notice appears when it becomes your turn while you look elsewhere. Keep a page of Pennant open.
notices-browser-on = Tell me of my turn
notices-browser-is-on = Notices are on.
notices-browser-off = No more notices
notices-browser-denied = The browser does not allow notices from here. You can allow them in its settings for this page.
notices-browser-none = This browser has no notices here: they need a safe connection (https).
notices-browser-installed = This browser shows notices of installed programs only.
notify-turn = Your turn: { $game }
notify-test = That is how it looks
notify-test-about = You are told when it becomes your turn.

## My games

games-title = My games
games-guest = You play as a guest
games-guest-about = These games are known to this browser only. With an account they are yours on every device.
games-guest-make = Make an account
games-running = Running
games-running-empty = No game is running.
games-running-empty-about = Play a bot, or invite a friend: the lobby is one tap away.
games-to-lobby = To the lobby
games-over = Finished
games-over-empty = No game is finished yet.
games-over-empty-about = What you have played stands here, with its result, the score and the replay.
games-more = Show more
games-trouble = The list is not complete
past-won = Won
past-lost = Lost
past-shared = Shared
past-place = { $place } of { $of }
past-place-label = Place { $place } of { $of }
past-resigned = Given up
past-expired = Broken off
past-over = Over
past-replay = Replay
past-score = Score
past-record = Record
past-of = { $what }: { $title }, { $day }

## A person

person-since = Here since { $day }
person-you = That is you.
person-lost = Nobody of this name
person-lost-about = The name may have changed, or the account is gone.
person-ratings = Ratings
person-ratings-empty = No rating yet.
person-ratings-empty-about = Finished games between people with accounts count.
person-rating-games =
    { $games ->
        [one] one game
       *[other] { $games } games
    }
person-rating-place = place { $place }
person-rating-few = On the leaderboard from five games on
person-leaders = Leaderboard
person-results = Results
person-results-empty = No finished game yet.
person-results-empty-about = Results of games that were played to their end stand here.
person-game = Game
person-played = Played
person-won = Won
person-lost-count = Lost
person-shared = Shared
person-tables = Last games
person-tables-empty = Nothing to look at yet.
person-tables-empty-about = Finished games at open tables stand here, with their replays.

## Leaders

leaders-title = Leaderboard
leaders-of = Leaderboard: { $game }
leaders-games = Games
leaders-place = Place
leaders-player = Player
leaders-rating = Rating
leaders-played = Games
leaders-won = Won
leaders-you = you
leaders-empty = Nobody stands here yet.
leaders-empty-about = Five rated games bring you onto the board: finished games between people with accounts.
leaders-about = Finished games between at least two people with accounts are rated; bots do not count. Players who leave rank last, and the players who stay do not lose rating. Everyone starts at 1000.
leaders-lost = There is no such game
leaders-lost-about = The link may be broken. The lobby knows all games of this house.
`;export{e as default};