import { type BaseState, type Code, Fate, type Game, NOBODY, Offer, Play, type Seat } from '@polemos/kernel';
import { sensible } from './sensible.ts';

const WIDE = 0x7fffffff;
/** How many beginnings are followed, and how many ways of each at once: more, and one thinks longer. */
export interface Breadth {
  readonly beginnings: number;
  readonly ways: number;
}
/** How far: what takes longer is not thought of. */
const DEPTH = 14;

/** An undertaking as it is hoped to go. */
export interface Way {
  readonly codes: readonly Code[];
  readonly worth: number;
  /** What it looked like before each of the actions: so one sees later whether all comes as foreseen. */
  readonly looks: readonly number[];
}
interface Gone extends Way {
  readonly state: BaseState;
  /** Whether dice were rolled on it. */
  readonly rolled: boolean;
}

const HOPELESS: Way = { codes: [], worth: -1, looks: [] };

/** Follows undertakings of many small actions to where they come to something: only there a game judges them well. */
export class Foresight {
  private readonly game: Game;
  private readonly luck = new Fate(0);
  private readonly play: Play<BaseState>;
  private readonly offer = new Offer();
  private readonly worlds: readonly BaseState[];
  /** By world: every way meets the same dice. */
  private readonly dice: readonly number[];
  private readonly isOneWorld: boolean;
  private readonly breadth: Breadth;
  /** What the first world's dice would give first: still to come where nothing was rolled. */
  private readonly unrolled: number;
  private rolled = false;

  constructor(game: Game, worlds: readonly BaseState[], isOneWorld: boolean, breadth: Breadth, fate: Fate) {
    this.game = game;
    this.worlds = worlds;
    this.isOneWorld = isOneWorld;
    this.breadth = breadth;
    this.dice = worlds.map(() => fate.generator.below(WIDE));
    this.play = new Play(game, worlds[0], this.luck);
    this.luck.generator.reset(this.dice[0]);
    this.unrolled = this.luck.generator.below(WIDE);
  }

  /** Of the actions that begin or go on with an undertaking, how each would go; those that look poor at once lead nowhere. */
  best(codes: readonly Code[], seat: Seat): Map<Code, Way> {
    const [world] = this.worlds;
    const begun: { code: Code; gone: Gone }[] = [];
    for (const code of codes) {
      this.rolled = false;
      const state = this.take(world, code, seat);
      if (!this.goesOn(state, seat)) continue;
      const { rolled } = this;
      begun.push({ code, gone: { state, rolled, codes: [], worth: this.game.evaluate(state, seat), looks: [] } });
    }
    begun.sort((a, b) => b.gone.worth - a.gone.worth);
    return new Map<Code, Way>(
      begun.map(({ code, gone }, i) => {
        const way = i < this.breadth.beginnings ? this.follow(gone, seat) : null;
        if (way === null) return [code, HOPELESS];
        let { worth } = way;
        if (this.isOneWorld && !way.rolled) worth *= this.worlds.length;
        else for (let n = 1; n < this.worlds.length; n++) worth += this.replay(n, [code, ...way.codes], seat);
        return [code, { codes: way.codes, looks: way.looks, worth }];
      }),
    );
  }

  /** The best that the seat could make of it from here: a beam of the ways that look best. */
  private follow(here: Gone, seat: Seat): Gone | null {
    let best: Gone | null = null;
    let ways: Gone[] = [here];
    for (let depth = 0; depth < DEPTH && ways.length > 0; depth++) {
      const next: Gone[] = [];
      for (const way of ways)
        for (const code of this.codesOf(way.state, seat)) {
          this.rolled = way.rolled;
          const state = this.take(way.state, code, seat);
          const worth = this.game.evaluate(state, seat);
          const gone = { state, rolled: this.rolled, codes: [...way.codes, code], worth, looks: [...way.looks, way.worth] };
          if (this.goesOn(state, seat)) next.push(gone);
          else if (best === null || worth > best.worth) best = gone;
        }
      next.sort((a, b) => b.worth - a.worth);
      // Two ways that are worth the same to the last digit lead to the same: the order of two actions seldom matters.
      ways = next.filter((way, i) => i === 0 || way.worth !== next[i - 1].worth).slice(0, this.breadth.ways);
    }
    return best;
  }
  /** What has been thought of before comes to this in another world: as much of it as is legal there. */
  private replay(world: number, codes: readonly Code[], seat: Seat): number {
    const { game, play, luck } = this;
    play.state = game.clone(this.worlds[world]);
    for (const [i, code] of codes.entries()) {
      if (i > 0 && (!this.goesOn(play.state, seat) || play.refuse(code, seat) !== null)) break;
      luck.generator.reset(this.dice[world]);
      play.take(code, seat);
      play.state = this.answered(play.state, seat, world);
    }
    return game.evaluate(play.state, seat);
  }

  /** One action in the first world, and what others who are asked because of it would answer. */
  private take(from: BaseState, code: Code, seat: Seat): BaseState {
    return this.answered(this.after(from, code, seat, 0), seat, 0);
  }
  private answered(asking: BaseState, seat: Seat, world: number): BaseState {
    let state = asking;
    while (state.toAct !== seat && this.isOpenlyMidway(state)) {
      const asked = state.toAct;
      let best: BaseState | null = null;
      let most = -1;
      for (const one of this.codesOf(state, asked)) {
        const after = this.after(state, one, asked, world);
        const worth = this.game.evaluate(after, asked);
        if (best !== null && worth <= most) continue;
        most = worth;
        best = after;
      }
      if (best === null) throw new Error(`${this.game.id}: somebody is asked who may do nothing`);
      state = best;
    }
    return state;
  }
  private after(from: BaseState, code: Code, seat: Seat, world: number): BaseState {
    const { play, luck } = this;
    luck.generator.reset(this.dice[world]);
    play.state = this.game.clone(from);
    play.take(code, seat);
    if (!this.rolled && luck.generator.below(WIDE) !== this.unrolled) this.rolled = true;
    return play.state;
  }
  private goesOn(state: BaseState, seat: Seat): boolean {
    return state.toAct === seat && this.isOpenlyMidway(state);
  }
  private isOpenlyMidway(state: BaseState): boolean {
    return state.toAct !== NOBODY && state.sealed.length === 0 && this.game.search?.isMidway?.(state) === true;
  }
  private codesOf(state: BaseState, seat: Seat): readonly Code[] {
    this.play.state = state;
    this.play.legal(this.offer, seat);
    return sensible(this.game, state, Array.from(this.offer.codes.subarray(0, this.offer.size)));
  }
}
