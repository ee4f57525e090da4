# Letters to people whose turn it is, and the pages to which these lead.

confirm-subject = Confirm your address
confirm-letter =
    Somebody, probably you, would like to be told by e-mail when it is their turn at
    { $server }

    If it was you, open this page and confirm it:
    { $link }

    If it was not you, there is nothing to do: you will not be written to again, and the
    address is forgotten after a week.

turn-title =
    { $people ->
        [0] { $game }
       *[other] { $game } with { $others }
    }
turn-until = Your clock runs out at { $until }
turns-subject =
    { $count ->
        [1] Your turn: { $title }
       *[other] Your turn at { $count } tables
    }
turns-letter =
    It is your turn.

    { $turns }

    --{" "}
    You asked to be told at { $server }
    No more of these letters: { $stop }

page-confirm = Confirm your address
page-confirm-ask = Shall we write to { $address } when it is your turn at a slow table?
page-confirm-button = Yes, write to me
page-confirmed = Your address is confirmed
page-confirmed-text = From now on you are told by e-mail when it is your turn at a table with days to think and you are not there.
page-stop = No more letters
page-stop-ask = Shall we stop writing to { $address } when it is your turn?
page-stop-button = Yes, stop writing to me
page-stopped = You will not be written to again
page-stopped-text = The address is forgotten. You can ask for letters again in your account.
page-void = This link is not valid any more
page-void-text = The address was taken away or replaced since, or the link was not copied as a whole.
page-account = To your account
