/** The client of games without their own: sentences are shown at once, and nothing is drawn. */
import { fold } from "./fold";
import type { Script } from "./stage.svelte";

export const GENERIC: Script = {
  fold,
  newSheet: () => null,
  hear() {},
  duration: () => 0,
};
