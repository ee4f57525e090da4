/** All Russian words of the client; a chunk of its own. */
const texts = import.meta.glob<string>("./*.ru.ftl", { query: "?raw", import: "default", eager: true });

export default Object.values(texts);
