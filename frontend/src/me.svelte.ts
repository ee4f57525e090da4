/** Who I am: a guest with a name. */
import { api } from "./api";

class Person {
  id = $state("");
  name = $state("");

  get known(): boolean {
    return this.id !== "";
  }

  /** Ask the server, which makes a guest of a newcomer. */
  async load(): Promise<void> {
    this.take(await api.me());
  }

  async rename(name: string): Promise<void> {
    if (name !== this.name) this.take(await api.rename(name));
  }

  private take({ id, name }: { id: string; name: string }): void {
    this.id = id;
    this.name = name;
  }
}

export const me = new Person();
