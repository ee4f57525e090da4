/** The progress of a learner: the position in the lesson, what is shown, and the attempts. */
import type { Script, StageWorld } from "../../table/stage.svelte";
import { Stage } from "../../table/stage.svelte";
import type { Choice, Decision, Lesson, Phrase } from "../../wire";
import { entryOf, lengthOf, madeBefore, wayOf, type Kept, type Stop } from "./lesson";

export class Course {
  readonly lesson: Lesson;
  readonly stage: Stage;
  readonly length: number;
  at = $state(0);
  picks = $state.raw<number[]>([]);
  /** Why the last attempt is not what the lesson wants. */
  hint = $state.raw<{ text: Phrase; action: number } | null>(null);
  /** While this is set, the stage shows everything at once. */
  private quick = false;
  private heard = 0;

  readonly way = $derived.by(() => wayOf(this.lesson, this.picks));
  readonly stop = $derived.by<Stop>(() => this.way[Math.min(this.at, this.way.length - 1)]!);
  readonly last = $derived.by(() => this.at === this.length - 1);

  constructor(lesson: Lesson, script: Script, world: StageWorld, kept: Kept) {
    this.lesson = lesson;
    this.length = lengthOf(lesson);
    this.stage = new Stage(script, { ...world, speed: () => (this.quick ? 0 : world.speed()), away: () => false });
    this.at = kept.at;
    this.picks = kept.picks;
    this.rebuild();
  }

  /** The question to the learner, once everything before it has been shown. */
  get ask(): Decision | null {
    return this.stage.resting ? this.stop.step.ask : null;
  }

  /** The new sentences since the last call, so that each is announced once. */
  news(): Phrase[] {
    const lines = this.stage.spoken.filter((line) => line.key > this.heard);
    this.heard = lines.at(-1)?.key ?? this.heard;
    return lines.map((line) => line.text);
  }

  /** Goes on from a step without a question. */
  next(): void {
    if (this.stop.step.ask === null && !this.last) this.advance();
  }

  /** A move: goes on if it is correct, otherwise shows a hint. */
  choose(choice: Choice): boolean {
    const { step } = this.stop;
    if (step.ask === null) return false;
    if (!step.moves.some((move) => move.action === choice.action)) {
      const text = step.hints.find((hint) => hint.action === choice.action)?.text ?? "";
      if (this.hint?.action !== choice.action) this.hint = { text, action: choice.action };
      return false;
    }
    this.picks = [...this.picks, choice.action];
    this.advance();
    return true;
  }

  /** The move that the lesson asks for, for learners who press "Show me". */
  get wanted(): Choice | null {
    const { ask, moves } = this.stop.step;
    return ask?.choices.find((choice) => choice.action === moves[0]?.action) ?? null;
  }

  back(): void {
    if (this.at > 0) this.goTo(this.at - 1);
  }

  restart(): void {
    this.goTo(0);
  }

  private goTo(at: number): void {
    this.picks = madeBefore(this.lesson, this.picks, at);
    this.at = at;
    this.rebuild();
  }

  private advance(): void {
    const before = this.stop.part;
    this.stage.finish();
    this.stage.read();
    this.at += 1;
    this.hint = null;
    if (this.stop.part === before) this.play(this.stop);
    else this.open();
  }

  /** Shows the table at this stop without replaying what led to it. */
  private rebuild(): void {
    this.quick = true;
    this.hint = null;
    this.open();
    const { part } = this.stop;
    for (const stop of this.way.slice(0, this.at + 1)) if (stop.part === part) this.play(stop);
    this.stage.finish();
    this.stage.read();
    this.quick = false;
    this.news();
  }

  private open(): void {
    const part = this.lesson.parts[this.stop.part]!;
    this.stage.start({ view: part.view, decision: null, past: { before: [], events: [], story: [] } });
  }

  private play(stop: Stop): void {
    for (const happening of stop.arrive) this.stage.take(entryOf(happening, this.way.indexOf(stop)));
    this.stage.forget();
  }
}
