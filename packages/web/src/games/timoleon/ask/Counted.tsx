import { TEXT } from '@polemos/timoleon/text';
import { Icon } from '../../../parts/Icon.tsx';
import type { Desk } from '../desk.ts';
import { iconOf, type Points, sorted, unitOf } from '../map/units.ts';

/** A unit with its sign, its number and its name; its mood is part of the name. */
export function UnitName({ desk, unit, count }: { desk: Desk; unit: string; count?: number }) {
  const { arm, family, discontented } = unitOf(unit);
  return (
    <span className={`ti-unit ${family}${discontented ? ' moody' : ''}`}>
      <Icon name={iconOf(arm)} />
      {count !== undefined && <b className="num">{count}</b>}{' '}
      <span>{count === undefined ? desk.text.names.unit[unit] : TEXT[desk.language].noun(unit, count)}</span>
    </span>
  );
}

/** All points of a force in a row of signs. */
export function Force({ desk, points }: { desk: Desk; points: Points }) {
  return (
    <span className="ti-force">
      {sorted(points).map(([{ id, arm, family, discontented }, count]) => (
        <span
          key={id}
          className={`ti-pip ${family}${discontented ? ' moody' : ''}`}
          title={`${count} ${TEXT[desk.language].noun(id, count)}`}
        >
          <Icon name={iconOf(arm)} />
          <b className="num">{count}</b>
          <span className="sr">{TEXT[desk.language].noun(id, count)}</span>
        </span>
      ))}
    </span>
  );
}
