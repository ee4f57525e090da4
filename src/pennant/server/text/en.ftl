# What all pages without script say.

page-home = To the first page
page-locale = en_US
page-trouble =
    { $status ->
        [404] There is nothing here
        [429] Too fast
        [503] One moment
       *[other] This did not work
    }
page-trouble-about =
    { $status ->
        [404] The address is wrong, or the table is gone.
        [429] You have asked for many pages at once. Wait a little and load this one again.
        [503] The server is busy. Load the page again in a moment.
       *[other] The server could not show this page.
    }
