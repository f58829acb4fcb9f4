/** One after the other, in the order of asking. */
export class Mutex {
  private taken = false;
  private readonly waiting: (() => void)[] = [];

  get isTaken(): boolean {
    return this.taken;
  }

  async take(): Promise<void> {
    if (this.taken) await new Promise<void>(resolve => this.waiting.push(resolve));
    this.taken = true;
  }
  give(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.taken = false;
    else next();
  }
}
