/** A first lesson, and the path through it. Does not know any game. */
import { call } from "../../api";
import type { Entry, Lesson, LessonEntry, LessonMove, LessonStep, WireEvent } from "../../wire";

/** A stop on the learner's path: its part, its step, and the events before it. */
export interface Stop {
  part: number;
  step: LessonStep;
  arrive: LessonEntry[];
}

/** The path for the moves so far. It ends with the first question that has no answer yet. */
export function wayOf(lesson: Lesson, picks: readonly number[]): Stop[] {
  const stops: Stop[] = [];
  let made = 0;
  for (const [part, { steps: first }] of lesson.parts.entries()) {
    let steps = first;
    let carried: LessonEntry[] = [];
    while (steps.length > 0) {
      let move: LessonMove | undefined;
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

/** The number of stops, which is the same for every path. */
export function lengthOf(lesson: Lesson): number {
  const count = (steps: LessonStep[]): number =>
    steps.length + (steps.at(-1)?.moves[0] ? count(steps.at(-1)!.moves[0]!.then) : 0);
  return lesson.parts.reduce((sum, part) => sum + count(part.steps), 0);
}

/** The events before a stop, as an entry that the stage can show. */
export function entryOf({ seat, story, events }: LessonEntry, stop: number): Entry {
  const shown = events as WireEvent[];
  return { seq: stop, play: stop, kind: "move", at: 0, body: {}, decision: null, seat, story, events: shown };
}

export interface Kept {
  at: number;
  picks: number[];
}

const STORE = "pennant.lesson.";

/** The stored position, as far as it still exists. */
export function recall(lesson: Lesson, text: string | null): Kept {
  try {
    const found = JSON.parse(text ?? "null") as Partial<Kept> | null;
    const picks = Array.isArray(found?.picks) ? found.picks.filter((pick) => Number.isInteger(pick)) : [];
    const at = Number.isInteger(found?.at) ? Math.max(0, found!.at!) : 0;
    if (at < wayOf(lesson, picks).length) return { at, picks: madeBefore(lesson, picks, at) };
  } catch {
    // Damaged, or written by another program: start from the beginning.
  }
  return { at: 0, picks: [] };
}

/** The moves before a stop. Later moves have to be made again. */
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
    // Nothing can be stored: the lesson starts from the beginning next time.
  }
}

export function loadLesson(game: string): Promise<Lesson> {
  return call("GET", "/api/games/{game}/lesson", { path: { game } });
}
