import assert from "node:assert/strict";
import { test } from "vitest";
import { day, device } from "../src/pages/account/telling";
import { byGame, outcome } from "../src/pages/people/results";
import { me } from "../src/me.svelte";
import { frame } from "../src/shell/shell.svelte";
import type { MyTable, SeatInfo, TableInfo } from "../src/wire";

function seat(number: number, more: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat: number,
    kind: "person",
    name: `P${number}`,
    bot: null,
    host: number === 0,
    away: false,
    stand_in: false,
    resigned: false,
    vacation: null,
    ...more,
  };
}

function table(ranks: number[], more: Partial<TableInfo> = {}): TableInfo {
  const seats = ranks.map((_, number) => seat(number));
  const result = { reason: "played" as const, ranks, returns: [] };
  return {
    id: "lantern-7kq2m",
    status: "over",
    seats,
    names: seats.map((one) => one.name),
    result,
    ...more,
  } as TableInfo;
}

test("a session is described by browser and operating system", () => {
  const agents = {
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0": "Firefox · Windows",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36":
      "Chrome · Linux",
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0":
      "Edge · Windows",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1":
      "Safari · iOS",
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36":
      "Chrome · Android",
    "python-httpx/0.28": "python-httpx",
  };
  for (const [agent, name] of Object.entries(agents)) assert.equal(device(agent), name);
  assert.equal(device(""), "device-unknown");
});

test("a date is formatted in the current language", () => {
  assert.equal(day(Date.UTC(2045, 6, 4, 12)), "Jul 4, 2045");
});

test("the outcome for two players is a win, a loss or a tie", () => {
  assert.deepEqual(outcome(table([1, 2]), [0]), { kind: "won" });
  assert.deepEqual(outcome(table([1, 2]), [1]), { kind: "lost" });
  assert.deepEqual(outcome(table([1, 1]), [1]), { kind: "shared" });
});

test("the outcome for more players is the place of the person's best seat", () => {
  assert.deepEqual(outcome(table([2, 1, 3]), [2]), { kind: "place", place: 3, of: 3 });
  assert.deepEqual(outcome(table([2, 1, 3]), [0, 2]), { kind: "place", place: 2, of: 3 });
  assert.deepEqual(outcome(table([1, 1, 3]), [0, 1]), { kind: "won" });
});

test("a solo player wins or loses against the side without a seat", () => {
  const alone = { seats: [seat(0)], names: ["P0", "the house"] };
  assert.deepEqual(outcome(table([1, 2], alone), [0]), { kind: "won" });
  assert.deepEqual(outcome(table([2, 1], alone), [0]), { kind: "lost" });
  assert.deepEqual(outcome(table([2], alone), [0]), { kind: "lost" });
});

test("resigned, expired and watched games are not losses", () => {
  const quit = { seats: [seat(0, { resigned: true }), seat(1)] };
  assert.deepEqual(outcome(table([2, 1], quit), [0]), { kind: "resigned" });
  assert.deepEqual(outcome(table([2, 1], quit), [1]), { kind: "won" });
  assert.deepEqual(outcome(table([1, 1], { result: { reason: "expired", ranks: [1, 1], returns: [] } }), [0]), {
    kind: "expired",
  });
  assert.deepEqual(outcome(table([1, 2]), []), { kind: "over" });
  assert.deepEqual(outcome(table([1, 2], { result: null }), [0]), { kind: "over" });
});

test("results are summed up by game, the most played first", () => {
  const one = (game: string, mode: string, played: number, won: number) => ({
    game,
    mode,
    played,
    won,
    lost: played - won,
    shared: 0,
  });
  const grouped = byGame([one("a", "short", 1, 1), one("b", "short", 4, 1), one("a", "long", 2, 0)]);
  assert.deepEqual(
    grouped.map(({ game, sum }) => [game, sum.played, sum.won, sum.lost]),
    [
      ["b", 4, 1, 3],
      ["a", 3, 1, 2],
    ],
  );
  assert.deepEqual(
    grouped[1]?.modes.map((mode) => mode.mode),
    ["long", "short"],
  );
});

test("the open table overrides the list of games that wait for the player", () => {
  const mine = (id: string, your_turn: boolean): MyTable => ({ ...table([]), id, mine: [0], your_turn, standing: "" });
  me.tables = [mine("a", true), mine("b", true), mine("c", false)];
  assert.deepEqual(me.waiting, ["a", "b"]);
  let leave = frame({ table: { id: "a", turn: false } });
  assert.deepEqual(me.waiting, ["b"]);
  leave();
  leave = frame({ table: { id: "c", turn: true } });
  assert.deepEqual(me.waiting, ["c", "a", "b"]);
  assert.deepEqual(me.elsewhere, ["a", "b"]);
  leave();
  me.tables = null;
});
