import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Action, Fate, type Game, type GameEvent, Generator, isFaulty, NOBODY, Play, readSetup, see } from '@polemos/kernel';
import { polis } from '@polemos/polis';
import { timoleon } from '@polemos/timoleon';
import { wilson } from '../../packages/cli/src/simulation/statistics.ts';
import { GROWTH, LAST_ROUND, MAXIMUM } from '../../packages/games/polis/rules/components/board.ts';
import { cubesLeft } from '../../packages/games/polis/rules/components/control.ts';
import { growing } from '../../packages/games/polis/rules/end/end.ts';
import type { State as PolisState } from '../../packages/games/polis/rules/state.ts';
import { botNamed } from './encounter.ts';

// How bots behave, and in Timoleone who wins: node bench/rivals/conduct.ts timoleon|polis [--n 20] [--from 0] [--seed s] [--level strong | rival:strong] [--json]
// Series of one seed that were run apart are put together by adding what --json counts: node bench/rivals/conduct.ts timoleon --merge a.json --merge b.json

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    n: { type: 'string', default: '20' },
    seed: { type: 'string', default: `fresh ${Date.now()}` },
    level: { type: 'string', default: 'strong' },
    from: { type: 'string', default: '0' },
    json: { type: 'boolean', default: false },
    merge: { type: 'string', multiple: true, default: [] },
  },
});

/** What is counted, by name. */
type Counts = Record<string, number>;
interface Study {
  readonly game: Game;
  readonly scenario: string;
  /** What a moment told. */
  hear(event: GameEvent, state: never, counts: Counts, memory: Map<string, number>): void;
  /** What is about to be done. */
  see?(state: never, seat: number, action: Action, counts: Counts): void;
  /** What stood at the end. */
  end(state: never, counts: Counts): void;
  tell(counts: Counts, matches: number): readonly string[];
}
const more = (counts: Counts, name: string, by = 1): void => {
  counts[name] = (counts[name] ?? 0) + by;
};
const share = (part = 0, of = 0): string => {
  const { share: mean, low, high } = wilson(part, of);
  return `${part} of ${of}: ${(100 * mean).toFixed(1)} % (${(100 * low).toFixed(1)} … ${(100 * high).toFixed(1)})`;
};

const LAST_MONTH = 25;
const EARLY = 6;
const HEADS = ['timoleon', 'hicetas', 'dionysius'];
/** Events that are counted, under the heads of balance.md. */
const WATCHED: Readonly<Record<string, readonly string[]>> = {
  expeditions: ['carthage_1', 'carthage_2', 'corinth_2', 'corinth_3'].map(id => `expedition-arrives ${id}`),
  sieges: ['siege', 'assault', 'bombardment', 'hunger', 'siege-lifted'],
  battles: ['battle', 'sea-fight', 'leader-killed', 'leader-captured'],
  natives: ['native-army', 'native-siege', 'native-target'],
  money: ['taxes', 'recruits', 'hired', 'auction-result', 'diplomacy-result'],
};
interface Terms {
  readonly talents: number;
  readonly alliance: boolean;
}
const sicily: Study = {
  game: timoleon,
  scenario: 'campaign',
  hear(event, state: { turn: number }, counts, memory) {
    const { kind } = event;
    more(counts, kind);
    if (kind === 'expedition-arrives') more(counts, `${kind} ${(event as unknown as { expedition: string }).expedition}`);
    const { seat, to, by, against, leader } = event as unknown as Record<string, string>;
    const pair = (a: string, b: string): string => [a, b].sort().join(' ');
    if (kind === 'leader-killed' && HEADS.includes(leader) && state.turn < EARLY) more(counts, 'heads dead early');
    if (kind === 'builds' && state.turn === LAST_MONTH) more(counts, 'built in the last month');
    if (kind === 'talks') more(counts, 'talks');
    if (kind === 'treaty-signed') {
      const { talents } = (event as unknown as { terms: Terms }).terms;
      more(counts, 'treaties');
      memory.set(pair(seat, to), state.turn);
      if (talents !== 0) memory.set(`payer ${pair(seat, to)}`, talents > 0 ? 1 : 2);
    }
    if (kind === 'alliance-ended' || kind === 'denounced' || kind === 'treaty-broken') {
      const [one, other] = kind === 'treaty-broken' ? [by, against] : [seat, to];
      more(counts, 'ended');
      const signed = memory.get(pair(one, other));
      if (signed === undefined || state.turn - signed > 1) return;
      more(counts, 'ended within a month');
      if (memory.has(`payer ${pair(one, other)}`)) more(counts, 'ended within a month where somebody had paid');
    }
  },
  end({ outcome, turn }: { outcome: { rule: string; score: number[] }; turn: number }, counts) {
    outcome.score.forEach((score, seat) => {
      more(counts, `won ${timoleon.seats[seat]}`, score);
    });
    more(counts, `ended by ${outcome.rule}`);
    more(counts, 'turns', turn);
  },
  tell: (counts, matches) => [
    ...timoleon.seats.map(seat => `${seat} won ${share(counts[`won ${seat}`], matches)}`),
    `ended: ${Object.entries(counts)
      .filter(([name]) => name.startsWith('ended by'))
      .map(([name, n]) => `${name.slice('ended by '.length)} ${n}`)
      .join(
        ', ',
      )}; ${((counts.turns ?? 0) / matches).toFixed(1)} turns and ${((counts.actions ?? 0) / matches).toFixed(0)} actions a match`,
    ...Object.entries(WATCHED).map(
      ([what, kinds]) =>
        `${what}: ${kinds.map(kind => `${kind} ${((counts[kind] ?? 0) / matches).toFixed(2)}`).join(', ')} a match`,
    ),
    `heads of factions dead before turn ${EARLY}: ${share(counts['heads dead early'], 4 * matches)}`,
    `built in the last month: ${counts['built in the last month'] ?? 0}`,
    `talks ${((counts.talks ?? 0) / matches).toFixed(1)} and treaties ${((counts.treaties ?? 0) / matches).toFixed(1)} a match; ended ${counts.ended ?? 0}`,
    `ended within a month: ${share(counts['ended within a month'], counts.treaties)}; of those paid for: ${counts['ended within a month where somebody had paid'] ?? 0}`,
  ],
};

const WHEAT = 5;
/** PO-E3-a: how many people could still be born when a side says that no more shall be: asked there, for the growth of the other side begins its count anew. */
function unborn(s: PolisState, side: number): number {
  const room = s.owner.reduce(
    (sum, of, polis) =>
      of === side ? sum + Math.max(0, Math.min(GROWTH[polis] - s.grown[polis], MAXIMUM[polis] - s.population[polis])) : sum,
    0,
  );
  return Math.min(room, s.goods[WHEAT * 2 + side], cubesLeft(s, side));
}
const greece: Study = {
  game: polis,
  scenario: 'full',
  hear({ kind }, _, counts) {
    more(counts, kind);
  },
  see(state: PolisState, seat, { type }, counts) {
    if (type === 'done' && state.round === LAST_ROUND && state.stack?.step === growing.index)
      more(counts, 'points left in store', unborn(state, seat));
  },
  end(state: PolisState & { outcome: { detail: Record<string, { population: number; total: number }> } }, counts) {
    for (const [side, name] of ['sparta', 'athens'].entries()) {
      more(counts, 'wheat left', state.goods[WHEAT * 2 + side]);
      more(counts, 'people', state.outcome.detail[name].population);
      more(counts, 'points', state.outcome.detail[name].total);
    }
  },
  tell: (counts, matches) => [
    `people at the end ${((counts.people ?? 0) / 2 / matches).toFixed(2)}, points ${((counts.points ?? 0) / 2 / matches).toFixed(2)}, wheat left ${((counts['wheat left'] ?? 0) / 2 / matches).toFixed(2)} a side, of which would have been points ${((counts['points left in store'] ?? 0) / 2 / matches).toFixed(2)}`,
    `events told: ${JSON.stringify(Object.fromEntries(Object.entries(counts).filter(([name]) => /prox|civil|fee|alone|grow/.test(name))))}`,
  ],
};
const STUDIES: Readonly<Record<string, Study>> = { timoleon: sicily, polis: greece };

const study = STUDIES[positionals[0] ?? ''];
if (study === undefined) throw new Error(`one of ${Object.keys(STUDIES).join(', ')}`);
const { game, scenario } = study;
const setup = readSetup(game, { scenario });
if (isFaulty(setup)) throw new Error(JSON.stringify(setup));
const counts: Counts = {};
const parts = values.merge.map(
  file => JSON.parse(readFileSync(file, 'utf8')) as { readonly matches: number; readonly of: string; readonly counts: Counts },
);
/** Who played, and from which seed: parts of different series are not added up. */
const series = [...new Set(parts.length > 0 ? parts.map(({ of }) => of) : [`'${values.level}', seed '${values.seed}'`])];
if (series.length > 1) throw new Error(`parts of different series: ${series.join(' and ')}`);
for (const part of parts) for (const [name, by] of Object.entries(part.counts)) more(counts, name, by);
const first = Number(values.from);
const played = parts.length > 0 ? 0 : Number(values.n);
const matches = played + parts.reduce((sum, part) => sum + part.matches, 0);
for (let n = first; n < first + played; n++) {
  const fate = new Fate(0);
  fate.generator.reset(values.seed, n + 1);
  const play = new Play(game, game.begin(setup), fate);
  const memory = new Map<string, number>();
  play.tell = (event: unknown) => study.hear(event as GameEvent, play.state as never, counts, memory);
  const players = game
    .seatsOf(play.state)
    .map((_, seat) => botNamed(values.level, new Generator(`${values.seed} ${n} ${seat}`).below(0x7fff_ffff)));
  for (play.run(); play.state.toAct !== NOBODY; ) {
    const { toAct: seat } = play.state;
    more(counts, 'actions');
    const action = players[seat].choose(game, see(game, play.state, seat));
    study.see?.(play.state as never, seat, action, counts);
    play.take(game.actions.read(action) as number, seat);
  }
  study.end(play.state as never, counts);
}
process.stdout.write(
  values.json
    ? `${JSON.stringify({ matches, of: series[0], counts })}\n`
    : `${positionals[0]}, ${matches} matches of ${series[0]}\n${study.tell(counts, matches).join('\n')}\n`,
);
