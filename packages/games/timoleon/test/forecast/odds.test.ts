import { type Action, type Code, Fate, Match, Offer, Play } from '@polemos/kernel';
import { expect, test } from 'vitest';
import { type AssaultOdds, assaultOdds, type Stormed } from '../../forecast/odds.ts';
import { reckon } from '../../forecast/reckoning.ts';
import { type AssaultLosses, type SiegeOdds, siegeOdds } from '../../forecast/siege-odds.ts';
import { type TimoleonEvent, timoleon, type View } from '../../index.ts';
import { ZONE } from '../../rules/materials/board.ts';

const OPERATIONS = {
  phase: 'operations',
  turn: 5,
  order: ['carthage', 'timoleon', 'hicetas', 'dionysius'],
  po: { carthage: 6 },
  alliances: [],
};
const range = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);
const codeOf = (action: Action): Code => {
  const code = timoleon.actions.read(action);
  if (typeof code !== 'number') throw new Error(JSON.stringify(action));
  return code;
};
/** What Carthage sees in the middle of an operation. */
function during(
  given: object,
  actions: readonly (readonly [seat: string, action: { type: string; [key: string]: unknown }])[],
): View {
  const match = Match.begin(timoleon, {
    match: 'odds',
    setup: {
      scenario: 'campaign',
      options: {},
      position: { ...OPERATIONS, ...given },
    },
    dice: null,
  });
  if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
  for (const [seat, action] of actions) expect(match.act(seat, action)).toHaveProperty('ok');
  return match.see('carthage').view;
}
const all = (leader: string) =>
  [
    ['carthage', { type: 'activate', leader }],
    ['carthage', { type: 'choose', choice: 'all' }],
    ['carthage', { type: 'choose', choice: 'march' }],
  ] as const;
/** Mago (T 1) before Agrigentum with hoplites and light infantry. */
const before = (agrigentum: object, forces: readonly object[] = []): View =>
  during(
    {
      leaders: { mago: { place: 'agrigentum', owner: 'carthage' } },
      forces: [{ place: 'agrigentum', owner: 'carthage', points: { 'mercenary-hoplites': 9, 'mercenary-light': 6 } }, ...forces],
      zones: { agrigentum },
    },
    all('mago'),
  );

/** From the worst meeting of stratagems to the best. */
const between = (worst: AssaultOdds, best: AssaultOdds) => ({
  falls: [worst.taken, best.taken],
  holds: expect.any(Array),
  thrownBack: [best.thrownBack, worst.thrownBack],
});

test('TI-VII-f TI-A-b TI-A-c the chances before a city without garrison count the citizens who will turn out', () => {
  // 9 × 4 + 6 × 3 = 54 against 2 hoplites and 1 cavalry: (8 + 1) × 3 = 27, ratio 2 : 1, +2; Mago +1; table +3 at best, −4 at worst.
  const odds = siegeOdds(before({ control: 'neutral', defence: 3 }), 'agrigentum');
  expect(odds?.assault).toEqual(between(assaultOdds(3 - 4, 3), assaultOdds(3 + 3, 3)));
  // They have turned out before and are gone: one mercenary light point is all, 3 × 3 = 9, ratio 6 : 1.
  const gone = siegeOdds(
    before({ control: 'neutral', defence: 3, raised: true }, [
      { place: 'agrigentum.city', owner: 'neutral', points: { 'mercenary-light': 1 } },
    ]),
    'agrigentum',
  );
  expect(gone?.assault).toEqual(between(assaultOdds(7 - 4, 1), assaultOdds(7 + 3, 1)));
});

test('TI-R59 TI-A-a the chances before Ortygia count the leader inside, and no captive', () => {
  const odds = siegeOdds(
    during(
      {
        leaders: {
          mago: { place: 'syr_market', owner: 'carthage' },
          theodatus: { place: 'syr_ortygia', owner: 'dionysius' },
          timoleon: { place: 'syr_ortygia', owner: 'timoleon', captor: 'dionysius' },
        },
        forces: [
          { place: 'syr_market', owner: 'carthage', points: { 'mercenary-hoplites': 16 } },
          { place: 'syr_ortygia', owner: 'dionysius', points: { 'mercenary-hoplites': 2 } },
        ],
        zones: { syr_market: { control: 'carthage' } },
      },
      all('mago'),
    ),
    'syr_ortygia',
  );
  // 64 against 8 × 4 = 32: +2; Mago 1 against Theodatus 2: −1; table +3 at best, −4 at worst.
  expect(odds?.assault).toEqual(between(assaultOdds(1 - 4, 2), assaultOdds(1 + 3, 2)));
});
test('TI-R103 the chances before a city count half of an army that has just landed', () => {
  const odds = siegeOdds(
    during(
      {
        leaders: { mago: { place: 'sea_catana', owner: 'carthage' } },
        forces: [
          { place: 'sea_catana', owner: 'carthage', points: { 'mercenary-hoplites': 8, triremes: 8 } },
          { place: 'catana.city', owner: 'neutral', points: { 'mercenary-hoplites': 1 } },
        ],
      },
      [...all('mago'), ['carthage', { type: 'land', place: 'catana' }]],
    ),
    'catana',
  );
  // 32 halved is 16 against 4 × 2: +2; Mago +1.
  expect(odds?.assault).toEqual(between(assaultOdds(3 - 4, 1), assaultOdds(3 + 3, 1)));
});
test('TI-N-i TI-N-j the sum shown for two manoeuvres is the one that the dice meet, the ratio included', () => {
  const view = during(
    {
      leaders: { mago: { place: 'sea_selinus', owner: 'carthage' } },
      forces: [
        { place: 'sea_selinus', owner: 'carthage', points: { triremes: 8 } },
        { place: 'sea_lilybaeum', owner: 'timoleon', points: { triremes: 4 } },
      ],
    },
    [
      ...all('mago'),
      ['carthage', { type: 'step', place: 'sea_lilybaeum' }],
      ['carthage', { type: 'choose', choice: 'fight' }],
      ['timoleon', { type: 'choose', choice: 'fight' }],
    ],
  );
  // 24 against 8 is 3 : 1, +3; Mago +1; ramming against ramming 0.
  expect(reckon(view, 'carthage')?.cell('ram', 'ram')).toMatchObject({ tactical: 0, sum: 4 });
});

test.each([
  { what: 'an army', hoplites: 16, inside: 3, defence: 3 },
  { what: 'too few', hoplites: 4, inside: 12, defence: 3 },
  { what: 'a last company, which falls', hoplites: 1, inside: 1, defence: 1 },
])('TI-A-g TI-A-h TI-A-k what an assault of $what costs is what was said before it', ({ hoplites, inside, defence }) => {
  const position = {
    ...OPERATIONS,
    leaders: { mago: { place: 'agrigentum', owner: 'carthage' } },
    forces: [
      { place: 'agrigentum', owner: 'carthage', points: { 'mercenary-hoplites': hoplites, engines: 1 } },
      { place: 'agrigentum.city', owner: 'hicetas', points: { 'mercenary-light': inside } },
    ],
    zones: { agrigentum: { control: 'hicetas', defence, siege: { by: 'carthage', turns: 2 } } },
  };
  const begun = timoleon.position.read(position, { scenario: 'campaign', options: {} });
  if ('faults' in begun) throw new Error(JSON.stringify(begun.faults));
  const met: Partial<Record<Stormed, AssaultLosses>> = {};
  let foretold: SiegeOdds | null = null;
  /** Every difference of the dice, every meeting of stratagems, and what falls to a general and after. */
  const cases = range(11).flatMap(difference =>
    range(4).flatMap(attack =>
      range(4).flatMap(defence => [2, 3, 4].map(other => ({ difference: difference - 5, attack, defence, other }))),
    ),
  );
  for (const { difference, attack, defence: answer, other } of cases) {
    const fate = new Fate(0);
    fate.d6 = what =>
      what === 'assault' ? Math.max(1, 1 + difference) : what === 'garrison' ? Math.max(1, 1 - difference) : other;
    const choices = [attack, answer];
    const table = new Play(timoleon, timoleon.clone(begun), fate);
    let told: TimoleonEvent[] = [];
    table.tell = event => told.push(event);
    table.run();
    for (const [, action] of all('mago')) table.take(codeOf(action));
    foretold ??= siegeOdds(timoleon.view(table.state, 0), 'agrigentum');
    table.take(codeOf({ type: 'choose', choice: 'assault' }));
    told = [];
    const offer = new Offer();
    for (;;) {
      table.legal(offer);
      const { type } = timoleon.actions.write(offer.codes[0]);
      if (type !== 'stratagem' && type !== 'lose') break;
      table.take(offer.codes[type === 'stratagem' ? (choices.shift() ?? 0) % offer.size : 0]);
    }
    const of = <K extends TimoleonEvent['kind']>(kind: K) =>
      told.filter((event): event is Extract<TimoleonEvent, { kind: K }> => event.kind === kind);
    const lost = (owner: string): number => of('point-lost').filter(one => one.owner === owner).length;
    const [{ eliminated }] = of('assault');
    const ends = of('control').some(({ owner }) => owner === 'carthage')
      ? 'falls'
      : table.state.siege[ZONE.at('agrigentum')] < 0
        ? 'thrownBack'
        : 'holds';
    const [own, theirs] = [lost('carthage'), eliminated ? inside : lost('hicetas')];
    // On the face that fell, or with all who stormed (TI-L-s).
    const died = of('leader-killed').map(
      ({ leader }) => of('beaten-leader').find(one => one.leader === leader && one.fate === 'killed')?.die ?? 6,
    );
    const known = met[ends] ?? { own: [own, own], theirs: [theirs, theirs], generals: 0, engines: false };
    met[ends] = {
      own: [Math.min(known.own[0], own), Math.max(known.own[1], own)],
      theirs: [Math.min(known.theirs[0], theirs), Math.max(known.theirs[1], theirs)],
      generals: Math.max(known.generals, ...died),
      engines: known.engines || of('engines-abandoned').length > 0,
    };
  }
  expect(met).toEqual(foretold?.losses);
});
