import { Glyph } from '../../../parts/Icon.tsx';
import type { PolisData, Side } from './board.ts';

interface Props {
  readonly data: PolisData;
  readonly owner: Side | null;
  readonly population: number;
  readonly radius: number;
  readonly begun: boolean;
  readonly completed: number;
  readonly proxenoi: readonly Side[];
  readonly fort: number;
}

/** A segment of the ring around a polis, one for each inhabitant it can have. */
function segment(i: number, of: number, r: number): string {
  const [from, to] = [i, i + 1].map(n => -Math.PI / 2 + (n / of) * 2 * Math.PI);
  const gap = 0.09;
  const point = (angle: number) => `${(Math.cos(angle) * r).toFixed(2)} ${(Math.sin(angle) * r).toFixed(2)}`;
  return `M${point(from + gap)}A${r} ${r} 0 0 1 ${point(to - gap)}`;
}

/**
 * A polis: a disc for Athens, cut corners for Sparta, pale while neutral; its people as a number and on a ring of as
 * many segments as it can hold, those beyond its base in bronze.
 */
export function PolisMark({ data, owner, population, radius: r, begun, completed, proxenoi, fort }: Props) {
  const c = r * 0.42;
  const ring = r + 4;
  const people = owner === null ? 0 : population;
  return (
    <g className={`polis ${owner ?? 'free'}`}>
      <circle className="polis-ground" r={ring + 2.4} />
      {owner === 'sparta' ? (
        <path
          className="disc"
          d={`M${-r + c} ${-r}h${2 * (r - c)}l${c} ${c}v${2 * (r - c)}l${-c} ${c}h${-2 * (r - c)}l${-c} ${-c}v${-2 * (r - c)}Z`}
        />
      ) : (
        <circle className="disc" r={r} />
      )}
      {Array.from({ length: data.maxPopulation }, (_, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: segments of a ring
          key={i}
          className={`seat${i < people ? ' on' : ''}${i >= data.basePopulation ? ' beyond' : ''}`}
          d={segment(i, data.maxPopulation, ring)}
        />
      ))}
      <text className="people" y={r * 0.36} fontSize={r * 1.12}>
        {owner === null ? data.basePopulation : population}
      </text>
      {data.capitalOf !== null && <circle className="crown" r={ring + 4} />}
      <g className="fort" transform={`translate(${-r - 3} ${-r + 1})`}>
        <path d="M-7-7h4v2.5h6v-2.5h4v14h-14z" />
        <text y={4.4}>{fort}</text>
      </g>
      {(begun || completed > 0) && (
        <g className={begun ? 'work begun' : 'work'} transform={`translate(${r + 4} ${-r + 1})`}>
          <circle r={7.6} />
          <Glyph name="city" size={10} />
        </g>
      )}
      {proxenoi.map((side, i) => (
        <g key={side} className={`envoy ${side}`} transform={`translate(${r + 5 + i * 13} ${r - 1})`}>
          <path d="M-7.5 9v-9a7.5 8 0 0 1 15 0v9z" />
          <Glyph name="proxenos" size={11} y={0.6} />
        </g>
      ))}
    </g>
  );
}
