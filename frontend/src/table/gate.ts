/**
 * Holds calls back until their target is there.
 *
 * The connection to a table is opened while the code and the cards of its game are still loading. Its messages wait at
 * the gate until there is a stage that can show them.
 */
export class Gate<T> {
  private waiting: ((target: T) => void)[] = [];
  private target: { value: T } | null = null;

  /** Makes a call at once if the gate is open, otherwise when it opens. Calls are made in the order in which they came. */
  pass(call: (target: T) => void): void {
    if (this.target !== null) call(this.target.value);
    else this.waiting.push(call);
  }

  /** Makes all calls that have waited, including those that come meanwhile, and lets later ones pass. */
  open(target: T): void {
    for (let call = this.waiting.shift(); call !== undefined; call = this.waiting.shift()) call(target);
    this.target = { value: target };
  }
}
