import assert from "node:assert/strict";
import { beforeAll, test } from "vitest";
import { botTable, clockTitle, NO_CLOCK, pickFor, seatName, teamsFor, usualSeats, valueTitle } from "../src/tables";
import { readKept } from "../src/kept";
import type { GameInfo, GameMode, SeatInfo } from "../src/wire";
import { loadOwn } from "../src/words/words.svelte";

beforeAll(() => loadOwn("lobby", "join"));

const duel: GameMode = { name: "duel", summary: "", seats: [2], options: [], seats_option: null };
const table: GameMode = {
  name: "table",
  summary: "",
  seats: [4, 8],
  options: [
    { name: "row", kind: "int", default: 6, summary: "", low: 1, high: 12, words: [] },
    { name: "players", kind: "int", default: 4, summary: "", low: 0, high: 0, words: ["4", "8"] },
  ],
  seats_option: "players",
};
const league: GameMode = {
  name: "league",
  summary: "",
  seats: [2, 3, 4, 5],
  options: [{ name: "seats", kind: "int", default: 4, summary: "", low: 2, high: 5, words: [] }],
  seats_option: "seats",
};
const game: GameInfo = {
  name: "toy",
  title: "Toy",
  modes: [duel, table, league],
  teams: [],
  decks_option: null,
  bots: ["steady", "wild"],
  sets: [],
  faces: [],
  default_mode: "duel",
};

test("usualSeats returns the default number of seats", () => {
  assert.deepEqual([duel, table, league].map(usualSeats), [2, 4, 4]);
});

test("a player without a name is called a guest", () => {
  const away = { away: false, stand_in: false, resigned: false, vacation: null };
  const seat: SeatInfo = { seat: 0, kind: "person", name: "", bot: null, host: true, ...away };
  assert.equal(seatName(seat), "Guest");
  assert.equal(seatName({ ...seat, name: "Ilse" }), "Ilse");
});

test("botTable sets up the default mode against the first bot", () => {
  const wish = botTable(game);
  assert.deepEqual([wish.mode, wish.seats, wish.clock, wish.listed], ["duel", ["me", "bot:steady"], NO_CLOCK, false]);
  assert.equal(botTable({ ...game, default_mode: "league" }).seats.length, 4);
});

test("teamsFor assigns requested teams, and free ones to seats before the last request", () => {
  const all = ["a", "b", "c", "d"];
  assert.deepEqual(teamsFor(["", ""], all), []);
  assert.deepEqual(teamsFor(["b", ""], all), ["b"]);
  assert.deepEqual(teamsFor(["", "a"], all), ["b", "a"]);
  assert.deepEqual(teamsFor(["", "", "", "", "", "a", "", ""], all), ["a", "b", "c", "d", "b", "a"]);
});

test("clocks and option values have titles", () => {
  assert.equal(clockTitle({ ...NO_CLOCK, kind: "move", seconds: 60 }), "1 min per move");
  assert.equal(clockTitle({ ...NO_CLOCK, kind: "move", seconds: 45 }), "45 s per move");
  assert.equal(clockTitle({ ...NO_CLOCK, kind: "days", days: 1 }), "one day per move");
  assert.equal(valueTitle("toy", "tie", "share_high"), "share high");
  assert.equal(valueTitle("toy", "tie", true), "Yes");
});

test("pickFor returns the same face for the same table", () => {
  assert.equal(pickFor("lantern", ["a", "b", "c"]), pickFor("lantern", ["a", "b", "c"]));
  assert.equal(pickFor("lantern", []), undefined);
});

test("invalid stored settings are replaced by defaults", () => {
  assert.equal(readKept(null).scheme, "system");
  assert.equal(readKept("{broken").speed, 1);
  assert.equal(readKept("[]").motion, "system");
  assert.deepEqual(readKept('{"scheme":"dark","speed":"at once","language":"xx","muted":["a",1],"leftHanded":"yes"}'), {
    scheme: "dark",
    language: null,
    speed: "at once",
    motion: "system",
    leftHanded: false,
    muted: ["a"],
  });
});
