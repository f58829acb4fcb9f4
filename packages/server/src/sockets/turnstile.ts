/** Lets one in at each turn of the loop: a crowd that comes in does not hold up those who play. */
export class Turnstile {
  private readonly waiting: (() => void)[] = [];

  enter(): Promise<void> {
    return new Promise(resolve => {
      if (this.waiting.push(resolve) === 1) setImmediate(this.next);
    });
  }

  private readonly next = (): void => {
    this.waiting.shift()?.();
    if (this.waiting.length > 0) setImmediate(this.next);
  };
}
