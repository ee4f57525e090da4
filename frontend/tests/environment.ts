import type { Environment } from "vitest/runtime";

/** Node, with modules compiled as for the browser: in Svelte's server build nothing is reactive. */
export default {
  name: "browser-modules",
  viteEnvironment: "client",
  setup: () => ({ teardown: () => {} }),
} satisfies Environment;
