import { memo } from 'react';
import type { FineCoast, MapData, Sheet } from './map.ts';

/** Widths of the three fading water lines, widest first: a line, and a narrower one in the sea's colour. */
const WATER = ['w3', 'w3b', 'w2', 'w2b', 'w1', 'w1b'];

function Coast({ sheet, fine }: { sheet: Sheet; fine: FineCoast | null }) {
  const path = fine?.[sheet.id] ?? sheet.coast;
  const { x, y, width, height } = sheet.frame;
  const id = `coast-${sheet.id}`;
  return (
    <g className={sheet.inset ? 'sheet inset' : 'sheet'} clipPath={sheet.inset ? `url(#${id}-clip)` : undefined}>
      <defs>
        <path id={id} d={path} vectorEffect="non-scaling-stroke" />
        <path id={`${id}-water`} d={sheet.water} vectorEffect="non-scaling-stroke" />
        {sheet.inset && (
          <clipPath id={`${id}-clip`}>
            <rect x={x} y={y} width={width} height={height} rx={6} />
          </clipPath>
        )}
      </defs>
      <rect className="sea" x={x - 900} y={y - 900} width={width + 1800} height={height + 1800} />
      <g className="water">
        {WATER.map(name => (
          <use key={name} href={`#${id}-water`} className={name} />
        ))}
      </g>
      <use href={`#${id}`} className="land" />
    </g>
  );
}

/** Sea with its water lines, land, mountains, the names of seas and regions, the insets with their frames. */
export const Ground = memo(function Ground({
  map,
  fine,
  seas,
}: {
  map: MapData;
  fine: FineCoast | null;
  seas: Readonly<Record<string, string>>;
}) {
  const [main, ...insets] = map.sheets;
  return (
    <>
      <Coast sheet={main} fine={fine} />
      <g className="hills">
        {map.hills.map(([x, y]) => (
          <path
            key={`${x} ${y}`}
            style={{ transform: `translate(${x}px, ${y}px) scale(var(--unit))` }}
            d="M-13 5l7-11 5 7 4-5 8 9M-6-6l2.5 9M3-4l2.5 7"
          />
        ))}
      </g>
      <g className="seas">
        {map.seas.map(({ id, greek, at: [x, y], size, from = 0, turn = 0 }) => (
          <g
            key={id}
            className={`ink from-${from}`}
            style={{ transform: `translate(${x}px, ${y}px) scale(var(--unit)) rotate(${turn}deg)` }}
          >
            <text fontSize={size}>{seas[id] ?? ''}</text>
            {greek !== '' && (
              <text className="greek" fontSize={size * 0.6} dy={size * 0.95} lang="grc">
                {greek}
              </text>
            )}
          </g>
        ))}
      </g>
      <g className="regions">
        {map.regions?.map(({ id, at: [x, y], size, from = 0, turn = 0 }) => (
          <g
            key={id}
            className={`ink from-${from}`}
            style={{ transform: `translate(${x}px, ${y}px) scale(var(--unit)) rotate(${turn}deg)` }}
          >
            <text fontSize={size}>{seas[id] ?? ''}</text>
          </g>
        ))}
      </g>
      {insets.map(sheet => (
        <Coast key={sheet.id} sheet={sheet} fine={fine} />
      ))}
      {insets.map(({ id, frame }) => (
        <rect key={id} className="inset-frame" {...frame} rx={6} />
      ))}
    </>
  );
});
