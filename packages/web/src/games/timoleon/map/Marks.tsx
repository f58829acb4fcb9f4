import { memo } from 'react';
import type { IconName } from '../../../icons/names.ts';
import { signOf } from '../../../parts/Badge.tsx';
import { Glyph } from '../../../parts/Icon.tsx';

interface CityProps {
  readonly owner: string;
  readonly radius: number;
  readonly big: boolean;
  readonly defence: number;
  /** The city's own men behind its walls: a number, no chip. */
  readonly men: number;
  readonly port: boolean;
  readonly rich: boolean;
  readonly near: boolean;
  readonly black: number;
  readonly red: number;
  readonly markers: readonly IconName[];
  readonly siege: string | null;
}
/** A city of a territory: its holder's sign, its walls, its harbour, the wealth of its land. */
export const CityMark = memo(function CityMark(props: CityProps) {
  const { owner, radius: r, big, defence, men, port, rich, near, black, red, markers, siege } = props;
  return (
    <g className={`city ${owner}`}>
      {siege !== null && <circle className={`siege-ring ${siege}`} r={r + 4} />}
      {big && <circle className="city-rim" r={r + 2.6} />}
      <circle className="city-body" r={r} />
      <Glyph name={signOf(owner)} size={r * 1.25} className="city-sign" />
      {defence > 0 && near && (
        <g className="walls-mark" transform={`translate(0 ${r + 5})`}>
          <path d="M-8.5 6.500v-9h3v2.200h2.800v-2.200h5.400v2.200h2.800v-2.200h3v9Z" />
          <text y={5.4}>{defence}</text>
        </g>
      )}
      {men > 0 && (
        <g className="men-mark" transform={`translate(${near ? r * 0.5 + 7 : r * 0.7 + 3} ${r + (near ? 6 : 1)})`}>
          <circle r={men > 9 ? 8 : 6.6} />
          <text y={3.4}>{men}</text>
        </g>
      )}
      {rich && <Glyph name="wheat" x={-r - 6} y={-r + 4} size={near ? 13 : 9} className="rich" />}
      {port && near && (
        <path
          className="anchor"
          transform={`translate(${-r - 6} ${r - 2})`}
          d="M0-6V6M-5 1c0 3.200 2.300 5 5 5s5-1.800 5-5M-3-3h6"
        />
      )}
      {near && black + red > 0 && (
        <g className="silhouettes" transform={`translate(${-((black + red) * 6) / 2 + 3} ${r + 18})`}>
          {Array.from({ length: black + red }, (_, i) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: printed in this order
              key={i}
              className={i < black ? 'black' : 'red'}
              transform={`translate(${i * 6} 0)`}
              d="M0-5a1.800 1.800 0 1 1 0 3.600A1.800 1.800 0 0 1 0-5ZM-2.400 4v-3a2.400 2.400 0 0 1 4.800 0v3Z"
            />
          ))}
        </g>
      )}
      {markers.map((icon, i) => (
        <g key={icon} className={`ti-marker ${icon}`} transform={`translate(${r + 5 + i * 17} ${-r - 3})`}>
          <circle r={8} />
          <Glyph name={icon} size={11} />
        </g>
      ))}
    </g>
  );
});

/** A sea, or a harbour of Syracuse. */
export const SeaMark = memo(function SeaMark({ radius: r }: { radius: number }) {
  return (
    <g className="sea-mark">
      <circle r={r} />
      <path
        d={`M${-r * 0.6} ${-r * 0.1}q${r * 0.3} ${-r * 0.4} ${r * 0.6} 0t${r * 0.6} 0M${-r * 0.6} ${r * 0.4}q${r * 0.3} ${-r * 0.4} ${r * 0.6} 0t${r * 0.6} 0`}
      />
    </g>
  );
});

export const PeakMark = memo(function PeakMark({ radius: r }: { radius: number }) {
  return (
    <path
      className="peak"
      d={`M${-r} ${r * 0.7}L${-r * 0.2} ${-r}l${r * 0.3} ${r * 0.5}l${r * 0.25} ${-r * 0.3}L${r} ${r * 0.7}Z`}
    />
  );
});

/** Where mercenaries wait: what is left of hoplites, light infantry and cavalry. */
export const PoolMark = memo(function PoolMark({ name, left }: { name: string; left: readonly number[] }) {
  const icons: readonly IconName[] = ['hoplite', 'light-infantry', 'cavalry'];
  return (
    <g className="pool-mark">
      <rect x={-58} y={-20} width={116} height={40} rx={5} />
      <text className="pool-name" y={-6}>
        {name}
      </text>
      {left.map((count, i) => (
        <g key={icons[i]} transform={`translate(${-34 + i * 36} 9)`} className={count === 0 ? 'none' : ''}>
          <Glyph name={icons[i]} size={12.5} x={-6} />
          <text x={3} y={4.2}>
            {count}
          </text>
        </g>
      ))}
    </g>
  );
});

/** Syracuse on the big map: who holds the five quarters, and Ortygia in the middle. */
export const SyracuseMark = memo(function SyracuseMark({ quarters, ortygia }: { quarters: readonly string[]; ortygia: string }) {
  return (
    <g className="syracuse-mark">
      <circle className="city-rim" r={25} />
      {quarters.map((owner, i) => {
        const [a, b] = [(i / 5) * 2 * Math.PI - Math.PI / 2, ((i + 1) / 5) * 2 * Math.PI - Math.PI / 2];
        const at = (angle: number, r: number) => `${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: five quarters in their order
          <path key={i} className={`quarter ${owner}`} d={`M0 0L${at(a, 22)}A22 22 0 0 1 ${at(b, 22)}Z`} />
        );
      })}
      <g className={`city ${ortygia}`}>
        <circle className="city-body" r={11} />
        <Glyph name={signOf(ortygia)} size={13} className="city-sign" />
      </g>
    </g>
  );
});

interface QuarterProps {
  readonly owner: string;
  readonly radius: number;
  readonly fortress: boolean;
  readonly rural: boolean;
  readonly modifier: number | null;
  readonly defence: number;
  readonly barricades: boolean;
  readonly siege: string | null;
  readonly markers: readonly IconName[];
}
/** A zone of the city map: a quarter, the fortress of Ortygia, or open ground. */
export const QuarterMark = memo(function QuarterMark(props: QuarterProps) {
  const { owner, radius: r, fortress, rural, modifier, defence, siege, markers } = props;
  return (
    <g className={`city ${owner}`}>
      {siege !== null && <circle className={`siege-ring ${siege}`} r={r + 6} />}
      {fortress ? (
        <path
          className="city-body"
          d={`M${-r} ${r}V${-r}h${r * 0.5}v${r * 0.3}h${r * 0.3}v${-r * 0.3}h${r * 0.4}v${r * 0.3}h${r * 0.3}v${-r * 0.3}h${r * 0.5}V${r}Z`}
        />
      ) : rural ? (
        <circle className="city-body" r={r * 0.8} />
      ) : (
        <rect className="city-body" x={-r} y={-r} width={2 * r} height={2 * r} rx={4} />
      )}
      <Glyph name={signOf(owner)} size={r * 1.15} y={fortress ? 2 : 0} className="city-sign" />
      {(modifier !== null || fortress) && (
        <g className="walls-mark" transform={`translate(0 ${r + 5})`}>
          {fortress ? (
            <path d="M-8.5 6.500v-9h3v2.200h2.800v-2.200h5.400v2.200h2.800v-2.200h3v9Z" />
          ) : (
            <rect x={-9} y={-3.5} width={18} height={11} rx={3} />
          )}
          <text y={5.4}>{fortress ? defence : `−${modifier}`}</text>
        </g>
      )}
      {markers.map((icon, i) => (
        <g key={icon} className={`ti-marker ${icon}`} transform={`translate(${r + 5 + i * 17} ${-r - 3})`}>
          <circle r={8} />
          <Glyph name={icon} size={11} />
        </g>
      ))}
    </g>
  );
});
