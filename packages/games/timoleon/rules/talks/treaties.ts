import type { Play, RuleId } from '@polemos/kernel';
import { FACTIONS, isFaction, isMetro, SEATS } from '../materials/board.ts';
import type { State } from '../state.ts';

type P = Play<State>;
const pair = (a: number, b: number): number => a * FACTIONS + b;

/** Written treaties bind nobody (TI-R2); the game keeps what it can and notices what is broken (TI-R83). */
export const hasTruce = (s: State, a: number, b: number): boolean =>
  isFaction(a) && isFaction(b) && a !== b && s.truce[pair(a, b)] >= s.turn;
export const hasPassage = (s: State, host: number, guest: number): boolean =>
  isFaction(host) && isFaction(guest) && s.passage[pair(host, guest)] >= s.turn;
export const hasJoint = (s: State, a: number, b: number): boolean => isFaction(a) && isFaction(b) && s.joint[pair(a, b)] === 1;

/** An attack, a siege, plunder or occupation against a partner: the treaty is broken, and everybody hears it. */
export function noteHostility(play: P, by: number, against: number, zone: number, rule: RuleId): void {
  const { state } = play;
  if (!isFaction(by) || !isFaction(against) || by === against) return;
  if (hasTruce(state, by, against)) {
    state.truce[pair(by, against)] = 0;
    state.truce[pair(against, by)] = 0;
    play.tell?.({
      kind: 'treaty-broken',
      rule: 'TI-R83',
      term: 'truce',
      truce: true,
      by: SEATS[by],
      against: SEATS[against],
      because: rule,
    });
  }
  if (hasPassage(state, against, by)) {
    state.passage[pair(against, by)] = 0;
    play.tell?.({
      kind: 'treaty-broken',
      rule: 'TI-R83',
      term: 'passage',
      passage: true,
      by: SEATS[by],
      against: SEATS[against],
      because: rule,
    });
  }
  if (isMetro(zone) && hasJoint(state, by, against)) {
    state.joint[pair(by, against)] = 0;
    state.joint[pair(against, by)] = 0;
    play.tell?.({
      kind: 'treaty-broken',
      rule: 'TI-R83',
      term: 'joint',
      joint: true,
      by: SEATS[by],
      against: SEATS[against],
      because: rule,
    });
  }
}
/** A garrison bars the way to a guest. */
export function noteBarred(play: P, host: number, guest: number): void {
  const { state } = play;
  if (!hasPassage(state, host, guest)) return;
  state.passage[pair(host, guest)] = 0;
  play.tell?.({
    kind: 'treaty-broken',
    rule: 'TI-R83',
    term: 'passage',
    passage: true,
    by: SEATS[host],
    against: SEATS[guest],
    because: 'TI-VII-c',
  });
}
