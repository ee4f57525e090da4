import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "vitest";
import { gunzipSync } from "node:zlib";
import { duration, scores } from "../src/games/highlights/beats";
import { fold } from "../src/table/fold";
import { hear, newSheet } from "../src/games/highlights/sheet";
import { eyesFor } from "../src/pages/replay/eyes";
import { Film, momentOf, placeOf, type FilmScript } from "../src/pages/replay/film";
import { Player } from "../src/pages/replay/player.svelte";
import { GENERIC } from "../src/table/generic";
import type { Entry, WireEvent } from "../src/wire";

interface View {
  sum: number;
  open?: boolean;
}

interface Sheet {
  heard: number[];
}

/** A game in which every event adds a number: 10 is a score, "silent" shows nothing, "chapter" starts a chapter. */
const script: FilmScript<View, Sheet> = {
  fold(view, event) {
    view.sum += event.add as number;
  },
  newSheet: () => ({ heard: [] }),
  hear(sheet, event) {
    sheet.heard.push(event.add as number);
  },
  duration: (beat) => (beat.some((event) => event.kind === "silent") ? 0 : 100),
  scores: (event) => event.add === 10,
  heading: (event) => (event.kind === "chapter" ? `Chapter ${String(event.add)}` : null),
};

function plus(add: number, kind = "add"): WireEvent {
  return { kind, add };
}

function entry(seq: number, events: WireEvent[], more: Partial<Entry> = {}): Entry {
  const story = events.flatMap((event, at) =>
    event.kind === "silent" || event.kind === "foreign" ? [] : [{ after: at + 1, text: `plus ${String(event.add)}` }],
  );
  let count = 0;
  const beats = events.map((event) => (event.kind === "foreign" ? null : count++));
  return { seq, kind: "move", seat: 0, at: 0, body: {}, events, beats, story, ...more };
}

const started = entry(3, [], { kind: "started", view: { sum: 0 }, story: [{ after: 0, text: "begins" }] });

const GAME = [
  started,
  entry(4, [plus(1, "chapter"), plus(2)]),
  entry(5, [plus(3, "silent")]),
  entry(7, [plus(10), plus(4), plus(5, "foreign")]),
  entry(9, [plus(6, "chapter")]),
  entry(10, [plus(10)]),
  entry(11, [plus(7, "silent")]),
];

test("a film has one frame for each visible beat", () => {
  const film = new Film(script, { entries: GAME, eyes: 0 });
  assert.deepEqual(
    film.frames.map((frame) => [frame.seq, frame.part, frame.ends]),
    [
      [3, 1, true],
      [4, 1, false],
      [4, 2, true],
      [7, 1, false],
      [7, 2, true],
      [9, 1, true],
      [10, 1, true],
    ],
  );
  assert.deepEqual(
    film.frames.map((_, place) => film.at(place).view.sum),
    [0, 1, 3, 16, 25, 31, 48],
  );
  assert.deepEqual(film.scores, [3, 6]);
  assert.equal(film.plays, 5);
  assert.deepEqual(
    film.chapters.map(({ heading, frame, lines }) => [heading, frame, lines.map((line) => line.text)]),
    [
      [null, 0, ["begins"]],
      ["Chapter 1", 1, ["plus 1", "plus 2", "plus 10", "plus 4"]],
      ["Chapter 6", 5, ["plus 6", "plus 10"]],
    ],
  );
});

test("invisible events belong to a visible frame of their entry", () => {
  const film = new Film(script, {
    entries: [started, entry(4, [plus(1), plus(2, "silent")]), entry(5, [plus(3, "silent"), plus(4)])],
    eyes: 0,
  });
  assert.deepEqual(
    film.frames.map((_, place) => film.at(place).view.sum),
    [0, 3, 10],
  );
});

test("events outside of beats do not begin a chapter", () => {
  const other = { kind: "foreign", add: 1 };
  const named: FilmScript = { ...script, heading: (event) => `Chapter ${event.kind}` };
  const film = new Film(named, { entries: [started, entry(4, [other]), entry(5, [plus(2)])], eyes: 0 });
  assert.deepEqual(
    film.chapters.map((chapter) => chapter.heading),
    [null, "Chapter add"],
  );
});

test("every frame and its sheet can be shown in any order", () => {
  const entries = [started, ...Array.from({ length: 500 }, (_, at) => entry(at + 4, [plus(1), plus(2)]))];
  const film = new Film(script, { entries, eyes: null });
  assert.equal(film.end, 1000);
  const sumAt = (place: number) => 3 * Math.floor(place / 2) + (place % 2);
  for (let trial = 0, place = 7; trial < 300; trial += 1, place = (place * 389 + 17) % 1001) {
    const { view, sheet } = film.at(place);
    assert.equal(view.sum, sumAt(place));
    assert.equal(sheet.heard.length, place);
  }
  const before = film.at(500);
  film.at(501);
  assert.equal(before.view.sum, sumAt(500), "a scene that was handed out does not change");
});

test("a film can be stepped through by entry and by score", () => {
  const film = new Film(script, { entries: GAME, eyes: 0 });
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5, 6].map((place) => film.entry(place, 1)),
    [2, 2, 4, 4, 5, 6, 6],
  );
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5, 6].map((place) => film.entry(place, -1)),
    [0, 0, 0, 2, 2, 4, 5],
  );
  assert.deepEqual(
    [0, 3, 5, 6].map((place) => film.score(place, 1)),
    [3, 6, 6, null],
  );
  assert.deepEqual(
    [0, 3, 5, 6].map((place) => film.score(place, -1)),
    [null, null, 3, 3],
  );
});

test("a moment in a link is found, and an invalid moment is ignored", () => {
  const film = new Film(script, { entries: GAME, eyes: 0 });
  for (let place = 0; place <= film.end; place += 1) assert.equal(placeOf(film, momentOf(film, place)), place);
  assert.equal(momentOf(film, 3), "7.1");
  assert.equal(placeOf(film, "5"), 2, "an entry with nothing to see is where it left the table");
  assert.equal(placeOf(film, "4711"), film.end);
  assert.equal(placeOf(film, "1"), 0);
  for (const bad of [null, "", "x", "-1", "1e9", "7.", "99999999999"]) assert.equal(placeOf(film, bad), null);
});

test("a move that is taken back restores the view and the sheet", () => {
  const back: Entry & { past: unknown } = {
    ...entry(5, [], { kind: "taken-back", view: { sum: 0 }, story: [{ after: 0, text: "takes it back" }] }),
    past: { before: [], events: [], story: [] },
  };
  const film = new Film(script, { entries: [started, entry(4, [plus(1)]), back, entry(6, [plus(2)])], eyes: 0 });
  assert.deepEqual(
    film.frames.map((_, place) => film.at(place).view.sum),
    [0, 1, 0, 2],
  );
  assert.deepEqual(film.at(3).sheet.heard, [2]);
});

test("events also lead from view to view with all hands open", () => {
  const entries = [{ ...started, view: { sum: 0, open: true } }, entry(4, [plus(1), plus(2)]), entry(5, [plus(3)])];
  const film = new Film(script, { entries, eyes: "all" });
  assert.deepEqual(
    film.frames.map((_, place) => film.at(place).view.sum),
    [0, 1, 3, 6],
  );
  assert.deepEqual(film.at(3).sheet.heard, [1, 2, 3]);
});

test("a game without its own client is replayed as text", () => {
  const film = new Film(GENERIC, { entries: GAME, eyes: 0 });
  assert.deepEqual(
    film.frames.map((frame) => frame.story),
    [["begins"], ["plus 1"], ["plus 2"], ["plus 10"], ["plus 4"], ["plus 6"], ["plus 10"]],
  );
  assert.deepEqual(film.scores, []);
});

test("a game without entries has no frames and does not play", () => {
  const film = new Film(script, { entries: [], eyes: 0 });
  assert.equal(film.frames.length, 0);
  const { player } = room(film);
  player.step(1);
  player.entry(1);
  player.play();
  assert.equal(player.playing, false);
  assert.equal(player.frame, null);
});

test("a recorded series can be shown at any frame", () => {
  const file = join(process.cwd(), "tests", "fixtures", "highlights-standard.json.gz");
  const told = JSON.parse(gunzipSync(readFileSync(file)).toString()).viewers[0];
  const entries: Entry[] = [entry(1, [], { kind: "started", view: told.start })];
  let at = 0;
  for (const step of told.steps)
    entries.push(
      entry(entries.length + 1, told.events.slice(at, (at += step.events)), { beats: step.beats, story: [] }),
    );
  const film = new Film({ fold, newSheet, hear, duration, scores }, { entries, eyes: told.viewer });
  assert.ok(film.end > 300 && film.scores.length > 20);
  assert.deepEqual(film.at(film.end).view, told.end);
  const middle = film.at(Math.floor(film.end / 2));
  film.at(0);
  assert.deepEqual(film.at(Math.floor(film.end / 2)), middle);
});

function room<V, S>(film: Film<V, S>) {
  const timers: { ms: number; then: () => void }[] = [];
  const told: string[] = [];
  const player = new Player<V, S>({
    later(ms, then) {
      const timer = { ms, then };
      timers.push(timer);
      return () => {
        const place = timers.indexOf(timer);
        if (place >= 0) timers.splice(place, 1);
      };
    },
    length: () => 100,
    tell: (story) => told.push(...story),
  });
  player.load(film, 0);
  const pass = () => {
    const timer = timers.shift();
    assert.ok(timer, "nothing is going on");
    timer.then();
  };
  return { player, timers, told, pass };
}

test("a replay runs to its end, tells everything once, and can start again", () => {
  const { player, timers, told, pass } = room(new Film(script, { entries: GAME, eyes: 0 }));
  player.play();
  while (player.playing) pass();
  assert.equal(player.place, 6);
  assert.equal(player.beat, null);
  assert.equal(timers.length, 0);
  assert.deepEqual(told, ["plus 1", "plus 2", "plus 10", "plus 4", "plus 6", "plus 10"]);
  player.toggle();
  assert.equal(player.place, 1);
  player.toggle();
  assert.equal(player.playing, false);
  assert.equal(timers.length, 0);
});

test("a step shows its beat and then the resulting view", () => {
  const { player, told, pass } = room(new Film(script, { entries: GAME, eyes: 0 }));
  player.step(1);
  assert.deepEqual(player.beat, [plus(1, "chapter")]);
  assert.equal(player.scene.view.sum, 1);
  pass();
  assert.equal(player.beat, null);
  player.entry(1);
  player.entry(1);
  assert.equal(player.place, 4);
  assert.deepEqual(told, ["plus 1", "plus 2", "plus 10", "plus 4"]);
  player.step(-1);
  assert.equal(player.scene.view.sum, 16);
  player.entry(-1);
  assert.equal(player.place, 2);
});

test("a jump to a score shows the view before it and then its beat", () => {
  const { player, pass } = room(new Film(script, { entries: GAME, eyes: 0 }));
  assert.equal(player.score(-1), false);
  assert.equal(player.score(1), true);
  assert.equal(player.scene.view.sum, 3);
  pass();
  assert.equal(player.scene.view.sum, 16);
  assert.deepEqual(player.beat, [plus(10)]);
  player.score(1);
  player.pause();
  assert.equal(player.scene.view.sum, 48, "skipping goes to the end at once");
  assert.equal(player.score(1), false);
});

test("seeking during playback goes on from there and stays within the film", () => {
  const { player, pass, timers } = room(new Film(script, { entries: GAME, eyes: 0 }));
  player.play();
  player.seek(4);
  assert.equal(player.scene.view.sum, 25);
  assert.equal(timers.length, 1);
  pass();
  assert.equal(player.place, 5);
  player.stop();
  player.seek(99);
  assert.equal(player.place, 6);
  player.step(1);
  assert.equal(player.place, 6);
  player.seek(-3);
  player.step(-1);
  assert.equal(player.place, 0);
});

test("eyesFor lists the viewers that may be chosen, the default first", () => {
  assert.deepEqual(eyesFor(false, [0, 1], [1]), ["1", "none"]);
  assert.deepEqual(eyesFor(false, [0, 1], []), ["none"]);
  assert.deepEqual(eyesFor(false, [0, 1], [0, 1]), ["none"], "two at one screen");
  assert.deepEqual(eyesFor(true, [0, 1], [1]), ["1", "0", "all", "none"]);
  assert.deepEqual(eyesFor(true, [0, 1], []), ["none", "all", "0", "1"]);
  assert.deepEqual(eyesFor(true, [0, 1], [0, 1]), ["none", "all", "0", "1"]);
});
