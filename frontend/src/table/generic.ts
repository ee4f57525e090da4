/** How a game without a client of its own is played: what is told is told at once, and nothing is drawn. */
import { fold } from "./fold";
import type { Script } from "./stage.svelte";

export const GENERIC: Script = {
  fold,
  newSheet: () => null,
  hear() {},
  duration: () => 0,
};
