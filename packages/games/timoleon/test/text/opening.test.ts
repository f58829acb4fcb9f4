import { LANGUAGES } from '@polemos/kernel';
import { expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import {
  CARTHAGE,
  CITIES,
  DEMOCRATS,
  DIONYSIUS,
  EPIKRATEIA,
  HICETAS,
  METRO,
  NEUTRAL,
  ORTYGIA,
  SEATS,
  ZONES,
} from '../../rules/materials/board.ts';
import { FIRST_HEAD, TYRANTS } from '../../rules/materials/leaders.ts';
import type { State } from '../../rules/state.ts';
import { scores } from '../../rules/victory/victory.ts';
import { opening, openingFacts } from '../../text/opening.ts';

const begun = (change: (s: State) => void): State => {
  const s = timoleon.begin({ scenario: 'campaign', options: {} });
  change(s);
  return s;
};
const row = (s: State, faction: number, what: string): number =>
  scores(s, faction).find(one => one.what === what)?.points ?? Number.NaN;
/** What a change adds to one row of a faction's sheet. */
const adds = (faction: number, what: string, change: (s: State) => void): number =>
  row(begun(change), faction, what) -
  row(
    begun(() => {}),
    faction,
    what,
  );
const syracuse = (holder: number) => (s: State) => {
  for (let zone = METRO; zone < ZONES; zone++) s.control[zone] = holder;
};
const free = begun(() => {}).control.findIndex((holder, zone) => holder === NEUTRAL && zone < CITIES);

test('every faction has its card in every language, with as many lines as its sheet', () => {
  for (const seat of SEATS)
    for (const language of LANGUAGES) {
      const card = opening(seat, language);
      expect(card.score.rows).toHaveLength(openingFacts(seat).points.length);
      expect(JSON.stringify(card)).not.toMatch(/undefined|NaN|\[object/);
    }
});

test('Carthage’s points are those that the rules count (TI-FC-n)', () => {
  const held = syracuse(HICETAS);
  expect(openingFacts(SEATS[CARTHAGE]).points).toEqual([
    adds(CARTHAGE, 'beyond', s => (s.control[free] = CARTHAGE)),
    adds(CARTHAGE, 'lost', s => (s.control[EPIKRATEIA[0]] = NEUTRAL)),
    adds(CARTHAGE, 'syracuse', held),
    adds(CARTHAGE, 'syracuse', s => {
      held(s);
      s.control[ORTYGIA] = CARTHAGE;
    }),
    adds(CARTHAGE, 'plundered', s => (s.ravaged[EPIKRATEIA[0]] = 1)),
  ]);
});

test('the Democrats’ points are those that the rules count (TI-FD-j)', () => {
  const [governed, whole, minor, , hicetas, dionysius] = openingFacts(SEATS[DEMOCRATS]).points;
  expect(whole).toBe(adds(DEMOCRATS, 'syracuse', syracuse(DEMOCRATS)));
  expect(minor).toBe(adds(DEMOCRATS, 'minors', s => (s.killer[TYRANTS[0]] = DEMOCRATS)));
  expect(hicetas).toBe(adds(DEMOCRATS, 'slain', s => (s.killer[FIRST_HEAD[HICETAS]] = DEMOCRATS)));
  expect(dionysius).toBe(adds(DEMOCRATS, 'slain', s => (s.killer[FIRST_HEAD[DIONYSIUS]] = DEMOCRATS)));
  expect(governed).toBe(1);
});

test('the tyrants’ points are those that the rules count (TI-FI-g, TI-FY-h)', () => {
  for (const tyrant of [HICETAS, DIONYSIUS]) {
    const [most, , alone] = openingFacts(SEATS[tyrant]).points;
    const s = begun(syracuse(tyrant));
    expect([most, alone]).toEqual([row(s, tyrant, 'territories'), row(s, tyrant, 'syracuse')]);
  }
});

test('treasuries and costs are those of the tables (TI-FC-b, TI-FD-a, TI-FI-a, TI-FY-b, TI-II)', () => {
  const s = begun(() => {});
  SEATS.forEach((seat, faction) => {
    expect(openingFacts(seat).treasury).toBe(s.treasury[faction]);
  });
  expect(openingFacts(SEATS[0])).toMatchObject({ turns: 25, march: 1, diplomacy: 3, spy: 2 });
});
