import type { Board } from '../board/board.ts';
import type { Fate } from '../chance/fate.ts';
import { Offer } from './action.ts';
import type { Game } from './game.ts';
import { Play } from './play.ts';
import { type BaseState, type Frame, frame, NOBODY, OPEN, type Outcome, type Seat, UNASKED } from './state.ts';

/** All that a seat may know of a match at one moment: the game's view and what the kernel itself holds. */
export interface Seen<V = unknown> {
  readonly seat: Seat;
  readonly view: V;
  /** Top first. Opaque to clients; locals are public. */
  readonly stack: readonly { readonly step: string; readonly at: number; readonly by: object }[];
  readonly toAct: readonly Seat[];
  /** In a sealed decision: who has chosen. Only the own choice is known. */
  readonly sealed: readonly ('open' | 'unasked' | 'chosen' | { readonly code: number })[];
  readonly outcome: Outcome | null;
  /** The board, where it is not that of the house. */
  readonly board?: Board;
}

export const waiting = (state: BaseState): readonly Seat[] =>
  state.toAct === NOBODY
    ? []
    : state.sealed.length === 0
      ? [state.toAct]
      : state.sealed.flatMap((choice, seat) => (choice === OPEN ? [seat] : []));

export function see<S extends BaseState, V>(game: Game<S, V>, state: S, seat: Seat): Seen<V> {
  const stack: { step: string; at: number; by: object }[] = [];
  for (let at: Frame | null = state.stack; at !== null; at = at.under)
    stack.push({ step: game.steps[at.step].name, at: at.at, by: at.by });
  const seen: Seen<V> = {
    seat,
    view: game.view(state, seat),
    stack,
    toAct: waiting(state),
    sealed: state.sealed.length === 0 ? NONE_SEALED : state.sealed.map((choice, owner) => sealedAs(choice, owner === seat)),
    outcome: state.outcome,
  };
  return game.playedOn === undefined ? seen : { ...seen, board: game.playedOn };
}
const NONE_SEALED: Seen['sealed'] = [];
const sealedAs = (choice: number, own: boolean): Seen['sealed'][number] =>
  choice === OPEN ? 'open' : choice === UNASKED ? 'unasked' : own ? { code: choice } : 'chosen';

/** Worlds that the seat cannot tell from the true one. All that a bot needs, and all that it gets. */
export function imagine<S extends BaseState, V>(game: Game<S, V>, seen: Seen<V>): (fate: Fate) => S {
  if (seen.board?.key !== game.playedOn?.key) throw new Error('what was seen on one board is imagined on another');
  const sample = game.imagine(seen.view, seen.seat);
  const index = new Map(game.steps.map(({ name }, i) => [name, i]));
  let stack: Frame | null = null;
  for (const { step, at, by } of seen.stack.toReversed()) {
    const found = index.get(step);
    if (found === undefined) throw new Error(`no step '${step}'`);
    stack = frame(found, at, by, stack);
  }
  const offer = new Offer();
  return fate => {
    const state = sample(fate);
    state.stack = stack;
    state.outcome = seen.outcome;
    state.sealed = seen.sealed.map(choice => (typeof choice === 'object' ? choice.code : choice === 'unasked' ? UNASKED : OPEN));
    state.toAct = seen.toAct.includes(seen.seat) ? seen.seat : (seen.toAct[0] ?? NOBODY);
    // What another seat has already chosen in secret could be anything it might have chosen.
    seen.sealed.forEach((choice, owner) => {
      if (choice !== 'chosen') return;
      new Play(game, state, fate).legal(offer, owner);
      state.sealed[owner] = offer.codes[fate.generator.below(offer.size)];
    });
    return state;
  };
}
