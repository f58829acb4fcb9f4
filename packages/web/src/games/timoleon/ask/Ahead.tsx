import type { Action } from '@polemos/kernel';
import { pointsOf } from '@polemos/timoleon/forecast/points';
import { wayCost } from '@polemos/timoleon/forecast/ways';
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
  const { view, seat, language, shown } = desk;
  const words = WORDS[language];
  const step = stepOf(desk);
  if (step === 'march') {
    const cost = action.place === undefined ? null : wayCost(view, action.type, String(action.place));
    return cost === null ? null : words.marchCosts(cost, Number(shown.pending[0]?.about.pm ?? 0) - cost);
  }
  const po = view.po[seat ?? ''] ?? 0;
  if (step !== 'operations' || seat === null) return null;
  if (action.choice === 'done') return po > 0 ? words.pointsLost(po) : null;
  const cost = pointsOf(action);
  return cost > 0 ? words.actCosts(cost, po - cost) : null;
}
