/** Recorded games for the tests of the games' clients: what tools/*_fixtures.py wrote into fixtures/. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { WireEvent } from "../src/wire";

const FOLDER = join(process.cwd(), "tests", "fixtures");

/** The kinds of events that decide what a snapshot contains. */
export interface Kinds {
  board: string[];
  milestones: string[];
}

/** All recorded games of a kind, by the names of their files. */
export function recorded<T>(game: string): ({ name: string } & Kinds & T)[] {
  return readdirSync(FOLDER)
    .filter((file) => file.startsWith(`${game}-`))
    .map((file) => ({ name: file.slice(game.length + 1, -".json.gz".length), ...read<Kinds & T>(file) }));
}

/** The events that the server sends to late viewers: those since the last event that begins a game. */
export function pastOf(events: WireEvent[], begins: string[], { board, milestones }: Kinds) {
  const start = Math.max(
    0,
    events.findLastIndex((event) => begins.includes(event.kind)),
  );
  return {
    before: events.slice(0, start).filter((event) => milestones.includes(event.kind)),
    events: events.slice(start).filter((event) => !board.includes(event.kind)),
  };
}

function read<T>(file: string): T {
  return JSON.parse(gunzipSync(readFileSync(join(FOLDER, file))).toString()) as T;
}

/** A hash of a view, shortened to four letters. */
export function digest(view: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(sorted(view)))
    .digest("hex")
    .slice(0, 4);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]));
}
