import { bookOf } from './editions/book.ts';
import { knownReadings } from './editions/readings.ts';
import { ASIDE, EXPEDITION, GHB, PLACES, REBELLION, SIEGES, type State } from './state.ts';
import { HOME, SPACE, SPACES } from './terms/board.ts';
import { nextOccupied } from './terms/forces.ts';
import { LEADER } from './terms/leaders.ts';
import {
  ATHENS,
  ELITE,
  HOME_GUARD,
  HOME_GUARD_SP,
  isPersian,
  KINDS,
  LIMIT,
  NO_SIDE,
  PELTASTS,
  SACRED_BAND,
  SPARTA,
  sideOf,
  UNIT,
} from './terms/units.ts';

/** PW-INV: what must hold after every action; answers what does not. */
export function invariants(s: State): readonly string[] {
  const broken: string[] = [];
  checkForces(s, broken);
  checkLedger(s, broken);
  for (let leader = 0; leader < LEADER.size; leader++)
    if (s.where[leader] < 0 || s.where[leader] > ASIDE) broken.push(`${LEADER.ids[leader]} is nowhere`);
  if (((s.marks[HOME[ATHENS]] | s.marks[HOME[SPARTA]]) & REBELLION) !== 0) broken.push('PW-INV-o: a home space rebels');
  if (s.active === NO_SIDE && (s.force[EXPEDITION * 2] > 0 || s.force[EXPEDITION * 2 + 1] > 0))
    broken.push('an Expedition without operation');
  if ((!bookOf(s).interceptedOncePerSpace && s.tried.length > 0) || (s.readings & ~knownReadings(s.edition)) !== 0)
    broken.push('PW1: a rule of the other edition');
  if (s.active === NO_SIDE && s.tried.length > 0) broken.push('PW1-4.6-a: interceptions of no operation');
  if (s.active === NO_SIDE && s.body >= 0) broken.push('PW-10.5.4.6: Persians on no operation');
  if (s.active === NO_SIDE && s.where.includes(EXPEDITION)) broken.push('a commander leads no operation');
  return broken;
}
/** PW-INV-a, d, e. */
function checkForces(s: State, broken: string[]): void {
  const total = new Array(KINDS).fill(0);
  for (let place = 0; place < PLACES; place++) {
    const force = [0, 0];
    for (let kind = 0; kind < KINDS; kind++) {
      const count = s.sp[place * KINDS + kind];
      total[kind] += count;
      if (isPersian(kind)) {
        force[0] += count;
        force[1] += count;
      } else force[sideOf(kind)] += count;
      if (count < 0 || s.spent[place * KINDS + kind] > count || s.spent[place * KINDS + kind] < 0)
        broken.push(`PW-INV-d: ${UNIT.ids[kind]} in place ${place}`);
    }
    if (force[0] !== s.force[place * 2] || force[1] !== s.force[place * 2 + 1]) broken.push(`force of place ${place}`);
    for (const kind of [PELTASTS, SACRED_BAND])
      if (s.sp[place * KINDS + kind] % ELITE[kind].sp !== 0) broken.push(`PW-0.3-b: ${UNIT.ids[kind]} in place ${place}`);
    for (const side of [ATHENS, SPARTA])
      if (place < SPACES && (nextOccupied(s, side, place) === place) !== force[side] > 0) broken.push(`who is in place ${place}`);
  }
  for (let kind = 0; kind < KINDS; kind++)
    if (total[kind] !== s.pieces[kind] || total[kind] > LIMIT[kind]) broken.push(`PW-INV-a: ${UNIT.ids[kind]}`);
  const guard = s.sp[HOME[SPARTA] * KINDS + HOME_GUARD] + s.sp[GHB * KINDS + HOME_GUARD];
  const whole = !bookOf(s).eliteGuard || guard === 0 || guard === HOME_GUARD_SP; // PW-0.3-b, PW1-0-g
  if (guard !== total[HOME_GUARD] || !whole) broken.push('PW-INV-e: the Home Guard');
}
/** PW-INV-c, b. */
function checkLedger(s: State, broken: string[]): void {
  for (const side of [ATHENS, SPARTA]) {
    if (s.sci[side] < -6 || s.sci[side] > 6) broken.push('PW-INV-c: SCI');
    if (s.bellicosity[side] < 0 || s.bellicosity[side] > 12) broken.push('PW-INV-c: Bellicosity');
    if (s.thebes < 0 || s.thebes % 50 !== 0) broken.push('PW-INV-c: treasury of Thebes');
    if (s.treasury[side] < 0 || s.treasury[side] % 50 !== 0) broken.push('PW-INV-c: treasury');
  }
  // A position may begin after a combat that it has not fought, with a siege of its set-up: the next one fights it. No rule leads there.
  const afterCombat = s.budget > 0;
  for (let space = 0; afterCombat && space < SPACES; space++) {
    if (s.force[space * 2] > 0 && s.force[space * 2 + 1] > 0)
      broken.push(`after combat, PW-INV-b: both sides in ${SPACE.ids[space]}`);
    if ((s.marks[space] & SIEGES) !== 0) broken.push(`after combat, PW-INV-b: a siege at ${SPACE.ids[space]}`);
  }
}
