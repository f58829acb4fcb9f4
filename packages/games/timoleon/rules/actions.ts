import { actions, range, things } from '@polemos/kernel';
import { AREA, FACTION, OWNER, PLACE, ZONE } from './materials/board.ts';
import { LEADER } from './materials/leaders.ts';
import { UNIT } from './materials/units.ts';
import { ASSAULT_OPTION, NAVAL, TACTIC } from './tables.ts';

/** Answers to plain questions; each decision takes some of them. */
export const CHOICE = things('choice', [
  'rest', // deploy the rest by the standing plan
  'done',
  'send',
  'drop',
  'sign',
  'refuse',
  'counter',
  'pay-all',
  'massacre',
  'auction',
  'keep',
  'all', // take everything along
  'march',
  'halt',
  'besiege',
  'assault',
  'bombard',
  'starve',
  'plunder',
  'entrench',
  'occupy',
  'stand',
  'withdraw',
  'join',
  'abstain',
  'fight',
  'avoid',
  'intercept',
  'stay',
  'pursue',
  'refrain',
  'accept',
  'decline',
  'spy',
  'ignore',
  'storm',
  'hold',
  'collect',
]);
export const C = Object.fromEntries(CHOICE.ids.map((id, i) => [id, i])) as Readonly<Record<string, number>>;
/** Talents change hands in these sums, as often as wanted. */
export const SUMS: readonly number[] = [1, 5, 10, 30, 50, 100];
export const SUM = things(
  'sum',
  SUMS.map(sum => String(sum)),
);
export const TERM = things('term', ['truce', 'passage', 'offer', 'ask', 'alliance', 'joint']);
export const ARM_OF_POOL = things('arm', ['hoplites', 'light', 'cavalry']);
const count = range(1, 127);
const talents = range(0, 511);

export const ACTIONS = actions({
  choose: { choice: CHOICE },
  deploy: { unit: UNIT, zone: ZONE },
  station: { leader: LEADER, zone: ZONE },
  pick: { place: range(1, 4) },
  break: { faction: FACTION },
  denounce: { faction: FACTION },
  draft: { faction: FACTION },
  term: { term: TERM, value: range(0, 25) },
  cede: { zone: ZONE },
  demand: { zone: ZONE },
  release: { leader: LEADER },
  give: { faction: FACTION, sum: SUM },
  hand: { faction: FACTION, place: PLACE, unit: UNIT },
  payPlace: { place: PLACE },
  pay: { place: PLACE, unit: UNIT },
  cheer: { place: PLACE, unit: UNIT },
  bid: { talents },
  oppose: { talents },
  activate: { leader: LEADER },
  element: { place: PLACE, unit: UNIT, count },
  court: { leader: LEADER },
  treat: { zone: ZONE },
  suborn: { leader: LEADER },
  tax: {},
  forgo: { zone: ZONE },
  repair: { zone: ZONE },
  recruit: { zone: ZONE },
  dispatch: { leader: LEADER, area: AREA },
  hire: { area: AREA, arm: ARM_OF_POOL, count },
  return: { area: AREA, zone: ZONE },
  trireme: { zone: ZONE },
  transport: { zone: ZONE },
  engine: { place: PLACE },
  arsenal: {},
  guard: { place: PLACE },
  sack: { zone: ZONE },
  take: { unit: UNIT, count },
  bring: { leader: LEADER },
  step: { place: PLACE },
  embark: { place: PLACE },
  land: { place: PLACE },
  attack: { owner: OWNER },
  leave: { unit: UNIT, count },
  lose: { owner: OWNER, unit: UNIT },
  retreat: { place: PLACE },
  tactic: { tactic: TACTIC },
  manoeuvre: { manoeuvre: NAVAL },
  stratagem: { stratagem: ASSAULT_OPTION },
  enlist: { unit: UNIT },
  inform: { faction: FACTION },
});
export const { T } = ACTIONS;
