/**
 * The stage shows what has happened, beat by beat.
 *
 * Entries arrive as fast as the server sends them. The stage shows them one after the other, with the durations of the
 * game, and provides the decision when it is at rest. Motion never blocks input: `finish` ends it at once.
 */
import type { Beats, Decision, Entry, OfPlay, Past, Told, Welcome, WireEvent } from "../wire";
import type { GameClient } from "./game";
import { Teller, type Sentence } from "./teller";

/** The part of a game's client that the stage needs. */
export type Script<V = unknown, S = unknown> = Pick<
  GameClient<V, S>,
  "fold" | "newSheet" | "hear" | "duration" | "heading" | "mark"
>;

export interface StageWorld {
  /** Calls back once after some ms; the returned function cancels it. */
  later(ms: number, then: () => void): () => void;
  /** 1, 2, or 0 for everything at once. */
  speed(): number;
  /** Whether motion is reduced: changes are only highlighted. */
  still(): boolean;
  /** Whether the page is in the background. */
  away(): boolean;
}

/** A line of the log. */
export interface Line extends Sentence, OfPlay {
  key: number;
  /** Whether it was told since the viewer's last decision. */
  fresh: boolean;
}

interface Beat {
  /** The events that are shown. Empty: nothing to see, only to fold. */
  events: WireEvent[];
  /** The events that are folded, in order, including those that do not concern the viewer. */
  fold: WireEvent[];
  /** The sentences, with the number of folded events before each. */
  story: Told[];
  /** The sentences when this was shown first. */
  said?: Told[];
  /** The events that concern the viewer, if none is shown. */
  mine?: WireEvent[];
  /** A new view that replaces the folded one; `past`: the events to rebuild the sheet from. */
  view?: unknown;
  past?: Past;
  /** The play, set in the first beat of an entry. */
  opens?: OfPlay;
}

interface Missed {
  view: unknown;
  sheet: unknown;
  beats: Beat[];
}

/**
 * In ms at speed 1. With more than this in the queue, the stage plays faster; with far more, it skips and offers a
 * rerun.
 */
const HURRY = 6_000;
const RUSH = 14_000;
export const TOO_MUCH = 30_000;
const STILL_LONGEST = 600;
const MANY_LINES = 400;

/** A score sheet of past events; `view` is the current one. */
export function sheetOf<V, S>(
  script: Pick<Script<V, S>, "newSheet" | "hear">,
  view: V,
  past: Pick<Past, "before" | "events">,
): S {
  const sheet = script.newSheet(view);
  for (const event of past.before) script.hear(sheet, event, view, true);
  for (const event of past.events) script.hear(sheet, event, view);
  return sheet;
}

/** Copies plain data, because folds change views and sheets in place. */
function copy<T>(data: T): T {
  return data === null || typeof data !== "object" ? data : structuredClone(data);
}

/** The events of an entry that concern the viewer. */
export function mineOf({ events = [], beats = [] }: Pick<Entry, "events" | "beats">): WireEvent[] {
  return events.filter((_, place) => beats[place] !== null);
}

/** The events of an entry as beats. Events that do not concern the viewer are folded with the next beat. */
export function beatsOf(events: WireEvent[], numbers: Beats, story: Told[]): Beat[] {
  const beats: Beat[] = [];
  let folded = 0;
  let told = 0;
  const close = (end: number, shown: WireEvent[]) => {
    const lines: Told[] = [];
    for (; told < story.length && story[told]!.after <= end; told += 1)
      lines.push({ text: story[told]!.text, after: story[told]!.after - folded });
    if (end > folded || lines.length > 0) beats.push({ events: shown, fold: events.slice(folded, end), story: lines });
    folded = end;
  };
  const groups: { shown: WireEvent[]; end: number }[] = [];
  numbers.forEach((number, place) => {
    if (number === null) return;
    const group = (groups[number] ??= { shown: [], end: 0 });
    group.shown.push(events[place]!);
    group.end = place + 1;
  });
  for (const { shown, end } of groups) close(end, shown);
  close(events.length, []);
  for (; told < story.length; told += 1) beats.push({ events: [], fold: [], story: [story[told]!] });
  return beats;
}

function plays(beats: Beat[]): number {
  return beats.filter((beat) => beat.opens).length;
}

export class Stage<V = unknown, S = unknown> {
  /** The view that is shown: folded up to and including the current beat. */
  shown = $state.raw<V | null>(null);
  sheet = $state.raw<S | null>(null);
  /** The events that are being shown; null at rest. */
  beat = $state.raw<WireEvent[] | null>(null);
  /** The log, oldest first. */
  told = $state.raw<Line[]>([]);
  /** Sentences to announce, each once. */
  spoken = $state.raw<{ key: number; text: string }[]>([]);
  /** The sentence of the current beat. */
  saying = $state("");
  /** The number of plays that the viewer missed and can rerun. */
  missed = $state(0);
  /** Whether missed plays are being shown. */
  rerun = $state(false);
  private owed = $state.raw<Decision | null>(null);
  private busy = $state(false);

  private readonly script: Script<V, S>;
  private readonly world: StageWorld;
  private readonly teller: Teller<V, S>;
  private queue: Beat[] = [];
  private cancel: (() => void) | null = null;
  private keys = 0;
  /** The play of the current lines. */
  private play = 0;
  private gap: Beat[] | null = null;
  private again: Missed | null = null;
  private goal: { view: V; sheet: S } | null = null;

  constructor(script: Script<V, S>, world: StageWorld) {
    this.script = script;
    this.world = world;
    this.teller = new Teller(script);
  }

  /** Whether everything that has happened has been shown. */
  get resting(): boolean {
    return !this.busy;
  }

  /** The decision of the viewer, once everything before it has been shown. */
  get decision(): Decision | null {
    return this.busy ? null : this.owed;
  }

  /** Starts from a snapshot: at first, for another viewer, and after a resync. */
  start(welcome: Pick<Welcome, "view" | "decision" | "past">): void {
    this.clear();
    this.told = [];
    this.teller.forget();
    const view = copy(welcome.view) as V | null;
    this.shown = view;
    this.owed = welcome.decision;
    if (view === null) {
      this.sheet = null;
      return;
    }
    const { before, events, story } = welcome.past;
    const sheet = sheetOf(this.script, view, { before, events: [] });
    this.teller.begin(story);
    for (const event of events) {
      this.script.hear(sheet, event, view);
      this.teller.hear(event, view, sheet, true);
    }
    this.file(this.teller.end(), story);
    this.play = story.at(-1)?.play ?? 0;
    this.sheet = sheet;
  }

  /** The next entry. `missed`: it was written while the connection was down; it waits for `caughtUp`. */
  take(entry: Entry & { past?: Past }, missed = false): void {
    if (entry.events === undefined && entry.view === undefined) {
      if (entry.decision !== undefined) this.owed = entry.decision;
      return;
    }
    if (this.shown === null && entry.view === undefined) return;
    const beats = this.beatsOf(entry);
    if (beats[0] !== undefined) beats[0].opens = { play: entry.play ?? entry.seq };
    this.owed = entry.decision ?? null;
    if (missed) (this.gap ??= []).push(...beats);
    else if (this.world.away()) this.setAside(beats);
    else {
      if (!this.rerun) this.forget();
      this.push(beats);
    }
  }

  /** The connection is live again: a few missed plays are shown, more are offered as a rerun. */
  caughtUp(): void {
    const gap = this.gap;
    this.gap = null;
    if (gap === null) return;
    if (plays(gap) < 2 && this.missed === 0 && !this.world.away()) this.push(gap);
    else this.setAside(gap);
  }

  /** Shows the missed plays from the first one on. */
  showMissed(): void {
    const again = this.again;
    if (again === null) return;
    this.again = null;
    this.missed = 0;
    this.goal = { view: this.shown as V, sheet: this.sheet as S };
    this.shown = copy(again.view) as V;
    this.sheet = copy(again.sheet) as S;
    this.rerun = true;
    this.queue = again.beats.map((beat) => ({ ...beat, story: [], said: beat.story }));
    this.busy = true;
    this.next();
  }

  /** Drops the missed plays. */
  forget(): void {
    this.again = null;
    this.missed = 0;
  }

  /** Ends all motion at once. */
  finish(): void {
    this.cancel?.();
    this.cancel = null;
    if (this.goal !== null) {
      this.shown = this.goal.view;
      this.sheet = this.goal.sheet;
      this.goal = null;
      this.queue = [];
    }
    this.rerun = false;
    this.foldAll(this.queue);
    this.queue = [];
    this.beat = null;
    this.busy = false;
  }

  /** The viewer has acted: earlier lines are no longer new. */
  read(): void {
    if (this.told.some((line) => line.fresh))
      this.told = this.told.map((line) => (line.fresh ? { ...line, fresh: false } : line));
  }

  /** Stops the stage. */
  clear(): void {
    this.cancel?.();
    this.cancel = null;
    this.queue = [];
    this.gap = this.again = this.goal = null;
    this.beat = null;
    this.busy = false;
    this.rerun = false;
    this.missed = 0;
  }

  // Internals

  private beatsOf(entry: Entry & { past?: Past }): Beat[] {
    const story = entry.story ?? [];
    if (entry.view !== undefined && entry.view !== null)
      return [
        {
          events: [],
          fold: entry.events ?? [],
          mine: mineOf(entry),
          story,
          view: entry.view,
          past: entry.past,
        },
      ];
    return beatsOf(entry.events ?? [], entry.beats ?? [], story);
  }

  private push(beats: Beat[]): void {
    if (beats.length === 0) return;
    if (this.rerun) this.finish();
    const all = [...this.queue, ...beats];
    if (this.world.speed() > 0 && this.length(all) > TOO_MUCH) {
      this.queue = [];
      this.setAside(all);
      return;
    }
    this.queue = all;
    if (this.cancel === null) this.next();
  }

  /** Folds beats at once, and keeps them for a rerun. */
  private setAside(beats: Beat[]): void {
    this.finish();
    if (this.again === null) this.again = { view: this.shown, sheet: this.sheet, beats: [] };
    this.again.beats.push(...beats);
    this.foldAll(beats);
    this.missed = plays(this.again.beats);
  }

  private length(beats: Beat[]): number {
    return beats.reduce((sum, beat) => sum + this.lengthOf(beat), 0);
  }

  private lengthOf(beat: Beat): number {
    return beat.events.length > 0 && this.shown !== null ? this.script.duration(beat.events, this.shown) : 0;
  }

  /** Shows the next beat. Beats without a duration are folded on the way. */
  private next(): void {
    this.cancel = null;
    const speed = this.world.speed();
    if (speed === 0) {
      this.finish();
      return;
    }
    while (this.queue.length > 0) {
      const waiting = this.length(this.queue);
      const beat = this.queue.shift()!;
      const full = this.lengthOf(beat);
      this.foldAll([beat]);
      this.saying = (beat.story.at(-1) ?? beat.said?.at(-1))?.text ?? this.saying;
      if (full <= 0) continue;
      const hurry = waiting > RUSH ? 4 : waiting > HURRY ? 2 : 1;
      const length = this.world.still() ? Math.min(full, STILL_LONGEST) : full;
      this.beat = beat.events;
      this.busy = true;
      this.cancel = this.world.later(length / speed / hurry, () => this.next());
      return;
    }
    this.finish();
  }

  private foldAll(beats: Beat[]): void {
    if (beats.length === 0) return;
    const state = { view: copy(this.shown) as V, sheet: copy(this.sheet) as S };
    for (const beat of beats) {
      if (beat.opens) this.play = beat.opens.play;
      this.teller.begin(beat.story);
      this.foldInto(state, beat);
      this.file(this.teller.end());
    }
    this.shown = state.view;
    this.sheet = state.sheet;
  }

  private foldInto(state: { view: V; sheet: S }, beat: Beat): void {
    if (beat.view !== undefined) {
      state.view = copy(beat.view) as V;
      if (beat.past) state.sheet = sheetOf(this.script, state.view, beat.past);
      else state.sheet ??= this.script.newSheet(state.view);
    }
    // Events that arrive again after a resume have been shown before.
    const news = beat.past === undefined ? beat.fold : [];
    const mine = beat.mine ?? beat.events;
    for (const event of news) {
      this.script.hear(state.sheet, event, state.view);
      if (beat.view === undefined) this.script.fold(state.view, event);
      this.teller.hear(event, state.view, state.sheet, mine.includes(event));
    }
  }

  /** Adds sentences to the log, and announces them unless they are past ones, whose plays are given. */
  private file(sentences: Sentence[], past?: readonly OfPlay[]): void {
    if (sentences.length === 0) return;
    const lines = sentences.map((sentence, place): Line => {
      this.keys += 1;
      return { ...sentence, key: this.keys, fresh: past === undefined, play: past?.[place]?.play ?? this.play };
    });
    const all = [...this.told, ...lines];
    this.told = all.length > MANY_LINES ? all.slice(-MANY_LINES) : all;
    if (past === undefined) this.spoken = [...this.spoken.slice(-20), ...lines.map(({ key, text }) => ({ key, text }))];
  }
}
