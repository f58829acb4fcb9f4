import city from 'virtual:map/syracuse';
import island from 'virtual:map/timoleon';
import type { View } from '@polemos/timoleon';
import { memo } from 'react';
import { CITY_CHART } from './board.ts';

/** The ground of each territory in its holder's colour, faint, cut by the coast. */
export const Tints = memo(function Tints({ view, chart }: { view: View; chart: string | null }) {
  const { areas = [], sheets } = chart === CITY_CHART ? city : island;
  return (
    <g className="tints" clipPath={`url(#coast-${sheets[0].id}-land)`}>
      {areas.map(({ id, path }) => {
        const owner = view.zones[id]?.control;
        return owner === undefined ? null : <path key={id} className={`tint ${owner}`} d={path} />;
      })}
    </g>
  );
});
