import type { IconName } from '../../../icons/names.ts';
import { Glyph } from '../../../parts/Icon.tsx';

const KIND_ICON: Readonly<Record<string, IconName>> = {
  capital: 'city',
  sanctuary: 'oracle',
  polis: 'fortress',
  region: 'wheat',
  island: 'trireme',
};

type Holder = 'athens' | 'sparta' | null;

interface Props {
  readonly id: string;
  readonly kind: string;
  readonly value: number;
  readonly radius: number;
  readonly holder: Holder;
  readonly level: number;
  readonly syracuse: boolean;
  readonly oracle: boolean;
}

/** An area: a disc for Athens, cut corners for Sparta, its kind where nobody rules; two pips for its levels. */
export function Area({ kind, value, radius: r, holder, level, syracuse, oracle }: Props) {
  const c = r * 0.38;
  const s = r / 21;
  return (
    <g className={`area ${holder ?? 'free'}`}>
      {holder === 'sparta' ? (
        <path
          className="disc"
          d={`M${-r + c} ${-r}h${2 * (r - c)}l${c} ${c}v${2 * (r - c)}l${-c} ${c}h${-2 * (r - c)}l${-c} ${-c}v${-2 * (r - c)}Z`}
        />
      ) : (
        <circle className="disc" r={r} />
      )}
      {holder !== null && (
        <>
          <Glyph name={holder === 'sparta' ? 'side-sparta' : 'side-athens'} y={-3 * s} size={21 * s} className="sign" />
          <circle className={level > 0 ? 'pip on' : 'pip'} cx={-5 * s} cy={13.5 * s} r={3.2 * s} />
          <circle className={level > 1 ? 'pip on' : 'pip'} cx={5 * s} cy={13.5 * s} r={3.2 * s} />
        </>
      )}
      {holder === null && syracuse && (
        <text className="syracuse" y={5 * s} fontSize={15 * s} lang="grc">
          Συρ
        </text>
      )}
      {holder === null && !syracuse && (
        <Glyph name={KIND_ICON[kind] ?? 'fortress'} size={19 * s} className={oracle ? 'kind here' : 'kind'} />
      )}
      {kind === 'capital' && <circle className="crown" r={r + 3.5} />}
      {oracle && holder !== null && (
        <g className="oracle" transform={`translate(${-r + 1} ${-r + 1})`}>
          <circle r={9 * s} />
          <Glyph name="oracle" size={11 * s} />
        </g>
      )}
      {value > 1 && (
        <g className="value" transform={`translate(${17 * s} ${-17 * s})`}>
          <circle r={9 * s} />
          <text y={4.5 * s} fontSize={13 * s}>
            {value}
          </text>
        </g>
      )}
    </g>
  );
}

/** An event on the map: the owner's colour, its number in the list of its side; the face only where it may be known. */
export function Token({
  side,
  number,
  icon,
  x,
  y,
  small,
}: {
  side: string;
  number: number;
  icon: IconName | null;
  x: number;
  y: number;
  small: boolean;
}) {
  const tilt = side === 'athens' ? 5 : -6;
  return (
    <g
      className={`token ${side}${icon === null ? '' : ' face'}`}
      transform={`translate(${x} ${y}) rotate(${tilt})${small ? ' scale(.82)' : ''}`}
    >
      <path d="M2 0h17l3 4-2 9 2 9-4 4H3l-3-5 2-8-2-9Z" />
      {icon === null ? (
        <text x={11} y={17.5}>
          {number}
        </text>
      ) : (
        <>
          <Glyph name={icon} x={11} y={13} size={16} />
          <g className="nth">
            <circle cx={21} cy={3} r={5.6} />
            <text x={21} y={6}>
              {number}
            </text>
          </g>
        </>
      )}
    </g>
  );
}
