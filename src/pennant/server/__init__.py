"""The web server: tables as append-only logs in a database, broadcast to browsers.

| module | purpose |
|---|---|
| `entries.py` | the entries of a table's log, and the settings of a table |
| `table.py`, `clocks.py` | a table as a pure fold of its log: seats, the game, undo, clocks; no input or output |
| `table_views.py` | what each viewer may see: messages for entries, and snapshots |
| `database.py`, `migrations/` | the schema and its migrations |
| `store.py`, `writer.py`, `table_index.py` | queries; the batching writer; the row of a table in the list of tables |
| `table_service.py` | executes commands, stores entries, broadcasts them; here the parts meet |
| `broadcast.py` | a table in memory, its subscribers, and the messages to them |
| `automatic_moves.py`, `bot_workers.py` | moves of bots and standing orders; the processes in which bots choose |
| `sockets.py`, `commands.py`, `api/` | WebSocket and HTTP |
| `replication.py` | applies the entries of other workers |
| `guests.py`, `accounts.py`, `passwords.py` | guests and seat tokens; accounts, sessions and API tokens |
| `limits.py`, `headers.py`, `compression.py` | rate limits, security headers, compression |
| `leaving.py` | data export and deletion of accounts |
| `results.py`, `ratings.py` | results of finished games, and ratings |
| `notices.py`, `messenger.py`, `mail.py`, `hooks.py` | notices of turns by e-mail and web hook |
| `vacation.py` | paused clocks at correspondence tables |
| `background_jobs.py` | clocks that run out, stand-ins for absent players, removal of stale tables |
| `replays.py`, `papers.py`, `pages/` | replays; score and story pages |
| `services.py`, `app.py`, `run.py`, `settings.py` | the parts of a worker, the application, starting it |
| `errors.py`, `ids.py`, `timestamps.py`, `metrics.py`, `logs.py` | shared small parts |
"""
