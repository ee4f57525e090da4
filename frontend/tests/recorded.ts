/** Recorded games for the tests of the games' clients: what tools/*_fixtures.py wrote into fixtures/. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

const FOLDER = join(process.cwd(), "tests", "fixtures");

/** All recorded games of a kind, by the names of their files. */
export function recorded<T>(game: string): ({ name: string } & T)[] {
  return readdirSync(FOLDER)
    .filter((file) => file.startsWith(`${game}-`))
    .map((file) => ({ name: file.slice(game.length + 1, -".json.gz".length), ...read<T>(file) }));
}

function read<T>(file: string): T {
  return JSON.parse(gunzipSync(readFileSync(join(FOLDER, file))).toString()) as T;
}

/** Four letters that another view would hardly have. */
export function digest(view: unknown): string {
  return createHash("sha256").update(JSON.stringify(sorted(view))).digest("hex").slice(0, 4);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]));
}
