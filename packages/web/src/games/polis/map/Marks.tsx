import { Glyph } from '../../../parts/Icon.tsx';
import { SIDES, type Side, type Space, STUFF_ICON } from './board.ts';

/** A territory or a sea: who stands there with how many, and who controls it. Nobody there: only its outline. */
export function RegionMark({
  sea,
  units,
  control,
  taxed,
}: {
  sea: boolean;
  units: Readonly<Record<Side, number>>;
  control: Side | null;
  taxed: Side | null;
}) {
  const present = SIDES.filter(side => units[side] > 0);
  const icon = sea ? 'trireme' : 'hoplite';
  if (present.length === 0)
    return (
      <g className={`region ${sea ? 'sea' : 'land'}${control === null ? '' : ` ${control}`}`}>
        <path className="halo" d={plate(20, 11)} />
        <path className="empty" d={plate(18, 9)} />
        <Glyph name={icon} size={13} className="ghost" />
        {taxed !== null && <Disc side={taxed} x={22} />}
      </g>
    );
  const width = present.length * 40;
  return (
    <g className={`region ${sea ? 'sea' : 'land'} ${control ?? 'open'}`}>
      <ellipse className="sway" rx={width / 2 + 18} ry={27} />
      {present.map((side, i) => (
        <g key={side} className={`force ${side}`} transform={`translate(${(i - (present.length - 1) / 2) * 40} 0)`}>
          <path
            d={side === 'athens' ? 'M-8-12h17a11 12 0 0 1 0 24h-17a11 12 0 0 1 0-24z' : 'M-14-12h28l5 5v14l-5 5h-28l-5-5v-14z'}
          />
          <Glyph name={icon} size={16} x={-7} />
          <text x={8} y={5.4}>
            {units[side]}
          </text>
        </g>
      ))}
      {taxed !== null && <Disc side={taxed} x={width / 2 + 4} />}
    </g>
  );
}
const plate = (w: number, h: number): string => `M${-w} ${-h}h${2 * w}v${2 * h}h${-2 * w}z`;

/** PO-8-g: the disc of the collector. */
const Disc = ({ side, x }: { side: Side; x: number }) => (
  <g className={`taxed ${side}`} transform={`translate(${x} -11)`}>
    <circle r={7} />
    <Glyph name="talents" size={10} />
  </g>
);

/** A shipload: what it asks for and how much, what it gives. A merchant covers it until the round ends. Far away it is two lines, not smaller letters. */
export function SpaceMark({
  space,
  price,
  owner,
  open,
  tall,
}: {
  space: Space;
  price: number;
  owner: Side | null;
  open: boolean;
  tall: boolean;
}) {
  const [w, h] = tall ? CRATE.tall : CRATE.wide;
  return (
    <g className={`load${open ? '' : ' later'}${owner === null ? '' : ` ${owner}`}`}>
      <rect className="crate" x={-w / 2} y={-h / 2} width={w} height={h} rx={3} />
      {owner !== null ? (
        <Glyph name="merchant" size={20} />
      ) : tall ? (
        <>
          <text x={-8} y={-3.4} className="ask-price">
            {price}
          </text>
          <Glyph name={STUFF_ICON[space.demand]} size={12} x={6} y={-8} />
          <path className="arrow" d="M-15 8h4m-2.2-2.4L-10.8 8l-2.4 2.4" />
          <text x={-4} y={12.4}>
            {space.amount}
          </text>
          <Glyph name={STUFF_ICON[space.offer]} size={12} x={7} y={8} />
        </>
      ) : (
        <>
          <text x={-18} y={4.6} className="ask-price">
            {price}
          </text>
          <Glyph name={STUFF_ICON[space.demand]} size={12} x={-8} />
          <path className="arrow" d="M-1 0h5m-2.4-2.6L4.4 0 1.6 2.6" />
          <text x={11} y={4.6}>
            {space.amount}
          </text>
          <Glyph name={STUFF_ICON[space.offer]} size={12} x={21} />
        </>
      )}
    </g>
  );
}
/** Width and height of the box. */
export const CRATE = { wide: [56, 30], tall: [34, 34] } as const;
