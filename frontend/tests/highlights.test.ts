import assert from "node:assert/strict";
import { test } from "vitest";
import { duration, running, scores } from "../src/games/highlights/beats";
import client from "../src/games/highlights";
import { fold } from "../src/table/fold";
import { markOf } from "../src/games/highlights/marks";
import { gameNow, hear, inningRuns, newSheet, plateOf, seriesOf } from "../src/games/highlights/sheet";
import type { View } from "../src/games/highlights/types";
import en from "../src/games/highlights/words/en.ftl?raw";
import ru from "../src/games/highlights/words/ru.ftl?raw";
import { beatsOf } from "../src/table/stage.svelte";
import type { Beats, WireEvent } from "../src/wire";
import { addWords } from "../src/words/words.svelte";
import { digest, recorded } from "./recorded";

addWords("highlights/table", "en", en);

interface Told {
  viewer: number | null;
  start: View;
  past: WireEvent[];
  events: WireEvent[];
  /** Four letters for each event. */
  hashes: string;
  /** By decision, how many events followed from it, and their beats. */
  steps: { events: number; beats: Beats }[];
  end: View;
  games: { pair: number; stage: string; number: number; visitor: string[]; home: string[]; winner: number | null }[];
}

const games = recorded<{ mode: string; viewers: Told[] }>("highlights");

test("recorded games cover every mode", () => {
  assert.deepEqual(games.map((game) => game.mode).sort(), [
    "beginner",
    "expert",
    "single",
    "solitaire",
    "spring",
    "standard",
    "tournament",
  ]);
});

/** Events in groups, each with the changes of the board that follow it: after a group, view and story agree. */
function changes(events: WireEvent[]): WireEvent[][] {
  const groups: WireEvent[][] = [[]];
  events.forEach((event, place) => {
    groups.at(-1)!.push(event);
    if (event.kind === "set" && events[place + 1]?.kind !== "set") groups.push([]);
  });
  return groups;
}

for (const { mode, viewers } of games) {
  for (const told of viewers) {
    const name = `${mode}, ${told.viewer === null ? "a spectator" : `seat ${told.viewer}`}`;

    test(`${name}: every event changes the view as the server's fold does`, () => {
      const view = structuredClone(told.start);
      told.events.forEach((event, place) => {
        fold(view, event);
        assert.equal(
          digest(view),
          told.hashes.slice(4 * place, 4 * place + 4),
          `event ${place}: ${JSON.stringify(event)}`,
        );
      });
      assert.deepEqual(view, told.end);
    });

    test(`${name}: runs by inning match those of the terminal`, () => {
      const view = structuredClone(told.start);
      const sheet = newSheet(view);
      for (const event of told.past) hear(sheet, event);
      for (const events of changes(told.events)) {
        for (const event of events) {
          hear(sheet, event);
          fold(view, event);
        }
        const runners = new Set(events.filter((event) => event.kind === "ran").map((event) => event.seat as number));
        for (const seat of runners) {
          const side = view.sides[seat]!;
          const innings = gameNow(sheet, side.pair)?.runs[seat] ?? [];
          assert.equal(
            innings.reduce((total, runs) => total + runs, 0),
            side.runs,
          );
        }
      }
      const shown = sheet.games.map((game) => {
        const row = (seat: number) =>
          Array.from({ length: game.inning }, (_, inning) => inningRuns(game, seat, inning + 1));
        const { pair, stage, number, visitor, home, winner } = game;
        return { pair, stage, number, visitor: row(visitor), home: row(home), winner };
      });
      assert.deepEqual(shown, told.games);
    });

    test(`${name}: the squares at the plate are the threats of the view`, () => {
      const view = structuredClone(told.start);
      const sheet = newSheet(view);
      for (const event of told.past) hear(sheet, event);
      for (const events of changes(told.events)) {
        for (const event of events) {
          hear(sheet, event);
          fold(view, event);
        }
        for (const side of view.sides) {
          const squares = plateOf(view, sheet, side.seat);
          assert.ok(squares.every((square) => square.id > 0));
          assert.deepEqual(
            squares.filter((square) => square.state === "threat").map(({ hit, speed }) => ({ hit, speed })),
            side.plate,
          );
        }
      }
    });

    test(`${name}: the log strikes out a cancelled hit`, () => {
      const sheet = newSheet(structuredClone(told.start));
      for (const event of told.past) hear(sheet, event);
      for (const event of told.events) {
        const waiting = sheet.plates[event.seat as number]?.filter((square) => square.state === "threat") ?? [];
        hear(sheet, event);
        const mark = markOf(event, told.end, sheet);
        if (event.kind === "cancelled") assert.equal(mark, `struck ${waiting[event.place as number]!.hit}`);
        if (event.kind === "batter") assert.equal(mark, `pencil ${event.hit}`);
      }
    });

    test(`${name}: every beat is shown long enough for its runners`, () => {
      let at = 0;
      let shown = 0;
      for (const { events: count, beats } of told.steps) {
        for (const beat of beatsOf(told.events.slice(at, (at += count)), beats, [])) {
          const lasts = duration(beat.events);
          assert.ok(lasts >= running(beat.events) && lasts < 6000, `${lasts} ms for ${JSON.stringify(beat.events)}`);
          shown += lasts;
        }
      }
      assert.ok(shown > 10_000, String(shown));
    });

    test(`${name}: the series has every finished game`, () => {
      const view = structuredClone(told.start);
      for (const events of changes(told.events)) {
        for (const event of events) fold(view, event);
        const event = events.find((each) => each.kind === "won");
        if (!event) continue;
        const pair = event["pair"] as number;
        const series = seriesOf(view, pair);
        const last = series.at(-1)!;
        assert.equal(series.length, view.pairs[pair]!.game);
        assert.deepEqual(last.runs, {
          [last.visitor]: event["visitor_runs"],
          [last.home]: event["home_runs"],
        });
      }
    });
  }
}

test("a sheet that starts in the middle of a game shows the threats", () => {
  const told = games.find((game) => game.mode === "single")!.viewers[0]!;
  const view = structuredClone(told.start);
  for (const event of told.events) {
    fold(view, event);
    const sheet = newSheet(view);
    for (const side of view.sides) {
      assert.deepEqual(
        plateOf(view, sheet, side.seat).map(({ hit, speed }) => ({ hit, speed })),
        side.plate,
      );
      assert.deepEqual(
        plateOf(view, null, side.seat).map(({ hit, speed }) => ({ hit, speed })),
        side.plate,
      );
    }
  }
});

test("runs and wins are scores", () => {
  assert.ok(scores({ kind: "ran", end: 4 }));
  assert.ok(scores({ kind: "won" }));
  assert.ok(!scores({ kind: "ran", end: 3 }));
  assert.ok(!scores({ kind: "hit" }));
});

test("both languages have the same messages with the same arguments", () => {
  const messages = (text: string) => {
    const found = new Map<string, string>();
    let id = "";
    for (const line of text.split("\n")) {
      const head = /^([a-z][a-z0-9-]*) =/.exec(line);
      if (head) id = head[1]!;
      if (head || line.startsWith(" ")) found.set(id, (found.get(id) ?? "") + line);
    }
    return found;
  };
  const names = (text: string) => [...new Set([...text.matchAll(/\$([a-z]+)/g)].map((match) => match[1]!))].sort();
  const [english, russian] = [messages(en), messages(ru)];
  assert.deepEqual([...english.keys()].sort(), [...russian.keys()].sort());
  for (const [id, text] of english) {
    for (const name of names(russian.get(id)!))
      assert.ok(names(text).includes(name), `${id} has no $${name} in English`);
  }
});

/** Events of a game that the log has a heading for, with that heading. */
function headed(mode: string): { kind: string; head: string }[] {
  const told = games.find((game) => game.mode === mode)!.viewers[0]!;
  const sheet = newSheet(structuredClone(told.start));
  return [...told.past, ...told.events].flatMap((event) => {
    hear(sheet, event);
    const head = client.heading!(event, told.start, sheet);
    return head === null ? [] : [{ kind: event.kind, head }];
  });
}

/** The headings of the log of a game without repetitions, as message ids. */
function headingsOf(mode: string): string[] {
  const heads = headed(mode).map(({ head }) => head);
  return heads.filter((head, place) => head !== heads[place - 1]).map((head) => /[a-z][a-z-]+/.exec(head)![0]);
}

test("the log has one heading for each half inning", () => {
  const heads = headingsOf("single");
  assert.equal(heads.filter((head) => head === "head-half-top").length, 6);
  assert.equal(heads.filter((head) => head === "head-half-bottom").length, 6);
});

test("a new inning appears under its own heading", () => {
  const innings = headed("single").filter(({ kind }) => kind === "inning");
  assert.ok(innings.length >= 5);
  assert.ok(innings.every(({ head }) => head.includes("head-half-top")));
  assert.equal(new Set(innings.map(({ head }) => head)).size, innings.length);
});

test("buy rounds before the series have their own headings", () => {
  const heads = headingsOf("standard");
  assert.deepEqual(heads.slice(0, 4), ["buy-round-of", "buy-round-of", "buy-round-of", "head-game"]);
  assert.ok(heads.includes("head-buy"), "those of the series have no number");
});

test("choices of cards have short labels and previews, and other choices have none", () => {
  const told = games.find((game) => game.mode === "standard")!.viewers[0]!;
  const cards = {
    "OFA-24": {
      id: "OFA-24",
      name: "Sandy Mathewson",
      type: "cyborg",
      tier: "free agent",
      hits: ["double"],
      actions: [],
      revenue: 3,
      cost: 7,
      speed: "average",
    },
  };
  const choice = { action: 1, label: "", notation: "", rule: "", args: { cost: 7 }, cards: ["OFA-24"], bases: [] };
  assert.equal(client.label!({ ...choice, message: "choice-play" }, told.start, cards), "Play Mathewson");
  assert.equal(client.label!({ ...choice, message: "choice-buy" }, told.start, cards), "Buy Mathewson for 7");
  assert.equal(client.label!({ ...choice, message: "choice-cancel", cards: [] }, told.start, cards), null);
  assert.match(
    client.preview!({ ...choice, message: "choice-play" }, told.start, [], cards)!,
    /^Threatens: double\.$/i,
  );
  assert.equal(client.preview!({ ...choice, message: "choice-cancel", cards: [] }, told.start, [], cards), null);
  assert.equal(client.cardName("OFA-24", cards), "Sandy Mathewson");
});

test("the ribbon of a finished game shows both sides and that the game is over", () => {
  const told = games.find((game) => game.mode === "single")!.viewers[0]!;
  const ribbon = client.ribbon(told.end, ["Ann", "Bob"])!;
  assert.equal(ribbon.sides.length, 2);
  assert.equal(ribbon.middle, "Game over");
  assert.equal(ribbon.under, undefined);
});
