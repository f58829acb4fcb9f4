import { decision, type Play, type RuleId } from '@polemos/kernel';
import { C, T } from '../actions.ts';
import { isWinter, quarterOf } from '../calendar.ts';
import { BLACK, CITIES, SEATS, SICELS, ZONE, ZONES } from '../materials/board.ts';
import { taxNow } from '../materials/cities.ts';
import { allyOfAgyris } from '../materials/persons.ts';
import { POINTS } from '../operations/points.ts';
import type { State } from '../state.ts';

type P = Play<State>;

export function refuseTax({ state, seat }: P): RuleId | null {
  if (isWinter(state.turn) || state.taxed[seat] === quarterOf(state.turn)) return 'TI-IV-c';
  return state.po[seat] >= POINTS.tax ? null : 'TI-II-k';
}
/** Cities that pay this faction: its own, and those of the Sicels while Agyris is its ally (TI-FN-t). */
const pays = (s: State, zone: number, seat: number): boolean =>
  s.control[zone] === seat || (s.control[zone] === SICELS && allyOfAgyris(s) === seat);
export function tax(play: P): void {
  const { state, seat } = play;
  state.po[seat] -= POINTS.tax;
  state.taxed[seat] = quarterOf(state.turn);
  play.call(recovery, { seat, forgone: [] });
}
/** What the cities of a faction would pay now. */
export function taxesDue(s: State, seat: number): number {
  let talents = 0;
  for (let zone = 0; zone < ZONES; zone++) if (pays(s, zone, seat)) talents += taxNow(s, zone);
  return talents;
}
interface Recovery {
  readonly seat: number;
  readonly forgone: readonly number[];
}
function refuseForgo({ state }: P, { seat, forgone }: Recovery, zone: number): RuleId | null {
  if (zone >= CITIES || !pays(state, zone, seat) || state.ravaged[zone] === 0 || state.sacked[zone] !== 0) return 'TI-IV-z';
  return taxNow(state, zone) === 0 || forgone.includes(zone) ? 'TI-IV-z' : null;
}
export const recovery = decision<State, Recovery>({
  name: 'recovery',
  rule: 'TI-IV-z',
  seat: (_, { seat }) => seat,
  legal(play, by, offer) {
    offer.add(T.choose, C.collect);
    for (let zone = 0; zone < CITIES; zone++) if (refuseForgo(play, by, zone) === null) offer.add(T.forgo, zone);
  },
  refuse: { forgo: refuseForgo, choose: (_, __, choice) => (choice === C.collect ? null : 'TI-IV-z') },
  on: {
    forgo(play, by, zone) {
      const { state, fate } = play;
      const die = fate.d6('recovery of the land', 'TI-IV-z');
      const recovers = die > BLACK[zone];
      if (recovers) state.ravaged[zone] = 0;
      play.tell?.({
        kind: 'recovery',
        rule: 'TI-IV-z',
        seat: SEATS[by.seat],
        zone: ZONE.ids[zone],
        die,
        black: BLACK[zone],
        recovers,
      });
      play.keep({ ...by, forgone: [...by.forgone, zone] });
    },
    choose(play, { seat, forgone }) {
      const { state } = play;
      play.done();
      let talents = 0;
      const from: { zone: string; talents: number }[] = [];
      for (let zone = 0; zone < ZONES; zone++) {
        if (!pays(state, zone, seat) || forgone.includes(zone)) continue;
        const due = taxNow(state, zone);
        talents += due;
        if (due > 0) from.push({ zone: ZONE.ids[zone], talents: due });
      }
      state.treasury[seat] += talents;
      play.tell?.({ kind: 'taxes', rule: 'TI-IV-c', seat: SEATS[seat], talents, from });
    },
  },
});
