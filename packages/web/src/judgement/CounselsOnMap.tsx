import type { Counsel } from '@polemos/bots';
import type { Language } from '@polemos/kernel';
import type { MapData } from '../board/map.ts';
import { percent } from './words.ts';

/** Each counsel on the map: the places that it names, joined in their order, with its number and how often it succeeds at the last. */
export function CounselsOnMap({
  counsels,
  pointed,
  map,
  language,
}: {
  counsels: readonly Counsel[];
  pointed: number;
  map: MapData;
  language: Language;
}) {
  const order = counsels.map((_, i) => i).sort((a, b) => Number(a === pointed) - Number(b === pointed));
  return (
    <g className="counsels">
      {order.map(i => {
        const spots = counsels[i].places.flatMap(({ id }) => (id in map.places ? [map.places[id]] : []));
        const last = spots.at(-1);
        if (last === undefined) return null;
        return (
          <g key={i} className={i === pointed ? 'counsel chosen' : 'counsel'}>
            {spots.length > 1 && <path d={`M${spots.map(spot => spot.join(' ')).join('L')}`} />}
            <g style={{ transform: `translate(${last[0]}px, ${last[1]}px) scale(var(--unit))` }}>
              <g transform="translate(-34 -30)">
                <rect x={-14} y={-14} width={74} height={28} rx={14} />
                <circle r={14} />
                <text className="n" y={5}>
                  {i + 1}
                </text>
                <text className="chance" x={36} y={5}>
                  {percent(1 - counsels[i].fails, language)}
                </text>
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
}
