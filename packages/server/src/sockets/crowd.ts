/** How many of each kind are in: nobody fills the house alone. */
export class Crowd {
  private readonly counts = new Map<string, number>();
  private readonly most: (key: string) => number;

  constructor(most: (key: string) => number) {
    this.most = most;
  }

  /** False when there are enough of one of these already; then none is counted. */
  enter(keys: readonly string[]): boolean {
    if (keys.some(key => (this.counts.get(key) ?? 0) >= this.most(key))) return false;
    for (const key of keys) this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
    return true;
  }
  leave(keys: readonly string[]): void {
    for (const key of keys) {
      const left = (this.counts.get(key) ?? 0) - 1;
      if (left > 0) this.counts.set(key, left);
      else this.counts.delete(key);
    }
  }
}
