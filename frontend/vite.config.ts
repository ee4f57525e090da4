import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin, type Rolldown } from "vite";

type ChunkingContext = Rolldown.ChunkingContext;

const server = "http://127.0.0.1:8045";

/** The small script that runs first of all. Its chunk has everything that it imports as well. */
const BEGIN = /\/src\/early\.ts|vite\/preload-helper/;
/** Everything except the games and `main.ts`, which waits for the settings: no other chunk may wait for that. */
const SHARED = /^(?!.*(\/src\/(games\/|main\.ts)|\/index\.html))/;
/** What a table loads when it is opened. */
const TABLE = /\/src\/(table\/TablePage\.svelte|games\/[^/]+\/index\.ts)$/;
/** The table of a game. Parts that are loaded on demand are in its folder `later`; their styles are in this chunk. */
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

/**
 * The chunk `core` has what every page needs, and what a table shares with any other chunk: a chunk of its own would cost
 * a request. What only other pages share is in the chunk `parts`, so that a table does not load it.
 */
function coreName(module: string, graph: ChunkingContext): string | null {
  const entries = entriesOf(module, graph);
  const everywhere = entries.some((entry) => graph.getModuleInfo(entry)?.isEntry);
  return everywhere || (entries.length > 1 && entries.some((entry) => TABLE.test(entry))) ? "core" : null;
}

/** The entries that need a module: the page itself, and modules that are imported only when they are needed. */
function entriesOf(module: string, graph: ChunkingContext): string[] {
  const users = new Set([module]);
  for (const user of users) graph.getModuleInfo(user)?.importers.forEach((importer) => users.add(importer));
  return [...users].filter((user) => {
    const info = graph.getModuleInfo(user);
    return info?.isEntry || info?.dynamicImporters.length;
  });
}

/** The chunks of texts have the names of their files; the texts of a game start with the name of the game. */
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
            { name: coreName, test: SHARED, priority: 2 },
            { name: "parts", test: SHARED, minShareCount: 2, priority: 1 },
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
