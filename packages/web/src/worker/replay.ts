import type { Match } from '@polemos/kernel';

/** A match as it stood after its first `at` actions. Going forward plays on; going back starts again. */
export class Replay {
  private readonly match: Match;
  private ghost: Match;

  constructor(match: Match) {
    this.match = match;
    this.ghost = match.fork(0, 'replay', null);
  }

  at(at: number): Match {
    if (at < this.ghost.length) this.ghost = this.match.fork(at, 'replay', null);
    const { entries } = this.match.log();
    while (this.ghost.length < at) {
      const { seat, action, chance } = entries[this.ghost.length];
      const acted = this.ghost.act(seat, action, { chance });
      if (!('ok' in acted)) throw new Error('a match does not replay');
    }
    return this.ghost;
  }
}
