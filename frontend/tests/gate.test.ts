import assert from "node:assert/strict";
import { test } from "vitest";
import { Gate } from "../src/table/gate";

test("calls wait until the gate opens, and are made in order", () => {
  const gate = new Gate<string[]>();
  const target: string[] = [];
  gate.pass((list) => list.push("first"));
  gate.pass((list) => list.push("second"));
  assert.deepEqual(target, []);
  gate.open(target);
  assert.deepEqual(target, ["first", "second"]);
});

test("an open gate makes calls at once", () => {
  const gate = new Gate<string[]>();
  const target: string[] = [];
  gate.open(target);
  gate.pass((list) => list.push("now"));
  assert.deepEqual(target, ["now"]);
});

test("a call that comes while the gate opens is made after the waiting ones", () => {
  const gate = new Gate<string[]>();
  const target: string[] = [];
  gate.pass((list) => {
    list.push("first");
    gate.pass(() => list.push("third"));
  });
  gate.pass((list) => list.push("second"));
  gate.open(target);
  assert.deepEqual(target, ["first", "second", "third"]);
});

test("each call is made once", () => {
  const gate = new Gate<string[]>();
  const target: string[] = [];
  gate.pass((list) => list.push("once"));
  gate.open(target);
  gate.open(target);
  assert.deepEqual(target, ["once"]);
});
