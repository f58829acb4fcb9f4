import { after, again, before, begun, type Frame, type Named } from '@polemos/kernel';
import { armisticeConstruction, build, buildingOf, construction } from '../rules/administration/building.ts';
import { control, income } from '../rules/administration/revenue.ts';
import { armistice } from '../rules/armistice/armistice.ts';
import { bellicosity, surrender } from '../rules/armistice/bellicosity.ts';
import { endOfTurn } from '../rules/armistice/end-of-turn.ts';
import { battleResolution } from '../rules/combat/combat.ts';
import { garrison, goingHome, homecoming, homecomingRoll } from '../rules/combat/going-home.ts';
import { placement } from '../rules/combat/placement.ts';
import { siegeDetermination } from '../rules/combat/siege.ts';
import { siegeResolution } from '../rules/combat/siege-resolution.ts';
import { bookOf } from '../rules/editions/book.ts';
import { leg, step } from '../rules/operations/march.ts';
import { nonPlayerContinuing, nonPlayerOperation } from '../rules/operations/non-player.ts';
import { another, commander, expedition, objective, playerOperation, takeCommander } from '../rules/operations/player.ts';
import { eventSegment, rollEvent } from '../rules/politics/events.ts';
import { commanderSelection } from '../rules/politics/selection.ts';
import { helots } from '../rules/rebellion/helots.ts';
import { continuation, delianRebellion, spread } from '../rules/rebellion/rebellion.ts';
import { goldMine, islands } from '../rules/scenarios/fall-of-sparta/events.ts';
import { manning, occupation } from '../rules/scenarios/fall-of-sparta/garrisons.ts';
import { confidence, gift } from '../rules/scenarios/fall-of-sparta/hegemony.ts';
import { persianOperation, persiansFirst } from '../rules/scenarios/fall-of-sparta/persian-operation.ts';
import type { State } from '../rules/state.ts';
import { resetSci, strategyDetermination } from '../rules/strategy/strategy.ts';
import { SPARTA } from '../rules/terms/units.ts';
import { game, operations, politics, STEPS, turn } from '../rules/turn.ts';
import { battlesOfTwo, nextBattle, nextSiege, siegesOfTwo } from '../rules/two-players/combat.ts';
import { interception } from '../rules/two-players/interception.ts';
import { isInitialDue, operationsOfTwo } from '../rules/two-players/operations.ts';

/** Where play can begin: after which line of which step. */
export const PHASES = [
  'turn',
  'confidence',
  'gift',
  'event',
  'gold-mine',
  'islands',
  'event-placement',
  'delian-rebellion',
  'commanders',
  'strategy',
  'sci-reset',
  'operations',
  'persians',
  'another',
  'objective',
  'commander',
  'expedition',
  'march',
  'nonplayer-operation',
  'nonplayer-continuing',
  'interception',
  'going-home',
  'sieges',
  'battles',
  'next-battle',
  'siege-resolution',
  'next-siege',
  'homecoming',
  'garrison',
  'homecoming-placement',
  'rebellion',
  'spread',
  'helots',
  'control',
  'occupation',
  'manning',
  'income',
  'construction',
  'build',
  'construction-placement',
  'bellicosity',
  'surrender',
  'armistice',
  'armistice-placement',
  'armistice-build',
  'armistice-construction-placement',
  'end-of-turn',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];
export const isPhase = (phase: string): phase is Phase => (PHASES as readonly string[]).includes(phase);

/** The phases that are a line of the turn, or of its politics: they begin with it. */
const OF_THE_TURN: Partial<Readonly<Record<Phase, Named<State>>>> = {
  'going-home': goingHome,
  sieges: siegeDetermination,
  battles: battleResolution,
  'siege-resolution': siegeResolution,
  homecoming,
  rebellion: continuation,
  spread,
  helots,
  control,
  occupation,
  income,
  construction,
  bellicosity,
  surrender,
  armistice,
  'end-of-turn': endOfTurn,
};
const OF_POLITICS: Partial<Readonly<Record<Phase, Named<State>>>> = {
  confidence,
  event: eventSegment,
  'delian-rebellion': delianRebellion,
  commanders: commanderSelection,
  strategy: strategyDetermination,
  'sci-reset': resetSci,
};

/** The stack that a phase begins with; a garrison says where. */
export function stackOf(s: State, phase: Phase, garrisonAt: number): Frame | null {
  const inGame = after(game, turn, null);
  const done = (line: Named<State>): Frame => after(turn, line, inGame);
  const afterEvent = (): Frame => after(politics, eventSegment, done(politics));
  /** Locals of −1: an `each` that is over has left them. */
  const afterPeace = (): Frame => after(armistice, armisticeConstruction, done(armistice), { year: -1 });
  const placing = (under: Frame): Frame => begun(placement, under, { homecoming: false });
  const line = OF_THE_TURN[phase];
  if (line !== undefined) return before(turn, line, inGame);
  const inPolitics = OF_POLITICS[phase];
  if (inPolitics !== undefined) return before(politics, inPolitics, done(politics));
  switch (phase) {
    case 'over':
      return null;
    case 'gift':
      return begun(gift, after(confidence, gift, after(politics, confidence, done(politics))));
    case 'gold-mine':
      return begun(goldMine, after(eventSegment, rollEvent, afterEvent()));
    case 'islands':
      return begun(islands, after(eventSegment, rollEvent, afterEvent()));
    case 'event-placement':
      return placing(afterEvent());
    case 'manning':
      return begun(manning, after(occupation, manning, done(occupation)));
    case 'next-battle':
      return again(battlesOfTwo, nextBattle, done(battleResolution));
    case 'next-siege':
      return again(siegesOfTwo, nextSiege, done(siegeResolution));
    case 'garrison':
      return begun(garrison, after(homecoming, homecomingRoll, done(homecoming), { army: garrisonAt * 2 + s.player }), {
        space: garrisonAt,
      });
    case 'homecoming-placement':
      return placing(after(homecoming, placement, done(homecoming), { army: -1 }));
    case 'build':
      return building(s, construction, done(construction));
    case 'construction-placement':
      return placing(after(construction, placement, done(construction), { turn: -1 }));
    case 'armistice-build':
      return building(s, armisticeConstruction, afterPeace());
    case 'armistice-placement':
      return placing(after(armistice, placement, done(armistice)));
    case 'armistice-construction-placement':
      return placing(after(armisticeConstruction, placement, afterPeace(), { turn: -1 }));
    default:
      return stackOfOperations(s, phase, inGame);
  }
}
/** With two players it is Sparta's turn, then that of Athens. */
function building(s: State, of: typeof construction, under: Frame): Frame {
  const turnOf = bookOf(s).matrices || s.player === SPARTA ? 0 : 1;
  return begun(build, after(buildingOf, build, after(of, buildingOf, under, { turn: turnOf })));
}
function stackOfOperations(s: State, phase: Phase, inGame: Frame): Frame {
  const alone = bookOf(s).matrices;
  const [of, here] = alone
    ? [operations, after(turn, operations, inGame)]
    : [operationsOfTwo, after(turn, operationsOfTwo, inGame)];
  /** Of two players: who still owes his initial operation goes on with it. */
  const amongTwo = (isInitial: boolean): Frame => after(operationsOfTwo, isInitial ? playerOperation : another, here);
  const inPlayer = (line: Named<State>): Frame => after(playerOperation, line, afterPlayer());
  const afterPlayer = (): Frame => {
    if (!alone) return amongTwo(!s.initial[s.player]);
    return after(operations, s.initial[s.player] ? another : playerOperation, here);
  };
  /** PW-10.5.4.6: Persians march in a procedure of their own. */
  const inMarch = (): Frame => (s.body < 0 ? inPlayer(leg) : after(persianOperation, leg, amongTwo(isInitialDue(s))));
  switch (phase) {
    case 'operations':
      return before(turn, of, inGame);
    case 'another':
      return alone ? again(operations, another, here) : begun(another, amongTwo(false));
    case 'persians':
      return begun(persiansFirst, after(operationsOfTwo, persiansFirst, here));
    case 'objective':
      return begun(objective, inPlayer(objective));
    case 'commander':
      return begun(commander, inPlayer(takeCommander));
    case 'expedition':
      return begun(expedition, inPlayer(expedition));
    case 'march':
      return begun(leg, inMarch());
    case 'interception':
      return begun(interception, after(leg, step, inMarch()));
    case 'nonplayer-operation':
      return begun(nonPlayerOperation, after(operations, nonPlayerOperation, here));
    case 'nonplayer-continuing':
      return begun(nonPlayerContinuing, after(operations, nonPlayerContinuing, here));
    default:
      return begun(turn, inGame);
  }
}

/** The phase whose stack asks what is asked now. */
function phaseOf(s: State, names: readonly string[]): Phase {
  const [top, ...under] = names;
  const below = under.find(name => name !== 'placement' && name !== 'placementOfTwo') ?? '';
  switch (top) {
    case undefined:
      return 'over';
    case 'leaveBehind':
      return 'march';
    case 'persiansFirst':
      return 'persians';
    case 'goldMine':
      return 'gold-mine';
    case 'build':
      return s.armisticeTurns > 0 ? 'armistice-build' : 'build';
    case 'nextBattle':
      return 'next-battle';
    case 'nextSiege':
      return 'next-siege';
    case 'odd':
    case 'harbour':
    case 'homeward':
      return (
        (
          {
            goingHome: 'going-home',
            homecoming: 'homecoming-placement',
            construction: 'construction-placement',
            armistice: 'armistice-placement',
            armisticeConstruction: 'armistice-construction-placement',
          } as Record<string, Phase>
        )[below] ?? 'event-placement'
      );
    default:
      return isPhase(top) ? top : 'turn';
  }
}

const known = new Map<number, string>();
export function writePhase(s: State): Phase {
  if (known.size === 0) for (const { index, name } of STEPS) known.set(index, name);
  const names: string[] = [];
  for (let at = s.stack; at !== null; at = at.under) names.push(known.get(at.step) ?? '');
  return phaseOf(s, names);
}
