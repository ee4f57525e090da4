/** The dealer's promise: the commitment of a table as this browser saw it first, kept until the proof. */
const STORE = "pennant.promise.";

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
