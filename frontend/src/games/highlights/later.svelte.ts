/**
 * Components that are loaded on demand. Each function returns null and starts loading until its component is there.
 * Reactive.
 */
import type { Component } from "svelte";
import type { Props } from "./look";

const AGAIN = 3_000;

interface Later<T> {
  (): T | null;
  /** Resolves when it is loaded. */
  load(): Promise<void>;
}

function later<T>(load: () => Promise<T>): Later<T> {
  let there = $state.raw<T | null>(null);
  let asked: Promise<void> | null = null;
  const bring = (): Promise<void> => {
    asked ??= load().then(
      (loaded) => void (there = loaded),
      () => void setTimeout(() => ((asked = null), bring()), AGAIN),
    );
    return asked;
  };
  const ask = (): T | null => {
    if (there === null) void bring();
    return there;
  };
  return Object.assign(ask, { load: bring });
}

export const buyParts = later(() => import("./later/buy"));
export const field = later<Component<Props & { pair: number }>>(
  async () => (await import("./later/Field.svelte")).default,
);
export const standings = later<Component<Props & { pair: number }>>(
  async () => (await import("./later/Standings.svelte")).default,
);
export const leaf = later(async () => (await import("./later/Leaf.svelte")).default);
