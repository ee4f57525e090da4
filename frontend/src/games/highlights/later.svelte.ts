/** Parts that not every moment of a game needs: null until they are there, and asking brings them. Reactive. */
import type { Component } from "svelte";
import type { Props } from "./look";

const AGAIN = 3_000;

function later<T>(load: () => Promise<T>): () => T | null {
  let there = $state.raw<T | null>(null);
  let asked = false;
  const bring = (): void => {
    load().then(
      (loaded) => (there = loaded),
      () => setTimeout(bring, AGAIN),
    );
  };
  return () => {
    if (!asked) bring();
    asked = true;
    return there;
  };
}

export const buyParts = later(() => import("./buy"));
export const standings = later<Component<Props & { pair: number }>>(async () => (await import("./Standings.svelte")).default);
export const leaf = later(async () => (await import("./Leaf.svelte")).default);
