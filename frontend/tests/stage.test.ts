import assert from "node:assert/strict";
import { test } from "vitest";
import { beatsOf, Stage, TOO_MUCH, type Script } from "../src/table/stage.svelte";
import { newestChapterFirst } from "../src/table/teller";
import type { Beats, Decision, Entry, WireEvent } from "../src/wire";

interface View {
  sum: number;
  order: number[];
}

interface Sheet {
  heard: number[];
}

/** A game in which every event adds a number; zeros are not shown. */
const script: Script<View, Sheet> = {
  fold(view, event) {
    view.sum += event.add as number;
    view.order.push(event.add as number);
  },
  newSheet: () => ({ heard: [] }),
  hear(sheet, event) {
    sheet.heard.push(event.add as number);
  },
  duration: (beat) => beat.reduce((sum, event) => sum + ((event.ms as number | undefined) ?? 100), 0),
  heading: (event) => (event.kind === "chapter" ? "Chapter" : null),
  mark: (event) => (event.mark as string | undefined) ?? null,
};

const decision = { seat: 0, kind: "play", choices: [], refused: [] } as unknown as Decision;

function scene(how: { speed?: number; still?: boolean } = {}) {
  const timers: { ms: number; then: () => void }[] = [];
  const world = {
    speedNow: how.speed ?? 1,
    awayNow: false,
    later(ms: number, then: () => void) {
      const timer = { ms, then };
      timers.push(timer);
      return () => {
        const place = timers.indexOf(timer);
        if (place >= 0) timers.splice(place, 1);
      };
    },
    speed: () => world.speedNow,
    still: () => how.still ?? false,
    away: () => world.awayNow,
  };
  const stage = new Stage<View, Sheet>(script, world);
  stage.start({ view: { sum: 0, order: [] }, decision: null, past: { before: [], events: [], story: [] } });
  const pass = () => {
    const timer = timers.shift();
    assert.ok(timer, "nothing is being shown");
    timer.then();
    return timer.ms;
  };
  return { stage, world, timers, pass };
}

let seq = 0;

/** Groups `size` events into each beat; events that do not concern the viewer have no beat. */
function beatsFor(events: WireEvent[], size = 1): Beats {
  let count = 0;
  return events.map((event) => (event.kind === "foreign" ? null : Math.floor(count++ / size)));
}

const play = (adds: (number | Partial<WireEvent>)[], more: Partial<Entry> = {}): Entry => {
  const events = adds.map((add): WireEvent =>
    typeof add === "number" ? { kind: "add", add } : { kind: "add", add: 0, ...add },
  );
  return {
    seq: (seq += 1),
    kind: "move",
    seat: 0,
    at: 0,
    body: {},
    events,
    beats: beatsFor(events),
    story: adds.map((_, place) => ({ after: place + 1, text: `line ${place + 1}` })),
    decision,
    ...more,
  };
};

test("an entry is shown beat by beat, and then the decision", () => {
  const { stage, timers, pass } = scene();
  stage.take(play([1, 2]));
  assert.deepEqual(stage.shown, { sum: 1, order: [1] });
  assert.equal(stage.beat?.[0]?.add, 1);
  assert.equal(stage.decision, null);
  assert.deepEqual(
    stage.told.map((line) => line.text),
    ["line 1"],
  );
  pass();
  assert.equal(stage.shown?.sum, 3);
  assert.equal(stage.told.length, 2);
  assert.equal(stage.decision, null);
  pass();
  assert.equal(stage.beat, null);
  assert.equal(stage.decision, decision);
  assert.equal(timers.length, 0);
  assert.deepEqual(stage.sheet?.heard, [1, 2]);
});

test("every sentence is spoken once, in order", () => {
  const { stage, pass } = scene();
  stage.take(play([1, 2, 3]));
  pass();
  stage.finish();
  assert.deepEqual(
    stage.spoken.map((line) => line.text),
    ["line 1", "line 2", "line 3"],
  );
  assert.equal(new Set(stage.spoken.map((line) => line.key)).size, 3);
});

test("finish skips all remaining beats", () => {
  const { stage, timers } = scene();
  stage.take(play([1, 2, 3]));
  stage.take(play([4]));
  stage.finish();
  assert.deepEqual(stage.shown?.order, [1, 2, 3, 4]);
  assert.equal(stage.decision, decision);
  assert.equal(timers.length, 0);
});

test("the duration of a beat depends on speed and reduced motion", () => {
  const fast = scene({ speed: 2 });
  fast.stage.take(play([1]));
  assert.equal(fast.pass(), 50);
  const now = scene({ speed: 0 });
  now.stage.take(play([1, 2]));
  assert.equal(now.stage.shown?.sum, 3);
  assert.equal(now.timers.length, 0);
  const still = scene({ still: true });
  still.stage.take(play([{ add: 1, ms: 2_000 }]));
  assert.equal(still.pass(), 600);
});

test("beats without duration are folded without a pause", () => {
  const { stage, pass } = scene();
  stage.take(play([{ add: 5, ms: 0 }, { add: 1 }, { add: 7, ms: 0 }]));
  assert.equal(stage.shown?.sum, 6);
  pass();
  assert.equal(stage.shown?.sum, 13);
  assert.ok(stage.resting);
});

test("events outside of beats are folded in order and not shown", () => {
  const { stage, pass } = scene();
  stage.take(play([{ kind: "foreign", add: 1 }, 2, { kind: "foreign", add: 3 }]));
  assert.deepEqual(stage.shown?.order, [1, 2]);
  assert.deepEqual(
    stage.beat?.map((event) => event.add),
    [2],
  );
  pass();
  assert.deepEqual(stage.shown?.order, [1, 2, 3]);
  assert.equal(stage.told.length, 3);
});

test("every event is folded once and every line is told once, whatever the beats are", () => {
  const events = [1, 2, 3, 4, 5].map((add) => ({ kind: add % 2 ? "foreign" : "add", add }) as WireEvent);
  const story = [0, 1, 3, 5, 9].map((after) => ({ after, text: String(after) }));
  for (const size of [1, 2, 5]) {
    const beats = beatsOf(events, beatsFor(events, size), story);
    assert.deepEqual(
      beats.flatMap((beat) => beat.fold),
      events,
    );
    assert.deepEqual(
      beats.flatMap((beat) => beat.story.map((line) => line.text)),
      story.map((line) => line.text),
    );
  }
});

test("a long queue is shown faster, and a queue that is too long is skipped", () => {
  const { stage, pass, timers } = scene();
  stage.take(
    play([
      { add: 1, ms: 4_000 },
      { add: 2, ms: 4_000 },
    ]),
  );
  assert.equal(pass(), 2_000);
  assert.equal(pass(), 4_000);
  stage.take(play([{ add: 1, ms: 1_000 }]));
  stage.take(play([{ add: 1, ms: TOO_MUCH + 1 }]));
  assert.equal(timers.length, 0);
  assert.equal(stage.decision, decision);
  assert.equal(stage.missed, 1);
});

test("one missed play is shown, and several are shown on request", () => {
  const one = scene();
  one.stage.take(play([1]), true);
  assert.equal(one.stage.shown?.sum, 0);
  one.stage.caughtUp();
  assert.equal(one.stage.beat?.length, 1);

  const { stage, pass } = scene();
  stage.take(play([1, 2]), true);
  stage.take(play([3]), true);
  stage.caughtUp();
  assert.equal(stage.missed, 2);
  assert.equal(stage.shown?.sum, 6);
  assert.equal(stage.decision, decision);
  assert.equal(stage.told.length, 3);
  stage.showMissed();
  assert.ok(stage.rerun);
  assert.deepEqual(stage.shown?.order, [1]);
  assert.equal(stage.decision, null);
  pass();
  pass();
  pass();
  assert.equal(stage.shown?.sum, 6);
  assert.equal(stage.decision, decision);
  assert.equal(stage.told.length, 3);
  assert.deepEqual(stage.sheet?.heard, [1, 2, 3]);
});

test("a new play ends the rerun of missed plays", () => {
  const { stage, pass } = scene();
  stage.take(play([1]), true);
  stage.take(play([2]), true);
  stage.caughtUp();
  stage.showMissed();
  stage.take(play([4]));
  assert.deepEqual(stage.shown?.order, [1, 2, 4]);
  pass();
  assert.deepEqual(stage.sheet?.heard, [1, 2, 4]);
  assert.ok(stage.resting && !stage.rerun);
});

test("plays count as missed while the page is hidden", () => {
  const { stage, world, timers } = scene();
  world.awayNow = true;
  for (let count = 1; count <= 3; count += 1) stage.take(play([count]));
  world.awayNow = false;
  assert.equal(timers.length, 0);
  assert.equal(stage.missed, 3);
  assert.equal(stage.shown?.sum, 6);
  stage.take(play([4]));
  assert.equal(stage.missed, 0);
  stage.finish();
  assert.equal(stage.shown?.sum, 10);
});

test("a new view in an entry replaces the old one", () => {
  const { stage } = scene();
  stage.take(play([1]));
  stage.take(play([9], { kind: "taken-back", view: { sum: 50, order: [] } }));
  stage.finish();
  assert.equal(stage.shown?.sum, 50);
});

test("past lines have headings and are not spoken", () => {
  const { stage } = scene();
  stage.start({
    view: { sum: 3, order: [] },
    decision,
    past: {
      before: [{ kind: "add", add: 7 }],
      events: [
        { kind: "chapter", add: 1 },
        { kind: "add", add: 2 },
      ],
      story: [
        { after: 1, text: "one", play: 7 },
        { after: 2, text: "two", play: 8 },
      ],
    },
  });
  assert.deepEqual(
    stage.told.map(({ text, heading, fresh }) => [text, heading, fresh]),
    [
      ["one", "Chapter", false],
      ["two", null, false],
    ],
  );
  assert.deepEqual(stage.sheet?.heard, [7, 1, 2]);
  stage.take(play([1, 2], { play: 8 }));
  stage.take(play([1], { play: 9 }));
  stage.finish();
  assert.deepEqual(
    stage.told.map((line) => line.play),
    [7, 8, 8, 8, 9],
  );
  assert.equal(stage.spoken.length, 3);
  assert.equal(stage.decision, decision);
});

test("the log starts with the newest chapter and play, and keeps the order within a play", () => {
  const plays = [0, 0, 1, 1, 2, 3, 3, 3];
  const headings = [null, null, "first", null, null, "second", null, "second"];
  const lines = plays.map((play, key) => ({
    key,
    play,
    heading: headings[key]!,
    mark: null,
    text: "abcdefgh"[key]!,
  }));
  const told = newestChapterFirst(lines).map(({ heading, lines }) => [
    heading,
    lines.map((line) => line.text).join(""),
  ]);
  assert.deepEqual(told, [
    ["second", "fgh"],
    ["first", "ecd"],
    [null, "ab"],
  ]);
});

test("a line has the mark of its last event only", () => {
  const { stage } = scene();
  const marked = play([{ mark: "one" }, { mark: "two" }, {}, { mark: "foreign", kind: "foreign" }, { mark: "three" }]);
  stage.take({
    ...marked,
    story: [
      { after: 2, text: "a" },
      { after: 3, text: "b" },
      { after: 4, text: "c" },
      { after: 5, text: "d" },
    ],
  });
  stage.finish();
  assert.deepEqual(
    stage.told.map(({ text, mark }) => [text, mark]),
    [
      ["a", "two"],
      ["b", null],
      ["c", null],
      ["d", "three"],
    ],
  );
});

test("the stage does not modify the view that it is given", () => {
  const view = { sum: 0, order: [] };
  const { stage } = scene();
  stage.start({ view, decision: null, past: { before: [], events: [], story: [] } });
  stage.take(play([1]));
  stage.finish();
  assert.deepEqual(view, { sum: 0, order: [] });
});
