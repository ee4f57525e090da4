/** The current user, a guest or an account, and the tables where it is their turn. */
import { api } from "./api";
import { shell } from "./shell/shell.svelte";
import type { Me, MyTable } from "./wire";

class Person {
  id = $state("");
  name = $state("");
  account = $state(false);
  /** My tables that are not over; null until they are loaded. */
  tables = $state.raw<MyTable[] | null>(null);
  /** When they were requested. */
  asked = 0;

  get known(): boolean {
    return this.id !== "";
  }

  /** The tables where it is my turn, except the one on the page. */
  get elsewhere(): string[] {
    return (this.tables ?? [])
      .filter((table) => table.your_turn && table.id !== shell.table?.id)
      .map((table) => table.id);
  }

  /** All tables where it is my turn. The table on the page knows this best. */
  get waiting(): string[] {
    return shell.table?.turn ? [shell.table.id, ...this.elsewhere] : this.elsewhere;
  }

  /** Loads the identity. The server makes a new visitor a guest. */
  async load(): Promise<void> {
    this.take(await api.me());
  }

  async rename(name: string): Promise<void> {
    if (name !== this.name) this.take(await api.rename(name, this.account));
  }

  async refresh(): Promise<void> {
    this.asked = Date.now();
    const asking = this.id;
    const tables = await api.myTables();
    if (!asking || asking === this.id) this.tables = tables;
  }

  /** Sets the current user. After signing in or out, the list of tables changes as well. */
  take({ id, name, account }: Me): void {
    const other = this.known && id !== this.id;
    this.id = id;
    this.name = name;
    this.account = account;
    if (!other) return;
    this.tables = null;
    this.refresh().catch(() => undefined);
  }
}

export const me = new Person();
