/** A form that is sent: whether it is under way, and what was wrong with which field. What was typed always stays. */
import { tick } from "svelte";
import { ApiError, whatWentWrong } from "../../api";
import { knows, say } from "../../words/words.svelte";

/** The shortest password that the server takes. */
export const LEAST = 8;

/** An error as a sentence about what was typed here, or about one field of it. */
export function sentence(error: unknown, field = ""): string {
  const code = error instanceof ApiError ? error.code : "";
  const id = [`wrong-${code}-${field}`, `wrong-${code}`].find(knows);
  return id ? say(id, { least: LEAST }) : whatWentWrong(error);
}

export class Attempt {
  busy = $state(false);
  /** Field to sentence; "" is the form as a whole. */
  wrong = $state.raw<Record<string, string>>({});

  /**
   * Try it, unless a field is known to be wrong or a try is under way. `blame` says which field a code of the server is
   * about. The first field that is wrong gets the focus.
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

/** The fields of a form that are empty, with what to say about each. */
export function lacking(fields: Record<string, [value: string, sentence: string]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, [value, id]]) => (value.trim() ? [] : [[name, say(id)]])),
  );
}
