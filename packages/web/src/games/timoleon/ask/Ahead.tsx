import type { Action } from '@polemos/kernel';
import { pointsAfter, pointsOf } from '@polemos/timoleon/forecast/points';
import { wayAhead } from '@polemos/timoleon/forecast/ways';
import { wooing } from '@polemos/timoleon/forecast/wooing';
import type { Screens } from '../../screens.ts';
import type { Desk } from '../desk.ts';
import { stepOf } from '../map/targets.ts';
import { WORDS } from '../words.ts';
import { wooingWords } from './Wooing.tsx';

/**
 * TI-II-k: what is not used is lost, except for spies (TI-II-l); so whoever stops while points are left that would still do something is
 * asked first, and so is whoever spends some by a click on the map, which names no price.
 */
export const asksFirst: NonNullable<Screens['asksFirst']> = ({ pending, legal, summary, seat }, action, onMap) => {
  if (pending[0]?.step !== 'operations') return false;
  if (action.choice !== 'done') return onMap && pointsOf(action) > 0;
  return (summary.view as Desk['view']).po[seat ?? ''] > 0 && legal.some(one => pointsOf(one) > 0);
};

/** What an act takes of the points of the turn or of the march, and what is left of them; and what the roll will need that it leads to. */
export function Ahead({ desk, action }: { desk: Desk; action: Action }) {
  const { view, seat } = desk;
  const said = saidOf(desk, action);
  const odds = seat === null ? null : wooing(view, seat, action.type, String(action.leader ?? action.zone ?? ''));
  return (
    <>
      {said !== null && <p className="costs">{said}</p>}
      {odds !== null && seat !== null && <p className="costs">{wooingWords(odds, view.treasury[seat] ?? 0, desk)}</p>}
    </>
  );
}

function saidOf(desk: Desk, action: Action): string | null {
  const { view, seat, language } = desk;
  const words = WORDS[language];
  const step = stepOf(desk);
  if (step === 'march') {
    const way = action.place === undefined ? null : wayAhead(view, action.type, String(action.place));
    return way === null ? null : words.marchCosts(way.cost, way.left);
  }
  if (step !== 'operations' || seat === null) return null;
  const left = pointsAfter(view, seat, action);
  if (action.choice === 'done') return left > 0 ? words.pointsLost(left) : null;
  const cost = pointsOf(action);
  return cost > 0 ? words.actCosts(cost, left) : null;
}
