"""Pennant with one game more: `python -m tests.toys.program serve` is `pennant serve` with the toy in the lobby.

A game is a folder. This one lies in another place, so that place is added to those where games are looked for; nothing
else is changed, in the server or in the client. Processes in which bots think come by here, too.
"""

import pennant.games
from tests.toys import FOLDER, NAME

pennant.games.__path__.append(str(FOLDER))
pennant.games.NAMES += (NAME,)

if __name__ == "__main__":
    from pennant.cli import main

    main()
