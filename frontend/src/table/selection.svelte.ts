/** What the player has chosen of a decision, shared by the board (which lights and lifts) and the prompt (which asks and sends). */
import type { Choice, Decision, Refused } from "../wire";

function sameSet(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((item) => other.includes(item));
}

export class Selection {
  /** The decision that is open to the player now; null while something is being shown and when it is not their turn. */
  decision = $state.raw<Decision | null>(null);
  /** The chosen choice, not yet sent. */
  chosen = $state.raw<Choice | null>(null);
  /** The decision that an answer is on its way to: of what is asked after it, nothing is chosen yet. */
  answering: Decision | null = null;
  /** How often something chosen was taken back, or was not right: a plan for it is rubbed out. */
  dropped = $state(0);
  /** What one mostly does, and Enter does as long as nothing is chosen. */
  usual = $state.raw<Choice | null>(null);
  /** The card id under focus or pointer, for the prompt's second line. */
  focused = $state<string | null>(null);
  /** Set by the table: sends a choice at once (double click on a lit card, Enter on a chosen one). */
  onconfirm: ((choice: Choice) => void) | null = null;
  /** Set by the table: a choice or a key ends the motion that is being shown. */
  onpick: (() => void) | null = null;

  get choices(): Choice[] {
    return this.decision?.choices ?? [];
  }

  /** Puts another decision on the table. What was chosen stays only if the new decision offers the same thing. */
  open(decision: Decision | null, usual: Choice | null = null): void {
    if (decision === this.decision) return;
    this.usual = usual;
    const before = this.decision === this.answering ? null : this.chosen;
    this.decision = decision;
    this.chosen =
      before && decision
        ? (decision.choices.find((c) => c.action === before.action && c.notation === before.notation) ?? null)
        : null;
  }

  /** What the primary button does: what is chosen, the only thing to do, or what one mostly does. */
  get primary(): Choice | null {
    return this.chosen ?? (this.choices.length === 1 ? this.choices[0]! : this.usual);
  }

  pick(choice: Choice | null): void {
    this.onpick?.();
    this.chosen = choice;
  }

  /** Takes back what was chosen. */
  drop(): void {
    this.chosen = null;
    this.dropped += 1;
  }

  /** Chooses, or unchooses what was chosen already. */
  toggle(choice: Choice): void {
    this.pick(this.chosen?.action === choice.action ? null : choice);
  }

  /** A click or Enter on what a choice is about: the second click of a double one sends it. */
  press(choice: Choice, event: MouseEvent): void {
    if (event.detail === 2) this.confirm(choice);
    else this.toggle(choice);
  }

  /** Sends a choice without waiting for the primary button. */
  confirm(choice: Choice): void {
    this.pick(choice);
    this.onconfirm?.(choice);
  }

  isChosen(choice: Choice | undefined): boolean {
    return choice !== undefined && this.chosen?.action === choice.action;
  }

  /** Every choice that a card takes part in. */
  forCard(id: string): Choice[] {
    return this.choices.filter((choice) => (choice.cards ?? []).includes(id));
  }

  /** The choice with exactly these bases, in any order. */
  forBases(bases: number[]): Choice | undefined {
    return this.choices.find((choice) => sameSet(choice.bases ?? [], bases));
  }

  find(predicate: (choice: Choice) => boolean): Choice | undefined {
    return this.choices.find(predicate);
  }

  /** Why a card that lies there is not lit. */
  refusal(id: string): Refused | undefined {
    return this.decision?.refused?.find((refused) => refused.cards.includes(id));
  }

  /** Choices that touch neither a card nor a base: the prompt shows them as buttons. */
  get plain(): Choice[] {
    return this.choices.filter((choice) => !(choice.cards ?? []).length && !(choice.bases ?? []).length);
  }
}
