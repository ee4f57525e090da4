import assert from "node:assert/strict";
import { test } from "vitest";
import { duration } from "../src/games/clutch/beats";
import { fold } from "../src/table/fold";
import { hold } from "../src/games/clutch/hold.svelte";
import {
  added,
  besides,
  commandTerms,
  onBaseTerms,
  pitchTerms,
  rowAt,
  rowsOf,
  sum,
  widthOf,
} from "../src/games/clutch/look";
import { ratingsAfter } from "../src/games/clutch/say";
import { markOf } from "../src/games/clutch/marks";
import { hear, newSheet, type Sheet } from "../src/games/clutch/sheet";
import type { Play, View } from "../src/games/clutch/types";
import en from "../src/games/clutch/words/en.ftl?raw";
import ru from "../src/games/clutch/words/ru.ftl?raw";
import { beatsOf, sheetOf } from "../src/table/stage.svelte";
import type { Beats, CardData, WireEvent } from "../src/wire";
import { addWords } from "../src/words/words.svelte";
import { digest, pastOf, recorded } from "./recorded";

addWords("clutch/table", "en", en);

interface Told {
  viewer: number | null;
  start: View;
  past: WireEvent[];
  events: WireEvent[];
  /** How many events followed from each decision. */
  steps: { events: number; beats: Beats }[];
  /** Four letters for the view after each decision. */
  hashes: string;
  end: View;
}

interface Recorded {
  name: string;
  viewers: Told[];
  box: { runs: number; hits: number; errors: number; left: number; batters: unknown[][]; pitchers: unknown[][] }[];
}

const games = recorded<Recorded>("clutch");

test("recorded games cover open and quick windows and games without cards", () => {
  assert.deepEqual(games.map((game) => game.name).sort(), ["open", "plain", "quick"]);
});

for (const { name: game, viewers, box, ...kinds } of games) {
  for (const told of viewers) {
    const name = `${game}, ${told.viewer === null ? "a spectator" : `seat ${told.viewer}`}`;

    test(`${name}: folded events give the view after each decision`, () => {
      const view = structuredClone(told.start);
      let place = 0;
      told.steps.forEach(({ events: count }, step) => {
        for (const event of told.events.slice(place, place + count)) fold(view, event);
        place += count;
        assert.equal(digest(view), told.hashes.slice(4 * step, 4 * step + 4), `decision ${step}`);
      });
      assert.deepEqual(view, told.end);
    });

    test(`${name}: beats contain every event and have plausible durations`, () => {
      let place = 0;
      let shown = 0;
      for (const { events: count, beats } of told.steps) {
        const events = told.events.slice(place, place + count);
        place += count;
        const groups = beatsOf(events, beats, []).map((beat) => beat.events);
        assert.deepEqual(groups.flat(), events);
        for (const group of groups) {
          shown += duration(group);
          assert.ok(group.filter((event) => event.kind === "swung" || event.kind === "pitched").length < 2);
        }
      }
      assert.ok(shown > 100_000 && shown < 1_200_000, String(shown));
    });

    test(`${name}: the box score matches that of the scorer`, () => {
      const sheet = newSheet(told.start);
      for (const event of [...told.past, ...told.events]) hear(sheet, event);
      const found = sheet.box!.teams.map((team) => ({
        runs: team.runs,
        hits: team.hits,
        errors: team.errors,
        left: team.left,
        batters: team.batters.map((line) => [line.player, line.ab, line.r, line.h, line.rbi, line.bb, line.k]),
        pitchers: team.pitchers.map((line) => [line.player, line.outs, line.h, line.r, line.er, line.bb, line.k]),
      }));
      assert.deepEqual(found, box);
      assert.deepEqual(
        sheet.tally!.hits,
        box.map((team) => team.hits),
      );
      assert.deepEqual(
        sheet.tally!.errors,
        box.map((team) => team.errors),
      );
      assert.deepEqual(sheet.box!.line.slice(0, told.end.line.length), told.end.line);
    });

    test(`${name}: a late viewer sees the same dice, hits and errors, and requests the box score`, () => {
      const live = newSheet();
      const heard = [...told.past];
      for (const event of told.past) hear(live, event);
      let at = 0;
      for (const { events: count } of told.steps) {
        const news = told.events.slice(at, (at += count));
        for (const event of news) hear(live, event);
        heard.push(...news);
        const past = pastOf(heard, ["game", "half"], kinds);
        const later = sheetOf<unknown, Sheet>({ newSheet, hear }, told.end, past);
        assert.deepEqual(later.tally, live.tally);
        // Between two halves the last dice still lie there for those who saw them fall.
        if (later.rolls.batter !== null) assert.deepEqual(later.rolls, live.rolls);
        assert.deepEqual(later.box, past.events.some((event) => event.kind === "game") ? live.box : null);
      }
    });

    test(`${name}: dice and results have their marks in the log`, () => {
      for (const event of told.events) {
        const mark = markOf(event);
        if ("natural" in event) assert.equal(mark, `die ${event.natural}`);
        if (event.kind === "outcome") assert.equal(mark, `result ${event.result}`);
      }
    });
  }
}

const ids = (text: string) => [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1]);

test("both languages have the same messages", () => {
  assert.deepEqual(ids(ru), ids(en));
  assert.equal(new Set(ids(en)).size, ids(en).length);
});

test("every message of the table exists", async () => {
  const sources = import.meta.glob<string>("../src/games/clutch/{*,later/*}.{ts,svelte}", {
    query: "?raw",
    import: "default",
  });
  const known = new Set(ids(en));
  for (const [file, load] of Object.entries(sources))
    for (const [, id] of (await load()).matchAll(/\bw\("([\w-]+)"/g)) assert.ok(known.has(id!), `${file} says ${id}`);
});

test("a chart is drawn to scale", () => {
  const rows = rowsOf("K 1-5, GB 6-8, FB 9, BB 10-14, 1B 15-19, HR 20+");
  assert.deepEqual(rows.map(widthOf), [5, 3, 1, 5, 5, 5]);
  assert.equal(rowAt(rows, 9)!.result, "FB");
  assert.equal(rowAt(rows, 31)!.result, "HR");
  assert.equal(rowAt(rows, -2)!.result, "K");
  assert.deepEqual(rowsOf("1B 18-25, HR 26+").map(widthOf), [7, 1]);
});

const CARDS: Record<string, CardData> = Object.fromEntries(
  [
    {
      id: "B",
      name: "Ann Lee",
      kind: "batter",
      bats: "S",
      on_base: 12,
      bonus: { vs: "R", value: 1 },
      chart: "K 1+",
    },
    {
      id: "P",
      name: "Bob Ray",
      kind: "pitcher",
      throws: "R",
      command: 4,
      defence: 1,
      bonus: { vs: "L", value: 2 },
      chart: "K 1+",
    },
    {
      id: "Q",
      name: "Cy Fox",
      kind: "pitcher",
      throws: "R",
      command: 5,
      defence: 3,
      bonus: null,
      ip: 2,
      chart: "K 1+",
    },
    {
      id: "R01",
      name: "Bury It",
      kind: "strategy",
      title: "Bury It",
      lines: ["Before the pitch: −1."],
      effects: [{ mod: "pitch", by: 1 }],
    },
    { id: "S1", name: "Park", kind: "stadium", title: "Park", lines: [], main: { effects: [] }, secondary: [] },
  ].map((card) => [card.id, card as CardData]),
);

const PLAYED: Play = {
  card: "R01",
  owner: 0,
  target: null,
  alternative: 0,
  pick: null,
  left_on: null,
  batters: null,
  halves: null,
  spent: false,
  negated: false,
  harmless: false,
};

function atBat(): View {
  const view = structuredClone(games[0]!.viewers[0]!.start);
  view.batter = { ...view.batter, player: "B", bats: "L", on_base: 13 };
  view.pitcher = { player: "P", command: 5, tired: 1, limit: 6 };
  view.at_bat = { ...view.at_bat, walks: 0, bunts: 0 };
  view.plays = [PLAYED];
  view.standing = [];
  view.weather = { card: null, owner: null, halves: null };
  view.stadium = "S1";
  return view;
}

test("a sum lists its terms", () => {
  const view = atBat();
  assert.equal(besides(onBaseTerms(13, view, CARDS)), "12, against righties +1");
  assert.equal(besides(commandTerms(5, view, CARDS)), "4, against lefties +2, tired −1");
  const pitch = { natural: 9, roll: 9, command: 5, more: 1, total: 15, die: 20 };
  const terms = pitchTerms(pitch, view, CARDS);
  assert.equal(added(terms), "9 + 5 Command + 1 Bury It");
  assert.equal(sum(terms), 15);
});

test("the choice of a new pitcher shows the change of the battery rating", () => {
  const view = atBat();
  view.teams[0]!.mound.player = "P";
  view.teams[0]!.ratings.battery = 8;
  const choice = {
    action: 43,
    label: "",
    notation: "",
    message: "choice-bring-in",
    rule: "",
    args: {},
    cards: ["Q"],
    bases: [],
  };
  assert.deepEqual(ratingsAfter(choice, view, 0, CARDS), { battery: [8, 10] });
});

test("a held pass ends when the situation changes", () => {
  const view = atBat();
  hold.begin(view, 0);
  view.window = "result";
  view.plays.push(PLAYED);
  assert.ok(hold.holds(view, 0), "one's own card changes nothing");
  view.plays.push({ ...PLAYED, owner: 1 });
  assert.ok(!hold.holds(view, 0) && !hold.on, "a card of the opponent does");
  for (const change of [
    () => (view.batter.player = "Q"),
    () => (view.clutch_moment = !view.clutch_moment),
    () => (view.inning += 1),
  ]) {
    hold.begin(view, 0);
    change();
    assert.ok(!hold.holds(view, 0));
  }
});
