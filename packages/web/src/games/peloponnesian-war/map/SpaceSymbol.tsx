import { memo } from 'react';
import { outlinePath } from '../../../board/outline.ts';
import type { IconName } from '../../../icons/names.ts';
import { Glyph } from '../../../parts/Icon.tsx';
import { OUTLINE, type Space } from './board.ts';

interface Props {
  readonly space: Space;
  readonly radius: number;
  /** From the second zoom step on: dot for Delian, Λ for Peloponnesian. */
  readonly signed: boolean;
}

/** Square, triangle or circle in its printed colour; a fortress has a second rim. */
export const SpaceSymbol = memo(function SpaceSymbol({ space: { kind, colour, fortress }, radius: r, signed }: Props) {
  const low = kind === 'coastal';
  return (
    <g className={`space ${colour}`}>
      {fortress && r > 4 && <path className="rim" d={outlinePath(OUTLINE[kind], r + 2.6)} />}
      <path className="body" d={outlinePath(OUTLINE[kind], fortress ? r - 0.4 : r)} />
      {signed && colour === 'athens' && <circle className="mark" cy={low ? r * 0.1 : 0} r={r * 0.3} />}
      {signed && colour === 'sparta' && (
        <path
          className="mark line"
          d={`M${-r * 0.42} ${r * (low ? 0.55 : 0.42)}L0 ${-r * (low ? 0.3 : 0.45)}L${r * 0.42} ${r * (low ? 0.55 : 0.42)}`}
        />
      )}
    </g>
  );
});

/** Round markers at the upper right: at most three, then "+n". */
export const Markers = memo(function Markers({ icons, radius }: { icons: readonly IconName[]; radius: number }) {
  const shown = icons.length > 3 ? icons.slice(0, 2) : icons;
  return (
    <>
      {shown.map((icon, i) => (
        <g key={icon} className={`marker ${icon}`} transform={`translate(${radius + 6 + i * 19} ${-radius - 6})`}>
          <circle r={9} />
          <Glyph name={icon} size={12.5} />
        </g>
      ))}
      {shown.length < icons.length && (
        <text className="more-markers" x={radius + 6 + shown.length * 19} y={-radius - 2}>
          +{icons.length - shown.length}
        </text>
      )}
    </>
  );
});
