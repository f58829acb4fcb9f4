import { bookOf, isPlayed } from '../editions/book.ts';
import { plays, SICILY_THOUSAND } from '../editions/readings.ts';
import { FROM_ATHENS, FROM_THEBES } from '../scenarios/fall-of-sparta/coalition.ts';
import { coalitionItems, spartanItemsOfHegemony } from '../scenarios/fall-of-sparta/revenue.ts';
import { GHB, NO_EISPHORA, type P, RAVAGED, REBELLION, type State } from '../state.ts';
import { ATTICA, CORINTH, EPIDAMNOS, IASUS, SARDIS, SICILY, SPACE, SYRACUSE, THEBES } from '../terms/board.ts';
import { assessAll, controller, enemyControls, has } from '../terms/control.ts';
import { create, forceOf } from '../terms/forces.ts';
import { receive, thebesReceives } from '../terms/ledger.ts';
import { COLOURED, ownerOf } from '../terms/palettes.ts';
import { ATHENS, allied, CAVALRY, NO_SIDE, SIDES, SPARTA } from '../terms/units.ts';
import { inZoi } from '../terms/zoi.ts';
import { type Item, reachesEuxine, reachesHome } from './trade.ts';

/** PW-8.1-a. */
const BASE: readonly [number, number] = [3500, 2500];

/** PW-8.1: every item of a side's income. In an armistice: without ravaged spaces and Eisphora (PW-9.3-i). */
export function incomeItems(s: State, side: number, armistice: boolean): Item[] {
  if (s.role >= 0) return side === SPARTA ? spartanItemsOfHegemony(s) : coalitionItems(s, FROM_ATHENS);
  const items: Item[] = [{ rule: 'PW-8.1-a', by: BASE[side] }];
  const harmed = countHarmed(s, side, armistice);
  if (harmed > 0) items.push({ rule: 'PW-8.1-b', by: -50 * harmed, spaces: harmed });
  if (side === SPARTA) spartanItems(s, items, armistice);
  else athenianItems(s, items, armistice);
  if (controller(s, EPIDAMNOS) === side && reachesHome(s, side)) items.push({ rule: 'PW-8.1.4-a', by: 1000 });
  return items;
}
/** PW-8.1-b to d: own-coloured spaces ravaged, in rebellion or enemy-controlled, each once. */
function countHarmed(s: State, side: number, armistice: boolean): number {
  const harm = armistice ? REBELLION : REBELLION | RAVAGED;
  const own = COLOURED[s.palette][side];
  let count = 0;
  for (let i = 0; i < own.length; i++)
    if ((has(s, own[i], harm) || enemyControls(s, own[i], side)) && !countsApart(s, own[i])) count++;
  return count;
}
/** PW1-7.1-a: Thebes or Corinth in Delian hands has an item of its own. */
const countsApart = (s: State, space: number): boolean =>
  (space === THEBES || space === CORINTH) && bookOf(s).thebesCorinth.instead && enemyControls(s, space, SPARTA);
function spartanItems(s: State, items: Item[], armistice: boolean): void {
  const { rule, by } = bookOf(s).thebesCorinth; // PW-8.1.1-a
  for (const space of [THEBES, CORINTH]) if (enemyControls(s, space, SPARTA)) items.push({ rule, by });
  if (s.syracuse && !enemyControls(s, SYRACUSE, SPARTA)) items.push({ rule: 'PW-8.1.2-a', by: 500 });
  if (s.helotCost > 0 && !armistice) items.push({ rule: s.helotCost === 500 ? 'PW-7.3-f' : 'PW-7.3-h', by: -s.helotCost });
  if (s.persia) items.push({ rule: 'PW-E-5-b', by: 500 });
  if (s.iasus) items.push({ rule: 'PW-E-5-c', by: 500 });
}
function athenianItems(s: State, items: Item[], armistice: boolean): void {
  if (controller(s, SYRACUSE) === ATHENS && SICILY.every(space => inZoi(s, space, ATHENS)))
    items.push(plays(s, SICILY_THOUSAND) ? { rule: 'PW1-R3', by: 1000 } : { ...bookOf(s).sicily }); // PW-8.1.2-b
  if (!reachesEuxine(s)) items.push({ rule: 'PW-8.1.3-a', by: -1500 });
  const rule = armistice ? bookOf(s).armisticeEisphora : 'PW-8.1.5-a';
  if (rule !== null && eisphora(s, armistice)) items.push({ rule, by: 1000 });
}
/** PW-8.1.5; an armistice ignores the ravaged spaces here too (PW1-8.3-c), and what a coup bars is one turn of it (PW1-R16). */
const eisphora = (s: State, armistice: boolean): boolean =>
  isPlayed(s, ATHENS) &&
  (armistice || (s.bans & NO_EISPHORA) === 0) &&
  ATTICA.every(space => forceOf(s, space, SPARTA) === 0 && (armistice || !has(s, space, RAVAGED)));

/** PW-8-a, PW-8.1. */
export function control(play: P): void {
  const { state } = play;
  const before = play.tell || state.role >= 0 ? SPACE.ids.map((_, space) => controller(state, space)) : null;
  assessAll(state);
  if (before !== null) {
    if (state.role >= 0) winBack(state, before);
    tellControl(play, before);
  }
  iasusFalls(play);
}
/** PW-10.5-f: what the Coalition has captured of its own. */
function winBack(s: State, before: readonly number[]): void {
  s.regained = before.flatMap((by, space) =>
    by !== ATHENS && controller(s, space) === ATHENS && ownerOf(s, space) === ATHENS ? [space] : [],
  );
}
/** The spaces that have changed hands, by who holds them now. */
function tellControl(play: P, before: readonly number[]): void {
  const { state } = play;
  const now = (side: number): string[] =>
    SPACE.ids.filter((_, space) => before[space] !== side && controller(state, space) === side);
  const [athens, sparta, nobody] = [ATHENS, SPARTA, NO_SIDE].map(now);
  if (athens.length + sparta.length + nobody.length > 0) play.tell?.({ kind: 'control', rule: 'PW-8-a', athens, sparta, nobody });
}
/** PW-E-5-c, PW-R133: the satrap sends horsemen when Sparta holds Iasus. */
function iasusFalls(play: P): void {
  const { state } = play;
  if (!state.persia || state.iasus || controller(state, IASUS) !== SPARTA) return;
  state.iasus = true;
  const occupied = forceOf(state, SARDIS, ATHENS) > 0;
  const count = create(state, occupied ? GHB : SARDIS, allied(SPARTA, CAVALRY), 3);
  if (occupied)
    play.tell?.({ kind: 'satrap-sends', rule: 'PW-R180', unit: 'spartan-allied-cavalry', count }); // by the table, with the SP that are built
  else play.tell?.({ kind: 'placed', rule: 'PW-E-5-c', unit: 'spartan-allied-cavalry', count, space: 'sardis', side: 'sparta' });
}
/** PW-10.5.4.1-a: Thebes has a treasury of its own. */
function incomeOfThebes(play: P): void {
  const { state } = play;
  const items = coalitionItems(state, FROM_THEBES);
  const net = Math.max(
    0,
    items.reduce((sum, { by }) => sum + by, 0),
  );
  thebesReceives(state, net);
  play.tell?.({
    kind: 'income',
    rule: 'PW-10.5.4.1-a',
    side: 'athens',
    city: 'thebes',
    items,
    net,
    turns: 1,
    treasury: state.thebes,
  });
}
export function income(play: P): void {
  const { state } = play;
  if (state.role >= 0) incomeOfThebes(play);
  for (const side of [ATHENS, SPARTA]) {
    const items = incomeItems(state, side, false);
    const net = Math.max(
      0,
      items.reduce((sum, { by }) => sum + by, 0),
    ); // PW-8.1-e
    receive(state, side, net);
    play.tell?.({
      kind: 'income',
      rule: 'PW-8.1-e',
      side: SIDES[side],
      ...(state.role >= 0 && side === ATHENS ? { city: 'athens' } : {}),
      items,
      net,
      turns: 1,
      treasury: state.treasury[side],
    });
  }
}
