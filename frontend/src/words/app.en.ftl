### The frame around every page.

loading = One moment…
skip-link = Skip to the page
live-label = What happens
to-lobby = To the lobby

## Top bar

bar-nav = Pennant
bar-lobby = Lobby
bar-lobby-from-logo = Pennant, to the lobby
bar-book = Rules and cards
bar-me =
    { $count ->
        [0] You
        [one] You: a game waits for you
       *[other] You: { $count } games wait for you
    }
bar-settings = Settings
book-title = Rules and cards
book-learn = First lesson
book-glossary = Cards and rules
book-decks = Decks

## Settings

settings-title = Settings
settings-scheme = Light
settings-scheme-system = As the system
settings-scheme-light = Day
settings-scheme-dark = Night
settings-language = Language
settings-speed = Speed of play
settings-speed-1 = Calm
settings-speed-2 = Brisk
settings-speed-at-once = At once
settings-motion = Motion
settings-motion-system = As the system
settings-motion-full = Moving
settings-motion-less = Still
settings-left-handed = Left-handed
settings-left-handed-about = Mirrors the side panel, and the stacks on a phone.
settings-sound-none = Pennant makes no sound. Everything is kept on this device.

## When something is wrong

offline-title = No connection.
offline-about = What is on the page stays; your games are safe on the server.
lost-title = Nothing is played here
lost-about = The link may be broken, or the table was cleared away. The lobby is still open.
broken-title = A wild pitch
broken-about = Something went wrong on this page. Your games are safe on the server.
broken-retry = Try again
error-offline = The server cannot be reached. Is there a connection?
error-unreadable = This page did not understand the server's answer. Reloading the page may help.
error-unknown = There is no such table. The link may be broken, or the table was cleared away.
error-taken = Somebody was quicker: that seat is taken.
error-too-fast = That was too fast. Wait a moment and try again.
error-too-large = That was too much at once.
error-busy = The table is busy. Try again in a moment.
error-banned = This house does not let you play.
error-origin = The server takes no requests from this page. Open it by its own address.
error-not-yours = That is not your seat.
error-playing = That is opened when the game is over.
error-bad = The server does not take this: { $text }
error-server = The server stumbled. Try again in a moment.
error-any = That did not work. Try again in a moment.
seat-person = Guest
