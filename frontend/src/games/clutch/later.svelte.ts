/**
 * Components that are loaded on demand. Each function returns null and starts loading until its component is there.
 * Reactive.
 */
import type { Component } from "svelte";
import type { Props } from "./look";

const AGAIN = 3_000;
type Box = Component<Props & { close: () => void }>;
let box = $state.raw<Box | null>(null);
let asked = false;

/** The box score. */
export function boxScore(): Box | null {
  if (box === null && !asked) {
    asked = true;
    import("./later/Box.svelte").then(
      (loaded) => (box = loaded.default),
      () => setTimeout(() => (asked = false), AGAIN),
    );
  }
  return box;
}
