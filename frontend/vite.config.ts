import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const server = "http://127.0.0.1:8045";

/** What every page needs, and what every table needs: one chunk each. */
const CORE = /node_modules|\/src\/(look\/|words\/(words|phrases)|shell\/(?!SettingsPanel|Book|Portrait|Faces)|pages\/(Lost|Broken)|(api|router|settings)\.)/;
const STAGE = /\/src\/(table\/(stage|selection|arrows|clock|generic|promise)|portraits|shell\/Portrait)/;
const GAME = /\/src\/games\/([^/]+)\/(?!words\/)/;
/** The small script that runs first of all. */
const BEGIN = /\/src\/(early|pages|routes)\.ts|vite\/preload-helper/;

const beginFirst: Plugin = {
  name: "begin-first",
  apply: "build",
  transformIndexHtml: () => [{ tag: "script", attrs: { type: "module", crossorigin: true, src: "/assets/begin.js" }, injectTo: "head-prepend" }],
};

/** What several chunks of a game share is one chunk. */
function gameParts(module: string): string | null {
  const game = GAME.exec(module)?.[1];
  return game ? `${game}.parts` : null;
}

/** Words are chunks called after their file, with the game in front if they are a game's. */
function chunkName(chunk: { name: string; facadeModuleId?: string | null }): string {
  const [, game, file] = /src\/(?:games\/([^/]+)\/)?words\/([^/]+)\.ftl/.exec(chunk.facadeModuleId ?? "") ?? [];
  return `assets/${file ? `${game ?? "words"}.${file}` : "[name]"}.js`;
}

/** The bundle is committed: fixed file names without hashes, and the same bytes from every build. */
export default defineConfig({
  plugins: [svelte(), beginFirst],
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
        chunkFileNames: chunkName,
        assetFileNames: "assets/[name][extname]",
        codeSplitting: {
          groups: [
            { name: "begin", test: BEGIN, priority: 2 },
            { name: "core", test: CORE, priority: 1 },
            { name: "stage", test: STAGE, priority: 1 },
            { name: gameParts, test: GAME, minShareCount: 2 },
          ],
        },
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
