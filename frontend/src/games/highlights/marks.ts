/** The marks before the sentences of the log: the scorer's square of a hit, a card, or the icon of an action. */
import type { WireEvent } from "../../wire";
import type { Sheet } from "./sheet";
import { asEvent, type View } from "./types";

export function markOf(heard: WireEvent, _view: View, sheet: Sheet): string | null {
  const event = asEvent(heard);
  switch (event.kind) {
    case "batter":
      return `pencil ${event.hit}`;
    case "changed":
      return `pencil ${event.hit}`;
    case "hit":
      return event.cause === "steal" ? null : `ink ${event.hit}`;
    case "cancelled":
      return sheet.struck && `struck ${sheet.struck}`;
    case "action":
      return `action ${event.action}`;
    case "played":
    case "entered":
    case "bought":
      return "card";
    default:
      return null;
  }
}
