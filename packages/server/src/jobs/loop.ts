/** Does something whenever it is woken, and now and then by itself; never twice at once. */
export class Loop {
  private readonly turn: () => Promise<boolean>;
  private readonly failed: (error: unknown) => void;
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> | null = null;
  private again = false;
  private closed = false;

  /** `turn` says whether there may be more to do at once. */
  constructor(turn: () => Promise<boolean>, failed: (error: unknown) => void) {
    this.turn = turn;
    this.failed = failed;
  }

  start(every: number): void {
    this.timer = setInterval(() => this.wake(), every);
    this.timer.unref();
    this.wake();
  }

  wake(): void {
    if (this.closed) return;
    if (this.running !== null) {
      this.again = true;
      return;
    }
    this.running = this.untilDone()
      .catch(this.failed)
      .finally(() => {
        this.running = null;
        if (!this.again) return;
        this.again = false;
        this.wake();
      });
  }

  private async untilDone(): Promise<void> {
    while (!this.closed && (await this.turn()));
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.timer !== null) clearInterval(this.timer);
    await this.running;
  }
}
