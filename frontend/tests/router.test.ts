import assert from "node:assert/strict";
import { test } from "vitest";
import { match, personPath, tableIn } from "../src/router.svelte";

test("every address has its page", () => {
  assert.deepEqual(match("/"), { page: "lobby" });
  assert.deepEqual(match("/new/some-game"), { page: "new", game: "some-game" });
  assert.deepEqual(match("/t/lantern-7kq2m"), { page: "table", id: "lantern-7kq2m" });
  assert.deepEqual(match("/t/lantern-7kq2m/replay"), { page: "replay", id: "lantern-7kq2m" });
  assert.deepEqual(match("/learn/some-game"), { page: "learn", game: "some-game" });
  assert.deepEqual(match("/glossary/some-game"), { page: "glossary", game: "some-game" });
  assert.deepEqual(match("/account"), { page: "account" });
  assert.deepEqual(match("/me"), { page: "games" });
  assert.deepEqual(match("/leaders/some-game"), { page: "leaders", game: "some-game" });
  assert.deepEqual(match("/decks/some-game"), { page: "decks", game: "some-game", code: "" });
  assert.deepEqual(match("/decks/some-game/Ab3_x-9"), { page: "decks", game: "some-game", code: "Ab3_x-9" });
});

test("a slash at the end and capitals do no harm", () => {
  assert.deepEqual(match("/t/LANTERN-7KQ2M/"), { page: "table", id: "lantern-7kq2m" });
  assert.deepEqual(match("//"), { page: "lobby" });
});

test("a person's page keeps the name as it is written, whatever it is made of", () => {
  for (const name of ["Ann", "Иван Петрович", "50% / more?", "#1"]) {
    assert.deepEqual(match(personPath(name)), { page: "person", name });
  }
});

test("anything else is lost", () => {
  for (const path of [
    "/t",
    "/t/",
    "/t/a/b",
    "/new",
    "/nowhere",
    "/t/..",
    "/t/%2e",
    "/learn/a b",
    "/t/<b>",
    "/people/",
    "/people/%E0%A4",
    "/decks/a/b/c",
  ]) {
    assert.deepEqual(match(path), { page: "lost" }, path);
  }
});

test("a code is found in what people type and paste", () => {
  assert.equal(tableIn("lantern-7kq2m"), "lantern-7kq2m");
  assert.equal(tableIn("  Lantern 7KQ2M "), "lantern-7kq2m");
  assert.equal(tableIn("https://example.org/t/lantern-7kq2m?x=1#y"), "lantern-7kq2m");
  assert.equal(tableIn("http://example.org/t/lantern-7kq2m/replay"), "lantern-7kq2m");
  assert.equal(tableIn(""), null);
  assert.equal(tableIn("lantern/7"), null);
  assert.equal(tableIn("<script>"), null);
});
