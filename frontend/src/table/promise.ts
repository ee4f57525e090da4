/**
 * What a finished deal is checked against: the commitment of the table as this browser saw it first, and the digits
 * that were sent from here.
 */
const STORE = "pennant.promise.";
const DIGITS = "pennant.digits.";

/** The digits by seat. */
export type Digits = Record<string, string>;

export function keptPromise(table: string, commitment: string): string {
  try {
    const kept = localStorage.getItem(STORE + table);
    if (kept) return kept;
    localStorage.setItem(STORE + table, commitment);
  } catch {
    // The browser cannot store anything: only this page remembers the commitment.
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

/** Stores the digits of these seats; null when the player has left the seat. */
export function keepDigits(table: string, seats: readonly string[], digits: string | null): void {
  const all = keptDigits(table);
  for (const seat of seats) {
    if (digits === null) delete all[seat];
    else all[seat] = digits;
  }
  try {
    localStorage.setItem(DIGITS + table, JSON.stringify(all));
  } catch {
    // Nothing can be stored: later nobody can check the digits.
  }
}
