import { summary } from './statistics.ts';
import type { Tally } from './tally.ts';

const WIDTH = 720;
const HEIGHT = 360;
const MARGIN = { left: 56, right: 16, top: 44, bottom: 48 };
const COLOURS = ['#9c2f24', '#23527c', '#6b6b2a', '#6a3d7c'];

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** How points (or, in a game without points, lengths) are distributed: bars by value, one colour per seat. */
export function plot(tally: Tally, title: string, quantity?: string): string {
  const name = quantity ?? Object.keys(tally.points)[0] ?? 'length';
  const series = Object.entries(tally.points[name] ?? { actions: tally.lengths });
  const values = series.flatMap(([, counts]) => Object.keys(counts).map(Number));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = Math.max(1, Math.ceil((most - least + 1) / 60));
  const bins = Math.floor((most - least) / step) + 1;
  const binned = series.map(([, counts]) => {
    const heights = new Array<number>(bins).fill(0);
    for (const [value, n] of Object.entries(counts)) heights[Math.floor((Number(value) - least) / step)] += n / tally.games;
    return heights;
  });
  const top = Math.max(...binned.flat());
  const across = (WIDTH - MARGIN.left - MARGIN.right) / bins;
  const up = HEIGHT - MARGIN.top - MARGIN.bottom;
  const x = (bin: number): number => MARGIN.left + bin * across;
  const y = (share: number): number => MARGIN.top + up * (1 - share / top);
  const bars = binned.flatMap((heights, i) =>
    heights.flatMap((share, bin) => {
      if (share === 0) return [];
      const wide = (across * 0.86) / series.length;
      const at = [x(bin) + across * 0.07 + i * wide, y(share), wide, MARGIN.top + up - y(share)].map(n => n.toFixed(1));
      return `<rect x="${at[0]}" y="${at[1]}" width="${at[2]}" height="${at[3]}" fill="${COLOURS[i % COLOURS.length]}"/>`;
    }),
  );
  const every = Math.ceil(bins / 20);
  const labels = Array.from({ length: bins }, (_, bin) =>
    bin % every === 0
      ? `<text x="${(x(bin) + across / 2).toFixed(1)}" y="${HEIGHT - MARGIN.bottom + 18}" text-anchor="middle">${least + bin * step}</text>`
      : '',
  );
  const grid = [0.25, 0.5, 0.75, 1].map(part => {
    const at = y(top * part).toFixed(1);
    return `<path d="M${MARGIN.left} ${at}H${WIDTH - MARGIN.right}" stroke="#0002"/><text x="${MARGIN.left - 6}" y="${at}" text-anchor="end" dy="4">${(top * part * 100).toFixed(1)} %</text>`;
  });
  const legend = series.map(([seat, counts], i) => {
    const { mean } = summary(counts);
    return `<tspan fill="${COLOURS[i % COLOURS.length]}">■</tspan> ${escaped(seat)} (mean ${mean.toFixed(2)})`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="11">
<rect width="100%" height="100%" fill="#fbf8f1"/>
<text x="${MARGIN.left}" y="20" font-size="14" font-weight="bold">${escaped(title)}</text>
<text x="${MARGIN.left}" y="36">${escaped(name)}: ${legend.join('  ')}</text>
${grid.join('\n')}
${bars.join('\n')}
${labels.join('')}
<path d="M${MARGIN.left} ${MARGIN.top + up}H${WIDTH - MARGIN.right}" stroke="#000"/>
</svg>
`;
}
