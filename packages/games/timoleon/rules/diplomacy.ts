import { ask, decision, each, type Play, procedure, type RuleId, when } from '@polemos/kernel';
import { C, T } from './actions.ts';
import {
  CARTHAGE,
  CITIES,
  CITY,
  COAST,
  CULTURE,
  DEMOCRATS,
  FACTIONS,
  isAdjacent,
  isAfloat,
  isAshore,
  isDemocratic,
  isFaction,
  NATIVE,
  NEUTRAL,
  PLACE,
  PORT,
  SEATS,
  SEAWAYS,
  SICELS,
  WATER_OF,
  ZONE,
  ZONE_OF,
  ZONES,
} from './board.ts';
import { endSiege, homeOf, takeZone } from './control.ts';
import { isLeaderAt, isPresent, pointsOf, put, remove, shiftAll, troopsAt } from './forces.ts';
import { enlisting } from './hiring.ts';
import {
  AGYRIS,
  CAPTAIN,
  GENERAL,
  HOME,
  LEADER,
  LEADERS,
  LOYALTY,
  NATIVE_LEADER,
  ROLE,
  TACTICS,
  TIMOLEON,
  TYRANT,
  TYRANT_OF,
} from './leaders.ts';
import { isAlive, isFree, isHead } from './persons.ts';
import { settle } from './settle.ts';
import { D_AUTHOR, D_BIDDING, D_INFORMED, D_TARGET, D_TYPE, NO_ARMY, NOT_YET, type State } from './state.ts';
import { CARTHAGINIANS_ARE, DEMOCRATS_ARE, DIPLOMACY, MERCENARIES_ARE, NATIVES_ARE, TYRANTS_ARE } from './tables.ts';
import { ENGINE, isMercenary, PRICE, TROOPS } from './units.ts';

type P = Play<State>;
export const DIPLOMACY_COST = 3;
const ESPIONAGE_COST = 2;
export const MOST_TALENTS = 511;

// ---- who may be worked on (TI-III-a … TI-III-d)

/** Type 1: minor leaders in play. Possible from anywhere. */
export function refuseCourt(s: State, author: number, leader: number): RuleId | null {
  if (LOYALTY[leader] < 0 || isHead(s, leader)) return 'TI-III-d';
  const minor = ROLE[leader] === TYRANT || ROLE[leader] === CAPTAIN || leader === AGYRIS;
  if (!minor || !isFree(s, leader) || s.owner[leader] === author) return 'TI-III-a';
  return null;
}
/** Type 2: independent cities without a living tyrant; a leader of the author must be in the zone. */
export function refuseTreat(s: State, author: number, zone: number): RuleId | null {
  if (zone >= CITIES || s.control[zone] !== NEUTRAL || CULTURE[zone] === NATIVE || s.siege[zone] >= 0) return 'TI-III-b';
  const tyrant = TYRANT_OF[zone];
  if (tyrant >= 0 && isAlive(s, tyrant) && s.owner[tyrant] === NEUTRAL && s.captor[tyrant] < 0) return 'TI-III-b';
  for (let leader = 0; leader < LEADERS; leader++)
    if (s.owner[leader] === author && isFree(s, leader) && ZONE_OF[s.where[leader]] === zone) return null;
  return 'TI-III-b';
}
/** Type 3: a general with an L in another's service; a leader of the author in the same or an adjacent zone. */
export function refuseSuborn(s: State, author: number, leader: number): RuleId | null {
  if (LOYALTY[leader] < 0 || isHead(s, leader)) return 'TI-III-d';
  if (ROLE[leader] !== GENERAL || !isFree(s, leader) || s.owner[leader] === author || s.where[leader] >= PORT + CITIES)
    return 'TI-III-c';
  if (!isFaction(s.owner[leader]) && (s.lord[leader] < 0 || !isAlive(s, s.lord[leader]))) return 'TI-III-c';
  if (courier(s, author, leader) < 0) return 'TI-III-c';
  return s.treasury[author] >= subornPrice(s, leader) ? null : 'TI-III-j';
}
/** A leader of the author near the general, in the same zone if there is one. */
function courier(s: State, author: number, target: number): number {
  let found = -1;
  for (let leader = 0; leader < LEADERS; leader++) {
    if (s.owner[leader] !== author || !isFree(s, leader) || s.where[leader] >= PORT + CITIES) continue;
    if (!isNear(s.where[leader], s.where[target])) continue;
    if (found < 0 || ZONE_OF[s.where[leader]] === ZONE_OF[s.where[target]]) found = leader;
  }
  return found;
}
/** The same zone or one beside it, on land and water. */
function isNear(a: number, b: number): boolean {
  const landA = isAfloat(a) ? -1 : ZONE_OF[a];
  const landB = isAfloat(b) ? -1 : ZONE_OF[b];
  if (ZONE_OF[a] >= 0 && ZONE_OF[a] === ZONE_OF[b]) return true;
  if (landA >= 0 && landB >= 0) return isAdjacent(landA, landB);
  if (landA < 0 && landB < 0) return WATER_OF[a] === WATER_OF[b] || SEAWAYS[WATER_OF[a]].includes(WATER_OF[b]);
  return landA >= 0 ? COAST[landA].includes(WATER_OF[b]) : COAST[landB].includes(WATER_OF[a]);
}
/** TI-R9: does he bring the army, or does somebody stand above him? */
export function commandsHere(s: State, leader: number): boolean {
  const place = s.where[leader];
  const owner = s.owner[leader];
  for (let other = 0; other < LEADERS; other++) {
    if (other === leader || !isLeaderAt(s, other, place, owner)) continue;
    if (isHead(s, other) || TACTICS[other] > TACTICS[leader] || s.lord[leader] === other) return false;
  }
  return true;
}
/** TI-III-i: the recruiting price of his mercenaries, and 20 talents × T. */
export function subornPrice(s: State, leader: number): number {
  let price = 20 * TACTICS[leader];
  if (commandsHere(s, leader))
    for (let unit = 0; unit < TROOPS; unit++)
      if (isMercenary(unit)) price += PRICE[unit] * pointsOf(s, s.where[leader], s.owner[leader], unit);
  return price;
}

// ---- the modifiers (TI-III-e, TI-III-t)

function categoryOf(s: State, type: number, target: number): number {
  if (type === 2) return isDemocratic(target) ? DEMOCRATS_ARE : MERCENARIES_ARE;
  if (ROLE[target] === TYRANT) return TYRANTS_ARE;
  if (ROLE[target] === CAPTAIN) return DEMOCRATS_ARE;
  if (ROLE[target] === NATIVE_LEADER) return NATIVES_ARE;
  const owner = s.owner[target];
  return owner === CARTHAGE ? CARTHAGINIANS_ARE : owner === DEMOCRATS ? DEMOCRATS_ARE : TYRANTS_ARE;
}
export function factionModifier(s: State, author: number, type: number, target: number): number {
  const category = categoryOf(s, type, target);
  const zone = type === 2 ? target : ZONE_OF[s.where[target]];
  if (
    author === DEMOCRATS &&
    category === DEMOCRATS_ARE &&
    zone >= 0 &&
    isFree(s, TIMOLEON) &&
    ZONE_OF[s.where[TIMOLEON]] === zone
  )
    return 2; // TI-FD-i
  return DIPLOMACY[author * 5 + category];
}
export const isNeutralTarget = (s: State, type: number, target: number): boolean => type === 2 || !isFaction(s.owner[target]);

// ---- procedure 1: the author seals his operation (TI-III-l)

/** TI-III-r: the Democrats act in the open. */
export function beginDiplomacy(play: P, author: number, type: number, target: number): void {
  const { state } = play;
  state.po[author] -= DIPLOMACY_COST;
  state.dip[D_AUTHOR] = author;
  state.dip[D_TYPE] = type;
  state.dip[D_TARGET] = target;
  state.dip[D_INFORMED] = author === DEMOCRATS ? (1 << FACTIONS) - 1 : 1 << author;
  state.dip[D_BIDDING] = 0;
  state.bid.fill(0);
  state.bidSide.fill(0);
  const what = describe(type, target);
  play.tell?.({
    kind: 'diplomacy',
    rule: 'TI-III-l',
    seat: SEATS[author],
    ...(author === DEMOCRATS ? what : { secret: { to: SEATS[author], ...what } }),
  });
  play.call(diplomacy);
}
const describe = (type: number, target: number): Readonly<Record<string, unknown>> => ({
  type,
  target: type === 2 ? ZONE.ids[target] : LEADER.ids[target],
});
const isInformed = (s: State, faction: number): boolean => (s.dip[D_INFORMED] & (1 << faction)) !== 0;

// ---- procedure 2: espionage (TI-III-m)

/** Each faction not in its place, in order of play after the author. Numbered by steps after him. */
function nextSpy({ state }: P, _: object, after: number): number {
  for (let n = Math.max(1, after + 1); n < FACTIONS; n++) {
    const faction = state.order[(state.place + n) % FACTIONS];
    if (faction === DEMOCRATS || isInformed(state, faction) || state.out[faction] === 1) continue;
    if (state.po[faction] >= ESPIONAGE_COST) return n;
  }
  return -1;
}
interface Spy {
  readonly spy: number;
}
const spyOf = (s: State, { spy }: Spy): number => s.order[(s.place + spy) % FACTIONS];
export const espionage = decision<State, Spy>({
  name: 'espionage',
  rule: 'TI-III-m',
  seat: ({ state }, by) => spyOf(state, by),
  legal(_, __, offer) {
    offer.add(T.choose, C.spy);
    offer.add(T.choose, C.ignore);
  },
  refuse: { choose: (_, __, choice) => (choice === C.spy || choice === C.ignore ? null : 'TI-III-m') },
  on: {
    choose(play, by, choice) {
      const { state, fate } = play;
      const spy = spyOf(state, by);
      play.done();
      if (choice !== C.spy) return;
      state.po[spy] -= ESPIONAGE_COST;
      const die = fate.d6('espionage', 'TI-III-m');
      const sees = die >= 4;
      if (sees) state.dip[D_INFORMED] |= 1 << spy;
      play.tell?.({
        kind: 'espionage',
        rule: 'TI-III-m',
        seat: SEATS[spy],
        author: SEATS[state.dip[D_AUTHOR]],
        die,
        sees,
        ...(sees ? { secret: { to: SEATS[spy], ...describe(state.dip[D_TYPE], state.dip[D_TARGET]) } } : {}),
      });
      if (sees) play.call(informing, { spy });
    },
  },
  about: ({ state }) => ({ author: SEATS[state.dip[D_AUTHOR]] }),
});

// ---- procedure 3: telling others (TI-III-n)

interface Informing {
  readonly spy: number;
}
export const informing = decision<State, Informing>({
  name: 'informing',
  rule: 'TI-III-n',
  seat: (_, { spy }) => spy,
  legal({ state }, _, offer) {
    for (let faction = 0; faction < FACTIONS; faction++)
      if (!isInformed(state, faction) && state.out[faction] === 0) offer.add(T.inform, faction);
    offer.add(T.choose, C.done);
  },
  refuse: {
    inform: ({ state }, _, faction) => (isInformed(state, faction) || state.out[faction] === 1 ? 'TI-III-n' : null),
    choose: (_, __, choice) => (choice === C.done ? null : 'TI-III-n'),
  },
  on: {
    inform(play, { spy }, faction) {
      const { state } = play;
      state.dip[D_INFORMED] |= 1 << faction;
      play.tell?.({
        kind: 'informs',
        rule: 'TI-III-n',
        reveals: true,
        seat: SEATS[spy],
        to: SEATS[faction],
        secret: { to: SEATS[faction], ...describe(state.dip[D_TYPE], state.dip[D_TARGET]) },
      });
    },
    choose: play => play.done(),
  },
  about: ({ state }) => ({ author: SEATS[state.dip[D_AUTHOR]] }),
});

// ---- procedure 4: sealed offers (TI-III-o)

/** TI-III-q: only type 1 is contested. */
const bidders = (s: State): number[] => {
  const seats: number[] = [];
  for (let faction = 0; faction < FACTIONS; faction++)
    if (faction === s.dip[D_AUTHOR] || (s.dip[D_TYPE] === 1 && isInformed(s, faction) && s.out[faction] === 0))
      seats.push(faction);
  return seats;
};
export function mostToBid(s: State, faction: number): number {
  const kept = faction === s.dip[D_AUTHOR] && s.dip[D_TYPE] === 3 ? subornPrice(s, s.dip[D_TARGET]) : 0; // TI-III-j
  return Math.min(MOST_TALENTS, s.treasury[faction] - kept);
}
export const bids = decision<State>({
  name: 'bids',
  rule: 'TI-III-o',
  seats: ({ state }) => bidders(state),
  legal({ state, seat }, _, offer) {
    const most = mostToBid(state, seat);
    for (let talents = 0; talents <= most; talents++) offer.add(T.bid, talents);
    if (seat !== state.dip[D_AUTHOR]) for (let talents = 1; talents <= most; talents++) offer.add(T.oppose, talents);
  },
  refuse: {
    bid: ({ state, seat }, _, talents) =>
      talents <= mostToBid(state, seat)
        ? null
        : state.dip[D_TYPE] === 3 && seat === state.dip[D_AUTHOR]
          ? 'TI-III-j'
          : 'TI-III-o',
    oppose: ({ state, seat }, _, talents) =>
      seat !== state.dip[D_AUTHOR] && talents >= 1 && talents <= mostToBid(state, seat) ? null : 'TI-III-o',
  },
  on: {
    bid({ state, seat }, _, talents) {
      state.bid[seat] = talents;
      state.bidSide[seat] = 1;
    },
    oppose({ state, seat }, _, talents) {
      state.bid[seat] = talents;
      state.bidSide[seat] = -1;
    },
  },
  about: ({ state }) => ({ author: SEATS[state.dip[D_AUTHOR]] }),
});

// ---- procedure 5: the roll (TI-III-e … TI-III-k, TI-III-p)

function roll(play: P): void {
  const { state, fate } = play;
  const author = state.dip[D_AUTHOR];
  const type = state.dip[D_TYPE];
  const target = state.dip[D_TARGET];
  const modifiers = [
    { rule: 'TI-III-t', by: factionModifier(state, author, type, target) },
    { rule: 'TI-III-e', by: isNeutralTarget(state, type, target) ? 0 : -1 },
  ];
  const offers: { seat: string; talents: number; side: number }[] = [];
  for (let faction = 0; faction < FACTIONS; faction++) {
    if (state.bidSide[faction] === 0) continue;
    modifiers.push({ rule: 'TI-III-e', by: Math.floor(state.bid[faction] / 30) * state.bidSide[faction] });
    offers.push({ seat: SEATS[faction], talents: state.bid[faction], side: state.bidSide[faction] });
    state.treasury[faction] -= state.bid[faction]; // TI-III-k
  }
  const die = fate.d6('diplomacy', 'TI-III-e');
  const total = modifiers.reduce((sum, { by }) => sum + by, die);
  const needed = type === 2 ? 6 : LOYALTY[target] + 1;
  const success = die !== 1 && total >= needed; // TI-III-f, g, h, i
  play.tell?.({
    kind: 'diplomacy-result',
    rule: type === 1 ? 'TI-III-g' : type === 2 ? 'TI-III-h' : 'TI-III-i',
    reveals: true,
    seat: SEATS[author],
    ...describe(type, target),
    offers,
    die,
    modifiers,
    total,
    needed,
    success,
  });
  clearDip(state);
  if (!success) return;
  if (type === 1) win(play, author, target);
  else if (type === 2) winCity(play, author, target);
  else winGeneral(play, author, target);
}
function clearDip(s: State): void {
  s.dip[D_AUTHOR] = -1;
  s.dip[D_TYPE] = 0;
  s.dip[D_TARGET] = -1;
  s.dip[D_INFORMED] = 0;
  s.dip[D_BIDDING] = 0;
  s.bid.fill(0);
  s.bidSide.fill(0);
}
/** TI-III-g: a neutral becomes an ally, an ally of another becomes neutral. */
function win(play: P, author: number, leader: number): void {
  const { state } = play;
  if (leader === AGYRIS) return winAgyris(play, author);
  if (isFaction(state.owner[leader])) pass(play, leader, NEUTRAL, 'TI-III-v');
  else pass(play, leader, author, 'TI-III-u');
}
/** A minor leader changes sides with those stacked with him, with his home zones and all that is in them. */
function pass(play: P, leader: number, to: number, rule: RuleId): void {
  const { state } = play;
  const from = state.owner[leader];
  const places = [state.where[leader]];
  for (const zone of HOME[leader]) places.push(...(zone < CITIES ? [zone, CITY + zone, PORT + zone] : [zone]));
  for (const place of places) if (isPresent(state, place, from)) shiftAll(state, place, place, from, to);
  state.owner[leader] = to;
  for (let other = 0; other < LEADERS; other++)
    if (state.lord[other] === leader && state.owner[other] === from) state.owner[other] = to;
  for (const zone of HOME[leader]) if (state.control[zone] === from) takeZone(play, zone, to, rule);
  play.tell?.({
    kind: 'changes-side',
    rule,
    leader: LEADER.ids[leader],
    from: from === NEUTRAL ? null : SEATS[from],
    to: to === NEUTRAL ? null : SEATS[to],
  });
}
/** TI-FN-t: his troops must be hired at once; the Sicels stay quiet. Won from an ally he goes back to his people. */
function winAgyris(play: P, author: number): void {
  const { state } = play;
  const place = state.where[AGYRIS];
  const from = state.owner[AGYRIS];
  if (isFaction(from)) {
    state.owner[AGYRIS] = SICELS;
    state.where[AGYRIS] = NOT_YET;
    play.tell?.({ kind: 'changes-side', rule: 'TI-III-v', leader: 'agyris', from: SEATS[from], to: null });
    return;
  }
  state.owner[AGYRIS] = author;
  state.done[AGYRIS] = 1;
  state.army[SICELS] = NO_ARMY;
  state.armyEnemy[SICELS] = -1;
  for (let zone = 0; zone < ZONES; zone++) if (state.siege[zone] === SICELS) endSiege(state, zone);
  play.tell?.({ kind: 'changes-side', rule: 'TI-FN-t', leader: 'agyris', from: null, to: SEATS[author] });
  if (troopsAt(state, place, SICELS) > 0)
    play.call(enlisting, { owner: SICELS, place, buyer: author, to: place, rule: 'TI-FN-t' });
}
/** TI-III-h: control, and the garrison at recruiting price. */
function winCity(play: P, author: number, zone: number): void {
  const { state } = play;
  takeZone(play, zone, author, 'TI-III-h');
  const place = homeOf(zone);
  if (troopsAt(state, place, NEUTRAL) > 0)
    play.call(enlisting, { owner: NEUTRAL, place, buyer: author, to: place, rule: 'TI-III-h' });
}
/** TI-III-i, TI-R9: the general with his mercenaries and engines. */
function winGeneral(play: P, author: number, leader: number): void {
  const { state } = play;
  const price = subornPrice(state, leader);
  const from = state.where[leader];
  const owner = state.owner[leader];
  const near = courier(state, author, leader);
  const ashore = near >= 0 && isAshore(state.where[near]);
  const to = ashore ? state.where[near] : isAfloat(from) ? from : ZONE_OF[from];
  state.treasury[author] -= price;
  if (commandsHere(state, leader)) {
    for (let unit = 0; unit <= ENGINE; unit++) {
      const count = isMercenary(unit) || unit === ENGINE ? pointsOf(state, from, owner, unit) : 0;
      if (count === 0) continue;
      remove(state, from, owner, unit, count);
      put(state, to, author, unit, count, count);
    }
  }
  state.owner[leader] = author;
  state.lord[leader] = -1;
  state.where[leader] = to;
  state.done[leader] = 1;
  play.tell?.({
    kind: 'suborned',
    rule: 'TI-III-i',
    leader: LEADER.ids[leader],
    seat: SEATS[author],
    talents: price,
    place: PLACE.ids[to],
  });
}
const hasBids = ({ state }: P): boolean => state.dip[D_AUTHOR] >= 0;
export const diplomacy = procedure<State>(
  'diplomacy',
  each(
    'spy',
    nextSpy,
    ask(espionage, (_, by) => by as unknown as Spy),
  ),
  ({ state }) => {
    state.dip[D_BIDDING] = 1;
  },
  when(hasBids, ask(bids)),
  roll,
  play => settle(play, play.state.order[play.state.place]),
);
