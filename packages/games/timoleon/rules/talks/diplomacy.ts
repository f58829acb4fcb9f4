import { ask, decision, each, type Play, procedure, when } from '@polemos/kernel';
import { T } from '../actions.ts';
import { DEMOCRATS, FACTIONS, SEATS } from '../materials/board.ts';
import { DIPLOMACY_COST } from '../operations/points.ts';
import { settle } from '../operations/settle.ts';
import type { State } from '../state.ts';
import { win, winCity, winGeneral } from './diplomacy-results.ts';
import { MOST_TALENTS, neededFor, pullOf, silver, subornPrice, winsWith } from './diplomacy-targets.ts';
import { describe, espionage, isInformed, nextSpy } from './espionage.ts';

type P = Play<State>;

/** TI-III-r: the Democrats act in the open. */
export function beginDiplomacy(play: P, author: number, type: number, target: number): void {
  const { state } = play;
  state.po[author] -= DIPLOMACY_COST;
  state.dip.author = author;
  state.dip.type = type;
  state.dip.target = target;
  state.dip.informed = author === DEMOCRATS ? (1 << FACTIONS) - 1 : 1 << author;
  state.dip.bidding = 0;
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
/** TI-III-q: only type 1 is contested. */
const bidders = (s: State): number[] => {
  const seats: number[] = [];
  for (let faction = 0; faction < FACTIONS; faction++)
    if (faction === s.dip.author || (s.dip.type === 1 && isInformed(s, faction) && s.out[faction] === 0)) seats.push(faction);
  return seats;
};
export function mostToBid(s: State, faction: number): number {
  const kept = faction === s.dip.author && s.dip.type === 3 ? subornPrice(s, s.dip.target) : 0; // TI-III-j
  return Math.min(MOST_TALENTS, s.treasury[faction] - kept);
}
export const bids = decision<State>({
  name: 'bids',
  rule: 'TI-III-o',
  seats: ({ state }) => bidders(state),
  legal({ state, seat }, _, offer) {
    const most = mostToBid(state, seat);
    for (let talents = 0; talents <= most; talents++) offer.add(T.bid, talents);
    if (seat !== state.dip.author) for (let talents = 1; talents <= most; talents++) offer.add(T.oppose, talents);
  },
  refuse: {
    bid: ({ state, seat }, _, talents) =>
      talents <= mostToBid(state, seat) ? null : state.dip.type === 3 && seat === state.dip.author ? 'TI-III-j' : 'TI-III-o',
    oppose: ({ state, seat }, _, talents) =>
      seat !== state.dip.author && talents >= 1 && talents <= mostToBid(state, seat) ? null : 'TI-III-o',
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
  about: ({ state }) => ({ author: SEATS[state.dip.author] }),
});
function roll(play: P): void {
  const { state, fate } = play;
  const author = state.dip.author;
  const type = state.dip.type;
  const target = state.dip.target;
  const modifiers = pullOf(state, author, type, target);
  const offers: { seat: string; talents: number; side: number }[] = [];
  for (let faction = 0; faction < FACTIONS; faction++) {
    if (state.bidSide[faction] === 0) continue;
    modifiers.push({ rule: 'TI-III-e', by: silver(state.bid[faction]) * state.bidSide[faction], talents: state.bid[faction] });
    offers.push({ seat: SEATS[faction], talents: state.bid[faction], side: state.bidSide[faction] });
    state.treasury[faction] -= state.bid[faction]; // TI-III-k
  }
  const die = fate.d6('diplomacy', 'TI-III-e');
  const total = modifiers.reduce((sum, { by }) => sum + by, die);
  const needed = neededFor(type, target);
  const success = winsWith(die, total, needed); // TI-III-f, g, h, i
  clearDip(state);
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
  if (!success) return;
  if (type === 1) win(play, author, target);
  else if (type === 2) winCity(play, author, target);
  else winGeneral(play, author, target);
}
function clearDip(s: State): void {
  s.dip.author = -1;
  s.dip.type = 0;
  s.dip.target = -1;
  s.dip.informed = 0;
  s.dip.bidding = 0;
  s.bid.fill(0);
  s.bidSide.fill(0);
}
const hasBids = ({ state }: P): boolean => state.dip.author >= 0;
export const diplomacy = procedure<State>(
  'diplomacy',
  each(
    'spy',
    nextSpy,
    ask(espionage, (_, by) => by),
  ),
  ({ state }) => {
    state.dip.bidding = 1;
  },
  when(hasBids, ask(bids)),
  roll,
  play => settle(play, play.state.order[play.state.place]),
);
