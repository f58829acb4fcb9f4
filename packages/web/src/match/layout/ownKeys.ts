import type { Desk, Screens } from '../../games/screens.ts';
import type { OwnKey } from '../../parts/KeysDialog.tsx';

/** The single keys of a game, for the list of keys: its panels, then the layers of its map, those of one key together. */
export function ownKeys({ tabs, layers = [] }: Pick<Screens, 'tabs' | 'layers'>, desk: Desk): readonly OwnKey[] {
  const { language, text, shown } = desk;
  const panels = tabs.flatMap(({ key, title }) => (key === undefined ? [] : [[key.toUpperCase(), title(text)] as const]));
  const names = new Map<string, string[]>();
  for (const { key, name } of layers)
    if (key !== undefined) names.set(key, [...(names.get(key) ?? []), name(language, shown.summary.scenario)]);
  return [...panels, ...[...names].map(([key, all]) => [key.toUpperCase(), all.join(', ')] as const)];
}
