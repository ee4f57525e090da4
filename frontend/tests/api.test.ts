import assert from "node:assert/strict";
import { beforeEach, test } from "vitest";
import { api, ApiError, randomDigits, tokensOf, whatWentWrong } from "../src/api";
import { keptDigits, keptPromise } from "../src/table/promise";

interface Call {
  path: string;
  method: string;
  headers: Record<string, string>;
  body: unknown;
}

let calls: Call[] = [];
let answers: (Response | Error)[] = [];
const kept = new Map<string, string>();

Object.assign(globalThis, {
  fetch: async (path: string, options: RequestInit) => {
    calls.push({
      path,
      method: options.method ?? "GET",
      headers: options.headers as Record<string, string>,
      body: options.body ? JSON.parse(String(options.body)) : undefined,
    });
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new TypeError("nothing to answer");
    return answer;
  },
});
Object.defineProperty(globalThis, "localStorage", {
  value: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  },
});

const json = (data: unknown, status = 200): Response => new Response(JSON.stringify(data), { status });

beforeEach(() => {
  calls = [];
  answers = [];
  kept.clear();
  kept.set("pennant.guest", "1");
});

test("a new client introduces itself once, before any other request", async () => {
  kept.clear();
  answers = [json({ id: "g", name: "" }), json({ tables: [] }), json({ tables: [] })];
  await Promise.all([api.myTables(), api.openTables(), api.me()]);
  assert.deepEqual(
    calls.map((call) => call.path),
    ["/api/me", "/api/me/tables?finished=false", "/api/tables"],
  );
});

test("a GET request accepts JSON and has no body", async () => {
  answers = [json({ games: [{ name: "toy" }], public_url: null })];
  assert.deepEqual(await api.games(), { games: [{ name: "toy" }], public_url: null });
  assert.deepEqual(calls, [
    { path: "/api/games", method: "GET", headers: { Accept: "application/json" }, body: undefined },
  ]);
});

test("a PUT request sends its body as JSON", async () => {
  answers = [json({ id: "g", name: "Ilse" })];
  await api.rename("Ilse");
  assert.equal(calls[0]?.method, "PUT");
  assert.equal(calls[0]?.headers["Content-Type"], "application/json");
  assert.deepEqual(calls[0]?.body, { name: "Ilse" });
});

test("an error response becomes an ApiError with a code and a text", async () => {
  answers = [json({ error: { code: "bad", text: "no such mode", rule: "T-1" } }, 422)];
  const error = await api.rename("x").catch((reason: unknown) => reason);
  assert.ok(error instanceof ApiError);
  assert.deepEqual([error.code, error.status, error.text, error.rule], ["bad", 422, "no such mode", "T-1"]);
  assert.match(whatWentWrong(error), /no such mode/);
  assert.match(whatWentWrong(new ApiError("strange", 400, "Only the server knows.")), /Only the server knows/);
});

test("network errors, malformed responses and server errors have different codes", async () => {
  answers = [
    new TypeError("failed to fetch"),
    new Response("<html>", { status: 200 }),
    new Response("oops", { status: 502 }),
  ];
  const codes: string[] = [];
  for (let turn = 0; turn < 3; turn++) await api.me().catch((error: ApiError) => codes.push(error.code));
  assert.deepEqual(codes, ["offline", "unreadable", "server"]);
  assert.notEqual(whatWentWrong(new Error("anything")), "");
});

test("seat tokens are stored, merged with those of the server, and sent to leave a seat", async () => {
  answers = [
    json({ table: { id: "t1" }, tokens: { "0": "a" } }),
    json({ tokens: { "1": "b" } }),
    json({ table: { id: "t1" } }),
    new TypeError(),
  ];
  await api.sit("t1", 0, { contribution: "1" });
  assert.deepEqual(await tokensOf("t1"), { "0": "a", "1": "b" });
  await api.getUp("t1", 0, "a");
  assert.equal(calls[2]?.headers.Authorization, "Seat a");
  assert.deepEqual(await tokensOf("t1"), { "1": "b" });
});

test("an unknown table has no tokens", async () => {
  answers = [json({ error: { code: "unknown", text: "", rule: null } }, 404)];
  assert.deepEqual(await tokensOf("gone"), {});
});

test("an invalid table id is treated as an unknown one", async () => {
  answers = [json({ error: { code: "bad", text: "id: no match", rule: null } }, 422)];
  const error = await api.table("x").catch((reason: unknown) => reason);
  assert.ok(error instanceof ApiError);
  assert.deepEqual([error.code, error.status], ["unknown", 404]);
});

test("ids are escaped in URLs", async () => {
  answers = [json({ table: {} })];
  await api.table("a/b?c");
  assert.equal(calls[0]?.path, "/api/tables/a%2Fb%3Fc");
});

test("randomDigits returns the requested number of digits", () => {
  assert.match(randomDigits(), /^\d{8}$/);
  assert.match(randomDigits(20), /^\d{20}$/);
});

const seated = (id: string, commitment: string, tokens: Record<string, string>) =>
  json({ table: { id, commitment }, tokens }, 201);
const WISH = { game: "toy", mode: "short", options: {}, clock: { kind: "none" as const }, listed: false };

test("digits are sent after the commitment is stored", async () => {
  answers = [seated("elm-22222", "seal", {}), seated("elm-22222", "seal", { 1: "key" })];
  const made = await api.create({ ...WISH, seats: ["bot:random", "me"], contribution: "123" });
  assert.deepEqual(made.tokens, { 1: "key" });
  assert.deepEqual(
    calls.map((call) => [call.path, call.body]),
    [
      ["/api/tables", { ...WISH, seats: ["bot:random", "open"] }],
      ["/api/tables/elm-22222/seats/1", { contribution: "123" }],
    ],
  );
  assert.equal(keptPromise("elm-22222", "another"), "seal");
  assert.deepEqual(keptDigits("elm-22222"), { 1: "123" });
});

test("a table is created even if the request for a seat fails", async () => {
  answers = [seated("elm-22222", "seal", {}), new TypeError("failed to fetch")];
  const made = await api.create({ ...WISH, seats: ["me", "open"], contribution: "123" });
  assert.equal(made.table.id, "elm-22222");
  assert.deepEqual(keptDigits("elm-22222"), {});
});

test("a rematch is fetched before sitting down, and only new seats have new digits", async () => {
  answers = [seated("oak-33333", "seal", { 0: "old" }), seated("oak-33333", "seal", { 0: "old", 1: "new" })];
  await api.rematch("elm-22222");
  assert.deepEqual(calls[0]?.body, { sit: false });
  const { contribution } = calls[1]?.body as { contribution: string };
  assert.deepEqual(keptDigits("oak-33333"), { 1: contribution });
});

test("leaving a seat deletes its contribution", async () => {
  answers = [seated("elm-22222", "seal", { 0: "key" }), json({ table: { id: "elm-22222" } })];
  await api.sit("elm-22222", 0, { contribution: "123" });
  await api.getUp("elm-22222", 0, "key");
  assert.deepEqual(keptDigits("elm-22222"), {});
});
