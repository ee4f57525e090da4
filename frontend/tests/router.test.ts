import assert from "node:assert/strict";
import { test } from "vitest";
import { match, personPath, tableIn } from "../src/router.svelte";

test("every path matches its page", () => {
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

test("a trailing slash and capitals are ignored", () => {
  assert.deepEqual(match("/t/LANTERN-7KQ2M/"), { page: "table", id: "lantern-7kq2m" });
  assert.deepEqual(match("//"), { page: "lobby" });
});

test("the path of a person's page keeps any name unchanged", () => {
  for (const name of ["Ann", "Иван Петрович", "50% / more?", "#1"]) {
    assert.deepEqual(match(personPath(name)), { page: "person", name });
  }
});

test("any other path matches the page for unknown paths", () => {
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

test("a table id is found in typed text and pasted links", () => {
  assert.equal(tableIn("lantern-7kq2m"), "lantern-7kq2m");
  assert.equal(tableIn("  Lantern 7KQ2M "), "lantern-7kq2m");
  assert.equal(tableIn("https://example.org/t/lantern-7kq2m?x=1#y"), "lantern-7kq2m");
  assert.equal(tableIn("http://example.org/t/lantern-7kq2m/replay"), "lantern-7kq2m");
  assert.equal(tableIn(""), null);
  assert.equal(tableIn("lantern/7"), null);
  assert.equal(tableIn("<script>"), null);
});
