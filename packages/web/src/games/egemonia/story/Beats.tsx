import { TEXT } from '@polemos/egemonia/text';
import { Glyph } from '../../../parts/Icon.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import type { EgemoniaDesk } from '../desk.ts';

/** EG-5-f as a triangle: each arrow points at what is beaten. */
export function Beats({ desk }: { desk: EgemoniaDesk }) {
  const words = TEXT[desk.language].screens;
  return (
    <section className="beats-what">
      <h2 className="caps">
        {desk.text.names.word.beats} <RuleLink id="EG-5-f" />
      </h2>
      <svg viewBox="0 0 300 140" role="img" aria-label={words.beatsLabel}>
        <g className="corner">
          <circle cx={150} cy={26} r={21} />
          <Glyph name="hoplite" x={150} y={26} size={25} />
          <text x={182} y={22}>
            {words.military}
          </text>
          <circle cx={238} cy={96} r={21} />
          <Glyph name="coup" x={238} y={96} size={25} />
          <text x={238} y={131} textAnchor="middle">
            {words.coup}
          </text>
          <circle cx={62} cy={96} r={21} />
          <Glyph name="herald" x={62} y={96} size={25} />
          <text x={62} y={131} textAnchor="middle">
            {words.ascendancy}
          </text>
        </g>
        <g className="arrows">
          <path d="M172 43L212 74" />
          <path className="head" d="M219 80l-10-1 5-7Z" />
          <path d="M210 97H96" />
          <path className="head" d="M87 97l9-5v10Z" />
          <path d="M82 76L122 46" />
          <path className="head" d="M130 40l-4 10-6-7Z" />
        </g>
      </svg>
    </section>
  );
}
