/** The state of a form: whether it is being sent, and the errors by field. The input is never cleared. */
import { tick } from "svelte";
import { ApiError, whatWentWrong } from "../../api";
import { knows, say } from "../../words/words.svelte";

/** The shortest password that the server accepts. */
export const LEAST = 8;

/** An error as a sentence about the form or one of its fields. */
export function sentence(error: unknown, field = ""): string {
  const code = error instanceof ApiError ? error.code : "";
  const id = [`wrong-${code}-${field}`, `wrong-${code}`].find(knows);
  return id ? say(id, { least: LEAST }) : whatWentWrong(error);
}

export class Attempt {
  busy = $state(false);
  /** Sentences by field; the key "" is the form as a whole. */
  wrong = $state.raw<Record<string, string>>({});

  /**
   * Sends the form, unless a field is invalid or the form is being sent. `blame` maps error codes to fields. The first
   * invalid field gets the focus.
   */
  async send(
    form: HTMLFormElement,
    missing: Record<string, string>,
    blame: Record<string, string>,
    what: () => Promise<void>,
  ): Promise<void> {
    if (this.busy) return;
    this.wrong = missing;
    if (!Object.keys(missing).length) {
      this.busy = true;
      try {
        await what();
      } catch (error) {
        const field = error instanceof ApiError ? (blame[error.code] ?? "") : "";
        this.wrong = { [field]: sentence(error, field) };
      } finally {
        this.busy = false;
      }
    }
    await tick();
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }
}

/** The empty fields of a form, with a sentence about each. */
export function lacking(fields: Record<string, [value: string, sentence: string]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, [value, id]]) => (value.trim() ? [] : [[name, say(id)]])),
  );
}
