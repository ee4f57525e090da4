# E-mail notices of turns, and the pages behind their links.

confirm-subject = Confirm your address
confirm-letter =
    Somebody, probably you, asked for e-mail notices of their turn at
    { $server }

    If it was you, open this page to confirm your address:
    { $link }

    If it was not you, ignore this mail. You will not get another one, and the address
    will be deleted after a week.

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
    You get this mail because you asked for notices at { $server }
    Unsubscribe: { $stop }

page-confirm = Confirm your address
page-confirm-ask = Send notices to { $address } when it is your turn at a correspondence table?
page-confirm-button = Yes, send me notices
page-confirmed = Your address is confirmed
page-confirmed-text = You will get an e-mail when it is your turn at a table with days per move and you are away.
page-stop = Unsubscribe
page-stop-ask = Stop sending notices to { $address }?
page-stop-button = Yes, unsubscribe
page-stopped = You are unsubscribed
page-stopped-text = Your address was deleted. You can turn notices on again in your account.
page-void = This link is no longer valid
page-void-text = The address was removed or replaced, or the link was not copied completely.
page-account = Go to your account
