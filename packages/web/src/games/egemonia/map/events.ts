import { kindOf } from '@polemos/egemonia/kinds';
import type { IconName } from '../../../icons/names.ts';

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
