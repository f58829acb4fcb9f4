import { type Action, foresee, onBoard, type Seen, within } from '@polemos/kernel';
import type { Live } from '../matches/opening.ts';
import { conflict, wrong } from '../refusal.ts';
import * as club from '../storage/club.ts';
import type { JobRow, PersonRow, StandingRow } from '../storage/schema.ts';
import type { World } from '../world.ts';
import { changed } from './changed.ts';
import { seatedAt } from './view.ts';

/**
 * Moves ahead: a small closed set of what a seat does by itself when it is asked. `pass`: the only thing that can be done at all.
 * `decline`: lets an expedition pass where no interception has that chance. `tactic`: the same tactic as long as it is allowed.
 */
export type Ahead =
  | { readonly kind: 'pass' }
  | { readonly kind: 'decline' /** In percent. */; readonly below: number }
  | { readonly kind: 'tactic'; readonly tactic: string };

/** As its owner sees it: how often it has moved, and what has stopped it. */
export interface AheadView {
  readonly kind: Ahead['kind'];
  readonly below: number | null;
  readonly tactic: string | null;
  readonly used: number;
  /** `illegal`: the tactic was not allowed. Then one is asked again. */
  readonly stopped: string | null;
}

export async function movesAhead(world: World, me: PersonRow, id: string): Promise<readonly AheadView[]> {
  const { seat } = await seatedAt(world, id, me);
  return (await club.standingOf(world.store.db, id, seat)).map(({ kind, detail, used, stopped }) => {
    const { below = null, tactic = null } = JSON.parse(detail) as { below?: number; tactic?: string };
    return { kind: kind as Ahead['kind'], below, tactic, used, stopped };
  });
}

export async function setAhead(world: World, me: PersonRow, id: string, { kind, ...detail }: Ahead): Promise<void> {
  const { seat, table } = await seatedAt(world, id, me);
  if (table.state !== 'playing') throw conflict('not-playing');
  const { types } = world.rulebooks.game(table.game).actions;
  const tactics = types.find(({ name }) => name === 'tactic')?.domains[0];
  if (kind === 'decline' && !types.some(({ name }) => name === 'letPass')) throw wrong('not-in-this-game');
  if (
    kind === 'tactic' &&
    (tactics === undefined || !('ids' in tactics) || !tactics.ids.includes((detail as { tactic: string }).tactic))
  )
    throw wrong('not-in-this-game');
  const row = {
    board: id,
    seat,
    kind,
    person: me.id,
    detail: JSON.stringify(detail),
    used: 0,
    stopped: null,
    created: world.now(),
  };
  await club.putStanding(world.store.db, row);
  await changed(world, id);
  await moveAhead(world, id, seat);
}
export async function dropAhead(world: World, me: PersonRow, id: string, kind: Ahead['kind']): Promise<void> {
  const { seat } = await seatedAt(world, id, me);
  await club.dropStanding(world.store.db, id, seat, kind);
  await changed(world, id);
}

/** A seat is asked that has moves ahead. */
export const aheadJob = (world: World, { board, body }: JobRow): Promise<void> =>
  moveAhead(world, board, (JSON.parse(body) as { seat: string }).seat);

interface Question {
  readonly step: string;
  readonly legal: readonly Action[];
  readonly seen: Seen;
  readonly game: Live['course']['match']['game'];
}

async function moveAhead(world: World, board: string, seat: string): Promise<void> {
  const all = (await club.standingOf(world.store.db, board, seat)).filter(({ stopped }) => stopped === null);
  if (all.length === 0) return;
  const asked = await world.matches.with(board, ({ course, bots, seatOf }) => {
    const { match, outcome } = course;
    const pending = match.pending().find(one => one.seat === seat);
    if (outcome !== null || pending === undefined || bots.has(seat)) return null;
    const orders = all.filter(({ person }) => seatOf.get(person) === seat);
    const { game, version } = match;
    return { orders, step: pending.step, legal: match.legal(seat), seen: match.see(seat), game, version };
  });
  if (asked === null) return;
  for (const order of asked.orders) {
    const action = actionFor(asked, order);
    if (action === 'illegal') {
      await club.stopStanding(world.store.db, order, action);
      await changed(world, board);
    } else if (action !== null) {
      const { version } = asked;
      const still = ({ seatOf }: Live): boolean => seatOf.get(order.person) === seat;
      const answer = await world.matches.act(
        board,
        { person: order.person },
        { key: `ahead ${version}`, version, action },
        still,
      );
      if ('ok' in answer) await club.countStanding(world.store.db, order);
      return;
    }
  }
}

/** What it does now; null: nothing, its owner is asked. */
export function actionFor({ step, legal, seen, game }: Question, { kind, detail }: StandingRow): Action | 'illegal' | null {
  if (kind === 'pass') return legal.length === 1 ? legal[0] : null;
  if (kind === 'tactic') {
    if (step !== 'tactics') return null;
    const { tactic } = JSON.parse(detail) as { tactic: string };
    return legal.find(action => action.type === 'tactic' && action.tactic === tactic) ?? 'illegal';
  }
  if (step !== 'interception') return null;
  const letPass = legal.find(({ type }) => type === 'letPass');
  if (letPass === undefined) return null;
  const { below } = JSON.parse(detail) as { below: number };
  return legal.every(action => action.type !== 'intercept' || chanceOf(game, seen, action) < below / 100) ? letPass : null;
}

/** Whether it succeeds is known after the first die or two: nothing further is looked at while others wait. */
const REACH = { worlds: 1, runs: 64 };

/** How likely an interception succeeds, by the rules themselves. What cannot be reckoned is no reason to decline. */
function chanceOf(game: Question['game'], seen: Seen, action: Action): number {
  const on = onBoard(game, seen.board);
  const forecast = within(on, () => foresee(on, seen, action, REACH));
  if (forecast === null) return 1;
  return forecast.outcomes
    .filter(({ results }) => results.some(({ kind }) => kind === 'interception'))
    .reduce((sum, { odds }) => sum + odds.of / odds.in, 0);
}
