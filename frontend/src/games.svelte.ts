/** All games of the server. The list is loaded once, with the texts of the games. */
import { api } from "./api";
import type { GameInfo } from "./wire";
import { loadGame, sayOf } from "./words/words.svelte";

class Games {
  list = $state.raw<GameInfo[]>([]);
  failed = $state(false);
  /** The public URL of the server, if it is configured. */
  private address = $state<string | null>(null);
  private running: Promise<void> | null = null;

  /** Fetches the list once. Never throws: `failed` says that it could not be loaded. */
  load(): Promise<void> {
    this.running ??= this.fetch();
    return this.running;
  }

  find(name: string): GameInfo | undefined {
    return this.list.find((game) => game.name === name);
  }

  /** Loads only the public URL. */
  async reach(): Promise<void> {
    if (!this.list.length)
      this.address = await api.games().then(
        (answer) => answer.public_url,
        () => null,
      );
  }

  /** An absolute link that can be shared. */
  link(path: string): string {
    return (this.address ?? location.origin).replace(/\/+$/, "") + path;
  }

  private async fetch(): Promise<void> {
    try {
      const { games: list, public_url } = await api.games();
      await Promise.all(list.map((game) => loadGame(game.name, false).catch(() => undefined)));
      this.list = list;
      this.address = public_url;
      this.failed = false;
    } catch {
      this.failed = true;
      this.running = null;
    }
  }
}

export const games = new Games();

/** Whether a game has a first lesson. Only such games have this text for the lobby. */
export function hasLesson(game: string): boolean {
  return sayOf(game, "lobby-lesson") !== undefined;
}
