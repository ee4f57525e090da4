# Texts of all server-rendered pages.

page-home = Home
page-locale = en_US
page-trouble =
    { $status ->
        [404] Page not found
        [429] Too many requests
        [503] Try again in a moment
       *[other] Something went wrong
    }
page-trouble-about =
    { $status ->
        [404] The address is wrong, or the table was removed.
        [429] You requested many pages at once. Wait a little and reload this one.
        [503] The server is busy. Reload the page in a moment.
       *[other] The server could not show this page.
    }
