var e=`### Accounts, my games, people and leaders, notices.

## The sheet of the top bar

who-guest = Guest
who-guest-about = Your games are stored for this browser only.
who-account-about = Signed in
who-games = My games
who-page = My page
who-leaders = Leaderboard
who-account = Account and notices
who-enter = Sign in or create an account
who-leave = Sign out
who-left = You are signed out.

## Sign in, make an account

enter-title = Account
enter-head = Sign in, or create an account
enter-old = Sign in
enter-new = Create an account
enter-name = Name
enter-name-new-hint = What others see at the table. You sign in with it.
enter-password = Password
enter-password-new-hint = At least { $least } characters. A sentence of a few words is a good password.
enter-in = Signing in…
enter-making = One moment…
enter-merge = The games that you have played here as a guest move to the account.
enter-no-mail = We do not ask for an e-mail address, so you cannot reset a forgotten password: let your browser save it.
enter-welcome = You are signed in as { $name }.
enter-made = Your account was created. You are signed in as { $name }.
enter-why = What an account is for
enter-why-games = Your games on all your devices
enter-why-games-about = Start on your laptop, continue on your phone.
enter-why-rating = A rating in every game
enter-why-rating-about = Games between people with accounts are rated. If your opponent leaves, you do not lose rating.
enter-why-notices = Notices when it is your turn
enter-why-notices-about = By e-mail or web hook, for games with days per move.
enter-why-not = You can play everything without an account.
password-show = Show the password
password-hide = Hide the password
password-caps = Caps Lock is on.
need-name = Please enter a name.
need-password = Please enter the password.
need-new-password = Please enter a new password.
need-address = Please enter an address, such as ann@example.org.
need-url = Please enter a URL that begins with https://.
need-token-name = Please enter a name, so that you recognize the key later.

## What can be wrong

wrong-taken = This name is taken. Choose another one, or sign in if it is yours.
wrong-weak = That is too easy to guess: use at least { $least } characters, and neither your name nor a common password.
wrong-wrong = Wrong name or password.
wrong-wrong-old = That is not your password.
wrong-wrong-sure = That is not your password.
wrong-too-fast = Too many attempts. Wait a minute, then try again.
wrong-bad-name = A name has letters, digits, spaces and - _ . ': at least two letters or digits, and at most 24 characters.
wrong-bad-address = That address cannot be used. It should look like ann@example.org.
wrong-bad-url = That URL cannot be used: it must begin with https://, and its host must be on the public internet.
wrong-full = You have too many keys already. Revoke one that you no longer need.
wrong-vacation = You do not have this many days left this year, or you are already on vacation.
wrong-no-mail = This server does not send e-mail.
wrong-signed-in = You are already signed in. Reload the page.
wrong-guest = You are signed out here. Sign in again.

## The account

account-title = Account
account-since = Since { $day }
account-page = My page
account-out = Sign out
account-name-title = Name
account-name-label = Your name
account-name-hint = Others see it at the table, and you sign in with it. Finished games keep the old name.
account-save = Save
account-name-saved = Your name is now { $name }.
account-password-title = Password
account-password-old = Current password
account-password-new = New password
account-password-hint = This signs out all other devices.
account-password-save = Change the password
account-password-saved = The password was changed. All other devices were signed out.
account-sessions = Where you are signed in
account-session-this = This device
account-session-seen = last seen { $ago }
account-session-since = since { $day }
account-session-end = End
account-session-end-label = End: { $device }
account-session-ended = Ended: { $device }
account-sessions-end = End all others
account-sessions-ended = All other devices were signed out.
account-tokens = Keys for programs
account-tokens-about = A program can read your games, or play them, without your password.
account-tokens-none = No keys yet.
account-token-name = Purpose
account-token-name-example = My bot
account-token-scope = Permissions
account-token-read = Read only
account-token-play = Read and play
account-token-days = Valid for
account-token-days-of =
    { $days ->
        [one] one day
       *[other] { $days } days
    }
account-token-make = Create a key
account-token-shown = The key is shown only once
account-token-shown-about = Keep it secret. Programs send it as “Authorization: Bearer”.
account-token-made = created { $day }
account-token-used = used { $ago }
account-token-unused = never used
account-token-until = until { $day }
account-token-end = Revoke
account-token-end-label = Revoke: { $name }
account-token-ended = Revoked: { $name }
account-data = Your data
account-export = Download everything
account-export-about = Everything that this server stores about you, as one file.
account-delete = Delete the account
account-delete-about = Your name, password, ratings, keys and addresses are deleted permanently. Finished games show “somebody” in your place; running games are resigned.
account-delete-password = Your password, to confirm
account-delete-yes = Delete permanently
account-delete-no = Keep it
account-deleted = Your account was deleted. You are a guest again.
device-unknown = Another program
copy = Copy
copied = Copied

## Notices

notices-mail = Your turn, by e-mail
notices-mail-about = For games with days per move. Every mail has a link to unsubscribe.
notices-mail-none = This server does not send e-mail.
notices-mail-address = E-mail address
notices-pace = How often
notices-pace-each = At each turn
notices-pace-hourly = At most once per hour
notices-pace-daily = At most once per day
notices-mail-save = Send me mail
notices-mail-confirmed = Confirmed
notices-mail-unconfirmed = Not confirmed yet
notices-mail-unconfirmed-about = We have sent a mail to { $address }. Open the link in it to confirm the address.
notices-mail-again = Send it again
notices-mail-sent = Sent. Check your inbox and your spam folder.
notices-mail-saved = Saved.
notices-mail-stop = Stop, and delete the address
notices-mail-stopped = You get no more mails; the address was deleted.
notices-hook = Your turn, by web hook
notices-hook-about = Your program gets a signed request at each turn.
notices-hook-url = URL of your program
notices-hook-save = Use this URL
notices-hook-change = Change
notices-hook-secret = The secret is shown only once
notices-hook-secret-about = Every request is signed with it: verify the signature before you trust a request.
notices-hook-failing = It is not called any more
notices-hook-failing-about = It failed many times. Send a test: if your program answers correctly, it is called again.
notices-hook-test = Send a test
notices-hook-testing = Sending…
notices-hook-answered = Your program answered with { $status }.
notices-hook-no-answer = No answer: { $text }
notices-hook-refused = Your program answered with { $status }: { $text }
notices-hook-stop = Remove
notices-hook-stopped = The web hook was removed.
notices-vacation = Vacation
notices-vacation-about = Clocks with days per move are paused while you are away.
notices-vacation-left =
    { $days ->
        [0] You have no days left this year.
        [one] You have one day left this year.
       *[other] You have { $days } days left this year.
    }
notices-vacation-days = Days
notices-vacation-begin = Start now
notices-vacation-until = You are on vacation until { $day }.
notices-vacation-end = I am back
notices-vacation-begun = Your clocks are paused until { $day }.
notices-vacation-ended = Your clocks are running again.
notices-vacation-number =
    { $most ->
        [one] You have one day left.
       *[other] Enter a number from 1 to { $most }.
    }
notices-browser = Your turn, in this browser
notices-browser-about = You get a notice when it becomes your turn while you look at something else. Keep a page of Pennant open.
notices-browser-on = Notify me of my turn
notices-browser-is-on = Notices are on.
notices-browser-off = Turn notices off
notices-browser-denied = The browser blocks notices from this page. You can allow them in its settings.
notices-browser-none = This browser cannot show notices here: they need a secure connection (https).
notices-browser-installed = This browser shows notices of installed apps only.
notify-turn = Your turn: { $game }
notify-test = This is what a notice looks like
notify-test-about = You get one when it becomes your turn.

## My games

games-title = My games
games-guest = You play as a guest
games-guest-about = These games are stored for this browser only. With an account you have them on every device.
games-guest-make = Create an account
games-running = Running
games-running-empty = No games are running.
games-running-empty-about = Play a bot, or invite a friend: the lobby is one tap away.
games-to-lobby = To the lobby
games-over = Finished
games-over-empty = No finished games yet.
games-over-empty-about = Finished games appear here with their result, score and replay.
games-more = Show more
games-trouble = The list could not be loaded completely
past-won = Won
past-lost = Lost
past-shared = Shared
past-place = { $place } of { $of }
past-place-label = Place { $place } of { $of }
past-resigned = Resigned
past-expired = Abandoned
past-over = Over
past-replay = Replay
past-score = Score
past-record = Record
past-of = { $what }: { $title }, { $day }

## A person

person-since = Here since { $day }
person-you = That is you.
person-lost = There is no account with this name
person-lost-about = The name may have changed, or the account was deleted.
person-ratings = Ratings
person-ratings-empty = No rating yet.
person-ratings-empty-about = Finished games between people with accounts count.
person-rating-games =
    { $games ->
        [one] one game
       *[other] { $games } games
    }
person-rating-place = place { $place }
person-rating-few = You need five games for the leaderboard
person-leaders = Leaderboard
person-results = Results
person-results-empty = No finished games yet.
person-results-empty-about = Results of games that were played to their end appear here.
person-game = Game
person-played = Played
person-won = Won
person-lost-count = Lost
person-shared = Shared
person-tables = Last games
person-tables-empty = No games to show yet.
person-tables-empty-about = Finished games at open tables appear here with their replays.

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
leaders-empty = Nobody is on the leaderboard yet.
leaders-empty-about = You need five rated games, that is, finished games between people with accounts.
leaders-about = Finished games between at least two people with accounts are rated; bots do not count. Players who leave rank last, and the players who stay do not lose rating. Everyone starts at 1000.
leaders-lost = There is no such game
leaders-lost-about = The link may be broken. The lobby shows all games of this server.
`;export{e as default};