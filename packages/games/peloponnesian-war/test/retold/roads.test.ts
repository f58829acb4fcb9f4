import { Fate, Offer, Play } from '@polemos/kernel';
import { setupOf } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import { peloponnesianWar as game, type Written } from '../../index.ts';
import type { PeloponnesianEvent } from '../../rules/told.ts';
import { always } from '../ways.ts';
import { Ledger } from './ledger.ts';
import { colourOf, count, enemyOf, friendOf, interceptors, type March, shortest } from './reader.ts';

// PW-5.1.1-i, j, PW-5.6.1-b, PW-5.8: every march of random matches, held step by step against a second reading of the rulebook: its way is
// one of so many shortest ones, whoever could intercept was asked and nobody else, and what it passed was laid waste or spared.

type Route = Extract<PeloponnesianEvent, { kind: 'route' }>;
type Of<K extends PeloponnesianEvent['kind']> = Extract<PeloponnesianEvent, { kind: K }>;

/** Somebody who walks along with each Expedition. */
class Companion {
  readonly faults: string[] = [];
  steps = 0;
  private march: (March & { readonly ravages: boolean; readonly to: string }) | null = null;
  private road: readonly string[] = [];
  private caught: string[] = [];
  private objective = '';
  /** The space it has just entered: whether it was intercepted there, and what became of the land. */
  private entered: { readonly space: string; readonly was: boolean; hit: boolean; waste: boolean } | null = null;
  private readonly table: Ledger;
  private readonly written: () => Written;
  constructor(table: Ledger, written: () => Written) {
    this.table = table;
    this.written = written;
  }

  hear(event: PeloponnesianEvent): void {
    if (event.kind === 'objective') {
      this.objective = event.space;
      this.caught = [];
    }
    if (this.march !== null) this.follow(event);
    if (event.kind === 'route') this.setOut(event);
  }
  /** Nobody tells any more: the way was gone to its end. */
  arrives(): void {
    if (this.march !== null) this.passUpTo(null);
    this.leaves();
    this.march = null;
  }

  private setOut(event: Route): void {
    const now = this.written();
    const march = { side: event.side, now, objective: this.objective, ravages: event.objective, to: event.to };
    this.march = march;
    this.road = event.route;
    if (event.rule === 'PW-5.1.3-a') return; // the player crosses the open sea
    const plain = shortest(event.from, event.to, march, this.table, false);
    const found = plain[0] < 0 ? shortest(event.from, event.to, march, this.table, true) : plain; // PW-R148
    if (found[0] !== event.route.length || found[1] !== event.of)
      this.faults.push(`${event.from}–${event.to}: ${event.of} ways of ${event.route.length}, read ${found[1]} of ${found[0]}`);
  }
  private follow(event: PeloponnesianEvent): void {
    switch (event.kind) {
      case 'interception':
        return this.intercepted(event);
      case 'neutral-joins':
        return this.passUpTo(this.road.find(space => space === event.space || space === 'macedonia') ?? null);
      case 'ravaged':
        return this.ravages(event);
      case 'storm':
        this.passUpTo(this.road[0] ?? null);
        return event.lost ? this.stops() : undefined;
      case 'battle':
        return this.fights(event);
      case 'commander-home':
      case 'expedition-ends':
        return event.rule.startsWith('PW-6') ? undefined : this.stops();
      case 'operation-ends':
        return event.rule === 'PW-5.1-d' ? this.arrives() : this.turnsOff();
      case 'activated':
        return this.arrives();
      case 'route':
        return this.road.length > 0 && event.to === this.march?.to ? this.turnsOff() : this.arrives(); // PW-5.1.1-k
    }
  }
  private intercepted({ space, candidates, by, success }: Of<'interception'>): void {
    this.passUpTo(space);
    this.enters();
    const could = this.march === null ? [] : interceptors(space, this.march, this.table, this.caught);
    if (could.sort().join() !== [...candidates].sort().join() || !could.includes(by))
      this.faults.push(`${space}: ${by} of ${candidates.join()}, read ${could.join()}`);
    if (!success || this.entered === null) return;
    this.entered.hit = true;
    if (this.written().edition === 'first' && count(this.table.at('expedition'), () => true) > 0) this.caught.push(space);
  }
  private ravages({ space, rule }: Of<'ravaged'>): void {
    if (!rule.startsWith('PW-5')) return;
    if (this.entered?.space !== space) {
      this.passUpTo(space);
      this.enters();
      this.mayPass(space);
    }
    if (this.entered !== null) this.entered.waste = true;
  }
  private fights(event: Of<'battle'>): void {
    if (event.type === 'null' || event.goesOn || !event.forces.some(({ from }) => from === 'expedition')) return;
    if (event.winner !== this.march?.side) this.stops();
  }

  /** Without a word as far as this space: nobody could have stopped it. */
  private passUpTo(end: string | null): void {
    while (this.road.length > 0 && this.road[0] !== end) {
      const [space] = this.road;
      this.enters();
      this.mayPass(space);
    }
  }
  private mayPass(space: string): void {
    const could = this.march === null ? [] : interceptors(space, this.march, this.table, this.caught);
    if (could.length > 0) this.faults.push(`${space}: nobody asked ${could.join()}`);
  }
  private enters(): void {
    this.leaves();
    const [space, ...rest] = this.road;
    this.road = rest;
    this.entered = { space, was: this.table.ravaged.has(space), hit: false, waste: false };
    this.steps++;
  }
  /** 5.8: an enemy's space, on the way to the objective, with no enemy in it, and nobody has caught him there. */
  private leaves(): void {
    if (this.entered === null || this.march === null) return;
    const { space, was, hit, waste } = this.entered;
    const { side, now, ravages } = this.march;
    const enemy = enemyOf(side);
    const isEnemys =
      friendOf(space, now) === enemy && (colourOf(space, now) !== null || (now.held as Record<string, string>)[space] === enemy);
    const isGuarded = this.table.own(space, enemy).length > 0;
    if (waste !== (ravages && isEnemys && !isGuarded && !hit && !was))
      this.faults.push(`${space}: ${waste ? '' : 'not '}laid waste`);
    this.entered = null;
  }
  private stops(): void {
    this.entered = null;
    this.march = null;
  }
  private turnsOff(): void {
    this.leaves();
    this.march = null;
  }
}

const MATCHES = 6;
describe('every march, walked by hand', () => {
  for (const edition of ['second', 'first'])
    for (const scenario of ['campaign', 'decelean', 'fall-of-athens', ...(edition === 'second' ? ['first-war'] : [])])
      test(`PW-5.1.1-i PW-5.1.1-j PW-5.6.1-b PW-5.8-a ${scenario}, ${edition} edition`, () => {
        const one = always('', { edition, players: 'solitaire' }, [scenario]);
        let steps = 0;
        for (let seed = 1; seed <= MATCHES; seed++) {
          const fate = new Fate(seed);
          const play = new Play(one, one.begin(setupOf(one, seed)), fate);
          const written = (): Written => game.position.write(play.state) as Written;
          const table = new Ledger(written());
          const companion = new Companion(table, written);
          play.tell = event => {
            companion.hear(event);
            table.hear(event);
          };
          const offer = new Offer();
          play.run();
          while (play.state.outcome === null) {
            if (play.asked().name !== 'leaveBehind') companion.arrives();
            play.legal(offer);
            play.take(offer.codes[fate.generator.below(offer.size)]);
          }
          expect(companion.faults, `seed ${seed}`).toEqual([]);
          steps += companion.steps;
        }
        expect(steps).toBeGreaterThan(300);
      });
});
