/** A first lesson as the server sends it, and the way through it. Knows no game. */
import { ApiError } from "../../api";
import type { Decision, Entry, Phrase, Told, View, WireEvent } from "../../wire";

/** What happened in one move, as the learner sees it. */
export interface Happening {
  seat: number;
  events: WireEvent[];
  story: Told[];
}

export interface Move {
  action: number;
  entries: Happening[];
  /** The steps behind this move, up to the next one. */
  then: Step[];
}

export interface Step {
  id: string;
  title: Phrase;
  say: Phrase;
  /** Cards to be looked at, large. */
  show: string[];
  /** What is meant, in words that the game's own client knows. */
  point: string[];
  /** Where what is said stands in the rules. */
  rules: string[];
  /** What the others do before anything is said. */
  entries: Happening[];
  ask: Decision | null;
  hints: { action: number; text: Phrase }[];
  /** The right moves; none where nothing is asked. */
  moves: Move[];
}

export interface Lesson {
  game: string;
  title: Phrase;
  about: Phrase;
  minutes: number;
  seat: number;
  names: Phrase[];
  parts: { view: View; steps: Step[] }[];
}

/** A step on the learner's way: the part it belongs to, and what happens on arriving there. */
export interface Stop {
  part: number;
  step: Step;
  arrive: Happening[];
}

/** The way as far as the moves made so far lead. Ends with the first question that has no answer yet. */
export function wayOf(lesson: Lesson, picks: readonly number[]): Stop[] {
  const stops: Stop[] = [];
  let made = 0;
  for (const [part, { steps: first }] of lesson.parts.entries()) {
    let steps = first;
    let carried: Happening[] = [];
    while (steps.length > 0) {
      let move: Move | undefined;
      for (const step of steps) {
        stops.push({ part, step, arrive: [...carried, ...step.entries] });
        carried = [];
        if (step.moves.length === 0) continue;
        const pick = picks[made++];
        move = step.moves.find((one) => one.action === pick);
        if (!move) return stops;
      }
      carried = move?.entries ?? [];
      steps = move?.then ?? [];
    }
  }
  return stops;
}

/** How many stops there are; every way has as many. */
export function lengthOf(lesson: Lesson): number {
  const count = (steps: Step[]): number =>
    steps.length + (steps.at(-1)?.moves[0] ? count(steps.at(-1)!.moves[0]!.then) : 0);
  return lesson.parts.reduce((sum, part) => sum + count(part.steps), 0);
}

/** What happened on the way to a stop, as an entry that the stage can play. */
export function entryOf(happening: Happening, stop: number): Entry {
  return { seq: stop, play: stop, kind: "move", at: 0, body: {}, decision: null, ...happening };
}

export interface Kept {
  at: number;
  picks: number[];
}

const STORE = "pennant.lesson.";

/** Where the learner was, as far as it still leads somewhere. */
export function recall(lesson: Lesson, text: string | null): Kept {
  try {
    const found = JSON.parse(text ?? "null") as Partial<Kept> | null;
    const picks = Array.isArray(found?.picks) ? found.picks.filter((pick) => Number.isInteger(pick)) : [];
    const at = Number.isInteger(found?.at) ? Math.max(0, found!.at!) : 0;
    if (at < wayOf(lesson, picks).length) return { at, picks: madeBefore(lesson, picks, at) };
  } catch {
    // Damaged, or written by another program: start with nothing.
  }
  return { at: 0, picks: [] };
}

/** The moves that were made before a stop: those behind it are to be made again. */
export function madeBefore(lesson: Lesson, picks: readonly number[], at: number): number[] {
  const questions = wayOf(lesson, picks)
    .slice(0, at)
    .filter((stop) => stop.step.moves.length > 0);
  return picks.slice(0, questions.length);
}

export function keptText(game: string): string | null {
  try {
    return localStorage.getItem(STORE + game);
  } catch {
    return null;
  }
}

export function keep(game: string, where: Kept): void {
  try {
    localStorage.setItem(STORE + game, JSON.stringify(where));
  } catch {
    // Then the lesson starts from the beginning next time.
  }
}

export async function loadLesson(game: string): Promise<Lesson> {
  let answer: Response;
  try {
    answer = await fetch(`/api/games/${encodeURIComponent(game)}/lesson`, {
      headers: { Accept: "application/json" },
    });
  } catch {
    throw new ApiError("offline", 0, "");
  }
  if (!answer.ok)
    throw new ApiError(answer.status >= 500 ? "server" : "unknown", answer.status < 500 ? 404 : answer.status, "");
  return (await answer.json()) as Lesson;
}
