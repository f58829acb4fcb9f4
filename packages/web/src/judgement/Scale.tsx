import type { Threshold } from '@polemos/kernel';
import { useSettings } from '../app/settings.ts';
import { useWords } from './words.ts';

const [WIDTH, HEIGHT] = [36, 150];

/** What a seat had beside the line that it had to reach, or that another reached, on one scale. */
export function Scale({ own, line, as }: Threshold) {
  const words = useWords();
  const { language } = useSettings();
  const [least, most] = [Math.min(0, own, line), Math.max(1, own, line) * 1.25];
  const y = (value: number): number => HEIGHT * (1 - (value - least) / (most - least));
  const figure = (value: number): string => new Intl.NumberFormat(language).format(value).replace('-', '−');
  // Two marks that lie together are written one above the other.
  const apart = Math.abs(y(own) - y(line)) < 18 ? (own >= line ? -9 : 9) : 0;
  return (
    <svg className="threshold" viewBox={`-92 -12 ${WIDTH + 190} ${HEIGHT + 24}`} aria-hidden="true">
      <rect className="column" width={WIDTH} height={HEIGHT} />
      <rect className="have" y={Math.min(y(own), y(0))} width={WIDTH} height={Math.abs(y(0) - y(own))} />
      <path className="line" d={`M0 ${y(line)}H${WIDTH}`} />
      <text className="own" x={-8} y={y(own) + 5 + apart}>
        {figure(own)} {words.ownMark}
      </text>
      <text className="other" x={WIDTH + 8} y={y(line) + 5 - apart}>
        {figure(line)} {words.lineMark[as]}
      </text>
    </svg>
  );
}
