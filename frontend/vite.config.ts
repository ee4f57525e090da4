import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const server = "http://127.0.0.1:8045";

/** The small script that runs first of all. */
const BEGIN = /\/src\/(calls|early|kept|pages|routes|words\/(files|languages))\.ts|vite\/preload-helper/;
/** What most pages need: one chunk, because every further one costs a request. */
const CORE =
  /node_modules|\/src\/(look\/|words\/(words|phrases)|shell\/(?!SettingsPanel|Book|Faces|Sheet|Who|TurnNotice|watch|notify)|pages\/(Lost|Broken)|App|(api|me|portraits|router|settings)\.|table\/(stage|selection|arrows|clock|flight|generic|promise|keys|Layout|teller|Bullet|Lines|Square|Lawn|Slot)\.)/;
/** Small things that several pages need, by what is usually needed together. */
const TOGETHER: [string, RegExp][] = [
  ["tables", /\/src\/(tables|games\.svelte|pages\/lobby\/(TableRow|Diamond))/],
  ["calls", /\/src\/pages\/account\/(calls|leave)/],
];
/** A game's table. What is needed now and then lies in the game's folder `later`: its styles come with the rest. */
const GAME = /\/src\/games\/([^/]+)\/(?!words\/|decks\/|glossary|reference|points)((?!later\/)|.*type=style)/;

const beginFirst: Plugin = {
  name: "begin-first",
  apply: "build",
  transformIndexHtml: () => [
    {
      tag: "script",
      attrs: { type: "module", crossorigin: true, src: "/assets/begin.js" },
      injectTo: "head-prepend",
    },
  ],
};

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
        assetFileNames: ({ names }) => (names[0] === "core.css" ? "assets/app.css" : "assets/[name][extname]"),
        codeSplitting: {
          groups: [
            { name: "begin", test: BEGIN, priority: 3 },
            { name: "core", test: CORE, priority: 1 },
            ...TOGETHER.map(([name, test]) => ({ name, test })),
            { name: (module) => `${GAME.exec(module)?.[1]}.table`, test: GAME },
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
