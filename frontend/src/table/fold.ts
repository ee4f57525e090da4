/** Keeps a view up to date with the events of its viewer: `kernel/board_view.py` in the browser, for all games. */
import type { WireEvent } from "../wire";

type Holder = Record<string | number, unknown>;

/** Applies one event to a view. Events of another kind than "set" only tell the story and change nothing. */
export function fold(view: unknown, event: WireEvent): void {
  if (event.kind === "set") put(view as Holder, event.path as string, event.value);
}

/** Writes a value into a view: `pitch.total` is one field, and `lineup.*.rating` one field in each row of a list. */
function put(view: Holder, path: string, value: unknown): void {
  const parents = path.split(".");
  const name = parents.pop()!;
  let place = view;
  for (const parent of parents) {
    if (parent === "*") {
      (place as unknown as Holder[]).forEach((row, number) => (row[name] = (value as unknown[])[number]));
      return;
    }
    place = (place[parent] ??= {}) as Holder;
  }
  place[name] = value;
}
