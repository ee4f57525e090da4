import assert from "node:assert/strict";
import { test } from "vitest";
import { ending } from "../src/table/ending";
import type { TableResult } from "../src/wire";

function played(...ranks: number[]): TableResult {
  return { reason: "played", ranks, returns: [] };
}

test("the winner is addressed, and everybody else sees who wins", () => {
  assert.deepEqual(ending(played(2, 1), [1]), { says: "you", winners: [1] });
  assert.deepEqual(ending(played(2, 1), [0]), { says: "wins", winners: [1] });
  assert.deepEqual(ending(played(2, 1), []), { says: "wins", winners: [1] });
});

test("two players at one screen see who wins", () => {
  assert.equal(ending(played(2, 1), [0, 1]).says, "wins");
});

test("equal ranks are a tie, but a solo player wins or loses", () => {
  assert.equal(ending(played(1, 1), [0]).says, "tie");
  assert.equal(ending(played(1), [0]).says, "you");
  assert.equal(ending(played(2), [0]).says, "lost");
});

test("an expired game and a game without result have no winner", () => {
  assert.equal(ending({ reason: "expired", ranks: [1, 1], returns: [] }, [0]).says, "expired");
  assert.equal(ending(null, []).says, "expired");
});
