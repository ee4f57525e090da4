"""Write the golden playthroughs anew; look at the difference before you commit it."""

import sys

import pennant
from tests.golden import CASES, FOLDER, play, story

for name, case in CASES.items():
    record = play(case)
    record.save(FOLDER / f"{name}.json")
    if name == "single":
        (FOLDER / "single.events.txt").write_text(story(record.replay(pennant.game("highlights"))), encoding="utf-8")
    sys.stdout.write(f"{name}: {len(record.moves)} moves\n")
