import assert from "node:assert/strict";
import { test } from "vitest";
import { ending } from "../src/table/ending";
import type { TableResult } from "../src/wire";

function played(...ranks: number[]): TableResult {
  return { reason: "played", ranks, returns: [] };
}

test("of two, one has won, and is told so", () => {
  assert.deepEqual(ending(played(2, 1), [1]), { says: "you", winners: [1] });
  assert.deepEqual(ending(played(2, 1), [0]), { says: "wins", winners: [1] });
  assert.deepEqual(ending(played(2, 1), []), { says: "wins", winners: [1] });
});

test("two at one screen are told who of them has won", () => {
  assert.equal(ending(played(2, 1), [0, 1]).says, "wins");
});

test("equal scores are a tie, but a solo player has won or lost", () => {
  assert.equal(ending(played(1, 1), [0]).says, "tie");
  assert.equal(ending(played(1), [0]).says, "you");
  assert.equal(ending(played(2), [0]).says, "lost");
});

test("a game that nobody went on with was put away", () => {
  assert.equal(ending({ reason: "expired", ranks: [1, 1], returns: [] }, [0]).says, "expired");
  assert.equal(ending(null, []).says, "expired");
});
