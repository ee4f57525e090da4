import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";
import { below, check, commitmentOf, keyOf } from "../src/table/proof";

const text = readFileSync("../docs/chance.md", "utf8");
const rows = [...text.matchAll(/^\| ([A-Z]) \|(.*)\|$/gm)].map((row) => [
  row[1]!,
  ...row[2]!.split("|").map((cell) => cell.trim().replaceAll("`", "")),
]);
const games = rows.filter((row) => row.length === 5);
const numbers = rows.filter((row) => row.length === 7);

test("the functions reproduce the test vectors of docs/chance.md", async () => {
  assert.ok(games.length >= 3 && numbers.length >= 15);
  const keys = new Map<string, string>();
  for (const [name, secret, contributions, commitment, key] of games as [string, string, string, string, string][]) {
    assert.equal(await commitmentOf(secret), commitment);
    assert.equal(await keyOf(secret, JSON.parse(contributions) as string[]), key);
    keys.set(name, key);
  }
  for (const [name, stream, counter, n, , , value] of numbers as string[][])
    assert.equal(await below(keys.get(name!)!, Number(stream), Number(counter), BigInt(n!)), BigInt(value!));
});

const [, secret, contributions, commitment] = games[0] as [string, string, string, string];
const proof = {
  commitment,
  secret,
  contributions: JSON.parse(contributions) as string[],
  draws: numbers
    .filter((row) => row[0] === "A" && row[3]!.length < 9)
    .map((row) => ({ stream: Number(row[1]), counter: Number(row[2]), n: Number(row[3]), value: Number(row[6]) })),
};

test("an honest game passes the check", async () => {
  assert.deepEqual(await check(proof, commitment, {}), { honest: true, draws: 7, own: false });
  assert.deepEqual(await check(proof, commitment, { 1: "4" }), { honest: true, draws: 7, own: true });
});

test("a manipulated game fails the check", async () => {
  const other = await check(proof, "00".repeat(32), {});
  assert.deepEqual(other, { honest: false, wrong: "promise" });
  const opened = await check({ ...proof, secret: "00".repeat(32) }, commitment, {});
  assert.deepEqual(opened, { honest: false, wrong: "commitment" });
  const contributed = await check({ ...proof, contributions: ["17", "5"] }, commitment, {});
  assert.equal(contributed.honest, false);
  const draws = proof.draws.map((draw, place) => (place === 3 ? { ...draw, value: draw.value + 1 } : draw));
  const drawn = await check({ ...proof, draws }, commitment, {});
  assert.ok(!drawn.honest && drawn.wrong === "draw" && drawn.draw === draws[3]);
  const skipped = await check({ ...proof, draws: proof.draws.slice(1) }, commitment, {});
  assert.ok(!skipped.honest && skipped.wrong === "gap");
  const twice = await check({ ...proof, draws: [...proof.draws, proof.draws[0]!] }, commitment, {});
  assert.ok(!twice.honest && twice.wrong === "gap");
  const others = await check(proof, commitment, { 0: "17", 1: "5" });
  assert.deepEqual(others, { honest: false, wrong: "digits" });
});
