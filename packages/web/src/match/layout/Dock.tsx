import type { GameText } from '@polemos/kernel';
import type { ReactNode } from 'react';
import type { Screens } from '../../games/screens.ts';
import type { IconName } from '../../icons/names.ts';
import { Icon } from '../../parts/Icon.tsx';
import { useText } from '../../text/index.ts';
import type { OnlineParts } from './onlineParts.ts';

/** The foot of a phone: which sheet is up. */
export function Dock({
  text,
  screens,
  sheet,
  onSheet,
  online,
}: {
  text: GameText;
  screens: Screens;
  sheet: string;
  onSheet(id: string): void;
  online: OnlineParts | null;
}) {
  const t = useText();
  const items: readonly (readonly [string, IconName, ReactNode])[] = [
    ['orders', 'objective', t.orders],
    ['log', 'rules', t.log],
    ...screens.tabs.map(({ id, icon = 'council', title }) => [id, icon, title(text)] as const),
    ['rules', 'why', t.rules],
    ...(online === null ? [] : [['table', 'table', online.title] as const]),
  ];
  return (
    <nav className="dock" aria-label={t.panels}>
      {items.map(([id, icon, name]) => (
        <button key={id} type="button" aria-current={sheet === id ? 'page' : undefined} onClick={() => onSheet(id)}>
          <Icon name={icon} />
          <span>{name}</span>
        </button>
      ))}
    </nav>
  );
}
