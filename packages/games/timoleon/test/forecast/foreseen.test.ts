import { type Action, Fate, Generator, Offer, Play } from '@polemos/kernel';
import { expect, test } from 'vitest';
import { arrivals } from '../../forecast/arrivals.ts';
import { reckon } from '../../forecast/reckoning.ts';
import { siegeOdds } from '../../forecast/siege-odds.ts';
import { upkeep, upkeepAt } from '../../forecast/upkeep.ts';
import { wayAhead } from '../../forecast/ways.ts';
import { SEATS, type State, type TimoleonEvent, timoleon, type View } from '../../index.ts';

type Told = readonly TimoleonEvent[];
/** Looks at what is foretold before an action; what it gives back is held against what was told and seen after it. */
interface Look {
  when(action: Action, state: State): boolean;
  at(view: View, action: Action): ((told: Told, after: View) => void) | undefined;
}

/** Whole matches of players who take any legal action, but rarely break off a march. */
function play({ when, at }: Look, seeds = 4): void {
  for (let seed = 0; seed < seeds; seed++) {
    const random = new Generator(seed);
    let told: TimoleonEvent[] = [];
    const table = new Play(timoleon, timoleon.begin({ scenario: 'campaign', options: {} }), new Fate(seed));
    table.tell = event => told.push(event);
    table.state.treasury.fill(600); // so that there is something to pay, to build and to send for
    table.run();
    while (table.state.outcome === null) {
      const offer = new Offer();
      table.legal(offer);
      const actions = Array.from(offer.codes.subarray(0, offer.size), code => ({ code, action: timoleon.actions.write(code) }));
      const bold = actions.filter(({ action }) => action.choice !== 'halt' && action.choice !== 'done' && action.type !== 'give');
      const wanted = actions.filter(({ action }) => when(action, table.state));
      const among = wanted.length > 0 && random.below(2) > 0 ? wanted : bold.length > 0 && random.below(4) > 0 ? bold : actions;
      const { code, action } = among[random.below(among.length)];
      const seat = table.state.toAct;
      const looked = when(action, table.state);
      told = [];
      const hold = looked ? at(timoleon.view(table.state, seat), action) : undefined;
      table.take(code);
      hold?.(told, timoleon.view(table.state, seat));
    }
  }
}
const of = <K extends TimoleonEvent['kind']>(told: Told, kind: K) =>
  told.filter((event): event is Extract<TimoleonEvent, { kind: K }> => event.kind === kind);

test('TI-IV-i TI-IV-j TI-IV-k what a panel says of the upkeep is what the rules take', { timeout: 240_000 }, () => {
  let [bills, places] = [0, 0];
  const hold =
    (foretold: readonly number[], count: () => void) =>
    (told: Told): void => {
      const paid = of(told, 'pays');
      if (paid.length === 0) return;
      const { seat } = paid[0];
      const sum = paid.filter(one => one.seat === seat).reduce((all, { talents }) => all + talents, 0);
      expect(sum).toBe(foretold[SEATS.indexOf(SEATS.find(one => one === seat) ?? 'carthage')]);
      count();
    };
  play(
    {
      when: ({ choice }) => choice === 'pay-all',
      at: view =>
        hold(
          SEATS.map(seat => upkeep(view, seat)),
          () => bills++,
        ),
    },
    8,
  );
  play({
    when: ({ type }) => type === 'payPlace',
    at: (view, { place }) =>
      hold(
        SEATS.map(seat => upkeepAt(view, seat, `${place}`)),
        () => places++,
      ),
  });
  expect(bills).toBeGreaterThan(0);
  expect(places).toBeGreaterThan(10);
});

test('TI-VI-d TI-VI-e TI-VI-g TI-R67 a step costs what was said beside it, and leaves what was said', {
  timeout: 240_000,
}, () => {
  const looked: Record<string, number> = { step: 0, embark: 0, land: 0 };
  const left: Record<string, number> = { step: 0, embark: 0, land: 0 };
  play(
    {
      when: ({ type }) => type in looked,
      at(view, { type, place }) {
        const way = wayAhead(view, type, `${place}`);
        return (told, { op }) => {
          if (type === 'step') expect(of(told, 'moves')[0].cost).toBe(way?.cost);
          looked[type]++;
          // A force that was met, or has come to its end, is another matter.
          if (op === null || op.at !== place || op.owner !== view.op?.owner || told.length > 1) return;
          expect(op.pm, `${type} ${place}`).toBe(way?.left);
          left[type]++;
        };
      },
    },
    30,
  );
  for (const type of Object.keys(looked)) {
    expect(looked[type], type).toBeGreaterThan(10);
    expect(left[type], type).toBeGreaterThan(2);
  }
});

test('TI-L-n TI-N-j TI-A-g the sum that the table of options shows is the one that the dice meet', { timeout: 240_000 }, () => {
  const met = { battle: 0, 'sea-fight': 0, assault: 0 };
  play({
    when: ({ type }) => ['tactic', 'manoeuvre', 'stratagem'].includes(type),
    at(view) {
      const reckoning = reckon(view, null);
      return told => {
        for (const { attackOption, defenceOption } of of(told, 'no-combat').slice(0, 1))
          expect(reckoning?.cell(attackOption, defenceOption)).toBeNull();
        for (const kind of ['battle', 'sea-fight', 'assault'] as const) {
          const [fought] = of(told, kind);
          if (fought === undefined || fought.attackOption === null || fought.defenceOption === null) continue;
          const sum = fought.modifiers.reduce((all, { by }) => all + by, 0);
          expect(reckoning?.cell(fought.attackOption, fought.defenceOption)?.sum, kind).toBe(sum);
          expect(reckoning?.attack.options).toContain(fought.attackOption);
          expect(reckoning?.defence.options).toContain(fought.defenceOption);
          met[kind]++;
          return;
        }
      };
    },
  });
  expect(met.battle).toBeGreaterThan(10);
  expect(met['sea-fight'] + met.assault).toBeGreaterThan(5);
});

test('TI-A-g TI-B-b what is said before a siege holds for every meeting of stratagems', { timeout: 240_000 }, () => {
  let looked = 0;
  play(
    {
      when: ({ choice }) => choice === 'besiege' || choice === 'assault' || choice === 'bombard',
      at(view, { choice }) {
        if (view.op === null || choice === 'besiege') return undefined;
        const odds = siegeOdds(view, view.op.at === 'syr_market' ? 'syr_ortygia' : view.op.at);
        return (told, after) => {
          expect(odds).not.toBeNull();
          if (odds === null) return;
          if (choice === 'bombard') {
            const [{ levels }] = of(told, 'bombardment');
            expect(odds.breach).not.toBeNull();
            if (odds.breach === 0) expect(levels).toBe(0);
            if (odds.breach === 1) expect(levels).toBeGreaterThan(0);
          } else if (after.fight?.kind === 'assault') {
            const reckoning = reckon(after, null);
            const cells = (reckoning?.attack.options ?? []).flatMap(attack =>
              (reckoning?.defence.options ?? []).flatMap(defence => reckoning?.cell(attack, defence) ?? []),
            );
            const range = (chances: readonly number[]) => [Math.min(...chances), Math.max(...chances)];
            expect(odds.assault).toEqual({
              falls: range(cells.map(({ win }) => win)),
              holds: range(cells.map(({ even }) => even)),
              thrownBack: range(cells.map(({ lose }) => lose)),
            });
          }
          looked++;
        };
      },
    },
    8,
  );
  expect(looked).toBeGreaterThan(3);
});

test('TI-II-c TI-FC-k TI-FD-d what the calendar announces comes in its turn', { timeout: 240_000 }, () => {
  let [launched, landed] = [0, 0];
  play(
    {
      when: ({ choice }, { place, turn }) => choice === 'done' && place === 3 && turn > 0,
      at(view) {
        const due = arrivals(view);
        return (told, after) => {
          if (after.turn !== view.turn + 1) return;
          for (const { zone, what } of of(told, 'launched')) {
            expect(due).toContainEqual(expect.objectContaining({ what, zone, turn: after.turn }));
            launched++;
          }
          for (const { expedition } of of(told, 'expedition-arrives')) {
            const announced = due.find(one => one.what === 'expedition' && one.expedition === expedition);
            expect(announced?.turn ?? after.turn).toBeLessThanOrEqual(after.turn); // it may have waited (TI-R46)
            landed++;
          }
        };
      },
    },
    16,
  );
  expect(launched).toBeGreaterThan(3);
  expect(landed).toBeGreaterThan(0);
});
