import { things } from '@polemos/kernel';
import data from '../data/leaders.json' with { type: 'json' };
import { ATHENS, SPARTA } from './units.ts';

/** PW-0.8: the commanders without a band. The banded ones belong to other scenarios (PW-0.2-f). */
const campaign = data.leaders.filter(({ sets }) => sets.includes('campaign'));

export const LEADER = things(
  'leader',
  campaign.map(({ name }) => name.toLowerCase()),
);
export const LEADERS: number = LEADER.size;
export const LEADER_SIDE: readonly number[] = campaign.map(({ side }) => (side === 'athens' ? ATHENS : SPARTA));
export const TACTICAL: readonly number[] = campaign.map(({ tactical }) => tactical);
export const STRATEGIC: readonly number[] = campaign.map(({ strategic }) => strategic);

export const ALCIBIADES: number = LEADER.at('alcibiades');
export const PERICLES: number = LEADER.at('pericles');
export const NICIAS: number = LEADER.at('nicias');
