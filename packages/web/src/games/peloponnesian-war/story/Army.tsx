import type { ReactNode } from 'react';
import { Badge } from '../../../parts/Badge.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import type { WarDesk } from '../desk.ts';
import { wordsOf } from '../text/coalition.ts';
import { leaderName } from '../text/leaders.ts';
import { unitName } from '../text/unit-words.ts';
import { iconOf, sorted } from '../text/units.ts';
import type { Fighter } from './fought.ts';

/** One side of a battle: its sign, its commander, its strength by arm and nation. */
export function Army({
  fighter: { side, leader, units, rating },
  desk,
  children,
}: {
  fighter: Fighter;
  desk: WarDesk;
  children?: ReactNode;
}) {
  const words = wordsOf(desk);
  return (
    <section className={`army ${side}`}>
      <h3>
        <Badge side={side} />
        <span>
          {words.sides[side]}
          <small>{leader === null ? words.nobody : `${leaderName(leader, desk.language)}, ${words.tactics(rating)}`}</small>
        </span>
      </h3>
      <ul>
        {sorted(units).map(([unit, count]) => (
          <li key={unit.id} className={unit.allied ? 'allied' : ''}>
            <Icon name={iconOf(unit.arm)} /> <b className="num">{count}</b> <span>{unitName(unit.id, words, count !== 1)}</span>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
