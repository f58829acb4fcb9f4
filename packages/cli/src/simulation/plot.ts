import { SIDES } from '@polemos/games';
import { summary } from './statistics.ts';
import type { Distribution, Tally } from './tally.ts';

const WIDTH = 960;
const HEIGHT = 560;
const FRIEZE = 64;
const MAIN = { x: 72, y: 132, wide: 520, high: 340 };
const SIDE = { x: 668, wide: 256 };

/** The house's colours, light and dark, as the client has them. */
const STYLE = `
svg{--paper:#f6efdf;--raised:#fdf9ef;--ink:#221a14;--ink-2:#55473a;--line:#d9cbae;--glaze:#1d1814;--on-glaze:#f4e7cf;--on-glaze-2:#c9b48f;
--athens:#17568f;--sparta:#a5281f;--clay:#a4421b;--bronze:#7a5816;--verdigris:#2c6a57;--persia:#3f1249;--thebes:#45a68c;--timoleon:#17568f;--carthage:#3f1249;--hicetas:#e8963a;--dionysius:#4f8228;--natives:#8f8678;--quiet:#b9a684}
@media (prefers-color-scheme:dark){svg{--paper:#17130f;--raised:#231d17;--ink:#f3e6cd;--ink-2:#cdb995;--line:#3b3127;--glaze:#0c0a08;--on-glaze:#f3e6cd;--on-glaze-2:#bda67f;
--athens:#6aa9e0;--sparta:#ec7a68;--clay:#e0824f;--bronze:#d9ad55;--verdigris:#7cc0a4;--persia:#c58fd0;--thebes:#5cc0a4;--timoleon:#6aa9e0;--carthage:#c58fd0;--hicetas:#f0a85a;--dionysius:#9cc470;--natives:#a1988a;--quiet:#6d5f49}}
text{font-family:"Commissioner Variable",Commissioner,system-ui,sans-serif;font-size:13px;fill:var(--ink)}
.title{font-family:"Literata Variable",Literata,Georgia,serif;font-size:22px;fill:var(--on-glaze)}
.under{fill:var(--on-glaze-2)}.head{font-weight:600;font-size:12px;letter-spacing:.09em;text-transform:uppercase;fill:var(--ink-2)}
.axis,.share{font-size:12px;fill:var(--ink-2);font-variant-numeric:tabular-nums}.grid{stroke:var(--line)}.base{stroke:var(--ink-2)}`;

const OTHERS = ['clay', 'verdigris', 'persia', 'bronze'];
/** A side has its own colour everywhere in the house; whoever is no side takes the next of the others. */
const colourOf = (name: string, i: number): string => `var(--${SIDES.get(name)?.colour ?? OTHERS[i % OTHERS.length]})`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const n1 = (value: number): string => String(Math.round(value * 10) / 10);
const percent = (share: number): string => `${(share * 100).toFixed(share < 0.1 || (share > 0.99 && share < 1) ? 1 : 0)} %`;

/** 1, 2 or 5 with zeros: the least such step that makes at most `most` of a span. */
export function niceStep(span: number, most: number): number {
  for (let ten = 1; ; ten *= 10) for (const one of [1, 2, 5]) if (span / (one * ten) <= most) return one * ten;
}

/** The quantity to draw: the first of the game's points that vary, else the length. */
function seriesOf(tally: Tally, quantity: string | undefined): readonly [name: string, Record<string, Distribution>] {
  const varies = (bySeat: Record<string, Distribution>): boolean =>
    new Set(Object.values(bySeat).flatMap(counts => Object.keys(counts))).size > 1;
  const names = Object.keys(tally.points);
  const name = quantity ?? names.find(one => one === 'points') ?? names.find(one => varies(tally.points[one]));
  return name === undefined ? ['length in actions', { all: tally.lengths }] : [name, tally.points[name]];
}

/** How matches went: points by value, with what was needed; beside it results, endings and lengths. */
export function plot(tally: Tally, title: string, quantity?: string): string {
  const [name, bySeat] = seriesOf(tally, quantity);
  const needed = name === 'points' ? Object.keys(tally.points.needed?.all ?? {}).map(Number) : [];
  let y = 132;
  const beside: string[] = [];
  for (const { head, bars } of panels(tally)) {
    beside.push(`<text class="head" x="${SIDE.x}" y="${y - 14}">${escaped(head)}</text>`);
    for (const { label, share, colour } of bars) {
      beside.push(bar(label, share, colour, y));
      y += 34;
    }
    y += 34;
  }
  beside.push(...lengths(tally, y));
  const [first, ...rest] = title.split(': ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(title).replaceAll('"', '&quot;')}">
<style>${STYLE}</style>
<rect width="${WIDTH}" height="${HEIGHT}" fill="var(--paper)"/>
<rect width="${WIDTH}" height="${FRIEZE}" fill="var(--glaze)"/>
<text class="title" x="24" y="40">${escaped(first)}</text>
<text class="under" x="${WIDTH - 24}" y="39" text-anchor="end">${escaped(rest.join(': '))}</text>
<rect x="16" y="${FRIEZE + 16}" width="612" height="${HEIGHT - FRIEZE - 32}" rx="10" fill="var(--raised)" stroke="var(--line)"/>
<rect x="644" y="${FRIEZE + 16}" width="300" height="${HEIGHT - FRIEZE - 32}" rx="10" fill="var(--raised)" stroke="var(--line)"/>
${histogram(name, bySeat, tally.games, needed)}
${beside.join('\n')}
</svg>
`;
}

interface Bar {
  readonly label: string;
  readonly share: number;
  readonly colour: string;
}
const MOST_BARS = 9;
/** Who won, and the words in which the game says how it ended. */
function panels(tally: Tally): readonly { readonly head: string; readonly bars: readonly Bar[] }[] {
  const seats = Object.keys(tally.wins);
  const alone = seats.length === 1;
  const results = seats.map((seat, i) => ({
    label: alone ? 'won' : seat,
    share: tally.wins[seat] / tally.games,
    colour: colourOf(alone ? 'verdigris' : seat, alone ? 1 : i),
  }));
  if (alone) results.push({ label: 'lost', share: tally.losses[seats[0]] / tally.games, colour: 'var(--clay)' });
  if (tally.draws > 0) results.push({ label: 'drawn', share: tally.draws / tally.games, colour: 'var(--quiet)' });
  const found: { head: string; bars: Bar[] }[] = [{ head: alone ? 'result' : 'wins', bars: results }];
  let left = MOST_BARS - results.length;
  for (const [head, counts] of Object.entries(tally.words)) {
    const words = Object.entries(counts).sort(([, a], [, b]) => b - a);
    if (words.length < 2 || words.length > left) continue;
    left -= words.length + 1;
    found.push({
      head,
      bars: words.map(([label, n]) => ({
        label,
        share: n / tally.games,
        colour: SIDES.has(label) ? colourOf(label, 0) : 'var(--bronze)',
      })),
    });
  }
  return found;
}
const bar = (label: string, share: number, colour: string, y: number): string =>
  `<text x="${SIDE.x}" y="${y + 4}">${escaped(label)}</text><text class="share" x="${SIDE.x + SIDE.wide}" y="${y + 4}" text-anchor="end">${percent(share)}</text>
<rect x="${SIDE.x}" y="${y + 10}" width="${SIDE.wide}" height="8" rx="3" fill="var(--line)"/><rect x="${SIDE.x}" y="${y + 10}" width="${n1(SIDE.wide * share)}" height="8" rx="3" fill="${colour}"/>`;

/** How long a match lasts, in as much room as is left. */
function lengths(tally: Tally, y: number): readonly string[] {
  const { mean, least, most } = summary(tally.lengths);
  const high = HEIGHT - 56 - y;
  if (high < 24 || least === most) return [];
  const step = niceStep(most - least + 1, 40);
  const start = Math.floor(least / step) * step;
  const shares = binned(tally.lengths, start, step, Math.floor((most - start) / step) + 1, tally.games);
  const top = Math.max(...shares);
  const wide = SIDE.wide / shares.length;
  return [
    `<text class="head" x="${SIDE.x}" y="${y - 14}">actions</text><text class="share" x="${SIDE.x + SIDE.wide}" y="${y - 14}" text-anchor="end">mean ${mean.toFixed(0)}</text>`,
    ...shares.map(
      (share, i) =>
        `<rect x="${n1(SIDE.x + i * wide)}" y="${n1(y + high * (1 - share / top))}" width="${n1(wide * 0.84)}" height="${n1((high * share) / top)}" fill="var(--quiet)"/>`,
    ),
    `<path class="base" d="M${SIDE.x} ${y + high}h${SIDE.wide}"/>`,
    `<text class="axis" x="${SIDE.x}" y="${y + high + 18}">${start}</text><text class="axis" x="${SIDE.x + SIDE.wide}" y="${y + high + 18}" text-anchor="end">${start + shares.length * step}</text>`,
  ];
}

function binned(counts: Distribution, start: number, step: number, bins: number, games: number): number[] {
  const shares = new Array<number>(bins).fill(0);
  for (const [value, n] of Object.entries(counts)) shares[Math.floor((Number(value) - start) / step)] += n / games;
  return shares;
}

function histogram(name: string, bySeat: Record<string, Distribution>, games: number, needed: readonly number[]): string {
  const series = Object.entries(bySeat);
  const values = [...series.flatMap(([, counts]) => Object.keys(counts).map(Number)), ...needed];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = niceStep(most - least + 1, 44);
  const start = Math.floor(least / step) * step;
  const bins = Math.floor((most - start) / step) + 1;
  const shares = series.map(([, counts]) => binned(counts, start, step, bins, games));
  const top = Math.max(...shares.flat());
  const { x: left, y: upper, wide, high } = MAIN;
  const x = (value: number): number => left + ((value - start) / (bins * step)) * wide;
  const y = (share: number): number => upper + high * (1 - share / top);
  const across = wide / bins;
  const drawn = shares.flatMap((one, i) =>
    one.flatMap((share, bin) => {
      if (share === 0) return [];
      const thick = (across * 0.84) / series.length;
      return `<rect x="${n1(left + bin * across + across * 0.08 + i * thick)}" y="${n1(y(share))}" width="${n1(thick)}" height="${n1(upper + high - y(share))}" rx="1" fill="${colourOf(series[i][0], i)}"/>`;
    }),
  );
  const grid = [0.25, 0.5, 0.75, 1].map(
    part =>
      `<path class="grid" d="M${left} ${n1(y(top * part))}h${wide}"/><text class="axis" x="${left - 8}" y="${n1(y(top * part) + 4)}" text-anchor="end">${percent(top * part)}</text>`,
  );
  const tick = niceStep(bins * step, 10);
  const ticks: string[] = [];
  for (let value = Math.ceil(start / tick) * tick; value <= start + bins * step; value += tick)
    ticks.push(
      `<text class="axis" x="${n1(x(value))}" y="${upper + high + 20}" text-anchor="middle">${String(value).replace('-', '−')}</text>`,
    );
  const marks = needed.map(
    value =>
      `<path d="M${n1(x(value))} ${upper - 6}V${upper + high}" stroke="var(--bronze)" stroke-width="2" stroke-dasharray="6 4"/><text class="axis" x="${n1(x(value) - 6)}" y="${upper + 4}" text-anchor="end">needed ${value}</text>`,
  );
  const legend = series.map(([seat, counts], i) => {
    const { mean, deviation, median } = summary(counts);
    const who = seat === 'all' ? '' : `${escaped(seat)} `;
    return `<tspan fill="${colourOf(seat, i)}">■</tspan> ${who}mean ${mean.toFixed(1)} ± ${deviation.toFixed(1)}, median ${median}`.replaceAll(
      ' -',
      ' −',
    );
  });
  return `<text class="head" x="${left}" y="${upper - 20}">${escaped(name)}</text><text class="share" x="${left + wide}" y="${upper - 20}" text-anchor="end">${legend.join('   ')}</text>
${grid.join('\n')}
${drawn.join('\n')}
<path class="base" d="M${left} ${upper + high}h${wide}"/>
${ticks.join('')}
${marks.join('')}`;
}
