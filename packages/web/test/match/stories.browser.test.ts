import { type View as EgemoniaView, egemonia } from '@polemos/egemonia';
import type { Game } from '@polemos/kernel';
import { peloponnesianWar, type View as WarView } from '@polemos/peloponnesian-war';
import { type View as PolisView, polis } from '@polemos/polis';
import board from '@polemos/polis/board' with { type: 'json' };
import { type View as TimoleonView, timoleon } from '@polemos/timoleon';
import { expect, test } from 'vitest';
import { house } from '../house.ts';
import { NIGHTLY } from '../nightly.ts';
import { unpainted } from '../unpainted.ts';
import { type Beat, fileOf, framesOf, played, tellIt } from './stories.ts';

const { open } = house();
/** Six of each game with every run, because a beat costs a tenth of a second; the nightly one has twenty. */
const MATCHES = NIGHTLY ? 20 : 6;
/** Beats of a story that are looked at: a campaign's turn has a hundred. */
const MOST = 12;

type Lines = readonly (readonly [place: string, side: string, pieces: string])[];
interface Told<V> {
  readonly game: Game;
  readonly kinds: readonly string[];
  /** What stands where in a view, in the words of the rules; what the map does not draw is left out. */
  standing(view: V): Lines;
  purses(view: V): Readonly<Record<string, number>>;
  /** What of the picture is compared. */
  isPiece(piece: string): boolean;
}
const spelt = (pieces: Readonly<Record<string, number>>): string =>
  Object.entries(pieces)
    .filter(([, n]) => n > 0)
    .map(([kind, n]) => `${kind} ${n}`)
    .sort()
    .join(', ');
const everything = (): boolean => true;

const WAR: Told<WarView> = {
  game: peloponnesianWar,
  kinds: ['battle', 'siege', 'income', 'interception', 'objective'],
  isPiece: piece => UNITS.test(piece), // of several commanders in a space one is drawn
  standing({ forces, operation, special }) {
    const sides = Object.entries(forces).flatMap(([space, units]) =>
      ['athens', 'sparta'].map(side => [space, side, spelt(ofSide(units, side))] as const),
    );
    const marching = operation?.at == null ? [] : [[operation.at, sideOf(operation), spelt(operation.units)] as const];
    const persians = special.persians.flatMap(({ at, units }) => (at === null ? [] : [[at, 'persia', spelt(units)] as const]));
    return [...sides, ...marching, ...persians];
  },
  purses: ({ treasury, special }) => (special.role === null ? treasury : { sparta: treasury.sparta }),
};
const UNITS = /(hoplite|cavalry|naval|infantry|home-guard|sacred-band|peltasts|garrison)$/;
const ofSide = (units: Readonly<Record<string, number>>, side: string): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(units).filter(([unit]) => (/^(spartan|home)-/.test(unit) ? 'sparta' : 'athens') === side));
const sideOf = ({ units, side }: NonNullable<WarView['operation']>): string =>
  Object.keys(units).some(unit => unit.startsWith('persian')) ? 'persia' : side;

const EGEMONIA: Told<EgemoniaView> = {
  game: egemonia,
  kinds: ['revealed'],
  isPiece: everything,
  standing: ({ levels, placed }) =>
    Object.entries(levels).flatMap(([area, level]) =>
      (['athens', 'sparta'] as const).map(side => {
        const faces = placed.flatMap(one => (one.area === area && one.by === side ? [one.event ?? `hidden-${one.order}`] : []));
        const pieces = { ...Object.fromEntries(faces.map(face => [face, 1])), [`influence-${area}`]: level[side] };
        return [area, side, spelt(pieces)] as const;
      }),
    ),
  purses: () => ({}),
};

const POLIS: Told<PolisView> = {
  game: polis,
  kinds: ['pair', 'megalopolis', 'spoiled', 'event'],
  isPiece: everything,
  standing({ units, proxenos, port, cargo }) {
    const [athenai, gytheion] = ['athenai', 'gytheion'];
    const at = (side: 'athens' | 'sparta') => (side === 'athens' ? athenai : gytheion);
    return (['athens', 'sparta'] as const).flatMap(side => [
      ...Object.entries(units).map(
        ([region, there]) => [region, side, spelt({ [isSea(region) ? 'galley' : 'hoplite']: there[side] })] as const,
      ),
      ...[...new Set([proxenos[side], at(side)])].flatMap(place =>
        place === null
          ? []
          : [
              [
                place,
                side,
                spelt({ proxenos: proxenos[side] === place ? 1 : 0, merchant: place === at(side) ? port[side] : 0 }),
              ] as const,
            ],
      ),
      ...Object.entries(cargo).map(([space, owner]) => [space, side, owner === side ? 'merchant 1' : ''] as const),
    ]);
  },
  purses: ({ goods }) => ({ athens: goods.athens.prestige, sparta: goods.sparta.prestige }),
};
const isSea = (region: string): boolean => board.seas.some(({ id }) => id === region);

const TIMOLEON: Told<TimoleonView> = {
  game: timoleon,
  kinds: ['battle', 'sea-fight', 'assault', 'native-army', 'natives-move', 'expedition-arrives', 'hunger'],
  isPiece: everything,
  standing({ forces, leaders, op }) {
    const found = new Map<string, Record<string, number>>();
    const put = (place: string, owner: string, pieces: Readonly<Record<string, number>>): void => {
      if (place === 'march' && op?.at == null) return;
      found.set(`${place} ${owner}`, { ...found.get(`${place} ${owner}`), ...pieces });
    };
    for (const { place, owner, points } of forces) put(place, owner, points);
    for (const [leader, { place, owner, captor }] of Object.entries(leaders))
      if (!['not-yet', 'dead', 'gone'].includes(place) && captor === undefined) put(place, owner, { [leader]: 1 });
    return [...found].map(([key, pieces]) => {
      const [place, owner] = key.split(' ');
      return [(place === 'march' ? (op?.at ?? '') : place).split('.')[0], owner, spelt(pieces)] as const;
    });
  },
  purses: ({ treasury }) => treasury,
};

/** By place of the map that is shown and by side, what stands there in all; Syracuse on the great map is a sum of its zones. */
function onTheMap(
  lines: Lines,
  { places }: Beat,
  isPiece: (piece: string) => boolean,
): Readonly<Record<string, Readonly<Record<string, number>>>> {
  const shown = new Set(places);
  const by: Record<string, Record<string, number>> = {};
  for (const [place, side, pieces] of lines) {
    if (!shown.has(place) || place === 'syracuse') continue;
    for (const piece of pieces.split(', ')) {
      const at = piece.lastIndexOf(' ');
      const kind = piece.slice(0, at);
      if (piece === '' || !isPiece(kind.split(' ')[0])) continue;
      const here = (by[`${place}, ${side}`] ??= {});
      here[kind] = (here[kind] ?? 0) + Number(piece.slice(at + 1));
    }
  }
  return by;
}

test.each<[string, Told<never>]>([
  ['Egemonia', EGEMONIA as Told<never>],
  ['Polis', POLIS as Told<never>],
  ['The Peloponnesian War', WAR as Told<never>],
  ['Timoleone', TIMOLEON as Told<never>],
])(
  '%s: after each beat of a story the map and the ledgers show the frame of the rules',
  { timeout: 300_000 },
  async (_, told) => {
    const page = await open({ settings: { story: false }, viewport: { width: 1180, height: 640 } });
    await unpainted(page);
    let compared = 0;
    for (let seed = 0; seed < MATCHES; seed++) {
      const { match, seat } = played(told.game, seed, new Set(told.kinds));
      await page.evaluate(() => {
        location.hash = '#/';
      });
      const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(fileOf(match)) };
      await page.locator('input[type=file]').first().setInputFiles(file);
      const drawn = await page.evaluate(tellIt, MOST);
      if (drawn === null) continue;
      const frames = framesOf(match, seat, drawn.from, drawn.to) as readonly never[];
      expect(frames.length, `match ${seed}`).toBe(drawn.to - drawn.from + 1);
      drawn.beats.forEach(beat => {
        const { told: i } = beat;
        const where = `match ${seed}, beat ${i} of ${drawn.to - drawn.from}`;
        expect(onTheMap(beat.drawn, beat, told.isPiece), where).toEqual(onTheMap(told.standing(frames[i]), beat, told.isPiece));
        expect(beat.purses, where).toMatchObject(told.purses(frames[i]));
        compared++;
      });
    }
    expect(compared).toBeGreaterThan(MATCHES * 2);
    await page.context().close();
  },
);
