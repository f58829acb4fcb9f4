import { type GivenOf, type JsonOf, part, type Report, type Setup } from '@polemos/kernel';
import { positionFormat } from '@polemos/kernel/position';
import { garrison } from '../rules/combat/going-home.ts';
import { bookOf } from '../rules/editions/book.ts';
import { knownTo, scenarioOf } from '../rules/scenarios/scenarios.ts';
import { EXPEDITION, type State } from '../rules/state.ts';
import { GROUND, HOME, KIND, LAND, SPACE, SPACES } from '../rules/terms/board.ts';
import { forceOf } from '../rules/terms/forces.ts';
import { LEADER, LEADER_SIDE } from '../rules/terms/leaders.ts';
import { HEGEMONY } from '../rules/terms/palettes.ts';
import {
  FIRST_OF_HEGEMONY,
  HOME_GUARD,
  KINDS,
  LIMIT,
  NAVAL,
  PERSIAN_INFANTRY,
  SIDE,
  SIDES,
  SPARTA,
  typeOf,
  UNIT,
} from '../rules/terms/units.ts';
import { left } from './left.ts';
import { isPhase, PHASES, type Phase, stackOf, writePhase } from './phases.ts';
import { begin, derive, leads, NO_COMMANDER, PUBLIC } from './view.ts';

/** Every field may be left out; what is not said is as in the set-up of the scenario. */
const ALL = {
  phase: part<State, Phase>({
    face: ['Phase', 'moment', 'turn'],
    about: 'What comes next. Default: turn.',
    shape: { type: 'string', enum: PHASES },
    write: writePhase,
  }),
  ...PUBLIC,
  garrison: part<State, string>({
    face: ['Garrison', 'midway'],
    about: 'With phase garrison: the space whose Army leaves one SP.',
    shape: { type: 'string', enum: SPACE.ids, description: 'the id of a space', 'x-thing': 'space' },
    write: ({ stack }) =>
      stack !== null && stack.step === garrison.index ? SPACE.ids[(stack.by as { space: number }).space] : undefined,
  }),
};
export type Position = GivenOf<typeof ALL>;
/** As it is written: nothing is left out. */
export type Written = JsonOf<typeof ALL>;

function finish(s: State, given: Position, report: Report, setup: Setup): void {
  let wrong = false;
  const tell: Report = (at, what) => {
    wrong = true;
    report(at, what);
  };
  derive(s, given);
  unknownTo(given, setup, tell);
  tooMany(s, given, tell);
  misplaced(s, given, tell);
  ofAnotherWar(s, given, tell);
  impossible(s, given, tell);
  if (!wrong) s.stack = stackOf(s, given.phase ?? 'turn', given.garrison === undefined ? -1 : SPACE.at(given.garrison));
}
/** PW-10.5-a, PW1-10-a: the scenario must know the way of play and the edition. */
function unknownTo(given: Position, { scenario, options }: Setup, report: Report): void {
  const id = given.scenario ?? scenario;
  const ways = knownTo(id);
  for (const key of ['players', 'edition'] as const) {
    const asked = given[key] ?? options[key];
    if (asked !== undefined && !ways[key].includes(String(asked))) report(`/${key}`, `${id} knows only ${ways[key].join(', ')}`);
  }
}
/** PW-0.2-d: the pieces supplied. */
function tooMany(s: State, given: Position, report: Report): void {
  const asked = new Array<number>(UNIT.size).fill(0);
  for (const one of [...Object.values(given.forces ?? {}), given.goingHome ?? {}, given.operation?.units ?? {}])
    for (const [id, count] of Object.entries(one ?? {})) asked[UNIT.at(id)] += count ?? 0;
  UNIT.ids.forEach((id, kind) => {
    if (asked[kind] > LIMIT[kind] && s.pieces[kind] <= LIMIT[kind]) report('/forces', `PW-0.2-d: at most ${LIMIT[kind]} ${id}`);
  });
}
/** What cannot stand where it is told to. On somebody's own board the set-up itself may have ships in what has become a land space. */
function misplaced(s: State, { forces = {}, sieges = {} }: Position, report: Report): void {
  const isPrinted = GROUND.laid === GROUND.house;
  for (const [id, units] of Object.entries(forces))
    for (const [unit, count] of Object.entries(units ?? {})) {
      if (count === 0) continue;
      const [space, kind] = [SPACE.at(id), UNIT.at(unit)];
      if (kind === HOME_GUARD && space !== HOME[SPARTA])
        report(`/forces/${id}/${unit}`, 'PW-0.3-f: the Home Guard never leaves Sparta');
      if (isPrinted && typeOf(kind) === NAVAL && KIND[space] === LAND)
        report(`/forces/${id}/${unit}`, 'PW-5.1.1-c: no ship comes to a land space');
    }
  for (const [id, side] of Object.entries(sieges))
    if (side !== undefined && s.force[SPACE.at(id) * 2 + SIDE.at(side)] === 0)
      report(`/sieges/${id}`, 'PW-6.1-a: no army of the besieger is there');
}
/** PW-10.5: what only The Fall of Sparta has, and what it has not. */
function ofAnotherWar(s: State, { special }: Position, report: Report): void {
  const isLate = scenarioOf(s).coalition !== undefined;
  if (s.role >= 0 !== isLate) report('/special/role', isLate ? 'PW-10.5-b: the Coalition has one' : ONLY_LATE);
  if (s.palette >= HEGEMONY !== isLate) report('/special/palette', isLate ? 'PW-10.5-g: from 3 on' : ONLY_LATE);
  if ((s.entered || s.body >= 0) && !isLate) report(s.entered ? '/special/entered' : '/special/body', ONLY_LATE);
  for (let kind = FIRST_OF_HEGEMONY; kind < KINDS; kind++) {
    if (!isLate && s.pieces[kind] > 0) report('/forces', `${ONLY_LATE}: ${UNIT.ids[kind]}`);
    if (kind < PERSIAN_INFANTRY) continue;
    for (let space = 0; space < SPACES; space++)
      if (s.sp[space * KINDS + kind] > 0) report(`/forces/${SPACE.ids[space]}`, 'PW-10.5.4.6: the Persians stand in special');
  }
  if (special?.fallen !== undefined && !s.fallen.every(leader => leads(s, leader))) report('/special/fallen', NO_COMMANDER);
}
const ONLY_LATE = 'PW-10.5: only in The Fall of Sparta';
const phases = (...some: readonly Phase[]): ReadonlySet<Phase> => new Set(some);
/** The phases that not every match has. */
const LATE = phases('confidence', 'gift', 'gold-mine', 'islands', 'persians', 'manning', 'occupation');
const OF_THE_LEAGUE = phases('delian-rebellion', 'sci-reset');
const OF_A_MATRIX = phases('strategy', 'nonplayer-operation', 'nonplayer-continuing');
const OF_TWO = phases('next-battle', 'next-siege');
function unknownPhase(s: State, phase: Phase): string | null {
  if (LATE.has(phase) && s.role < 0) return ONLY_LATE;
  if (OF_THE_LEAGUE.has(phase) && s.role >= 0) return 'PW-10.5: there is no Delian League';
  if (OF_A_MATRIX.has(phase) && !bookOf(s).matrices) return 'PW-11-b: both sides have a player';
  if (OF_TWO.has(phase) && bookOf(s).nextCombat === 'lot') return 'PW-6.2-h: alone, it is drawn';
  if (phase === 'interception' && bookOf(s).interception === 'compulsory') return 'PW-5.6.1-a: alone, nobody is asked';
  return null;
}
const IN_OPERATION = phases('commander', 'expedition', 'march', 'interception');
/** What a phase needs. */
function impossible(s: State, { phase = 'turn', garrison: space, operation = null }: Position, report: Report): void {
  if (phase === 'garrison' && space === undefined) report('/garrison', 'the space');
  else if (phase === 'garrison' && forceOf(s, SPACE.at(space ?? ''), s.player) === 0)
    report('/garrison', 'a space with SP of the player');
  if (IN_OPERATION.has(phase) && operation === null) report('/operation', 'the operation under way');
  if (!IN_OPERATION.has(phase) && operation !== null) report('/operation', 'PW-5-a: none is under way in this phase');
  for (let leader = 0; leader < LEADER.size; leader++)
    if (s.where[leader] === EXPEDITION && leader !== s.leader)
      report(`/leaders/${LEADER.ids[leader]}`, 'PW-5.1-c: leads no operation');
  const unknown = unknownPhase(s, phase);
  if (unknown !== null) report('/phase', unknown);
  SIDES.forEach((id, side) => {
    const drawn = s.drawn[side];
    if (drawn >= 0 && (!leads(s, drawn) || LEADER_SIDE[drawn] !== side))
      report(`/drawn/${id}`, 'PW-3.4-c: a commander of this side');
  });
  if (s.leader >= 0 && !leads(s, s.leader)) report('/operation/leader', NO_COMMANDER);
}
export const position = positionFormat<State>({
  id: 'peloponnesian-war',
  title: 'A position of The Peloponnesian War',
  fields: ALL,
  begin,
  finish,
  startOf: (s, phase) => (isPhase(phase) ? stackOf(s, phase, -1) : null),
  left,
});
