import assert from "node:assert/strict";
import { test } from "vitest";
import { Selection } from "../src/table/selection.svelte";
import type { Choice, Decision } from "../src/wire";

const choice = (action: number, more: Partial<Choice> = {}): Choice => ({
  action,
  label: `choice ${action}`,
  notation: `do ${action}`,
  message: "choice",
  rule: "",
  args: {},
  cards: [],
  bases: [],
  ...more,
});

const decision = (choices: Choice[]): Decision => ({
  seat: 0,
  kind: "play",
  prompt: "What now?",
  rule: "",
  secret: false,
  partial: false,
  choices,
  refused: [{ cards: ["C"], bases: [], reason: "too dear", rule: "X-1" }],
});

test("choices are found by their cards and bases", () => {
  const selection = new Selection();
  selection.open(
    decision([choice(1, { cards: ["A"] }), choice(2, { cards: ["A"] }), choice(3, { bases: [1, 3] }), choice(4)]),
  );
  assert.deepEqual(
    selection.forCard("A").map((one) => one.action),
    [1, 2],
  );
  assert.equal(selection.forBases([3, 1])?.action, 3);
  assert.equal(selection.forBases([1]), undefined);
  assert.deepEqual(
    selection.plain.map((one) => one.action),
    [4],
  );
  assert.equal(selection.refusal("C")?.reason, "too dear");
  assert.equal(selection.refusal("A"), undefined);
});

test("the selection is kept if the next decision has the same choice", () => {
  const selection = new Selection();
  selection.open(decision([choice(1), choice(2)]));
  selection.toggle(selection.choices[1]!);
  assert.equal(selection.chosen?.action, 2);
  selection.open(decision([choice(2)]));
  assert.equal(selection.chosen?.action, 2);
  selection.toggle(selection.choices[0]!);
  assert.equal(selection.chosen, null);
  selection.pick(selection.choices[0]!);
  selection.open(decision([choice(2, { notation: "something else" })]));
  assert.equal(selection.chosen, null);
  selection.open(null);
  assert.deepEqual(selection.choices, []);
});

test("confirming a choice picks it and sends it", () => {
  const selection = new Selection();
  const calls: string[] = [];
  selection.onpick = () => calls.push("pick");
  selection.onconfirm = (one) => calls.push(`send ${one.action}`);
  selection.open(decision([choice(1)]));
  selection.confirm(selection.choices[0]!);
  assert.deepEqual(calls, ["pick", "send 1"]);
});

test("nothing is selected in the decision after an answer until the player selects it", () => {
  const selection = new Selection();
  const asked = decision([choice(1), choice(2)]);
  selection.open(asked);
  selection.pick(selection.choices[0]!);
  selection.answering = asked;
  selection.open(decision([choice(1), choice(2)]));
  assert.equal(selection.chosen, null);
  selection.pick(selection.choices[1]!);
  selection.answering = null;
  assert.equal(selection.primary?.action, 2);
});
