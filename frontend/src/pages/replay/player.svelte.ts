/** Plays a film: step by step, continuously, or from any frame. */
import type { WireEvent } from "../../wire";
import type { Film, Frame, Scene } from "./film";

export interface PlayerWorld<V = unknown, S = unknown> {
  /** Calls back once after some ms; the returned function cancels it. */
  later(ms: number, then: () => void): () => void;
  /** The duration of a frame, in ms. */
  length(frame: Frame, scene: Scene<V, S>): number;
  /** Announces the sentences of a frame. */
  tell(story: string[]): void;
}

const BEFORE_A_SCORE = 120;

export class Player<V = unknown, S = unknown> {
  film = $state.raw<Film<V, S> | null>(null);
  place = $state(0);
  scene = $state.raw({ view: null, sheet: null } as Scene<V, S>);
  /** The events that are being shown; null at rest. */
  beat = $state.raw<WireEvent[] | null>(null);
  playing = $state(false);
  private readonly world: PlayerWorld<V, S>;
  private cancel: (() => void) | null = null;

  constructor(world: PlayerWorld<V, S>) {
    this.world = world;
  }

  get frame(): Frame | null {
    return this.film?.frames[this.place] ?? null;
  }

  load(film: Film<V, S>, place: number): void {
    this.pause();
    this.film = film;
    this.seek(place);
  }

  /** Jumps to a frame without motion. */
  seek(place: number): void {
    const film = this.film;
    if (film === null || film.frames.length === 0) return;
    this.rest();
    this.place = Math.max(0, Math.min(film.end, place));
    this.scene = film.at(this.place);
    if (this.playing) this.cancel = this.world.later(BEFORE_A_SCORE, () => this.forward());
  }

  /** Plays the next frame, or jumps to the previous one. */
  step(by: 1 | -1): void {
    this.pause();
    if (by > 0) this.show(this.place + 1, () => this.rest());
    else this.back(this.place - 1);
  }

  /** Goes to the end of the next or the previous entry. */
  entry(by: 1 | -1): void {
    if (this.film === null) return;
    this.pause();
    const place = this.film.entry(this.place, by);
    if (by < 0) return this.back(place);
    const told = this.film.frames.slice(this.place + 1, place + 1).flatMap((frame) => frame.story);
    if (place === this.place + 1) return this.step(1);
    this.seek(place);
    this.world.tell(told);
  }

  /** Goes to the next or the previous score and plays it; returns false if there is none. */
  score(by: 1 | -1): boolean {
    const place = this.film?.score(this.place, by) ?? null;
    if (place === null) return false;
    this.pause();
    this.seek(place - 1);
    this.place = place;
    this.cancel = this.world.later(BEFORE_A_SCORE, () => this.show(place, () => this.rest()));
    return true;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  play(): void {
    if (this.film === null || this.film.end < 1) return;
    if (this.place >= this.film.end) this.seek(0);
    this.playing = true;
    this.forward();
  }

  pause(): void {
    this.playing = false;
    this.settle();
  }

  /** Stops the player. */
  stop(): void {
    this.playing = false;
    this.rest();
  }

  // Internals

  private back(place: number): void {
    this.seek(place);
    this.world.tell(this.frame?.story ?? []);
  }

  private forward(): void {
    if (!this.playing || this.film === null) return;
    if (this.place >= this.film.end) {
      this.pause();
      return;
    }
    this.show(this.place + 1, () => this.forward());
  }

  private show(place: number, then: () => void): void {
    const film = this.film;
    if (film === null || place > film.end) return;
    this.cancel?.();
    this.cancel = null;
    const frame = film.frames[place]!;
    const before = this.scene;
    this.place = place;
    this.scene = film.at(place);
    this.beat = frame.events.length > 0 ? frame.events : null;
    this.world.tell(frame.story);
    this.cancel = this.world.later(this.world.length(frame, before), then);
  }

  /** Jumps to the frame that was about to be shown. */
  private settle(): void {
    this.rest();
    if (this.film && this.film.frames.length > 0) this.scene = this.film.at(this.place);
  }

  private rest(): void {
    this.cancel?.();
    this.cancel = null;
    this.beat = null;
  }
}
