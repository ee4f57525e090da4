/**
 * A game as a film: one frame for everything that is shown separately, in order, with random access.
 *
 * The server sends the view after the deal and then entries; folding them event by event gives the view of every frame.
 * Snapshots at regular intervals make a jump cheap: it folds a few events instead of the whole game.
 */
import type { GameClient } from "../../table/game";
import { beatsOf, mineOf, sheetOf, type Script } from "../../table/stage.svelte";
import { Teller, type Sentence } from "../../table/teller";
import type { Entry, Past, Replay, Told, WireEvent } from "../../wire";

/** The part of a game's client that a film needs. */
export type FilmScript<V = unknown, S = unknown> = Script<V, S> & Partial<Pick<GameClient<V, S>, "scores">>;

/** A change of the view: events to fold, or a new view that includes them. */
interface Change<V = unknown> {
  events: WireEvent[];
  view?: V;
  /** The past from which the score sheet is rebuilt. */
  past?: Past;
}

export interface Frame<V = unknown> {
  /** The entry of the frame, and the number of the part within the entry, from 1. */
  seq: number;
  part: number;
  /** Whether this is the last frame of its entry. */
  ends: boolean;
  /** The index of its entry in the film. */
  play: number;
  /** The events that are shown. */
  events: WireEvent[];
  /** The sentences, in phrases. */
  story: string[];
  /** Whether a side scores in it. */
  scores: boolean;
  /** The index of its chapter; -1 before the first. */
  chapter: number;
  changes: Change<V>[];
}

export interface Line {
  key: number;
  frame: number;
  text: string;
  mark: string | null;
}

export interface Chapter {
  /** A phrase; null if the game has no chapters. */
  heading: string | null;
  /** The frame where it starts. */
  frame: number;
  lines: Line[];
}

export interface Scene<V = unknown, S = unknown> {
  view: V;
  sheet: S;
}

const NOTHING: Past = { before: [], events: [], story: [] };

const KEPT_EVERY = 24;

function copy<T>(data: T): T {
  return data === null || typeof data !== "object" ? data : structuredClone(data);
}

export class Film<V = unknown, S = unknown> {
  readonly frames: Frame<V>[] = [];
  readonly chapters: Chapter[] = [];
  /** The frames in which a side scores. */
  readonly scores: number[] = [];
  /** The number of entries to step through. */
  plays = 0;

  private readonly script: FilmScript<V, S>;
  private readonly kept: Scene<V, S>[] = [];
  private last: { place: number; scene: Scene<V, S> } | null = null;
  private keys = 0;

  constructor(script: FilmScript<V, S>, replay: Pick<Replay, "entries" | "eyes">) {
    this.script = script;
    this.cut(replay.entries);
  }

  get end(): number {
    return this.frames.length - 1;
  }

  /** The view and the sheet after a frame. */
  at(place: number): Scene<V, S> {
    if (this.last?.place === place) return this.last.scene;
    const nearest = Math.floor(place / KEPT_EVERY);
    const near = this.last !== null && this.last.place < place && this.last.place >= nearest * KEPT_EVERY;
    const scene = copy(near ? this.last!.scene : this.kept[nearest]!);
    for (let next = (near ? this.last!.place : nearest * KEPT_EVERY) + 1; next <= place; next += 1)
      for (const change of this.frames[next]!.changes) this.apply(scene, change);
    this.last = { place, scene };
    return scene;
  }

  /** The frame of an entry: its last one, or one of its parts. */
  find(seq: number, part?: number): number {
    let found = 0;
    this.frames.forEach((frame, place) => {
      if (frame.seq < seq || (frame.seq === seq && (part === undefined || frame.part <= part))) found = place;
    });
    return found;
  }

  /** The end of the next or the previous entry. */
  entry(from: number, step: 1 | -1): number {
    let place = from + step;
    while (place > 0 && place < this.end && !this.frames[place]!.ends) place += step;
    return Math.max(0, Math.min(this.end, place));
  }

  /** The next or the previous frame in which a side scores; null if there is none. */
  score(from: number, step: 1 | -1): number | null {
    const places = step > 0 ? this.scores.filter((place) => place > from) : this.scores.filter((place) => place < from);
    return (step > 0 ? places[0] : places.at(-1)) ?? null;
  }

  // Cutting

  private cut(entries: Entry[]): void {
    const scene = { view: null, sheet: null } as Scene<V, S>; // the first change sets both
    const teller = new Teller(this.script);
    let waiting: Change<V>[] = [];
    for (const entry of entries) {
      const cuts = this.cutsOf(entry);
      const mine = new Set(mineOf(entry));
      let parts = 0;
      for (const { shown, story, change } of cuts) {
        waiting.push(change);
        teller.begin(story);
        this.apply(scene, change, (event, view) => teller.hear(event, view, scene.sheet, mine.has(event)));
        const told = teller.end();
        const visible = story.length > 0 || (shown.length > 0 && this.script.duration(shown, scene.view) > 0);
        if (!visible && this.frames.length > 0) continue;
        parts += 1;
        if (parts === 1) this.plays += 1;
        this.add(
          {
            seq: entry.seq,
            part: parts,
            events: shown,
            story: told.map((line) => line.text),
            changes: waiting,
          },
          told,
        );
        waiting = [];
        if ((this.frames.length - 1) % KEPT_EVERY === 0) this.kept.push(copy(scene));
      }
      const last = this.frames.at(-1);
      if (last) last.ends = true;
      // Changes after the last visible part of an entry belong to that part. An entry without a visible part belongs to
      // the next frame.
      if (last && waiting.length > 0 && (parts > 0 || entry === entries.at(-1))) {
        last.changes.push(...waiting);
        waiting = [];
        if (this.end % KEPT_EVERY === 0) this.kept[this.end / KEPT_EVERY] = copy(scene);
      }
    }
  }

  private cutsOf(entry: Entry): { shown: WireEvent[]; story: Told[]; change: Change<V> }[] {
    const events = entry.events ?? [];
    const story = entry.story ?? [];
    const fresh = entry.view as V | undefined;
    if (fresh !== undefined) {
      const change: Change<V> = { events, view: fresh };
      if (entry.kind === "taken-back") change.past = entry.past ?? NOTHING;
      return [{ shown: [], story, change }];
    }
    return beatsOf(events, entry.beats ?? [], story).map((beat) => {
      const change: Change<V> = { events: beat.fold };
      return { shown: beat.events, story: beat.story, change };
    });
  }

  private add(frame: Pick<Frame<V>, "seq" | "part" | "events" | "story" | "changes">, told: Sentence[]): void {
    const place = this.frames.length;
    for (const { text, heading, mark } of told) {
      const last = this.chapters.at(-1);
      if (!last || (heading !== null && heading !== last.heading))
        this.chapters.push({ heading, frame: place, lines: [] });
      this.chapters.at(-1)!.lines.push({ key: (this.keys += 1), frame: place, text, mark });
    }
    const scores = frame.events.some((event) => this.script.scores?.(event) ?? false);
    if (scores) this.scores.push(place);
    this.frames.push({ ...frame, ends: false, play: this.plays - 1, scores, chapter: this.chapters.length - 1 });
  }

  /** Applies a change to a scene; `heard` is called for every new event, with the view after it. */
  private apply(scene: Scene<V, S>, change: Change<V>, heard?: (event: WireEvent, view: V) => void): void {
    if (change.past !== undefined && change.view !== undefined) {
      scene.view = copy(change.view);
      scene.sheet = sheetOf(this.script, scene.view, change.past);
      return;
    }
    const first = scene.sheet === null;
    if (first) {
      if (change.view !== undefined) scene.view = copy(change.view);
      scene.sheet = this.script.newSheet(scene.view);
    }
    for (const event of change.events) {
      this.script.hear(scene.sheet, event, scene.view);
      if (!first) this.script.fold(scene.view, event);
      heard?.(event, change.view ?? scene.view);
    }
    if (change.view !== undefined && !first) scene.view = copy(change.view);
  }
}

/** A moment in a link: the number of an entry, and the part if it is not the last one. */
export function momentOf(film: Film, place: number): string {
  const frame = film.frames[place]!;
  return frame.ends ? String(frame.seq) : `${frame.seq}.${frame.part}`;
}

/** The frame of a moment in a link; null if the moment is invalid. */
export function placeOf(film: Film, moment: string | null): number | null {
  const found = /^(\d{1,9})(?:\.(\d{1,4}))?$/.exec(moment ?? "");
  return found ? film.find(Number(found[1]), found[2] === undefined ? undefined : Number(found[2])) : null;
}
