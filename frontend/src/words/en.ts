/** English words that the lobby does not need; a chunk of its own. */
const texts = import.meta.glob<string>(["./*.en.ftl", "!./app.en.ftl", "!./lobby.en.ftl"], { query: "?raw", import: "default", eager: true });

export default Object.values(texts);
