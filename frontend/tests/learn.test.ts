import assert from "node:assert/strict";
import { test } from "vitest";
import { flushSync } from "svelte";
import { Course } from "../src/pages/learn/course.svelte";
import { entryOf, lengthOf, madeBefore, recall, wayOf } from "../src/pages/learn/lesson";
import type { Script } from "../src/table/stage.svelte";
import type { Choice, Lesson, LessonMove, LessonStep } from "../src/wire";
import { root } from "./root.svelte";

const happened = (...marks: string[]) => [
  {
    seat: 0,
    events: marks.map((mark) => ({ kind: "mark", mark })),
    beats: marks.map((_, place) => place),
    story: marks.map((text, place) => ({ after: place + 1, text })),
  },
];
const choice = (action: number): Choice => ({
  action,
  label: `choice ${action}`,
  notation: `do ${action}`,
  message: "",
  rule: "",
  args: {},
  cards: [],
  bases: [],
});

function step(id: string, more: Partial<LessonStep> = {}): LessonStep {
  return {
    id,
    title: id,
    say: id,
    show: [],
    point: [],
    rules: [],
    entries: [],
    ask: null,
    hints: [],
    moves: [],
    ...more,
  };
}

function question(id: string, moves: LessonMove[], others: number[] = []): LessonStep {
  const choices = [...moves.map((move) => move.action), ...others].map(choice);
  const ask = { seat: 0, kind: "toy", prompt: id, rule: "T-1", secret: false, partial: false, choices, refused: [] };
  return step(id, { ask, moves, hints: others.map((action) => ({ action, text: `not ${action}` })) });
}

// Two parts; in the second one both of two moves are right, and lead to different tables.
const LESSON: Lesson = {
  game: "toy",
  title: "title",
  about: "about",
  minutes: 1,
  seat: 0,
  names: ["You", "They"],
  parts: [
    {
      view: { marks: [] },
      steps: [
        step("hello"),
        question(
          "first",
          [
            {
              action: 1,
              entries: happened("a"),
              then: [step("seen"), step("reply", { entries: happened("b", "c") })],
            },
          ],
          [2, 3],
        ),
      ],
    },
    {
      view: { marks: ["new"] },
      steps: [
        question(
          "either",
          [4, 5].map((action) => ({ action, entries: happened(`m${action}`), then: [step("end")] })),
        ),
      ],
    },
  ],
};

const SCRIPT: Script = {
  fold: (view: { marks: string[] }, event) => void view.marks.push(String(event.mark)),
  newSheet: () => null,
  hear() {},
  duration: () => 0,
};
const WORLD = { later: () => () => undefined, speed: () => 1, still: () => false, away: () => false };
const begin = (at = 0, picks: number[] = []): Course => new Course(LESSON, SCRIPT, WORLD, { at, picks });
const marks = (course: Course): string[] => (course.stage.shown as { marks: string[] }).marks;

/** Runs a function inside an effect root, which runes need. */
function inRoot(then: () => void): void {
  const stop = root(then);
  flushSync();
  stop();
}

test("the path ends at the first unanswered question", () => {
  const ids = (picks: number[]) => wayOf(LESSON, picks).map((stop) => stop.step.id);
  assert.deepEqual(ids([]), ["hello", "first"]);
  assert.deepEqual(ids([1]), ["hello", "first", "seen", "reply", "either"]);
  assert.deepEqual(ids([1, 5]), ["hello", "first", "seen", "reply", "either", "end"]);
  assert.deepEqual(ids([2]), ["hello", "first"], "a wrong move leads nowhere");
  assert.equal(lengthOf(LESSON), 6);
});

test("the events of a move happen on arrival at the next step", () => {
  const way = wayOf(LESSON, [1, 4]);
  assert.deepEqual(
    way.map((stop) => stop.arrive.flatMap((one) => one.events.map((event) => event.mark))),
    [[], [], ["a"], ["b", "c"], [], ["m4"]],
  );
  assert.deepEqual(
    way.map((stop) => stop.part),
    [0, 0, 0, 0, 1, 1],
  );
});

test("going back to a step forgets the moves after it", () => {
  assert.deepEqual(madeBefore(LESSON, [1, 4], 1), []);
  assert.deepEqual(madeBefore(LESSON, [1, 4], 2), [1]);
  assert.deepEqual(madeBefore(LESSON, [1, 4], 5), [1, 4]);
});

test("valid progress is restored, and invalid progress is discarded", () => {
  assert.deepEqual(recall(LESSON, JSON.stringify({ at: 3, picks: [1] })), { at: 3, picks: [1] });
  assert.deepEqual(recall(LESSON, JSON.stringify({ at: 1, picks: [1, 4] })), { at: 1, picks: [] });
  for (const bad of [
    null,
    "",
    "{",
    "[]",
    '"x"',
    '{"at":9,"picks":[1]}',
    '{"at":3,"picks":[7]}',
    '{"at":-1,"picks":"x"}',
  ])
    assert.deepEqual(recall(LESSON, bad), { at: 0, picks: [] }, String(bad));
});

test("a lesson's entry is converted to an entry for the stage", () => {
  const [one] = happened("a");
  assert.deepEqual(entryOf(one!, 1).events, one!.events);
  assert.equal(entryOf(one!, 1).decision, null);
});

test("a course goes through the whole lesson, hints at a wrong move, and goes back", () => {
  inRoot(() => {
    const course = begin();
    assert.deepEqual([course.at, course.length, course.ask], [0, 6, null]);
    course.next();
    assert.equal(course.ask?.choices.length, 3);
    course.next();
    assert.equal(course.at, 1, "a question is not skipped");
    assert.equal(course.wanted?.action, 1);
    assert.equal(course.choose(choice(3)), false);
    assert.equal(course.hint?.text, "not 3");
    assert.deepEqual([course.at, marks(course)], [1, []]);
    assert.equal(course.choose(choice(1)), true);
    assert.deepEqual([course.at, course.hint, marks(course)], [2, null, ["a"]]);
    assert.deepEqual([course.news(), course.news()], [["a"], []], "what happened is spoken once");
    course.next();
    assert.deepEqual(marks(course), ["a", "b", "c"]);
    course.next();
    assert.deepEqual([course.stop.step.id, marks(course)], ["either", ["new"]]);
    course.choose(choice(5));
    assert.deepEqual([course.last, marks(course)], [true, ["new", "m5"]]);
    course.next();
    assert.equal(course.at, 5, "there is nothing behind the end");
    course.back();
    assert.deepEqual([course.stop.step.id, course.picks, marks(course)], ["either", [1], ["new"]]);
    course.back();
    assert.deepEqual([course.stop.step.id, marks(course)], ["reply", ["a", "b", "c"]]);
    assert.deepEqual(course.news(), [], "what lies behind is not spoken again");
    course.restart();
    assert.deepEqual([course.at, course.picks, marks(course)], [0, [], []]);
  });
});

test("a course resumes at the given step", () => {
  inRoot(() => {
    const course = begin(3, [1]);
    assert.deepEqual([course.stop.step.id, marks(course), course.stage.resting], ["reply", ["a", "b", "c"], true]);
  });
});
