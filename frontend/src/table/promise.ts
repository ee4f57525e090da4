/**
 * What a deal is held to when it is over: the dealer's promise, which is the commitment of a table as this browser saw
 * it first, and the digits that were sent from here.
 */
const STORE = "pennant.promise.";
const DIGITS = "pennant.digits.";

/** Digits by seat. */
export type Digits = Record<string, string>;

export function keptPromise(table: string, commitment: string): string {
  try {
    const kept = localStorage.getItem(STORE + table);
    if (kept) return kept;
    localStorage.setItem(STORE + table, commitment);
  } catch {
    // A browser that keeps nothing has only the word of this page.
  }
  return commitment;
}

export function keptDigits(table: string): Digits {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(DIGITS + table) ?? "{}");
    return found && typeof found === "object" ? (found as Digits) : {};
  } catch {
    return {};
  }
}

/** Digits were taken for these seats; null: who sat there has got up. */
export function keepDigits(table: string, seats: readonly string[], digits: string | null): void {
  const all = keptDigits(table);
  for (const seat of seats) {
    if (digits === null) delete all[seat];
    else all[seat] = digits;
  }
  try {
    localStorage.setItem(DIGITS + table, JSON.stringify(all));
  } catch {
    // Then nobody can say later what they were.
  }
}
