import type { IconName } from '../../icons/names.ts';
import type { Tool } from '../model/tools.ts';

/** What a thing is drawn as, by the words of its id. */
const DRAWN: readonly (readonly [RegExp, IconName])[] = [
  [/cavalry/, 'cavalry'],
  [/naval|galley|trireme|ship|fleet|transport/, 'trireme'],
  [/guard|elite|sacred/, 'elite'],
  [/engine|artillery/, 'artillery'],
  [/light|archer|peltast|slinger|native|sican|sicel/, 'light-infantry'],
  [/hoplite|infantry|units|forces|citizen|mercenar/, 'hoplite'],
  [/ravaged/, 'ravaged'],
  [/rebellion/, 'rebellion'],
  [/siege/, 'siege'],
  [/proxenos/, 'proxenos'],
  [/cargo|merchant/, 'merchant'],
  [/coup/, 'coup'],
  [/alarm/, 'false-alarm'],
  [/aid/, 'divine-aid'],
  [/olympic/, 'prestige'],
  [/ascendancy/, 'herald'],
  [/military/, 'hoplite'],
];
export function iconOf({ thing, item, field }: Tool): IconName {
  if (thing === 'leader') return 'leader';
  for (const words of [item, field]) {
    const found = DRAWN.find(([pattern]) => pattern.test(words));
    if (found !== undefined) return found[1];
  }
  return 'objective';
}
