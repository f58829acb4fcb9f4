import type { RuleId } from '@polemos/kernel';
import type { FoughtBattle } from '../rules/combat/told.ts';
import type { Party } from '../rules/terms/told.ts';
import { SIDE, SIDES } from '../rules/terms/units.ts';
import type { View } from '../rules/view.ts';

// What a battle has brought, line by line, each with its rule: PW-6.2.3.1, PW-6.2.3.2, PW-6.2.4.1, PW-6.2.4.2.

type BySide = readonly [number, number];
export type Consequence =
  | { readonly what: 'both-lose'; readonly losses: number; readonly rule: RuleId }
  | { readonly what: 'loses'; readonly side: Party; readonly losses: number; readonly rule: RuleId }
  | { readonly what: 'goes-on'; readonly rule: RuleId }
  | { readonly what: 'goes-home'; readonly side: Party; readonly rule: RuleId }
  | { readonly what: 'takes-hostages'; readonly side: Party; readonly rule: RuleId }
  | { readonly what: 'confidence'; readonly from: BySide; readonly to: BySide; readonly rule: RuleId }
  | { readonly what: 'points'; readonly from: number; readonly to: number; readonly rule: RuleId }
  | { readonly what: 'scores'; readonly to: BySide; readonly rule: RuleId };

interface Rules {
  readonly losses: RuleId;
  readonly home: RuleId;
  readonly confidence: RuleId;
  readonly drawn: RuleId;
}
const RULES: Readonly<Record<FoughtBattle['type'], Rules>> = {
  land: { losses: 'PW-6.2.4.1-a', home: 'PW-6.2.4.1-d', confidence: 'PW-6.2.4.1-e', drawn: 'PW-6.2.4.2-a' },
  naval: { losses: 'PW-6.2.3.1-a', home: 'PW-6.2.3.1-c', confidence: 'PW-6.2.3.1-d', drawn: 'PW-6.2.3.2-a' },
};
/** A body of Persians is told of apart. */
const isOurs = (side: Party): boolean => SIDE.find(side) >= 0;

export function aftermath(event: FoughtBattle, before: Pick<View, 'sci' | 'points' | 'score'>): readonly Consequence[] {
  const { type, losses, winner, forces, points, sci } = event;
  const rules = RULES[type];
  const found: Consequence[] = [];
  if (winner === null) {
    found.push({ what: 'both-lose', losses, rule: rules.drawn });
    for (const { side } of forces) if (isOurs(side)) found.push({ what: 'goes-home', side, rule: rules.drawn });
  } else {
    const loser = forces[0].side === winner ? forces[1].side : forces[0].side;
    found.push({ what: 'loses', side: loser, losses, rule: rules.losses });
    if (event.goesOn) found.push({ what: 'goes-on', rule: event.rule });
    else if (isOurs(loser)) found.push({ what: 'goes-home', side: loser, rule: rules.home });
    if (event.hostages) found.push({ what: 'takes-hostages', side: winner, rule: 'PW-6.6-a' });
  }
  if (sci !== undefined)
    found.push({
      what: 'confidence',
      from: [before.sci.athens, before.sci.sparta],
      to: [sci[0], sci[1]],
      rule: rules.confidence,
    });
  if (typeof points === 'number' && points !== 0)
    found.push({
      what: 'points',
      from: before.points,
      to: before.points + points,
      rule: points > 0 ? 'PW-1.2-a' : 'PW-1.2-c',
    });
  if (typeof points === 'object') {
    const [athens, sparta] = SIDES.map((side, i) => before.score[side] + points[i]);
    found.push({ what: 'scores', to: [athens, sparta], rule: 'PW-R129' });
  }
  return found;
}

/** What becomes of one of the two, in a word: who wins stays as he is, who loses falls, goes home or fights on. */
export interface Fate {
  readonly of: 'keeps' | 'falls' | 'goes-home' | 'fights-on';
  readonly rule: RuleId;
}
export function fateOf({ type, winner, goesOn, rule }: FoughtBattle, side: Party): Fate | null {
  if (winner === null) return null;
  if (winner === side) return { of: 'keeps', rule: RULES[type].losses };
  if (type === 'land') return { of: 'falls', rule: 'PW-6.2.4.1-c' };
  return goesOn ? { of: 'fights-on', rule } : { of: 'goes-home', rule: RULES.naval.home };
}
