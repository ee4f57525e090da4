import assert from "node:assert/strict";
import { test } from "node:test";
import { match, tableIn } from "../src/router.svelte";

test("every address has its page", () => {
  assert.deepEqual(match("/"), { page: "lobby" });
  assert.deepEqual(match("/new/some-game"), { page: "new", game: "some-game" });
  assert.deepEqual(match("/t/lantern-7kq2m"), { page: "table", id: "lantern-7kq2m" });
  assert.deepEqual(match("/t/lantern-7kq2m/replay"), { page: "replay", id: "lantern-7kq2m" });
  assert.deepEqual(match("/learn/some-game"), { page: "learn", game: "some-game" });
  assert.deepEqual(match("/glossary/some-game"), { page: "glossary", game: "some-game" });
});

test("a slash at the end and capitals do no harm", () => {
  assert.deepEqual(match("/t/LANTERN-7KQ2M/"), { page: "table", id: "lantern-7kq2m" });
  assert.deepEqual(match("//"), { page: "lobby" });
});

test("anything else is lost", () => {
  for (const path of ["/t", "/t/", "/t/a/b", "/new", "/nowhere", "/t/..", "/t/%2e", "/learn/a b", "/t/<b>"]) {
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
