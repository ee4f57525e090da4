import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = "http://127.0.0.1:8045";

const CORE = /@fluent|\/src\/(words\/(words|phrases)|shell\/(?!SettingsPanel|Book)|pages\/(Lost|Broken)|(api|games|me|router|settings|tables)\.)/;

/** The bundle is committed: fixed file names without hashes, and the same bytes from every build. */
export default defineConfig({
  plugins: [svelte()],
  base: "/",
  publicDir: "public",
  build: {
    outDir: "../src/pennant/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { app: "index.html" },
      output: {
        entryFileNames: "assets/[name].js",
        chunkFileNames: "assets/[name].js",
        assetFileNames: "assets/[name][extname]",
        // What every page needs is one chunk beside the entry, not several named after some part of it.
        codeSplitting: { groups: [{ name: "core", test: CORE }] },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    proxy: {
      "/api": server,
      "/cards": server,
      "/text": server,
      "/ws": { target: server, ws: true },
    },
  },
});
