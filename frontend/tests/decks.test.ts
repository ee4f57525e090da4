/** The deck builder: adding and removing cards, the filters of the pool, and where a deck may be played. */
import assert from "node:assert/strict";
import { test } from "vitest";
import { fileName, fitting, isLegal, type DeckInfo } from "../src/decks";
import { added, copies, found, NO_FILTERS, removed, type ClutchDeck } from "../src/games/clutch/decks/deck";
import { card } from "../src/games/clutch/types";
import type { CardData } from "../src/wire";

const player = (id: string, more: object): CardData => ({
  id,
  name: `Name ${id}`,
  team: "Herons",
  icons: [],
  salary: 100,
  ...more,
});
const cards: Record<string, CardData> = Object.fromEntries(
  [
    player("A", { kind: "batter", bats: "L", pos: { C: 5 }, on_base: 12, salary: 300 }),
    player("B", { kind: "batter", bats: "R", pos: { SS: 3, "2B": 2 }, on_base: 14, salary: 500 }),
    player("P", { kind: "pitcher", throws: "R", role: "SP", command: 4 }),
    player("Q", { kind: "pitcher", throws: "L", role: "RP", command: 6 }),
    { id: "S1", name: "One", title: "One", lines: ["Swing"], kind: "strategy", colour: "blue", rarity: "common" },
    {
      id: "S2",
      name: "Two",
      title: "Two",
      lines: ["Rain"],
      kind: "strategy",
      colour: "grey",
      rarity: "rare",
      weather: true,
    },
    { id: "H1", name: "Hans", title: "Hans", lines: [], kind: "coach", role: "hitting" },
    { id: "H2", name: "Hank", title: "Hank", lines: [], kind: "coach", role: "hitting" },
    { id: "Z", name: "Park", title: "Park", lines: [], kind: "stadium", roof: "indoor" },
  ].map((one) => [one.id, one as CardData]),
);
const empty: ClutchDeck = { title: "x", players: [], strategy: {}, coaches: [], stadium: "", lineup: [] };
const put = (deck: ClutchDeck, ...ids: string[]): ClutchDeck =>
  ids.reduce((made, id) => added(made, card(cards[id]!), cards), deck);
const out = (deck: ClutchDeck, id: string): ClutchDeck => removed(deck, card(cards[id]!));

test("cards are added to a deck and removed from it", () => {
  const deck = put(empty, "A", "P", "S1", "S1", "S2", "H1", "Z");
  assert.deepEqual(deck, {
    title: "x",
    players: ["A", "P"],
    strategy: { S1: 2, S2: 1 },
    coaches: ["H1"],
    stadium: "Z",
    lineup: [],
  });
  assert.equal(copies(deck, card(cards["S1"]!)), 2);
  assert.deepEqual(out(out(deck, "S1"), "S1").strategy, { S2: 1 });
  assert.deepEqual(out(deck, "A").players, ["P"]);
  assert.equal(out(deck, "Z").stadium, "");
  assert.deepEqual(empty.players, [], "the old deck stays as it was: undo needs it");
});

test("a coach replaces another coach of the same role", () => {
  assert.deepEqual(put(empty, "H1", "H2").coaches, ["H2"]);
});

test("removing a player also removes a custom line-up with that player", () => {
  const deck: ClutchDeck = { ...put(empty, "A", "B"), lineup: [["A", "C"]] };
  assert.deepEqual(out(deck, "A").lineup, []);
  assert.deepEqual(out(deck, "B").lineup, [["A", "C"]]);
});

test("filters select cards and sort them", () => {
  const all = Object.values(cards);
  const ids = (kind: Parameters<typeof found>[1], filters: Partial<typeof NO_FILTERS>, deck = empty): string[] =>
    found(all, kind, { ...NO_FILTERS, ...filters }, deck).map((one) => one.id);
  assert.deepEqual(ids("batter", {}), ["B", "A"]);
  assert.deepEqual(ids("batter", { sort: "salary-up" }), ["A", "B"]);
  assert.deepEqual(ids("batter", { position: "SS" }), ["B"]);
  assert.deepEqual(ids("batter", { hand: "L" }), ["A"]);
  assert.deepEqual(ids("batter", { most: "400" }), ["A"]);
  assert.deepEqual(ids("batter", { text: "name b" }), ["B"]);
  assert.deepEqual(ids("batter", { there: "in" }, put(empty, "A")), ["A"]);
  assert.deepEqual(ids("batter", { there: "out" }, put(empty, "A")), ["B"]);
  assert.deepEqual(ids("pitcher", { role: "RP" }), ["Q"]);
  assert.deepEqual(ids("pitcher", { sort: "strength" }), ["Q", "P"]);
  assert.deepEqual(ids("strategy", { side: "weather" }), ["S2"]);
  assert.deepEqual(ids("strategy", { rarity: "common" }), ["S1"]);
  assert.deepEqual(ids("strategy", { text: "rain" }), ["S2"]);
});

test("a deck fits a table with matching options", () => {
  const deck = {
    id: "",
    title: "",
    deck: { title: "" },
    text: "",
    fits: { roster: ["standard"] },
  } satisfies DeckInfo;
  assert.ok(fitting(deck, { roster: "standard", windows: "open" }));
  assert.ok(!fitting(deck, { roster: "20-man" }));
  assert.ok(isLegal(deck));
  assert.ok(!isLegal({ ...deck, fits: { roster: [] } }));
});

test("a file name is derived from the title of a deck", () => {
  assert.equal(fileName("Ночная смена: №1!"), "ночная-смена-1");
  assert.equal(fileName("../../etc"), "etc");
  assert.equal(fileName("…"), "deck");
});
