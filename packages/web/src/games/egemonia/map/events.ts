import type { IconName } from '../../../icons/names.ts';

/** `coup-2` → `coup`: counters of one kind look alike. */
export const kindOf = (event: string): string => event.replace(/-\d$/, '');

const ICON: Readonly<Record<string, IconName>> = {
  military: 'hoplite',
  ascendancy: 'herald',
  coup: 'coup',
  'false-alarm': 'false-alarm',
  'divine-aid': 'divine-aid',
  olympics: 'prestige',
  oligarchs: 'council',
  'persian-gold': 'talents',
  brasidas: 'leader',
  democrats: 'council',
  'delian-treasure': 'talents',
  pericles: 'leader',
};
export const iconOf = (event: string): IconName => ICON[kindOf(event)] ?? 'why';

/** Specials wear the colour of the side they favour. EG-4.7 */
const FAVOURS: Readonly<Record<string, string>> = {
  oligarchs: 'sparta',
  'persian-gold': 'sparta',
  brasidas: 'sparta',
  democrats: 'athens',
  'delian-treasure': 'athens',
  pericles: 'athens',
};
export const favouredBy = (event: string): string | null => FAVOURS[kindOf(event)] ?? null;

const ACTS_AS: Readonly<Record<string, string>> = {
  oligarchs: 'coup',
  democrats: 'coup',
  'persian-gold': 'ascendancy',
  'delian-treasure': 'ascendancy',
  brasidas: 'military',
  pericles: 'military',
};
export const actsAs = (event: string): string => ACTS_AS[kindOf(event)] ?? kindOf(event);
