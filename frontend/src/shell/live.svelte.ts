/** Announcements for screen readers: every text once, in order. `App` has the live regions. */

interface Message {
  key: number;
  text: string;
}

class Live {
  polite = $state.raw<Message[]>([]);
  urgent = $state.raw<Message[]>([]);
}

export const live = new Live();
const KEPT = 8;
let next = 1;

/** Announces a text once. Urgent texts interrupt the screen reader: use it only for what cannot wait. */
export function announce(text: string, how: { urgent?: boolean } = {}): void {
  if (!text.trim()) return;
  const message = { key: next++, text };
  if (how.urgent) live.urgent = [...live.urgent, message].slice(-KEPT);
  else live.polite = [...live.polite, message].slice(-KEPT);
}
