import assert from "node:assert/strict";
import { test, vi } from "vitest";
import { flushSync } from "svelte";
import { root } from "./root.svelte";
import { portrait } from "../src/portraits.svelte";

let asked: string[] = [];
let answer: () => Response = () => new Response("{}");

Object.assign(globalThis, {
  fetch: async (path: string) => {
    asked.push(path);
    return answer();
  },
});

/** Waits until a portrait is loaded. */
async function loaded(card: string, set: string | null = null): Promise<void> {
  await vi.waitFor(() => assert.ok(portrait("toy", card, set)), { timeout: 10_000, interval: 1 });
}

test("portraits needed together are loaded once, in one request, and become data URLs", async () => {
  answer = () => new Response(JSON.stringify({ a: "<svg>#1</svg>", b: "<svg/>" }));
  const seen: (string | undefined)[] = [];
  const stop = root(() => {
    seen.push(portrait("toy", "b"));
    portrait("toy", "a");
    portrait("toy", "b");
  });
  flushSync();
  await loaded("b");
  flushSync();
  assert.deepEqual(asked, ["/cards/toy/portraits.json?ids=a,b"]);
  assert.deepEqual(
    seen.filter((one, at) => one !== seen[at - 1] || at === 0),
    [undefined, "data:image/svg+xml,%3Csvg%2F%3E"],
  );
  assert.equal(portrait("toy", "a"), "data:image/svg+xml,%3Csvg%3E%231%3C%2Fsvg%3E");
  stop();
});

test("a failed request falls back to the URL of the portrait", async () => {
  asked = [];
  answer = () => new Response("{}", { status: 404 });
  portrait("toy", "c");
  await loaded("c");
  assert.equal(portrait("toy", "c"), "/cards/toy/c/portrait.svg");
  assert.equal(asked.length, 1);
});

test("portraits of another card set are loaded separately", async () => {
  asked = [];
  answer = () => new Response(JSON.stringify({ a: "<svg>other</svg>" }));
  portrait("toy", "a", "back yard");
  await loaded("a", "back yard");
  assert.deepEqual(asked, ["/cards/toy/portraits.json?ids=a&set=back%20yard"]);
  assert.equal(portrait("toy", "a", "back yard"), "data:image/svg+xml,%3Csvg%3Eother%3C%2Fsvg%3E");
  assert.notEqual(portrait("toy", "a"), portrait("toy", "a", "back yard"));
});
