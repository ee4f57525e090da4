/** Builds every tests/*.test.ts as the browser would get it, and runs the lot with Node's own test runner. */
import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build } from "vite";

const here = dirname(fileURLToPath(import.meta.url));
const wanted = process.argv.slice(2);
const files = readdirSync(here).filter(
  (file) => file.endsWith(".test.ts") && (!wanted.length || wanted.some((name) => file.includes(name))),
);
const out = join(here, "..", "node_modules", ".tests");
rmSync(out, { recursive: true, force: true });
await build({
  root: join(here, ".."),
  configFile: false,
  logLevel: "warn",
  publicDir: false,
  plugins: [svelte()],
  build: {
    outDir: out,
    minify: false,
    target: "node20",
    modulePreload: false,
    rolldownOptions: {
      input: Object.fromEntries(files.map((file) => [file.replace(/\.ts$/, ""), join(here, file)])),
      external: [/^node:/],
      preserveEntrySignatures: "strict",
      output: { entryFileNames: "[name].mjs", chunkFileNames: "[name].mjs" },
    },
  },
});
const run = spawnSync(process.execPath, ["--test", ...files.map((file) => join(out, file.replace(/\.ts$/, ".mjs")))], {
  stdio: "inherit",
});
process.exit(run.status ?? 1);
