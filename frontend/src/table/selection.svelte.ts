/** The player's selection in a decision, shared by the board, which marks it, and the prompt, which sends it. */
import type { Choice, Decision, Refused } from "../wire";

function sameSet(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((item) => other.includes(item));
}

export class Selection {
  /** The open decision; null while a beat is shown, and when it is not the player's turn. */
  decision = $state.raw<Decision | null>(null);
  /** The selected choice, not sent yet. */
  chosen = $state.raw<Choice | null>(null);
  /** The decision that is being answered: nothing of the next one is selected yet. */
  answering: Decision | null = null;
  /** Counts selections that were cleared or invalid: plans for them are dropped. */
  dropped = $state(0);
  /** The usual choice, which Enter sends while nothing is selected. */
  usual = $state.raw<Choice | null>(null);
  /** The id of the focused or hovered card, for the second line of the prompt. */
  focused = $state<string | null>(null);
  /** Set by the table: sends a choice at once, after a double click on a card or Enter on a selected one. */
  onconfirm: ((choice: Choice) => void) | null = null;
  /** Set by the table: a selection or a key ends the motion that is being shown. */
  onpick: (() => void) | null = null;

  get choices(): Choice[] {
    return this.decision?.choices ?? [];
  }

  /** Sets the open decision. The selection is kept only if the new decision offers the same choice. */
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

  /** What the primary button sends: the selection, the only choice, or the usual choice. */
  get primary(): Choice | null {
    return this.chosen ?? (this.choices.length === 1 ? this.choices[0]! : this.usual);
  }

  pick(choice: Choice | null): void {
    this.onpick?.();
    this.chosen = choice;
  }

  /** Clears the selection. */
  drop(): void {
    this.chosen = null;
    this.dropped += 1;
  }

  /** Selects a choice, or clears it if it was selected already. */
  toggle(choice: Choice): void {
    this.pick(this.chosen?.action === choice.action ? null : choice);
  }

  /** A click or Enter on the thing of a choice: the second click of a double click sends it. */
  press(choice: Choice, event: MouseEvent): void {
    if (event.detail === 2) this.confirm(choice);
    else this.toggle(choice);
  }

  /** Sends a choice without the primary button. */
  confirm(choice: Choice): void {
    this.pick(choice);
    this.onconfirm?.(choice);
  }

  isChosen(choice: Choice | undefined): boolean {
    return choice !== undefined && this.chosen?.action === choice.action;
  }

  /** All choices that touch a card. */
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

  /** Why a visible card cannot be chosen. */
  refusal(id: string): Refused | undefined {
    return this.decision?.refused?.find((refused) => refused.cards.includes(id));
  }

  /** Choices without a card and a base, which the prompt shows as buttons. */
  get plain(): Choice[] {
    return this.choices.filter((choice) => !(choice.cards ?? []).length && !(choice.bases ?? []).length);
  }
}
