"""Record the golden playthroughs again; look at the difference before you commit it."""

import sys

import pennant
from tests.golden import CASES, WITH_EVENTS, event_lines, file_of, play

for (name, title), case in CASES.items():
    record = play(name, case)
    record.save(file_of(name, title))
    if (name, title) in WITH_EVENTS:
        game = pennant.game(name)
        file_of(name, title, "events.txt").write_text(event_lines(game, record.replay(game)), encoding="utf-8")
    sys.stdout.write(f"{name}, {title}: {len(record.moves)} moves\n")
