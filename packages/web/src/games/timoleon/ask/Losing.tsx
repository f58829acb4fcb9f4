import type { Action } from '@polemos/kernel';
import { Badge } from '../../../parts/Badge.tsx';
import type { Desk } from '../desk.ts';
import { UnitName } from './Counted.tsx';

/** TI-L-q, TI-A-h, TI-L-u: one point after another: lost, or hired. */
export function Losing({ desk }: { desk: Desk }) {
  const { shown, act } = desk;
  const units = shown.legal.filter(({ unit }) => unit !== undefined);
  const rest = shown.legal.filter(({ unit }) => unit === undefined);
  return (
    <>
      <ul className="ti-list">
        {units.map(action => (
          <li key={JSON.stringify(action)}>
            <button type="button" className="ti-choose" data-type={action.type} onClick={() => act(action)}>
              {typeof action.owner === 'string' && <Badge side={action.owner} />}
              <UnitName desk={desk} unit={String(action.unit)} {...countOf(desk, action)} />
            </button>
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <div className="acts">
          {rest.map(action => (
            <button
              key={JSON.stringify(action)}
              type="button"
              className="btn"
              data-choice={action.choice}
              onClick={() => act(action)}
            >
              {desk.text.actions[action.type](action)}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
/** How many of them are in the fight, or where the losses fall. */
function countOf({ view, shown }: Desk, { owner, unit }: Action): { count?: number } {
  const { fight } = view;
  const { place } = shown.pending[0]?.about ?? {};
  if (typeof owner !== 'string') return {};
  const places =
    fight !== null
      ? [...fight.attack.pools, ...fight.defence.pools].filter(pool => pool.owner === owner).map(pool => pool.place)
      : [typeof place === 'string' ? place : ''];
  const count = places.reduce(
    (sum, at) => sum + (view.forces.find(force => force.place === at && force.owner === owner)?.points[String(unit)] ?? 0),
    0,
  );
  return count > 0 ? { count } : {};
}
