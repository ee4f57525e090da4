"""The web table: tables as numbered logs, kept in a database and told to browsers.

| module | what it is |
|---|---|
| `entries.py` | an entry of a table's log |
| `table.py` | a table as the fold of its entries: who sits where, the game, clocks, undo; no input or output |
| `clocks.py` | how much time everybody has left |
| `telling.py` | what one viewer is told of an entry, and of the whole table |
| `database.py`, `store.py`, `writer.py` | where entries are kept; many moves share a commit |
| `desk.py` | takes commands, writes entries, tells everybody; the one place where all of it meets |
| `sockets.py`, `api/` | WebSocket and HTTP |
| `guests.py`, `limits.py`, `headers.py` | who you are, how much you may ask, what browsers are told to forbid |
| `accounts.py`, `passwords.py` | people with a name and a password, their sessions and tokens |
| `leaving.py` | taking one's data along, and leaving for good |
| `results.py`, `ratings.py` | how games ended, and how strong people are |
| `thinkers.py` | bots, in processes of their own |
| `notices.py`, `messenger.py` | who wants to be told that it is their turn, and who tells them |
| `mail.py`, `hooks.py` | how: letters, and calls that reach no address inside of a network |
| `vacation.py` | when clocks of days stand still |
| `keeper.py` | what happens by itself: clocks run out, leavers are stood in for, old tables go |
"""
