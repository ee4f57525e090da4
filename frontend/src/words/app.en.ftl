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
        [one] You: a game is waiting for you
       *[other] You: { $count } games are waiting for you
    }
bar-settings = Settings
book-title = Rules and cards
book-learn = First lesson
book-glossary = Cards and rules
book-decks = Decks

## Settings

settings-title = Settings
settings-scheme = Appearance
settings-scheme-system = Same as the system
settings-scheme-light = Day
settings-scheme-dark = Night
settings-language = Language
settings-speed = Speed of play
settings-speed-1 = Calm
settings-speed-2 = Brisk
settings-speed-at-once = Instant
settings-motion = Motion
settings-motion-system = Same as the system
settings-motion-full = Full
settings-motion-less = Reduced
settings-left-handed = Left-handed
settings-left-handed-about = Mirrors the side panel, and the stacks on a phone.
settings-sound-none = Pennant has no sound. These settings are stored on this device.

## When something is wrong

offline-title = No connection.
offline-about = This page stays as it is; your games are safe on the server.
lost-title = Page not found
lost-about = The link may be broken, or the table was removed. The lobby is still open.
broken-title = A wild pitch
broken-about = Something went wrong on this page. Your games are safe on the server.
broken-retry = Try again
error-offline = The server cannot be reached. Are you online?
error-unreadable = This page did not understand the server's answer. Reloading the page may help.
error-unknown = There is no such table. The link may be broken, or the table was removed.
error-taken = Somebody was faster: that seat is taken.
error-too-fast = That was too fast. Wait a moment and try again.
error-too-large = That was too much data at once.
error-busy = The table is busy. Try again in a moment.
error-banned = You are banned from this server.
error-origin = The server does not accept requests from this page. Open it at its own address.
error-not-yours = That is not your seat.
error-playing = This is available when the game is over.
error-bad = The server does not accept this: { $text }
error-server = Something went wrong on the server. Try again in a moment.
error-any = That did not work. Try again in a moment.
seat-person = Guest
