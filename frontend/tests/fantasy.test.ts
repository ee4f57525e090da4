import assert from "node:assert/strict";
import { test } from "vitest";
import { duration, scores } from "../src/games/fantasy/beats";
import { fold } from "../src/table/fold";
import { markOf } from "../src/games/fantasy/marks";
import { hear, newSheet } from "../src/games/fantasy/sheet";
import type { View } from "../src/games/fantasy/types";
import { beatsOf, sheetOf } from "../src/table/stage.svelte";
import type { Beats, WireEvent } from "../src/wire";
import { digest, pastOf, recorded } from "./recorded";

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
}

const games = recorded<{ viewers: Told[] }>("fantasy");

test("recorded games cover two, three and five Managers and a solo game", () => {
  assert.deepEqual(games.map((game) => game.name).sort(), ["five", "solo", "three", "two"]);
});

for (const { name, viewers, ...kinds } of games) {
  for (const told of viewers) {
    const who = `${name}, ${told.viewer === null ? "a spectator" : `seat ${told.viewer}`}`;

    test(`${who}: every event changes the view as the server's fold does`, () => {
      const view = structuredClone(told.start);
      told.events.forEach((event, place) => {
        fold(view, event);
        const hash = told.hashes.slice(4 * place, 4 * place + 4);
        assert.equal(digest(view), hash, `event ${place}: ${JSON.stringify(event)}`);
      });
      assert.deepEqual(view, told.end);
    });

    test(`${who}: no beat is shown for too long`, () => {
      let at = 0;
      let shown = 0;
      for (const { events: count, beats } of told.steps) {
        for (const beat of beatsOf(told.events.slice(at, (at += count)), beats, [])) {
          assert.ok(duration(beat.events) < 6000, JSON.stringify(beat.events));
          shown += duration(beat.events);
        }
      }
      assert.ok(shown > 10_000, String(shown));
    });

    test(`${who}: the sheet agrees with the view about games and wins`, () => {
      const view = structuredClone(told.start);
      const sheet = newSheet(view);
      for (const event of told.past) hear(sheet, event);
      let decided = 0;
      for (const event of told.events) {
        hear(sheet, event);
        fold(view, event);
        if (event.kind === "asked")
          view.field.forEach((win, place) => win && assert.equal(sheet.laid[place], win, `place ${place}`));
        if (scores(event) && event.kind !== "champion") {
          decided += 1;
          assert.ok(Object.keys(sheet.results).length > 0);
        }
      }
      assert.ok(decided >= 12);
      const wins = view.managers.map((manager) => manager.wins);
      const heard = wins.map((_, seat) =>
        Object.values(sheet.months).reduce((sum, month) => sum + (month[seat] ?? 0), 0),
      );
      assert.deepEqual(heard, wins);
      assert.equal(sheet.stage, "over");
    });

    test(`${who}: a late viewer has the same sheet`, () => {
      const view = structuredClone(told.start);
      const live = newSheet(view);
      const heard = [...told.past];
      for (const event of told.past) hear(live, event);
      let at = 0;
      for (const { events: count } of told.steps) {
        for (const event of told.events.slice(at, (at += count))) {
          hear(live, event);
          fold(view, event);
          heard.push(event);
        }
        const later = sheetOf({ newSheet, hear }, view, pastOf(heard, ["week"], kinds));
        // Late viewers know the current field as well.
        assert.deepEqual(later, { ...live, laid: (later as typeof live).laid });
        view.field.forEach((win, place) => win && assert.equal((later as typeof live).laid[place], win));
      }
    });

    test(`${who}: a mark is the seat and the team of a Manager`, () => {
      const marks = told.events.map((event) => markOf(event, told.end)).filter((mark) => mark !== null);
      assert.ok(marks.length > 20);
      for (const mark of marks) {
        const [seat, team] = mark.split(" ");
        assert.equal(told.end.managers[Number(seat)]!.team, team ?? null);
      }
    });
  }
}
