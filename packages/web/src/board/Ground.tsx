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
        <path id={id} d={path} />
        <path id={`${id}-water`} d={sheet.water} />
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

/** The ground of the places with its terrain, and what lies between them, cut by the coast. */
function Terrain({ map: { areas = [], borders = [] }, sheet }: { map: MapData; sheet: Sheet }) {
  return (
    <g className="terrain" clipPath={`url(#coast-${sheet.id}-land)`}>
      <clipPath id={`coast-${sheet.id}-land`}>
        <use href={`#coast-${sheet.id}`} />
      </clipPath>
      {areas.map(({ id, kind, path }) => (
        <path key={id} className={`ground-area ${kind}`} d={path} />
      ))}
      {borders.map(({ a, b, kind, from, to }) => (
        <path key={`${a} ${b}`} className={`ground-border ${kind}`} d={borderPath(kind, from, to)} />
      ))}
    </g>
  );
}
/** A river winds, hills and mountains are ticks along the line. */
function borderPath(kind: string, from: readonly [number, number], to: readonly [number, number]): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const straight = `M${from.join(' ')}L${to.join(' ')}`;
  if (length < 1 || kind === 'none' || kind === 'shut') return straight;
  const [ux, uy] = [dx / length, dy / length];
  const at = (along: number, off: number): string =>
    `${(from[0] + ux * along - uy * off).toFixed(1)} ${(from[1] + uy * along + ux * off).toFixed(1)}`;
  const step = kind === 'river' ? 9 : kind === 'hills' ? 11 : 13;
  const count = Math.min(80, Math.max(1, Math.round(length / step)));
  const each = length / count;
  if (kind === 'river') {
    let path = `M${at(0, 0)}`;
    for (let i = 0; i < count; i++) path += `Q${at((i + 0.5) * each, i % 2 === 0 ? 3.2 : -3.2)} ${at((i + 1) * each, 0)}`;
    return path;
  }
  let path = '';
  for (let i = 0; i < count; i++) {
    const middle = (i + 0.5) * each;
    path +=
      kind === 'hills'
        ? `M${at(middle - 3.6, 0)}Q${at(middle, -7)} ${at(middle + 3.6, 0)}`
        : `M${at(middle - 5, 0)}L${at(middle, -9)}L${at(middle + 5, 0)}`;
  }
  return path;
}

/** Sea with its water lines, land, mountains, the insets with their frames. */
export const Ground = memo(function Ground({ map, fine }: { map: MapData; fine: FineCoast | null }) {
  const [main, ...insets] = map.sheets;
  return (
    <>
      <Coast sheet={main} fine={fine} />
      {map.areas !== undefined && <Terrain map={map} sheet={main} />}
      <g className="hills">
        {map.hills.map(([x, y]) => (
          <path
            key={`${x} ${y}`}
            style={{ transform: `translate(${x}px, ${y}px) scale(var(--unit))` }}
            d="M-13 5l7-11 5 7 4-5 8 9M-6-6l2.5 9M3-4l2.5 7"
          />
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
