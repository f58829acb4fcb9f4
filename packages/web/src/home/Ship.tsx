import type { IconName } from '../icons/names.ts';
import { Glyph } from '../parts/Icon.tsx';
import '../style/ship.css';

const SHIELDS: readonly IconName[] = [
  'side-athens',
  'side-sparta',
  'side-hicetas',
  'side-thebes',
  'side-persia',
  'side-natives',
  'side-timoleon',
];
const row = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);

/** A trireme in the red-figure manner: clay on black glaze, incised lines. */
export const Ship = () => (
  <svg className="ship" viewBox="0 0 760 330" aria-hidden="true">
    <g className="clay">
      <path className="spar" d="M344 36V190" strokeWidth={7} />
      <path className="spar" d="M196 40H492" strokeWidth={6} strokeLinecap="round" />
      <path d="M204 44C290 52 398 52 484 44C472 74 472 96 482 122C400 134 288 134 206 122C216 96 216 74 204 44Z" />
      <path className="spar" d="M344 34L120 172M344 34L600 120" strokeWidth={1.6} />
      {row(7).map(i => (
        <g key={i}>
          <path className="spar" d={`M${214 + i * 46} 196L${226 + i * 46} 100`} strokeWidth={3} />
          <path d={`M${226 + i * 46} 92l4 12-8-1Z`} />
          <Glyph name={i % 3 === 1 ? 'elite' : 'hoplite'} x={196 + i * 46} y={156} size={27} />
        </g>
      ))}
      <path d="M22 240L92 220C90 196 84 178 62 160C92 160 112 172 118 198H566C612 198 636 176 636 140C636 108 616 92 590 92C612 70 664 84 668 134C674 208 628 264 552 264H104C70 264 44 256 22 240Z" />
      <path d="M604 96C616 60 652 46 690 52C668 58 654 68 648 84M620 104C644 72 680 66 712 80C690 82 674 90 664 104M642 120C668 100 700 98 726 116C704 114 688 120 676 132" />
    </g>
    <g className="incised">
      {[216, 256, 296, 336, 376, 416, 456].map(x => (
        <path key={x} d={`M${x} 50V124`} />
      ))}
      <circle className="glaze" cx={344} cy={86} r={27} />
      <path d="M118 212H592M100 248C240 256 440 258 560 252" />
      {row(17).map(i => (
        <circle key={i} className="glaze" cx={150 + i * 25} cy={230} r={5.5} />
      ))}
      <ellipse className="glaze" cx={122} cy={230} rx={14} ry={8.5} />
    </g>
    <g className="clay">
      <Glyph name="side-athens" x={344} y={86} size={42} />
      <circle cx={122} cy={230} r={4.5} />
    </g>
    {SHIELDS.map((sign, i) => (
      <g key={sign}>
        <circle className="shield" cx={196 + i * 46} cy={188} r={20} />
        <circle className="rim" cx={196 + i * 46} cy={188} r={15.5} />
        <Glyph name={sign} x={196 + i * 46} y={188} size={18} className="blazon" />
      </g>
    ))}
    <g className="oars">
      {row(17).map(i => (
        <g key={i}>
          <path d={`M${136.5 + i * 25} 262L${118 + i * 25} 300`} />
          <path className="blade" d={`M${124 + i * 25} 288L${116 + i * 25} 305`} />
        </g>
      ))}
    </g>
  </svg>
);
