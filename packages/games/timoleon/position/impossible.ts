import type { Report } from '@polemos/kernel';
import { EXPEDITION } from '../rules/factions/expeditions.ts';
import {
  ABROAD,
  AFRICA,
  AREA,
  AREAS,
  BRUTTIUM,
  CARTHAGE,
  DEFENCE,
  DIONYSIUS,
  ETNA,
  FACTIONS,
  HICETAS,
  isPort,
  isWalled,
  MARCH,
  MARKET,
  NEUTRAL,
  ORTYGIA,
  OWNER,
  PLACE,
  PORT_SEA,
  SEATS,
  SICANS,
  SICELS,
  ZONE,
  ZONE_OF,
  ZONES,
} from '../rules/materials/board.ts';
import { AGYRIS, DUCETIUS, FIRST_LORD, FIRST_OWNER, GENERAL, HEAD, LEADER, LEADERS, ROLE } from '../rules/materials/leaders.ts';
import { BODYGUARD, isNative, kindOf, TROOPS, UNIT } from '../rules/materials/units.ts';
import { ARRIVED, emptyState, type State } from '../rules/state.ts';

type Pair = readonly [string, string];
/** What of a position is looked at here; the rest is read from the state that it makes. */
interface Given {
  readonly alliances?: readonly Pair[];
  readonly treaties?: readonly { readonly a: string; readonly b: string }[];
  readonly forces?: readonly {
    readonly place: string;
    readonly owner: string;
    readonly points: Readonly<Record<string, number>>;
  }[];
  readonly building?: readonly { readonly zone: string; readonly turn: number }[];
}

/** What no match could have come to, each with its place and its rule (docs/positions.md). */
export function impossible(s: State, given: Given, report: Report): void {
  partners(given, report);
  zones(s, report);
  forces(s, given, report);
  leaders(s, report);
  stocks(s, given, report);
  abroad(s, report);
}

function partners({ alliances = [], treaties = [] }: Given, report: Report): void {
  alliances.forEach(([a, b], i) => {
    if (a === b) report(`/alliances/${i}`, 'TI-R2: with itself');
  });
  treaties.forEach(({ a, b }, i) => {
    if (a === b) report(`/treaties/${i}`, 'TI-R83: with itself');
  });
}
function zones(s: State, report: Report): void {
  if (s.control[ETNA] !== NEUTRAL) report('/zones/etna/control', 'TI-VI-e: nobody stands there');
  for (let zone = 0; zone < ZONES; zone++) {
    const at = `/zones/${ZONE.ids[zone]}`;
    if (s.defence[zone] > DEFENCE[zone]) report(`${at}/defence`, 'TI-R66: above its printed factor');
    if (s.siege[zone] < 0) continue;
    if (!isWalled(zone)) report(`${at}/siege`, 'TI-VII-k: no walls');
    if (s.siegeTurns[zone] === 0) report(`${at}/siege/turns`, 'TI-S-c: the first counts');
  }
}
function forces(s: State, { forces: pools = [] }: Given, report: Report): void {
  pools.forEach(({ place: id, owner, points }, i) => {
    const place = PLACE.at(id);
    if (isPort(place) && PORT_SEA[ZONE_OF[place]] < 0) report(`/forces/${i}/place`, 'TI-R67: no port');
    if (place === MARCH && s.op.owner < 0 && s.paid.length === 0) report(`/forces/${i}/place`, 'TI-VI-a: nobody marches');
    for (const name of Object.keys(points)) {
      const unit = UNIT.at(name);
      const at = `/forces/${i}/points/${name}`;
      const isGuard = unit < TROOPS && kindOf(unit) === BODYGUARD && place !== MARCH; // TI-IV-q: the unpaid stand apart there
      if (isGuard && !GUARDED.includes(owner)) report(at, 'TI-R112: bodyguards of nobody');
      if (PEOPLES.includes(owner) && !isNative(unit)) report(at, 'TI-FN-b: not of their people');
    }
  });
}
const GUARDED: readonly string[] = [OWNER.ids[HICETAS], OWNER.ids[DIONYSIUS]];
const PEOPLES: readonly string[] = [OWNER.ids[SICANS], OWNER.ids[SICELS]];
/** Whom a leader can serve: heads their faction, generals a faction, chiefs their people; who was won over, anybody. */
function mayServe(leader: number, owner: number): boolean {
  if (leader === DUCETIUS) return owner === SICANS;
  if (leader === AGYRIS) return owner === SICELS || owner < FACTIONS;
  if (ROLE[leader] === HEAD) return owner === FIRST_OWNER[leader];
  return owner < FACTIONS || (owner === NEUTRAL && (ROLE[leader] !== GENERAL || FIRST_OWNER[leader] === NEUTRAL));
}
function leaders(s: State, report: Report): void {
  for (let leader = 0; leader < LEADERS; leader++) {
    const at = `/leaders/${LEADER.ids[leader]}`;
    if (!mayServe(leader, s.owner[leader])) report(`${at}/owner`, 'TI-III-d: cannot serve them');
    if (s.lord[leader] >= 0 && s.lord[leader] !== FIRST_LORD[leader]) report(`${at}/lord`, 'TI-III-c: not his lord');
    if (s.where[leader] === MARCH && s.op.owner < 0) report(`${at}/place`, 'TI-VI-a: nobody marches');
    const captor = s.captor[leader];
    if (captor >= 0 && (s.where[leader] < 0 || captor === s.owner[leader])) report(`${at}/captor`, 'TI-R33: captive of nobody');
  }
  for (let seat = 0; seat < FACTIONS; seat++)
    if (s.head[seat] >= 0 && s.owner[s.head[seat]] !== seat) report(`/heads/${SEATS[seat]}`, 'TI-IX-f: serves another');
}
/** TI-V-l, TI-V-o: where ships are built, and that they take two turns. */
function stocks(s: State, { building = [] }: Given, report: Report): void {
  const look = (at: string, zone: number, turn: number, rule: string): void => {
    if (PORT_SEA[zone] < 0 && zone !== ORTYGIA && zone !== MARKET) report(`${at}/zone`, `${rule}: no port`);
    if (turn < s.turn || turn > s.turn + 2) report(`${at}/turn`, `${rule}: two turns at most`);
  };
  building.forEach(({ zone, turn }, i) => {
    look(`/building/${i}`, ZONE.at(zone), turn, 'TI-V-l');
  });
  SEATS.forEach((id, seat) => {
    if (s.transportDue[seat] > 0) look(`/transports/${id}`, s.transportPort[seat], s.transportDue[seat], 'TI-V-o');
  });
}
const FULL = emptyState().pool;
function abroad(s: State, report: Report): void {
  for (let area = 0; area < AREAS; area++) {
    const id = AREA.ids[area];
    for (let arm = 0; arm < 3; arm++)
      if (s.pool[area * 3 + arm] > FULL[area * 3 + arm]) report(`/pools/${id}/${arm}`, 'TI-V-k: more than there ever were');
    for (let seat = 0; seat < FACTIONS; seat++) {
      if (s.sent[seat * AREAS + area] === 0) continue;
      const at = `/sent/${SEATS[seat]}/${id}`;
      if ((area === AFRICA && seat !== CARTHAGE) || (area === BRUTTIUM && seat !== DIONYSIUS)) report(at, 'TI-V-k: not for them');
      if (s.sent[seat * AREAS + area] > s.turn) report(at, 'TI-V-j: not yet');
      if (!LEADER.ids.some((_, leader) => s.owner[leader] === seat && s.where[leader] === ABROAD + area))
        report(at, 'TI-V-j: nobody is there');
    }
  }
  EXPEDITION.forEach((id, which) => {
    if (s.expedition[which] === ARRIVED && s.expeditionTurn[which] > s.turn)
      report(`/expeditions/${id}/turn`, 'TI-FC-g: not yet');
  });
}
