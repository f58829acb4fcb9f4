import { Fate, Offer, Play } from '@polemos/kernel';
import { peloponnesianWar as game, MATRIX, SPACE } from '../../index.ts';

/** What random matches met, by table and cell. */
export type Met = Map<string, number>;

function listen(met: Met): (event: { readonly kind: string; readonly [field: string]: unknown }) => void {
  const note = (what: string): void => void met.set(what, (met.get(what) ?? 0) + 1);
  return event => {
    if (event.kind === 'event') note(`event: ${event.sum} ${event.possible ? 'happens' : 'cannot'}`);
    if (event.kind === 'strategy-rolled' || event.kind === 'strategy-kept') note(`strategy of ${event.side}: ${event.strategy}`);
    if (event.kind === 'objective-rolled') note(`objective of ${event.side}: ${event.area ?? 'home'} ${event.space}`);
    if (event.kind === 'placed') note(`post-combat: ${event.unit} ${event.space}`);
    if (event.kind === 'rebellion-roll') note(`oligarchs: ${event.space}`);
  };
}

/** Random matches to their end, with all invariants after each action. */
export function playOut(met: Met, scenario: string, from: number, to: number, edition = 'second'): void {
  const offer = new Offer();
  const defaults = Object.fromEntries(game.options.map(option => [option.id, option.default]));
  for (let seed = from; seed <= to; seed++) {
    const fate = new Fate(seed);
    const options = { ...defaults, edition, 'long-walls-leader': edition === 'first' && seed % 2 === 0 };
    const play = new Play(game, game.begin({ scenario, options }), fate);
    play.tell = listen(met);
    play.run();
    for (let n = 0; play.state.outcome === null; n++) {
      play.legal(offer);
      play.take(offer.codes[fate.generator.below(offer.size)]);
      const broken = game.invariants(play.state);
      if (broken.length > 0) throw new Error(`${edition} edition, ${scenario}, seed ${seed}, action ${n}: ${broken.join('; ')}`);
    }
  }
}

const idOf = (space: number): string => SPACE.ids[space];
/** Every cell of both matrices, of the event table with its oligarchs, and of the post-combat table. */
export function allCells(): readonly string[] {
  const cells: string[] = [];
  ['athens', 'sparta'].forEach((side, i) => {
    for (const { id, spaces } of MATRIX[i].strategies)
      cells.push(`strategy of ${side}: ${id}`, ...spaces.map(space => `objective of ${side}: home ${idOf(space)}`));
    for (const [area, spaces] of Object.entries(MATRIX[i].areas))
      cells.push(...spaces.map(space => `objective of ${side}: ${area} ${idOf(space)}`));
  });
  for (let sum = 2; sum <= 12; sum++) cells.push(`event: ${sum} happens`);
  const oligarchs = 'cnidus naxos byzantium chalcis ephesus mytilene olynthus miletus camirus lampsacus amphipolis'.split(' ');
  cells.push(...oligarchs.map(space => `oligarchs: ${space}`), ...ROWS.map(row => `post-combat: ${row}`));
  return [...new Set(cells)];
}
/** One line per table: how many of its cells were reached, how often, and the rarest. */
export function report(met: Met): readonly string[] {
  const tables = new Map<string, string[]>();
  for (const cell of allCells()) {
    const [table] = cell.split(': ');
    tables.set(table, [...(tables.get(table) ?? []), cell]);
  }
  return [...tables].map(([table, cells]) => {
    const counts = cells.map(cell => met.get(cell) ?? 0);
    const least = Math.min(...counts);
    const reached = counts.filter(count => count > 0).length;
    const all = counts.reduce((sum, count) => sum + count, 0);
    const rarest = cells[counts.indexOf(least)].slice(table.length + 2);
    return `${table.padEnd(22)}${`${reached} of ${cells.length} cells`.padEnd(18)}${String(all).padStart(9)} times; the rarest: ${rarest} (${least})`;
  });
}

/** PW-P-g to r: the cells of the table. */
const ROWS = [
  'athenian-hoplite athens',
  'athenian-allied-hoplite amphipolis',
  'athenian-allied-hoplite argos',
  'athenian-allied-hoplite larisa',
  'athenian-allied-hoplite corcyra',
  'athenian-allied-hoplite chios',
  'spartan-hoplite sparta',
  'spartan-allied-hoplite syracuse',
  'spartan-allied-hoplite corinth',
  'spartan-allied-hoplite thebes',
  'athenian-cavalry athens',
  'athenian-allied-cavalry pella',
  'athenian-allied-cavalry larisa',
  'spartan-cavalry sparta',
  'spartan-allied-cavalry pella',
  'spartan-allied-cavalry syracuse',
  'spartan-allied-cavalry thebes',
  'athenian-naval piraeus',
  'athenian-allied-naval corcyra',
  'athenian-allied-naval chios',
  'athenian-allied-naval samos',
  'spartan-naval gythium',
  'spartan-allied-naval syracuse',
  'spartan-allied-naval corinth',
];
