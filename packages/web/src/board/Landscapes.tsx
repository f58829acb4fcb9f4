import { memo } from 'react';
import type { Slid } from './landscapes.ts';
import type { MapData, SeaName } from './map.ts';

interface Props {
  readonly map: MapData;
  readonly words: Readonly<Record<string, string>>;
  readonly slid: ReadonlyMap<string, Slid>;
}

/** The names of seas, gulfs and landscapes, beneath everything that is played with. */
export const Landscapes = memo(function Landscapes({ map, words, slid }: Props) {
  const drawn = ({ id, greek, at: [x, y], size, turn = 0 }: SeaName) => {
    const spot = slid.get(id);
    return spot === undefined ? null : (
      <g
        key={id}
        style={{
          transform: `translate(${x}px, ${y}px) scale(var(--unit)) translate(${spot.dx}px, ${spot.dy}px) rotate(${turn}deg)`,
        }}
      >
        <text fontSize={size}>{words[id] ?? ''}</text>
        {greek !== '' && (
          <text className="greek" fontSize={size * 0.6} dy={size * 0.95} lang="grc">
            {greek}
          </text>
        )}
      </g>
    );
  };
  return (
    <>
      <g className="seas">{map.seas.map(drawn)}</g>
      <g className="regions">{map.regions?.map(drawn)}</g>
    </>
  );
});
