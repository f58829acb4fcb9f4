import { DropdownMenu } from 'radix-ui';
import type { IconName } from '../../icons/names.ts';
import { Icon } from '../../parts/Icon.tsx';
import { useText } from '../../text/index.ts';

export interface MenuItem {
  readonly id: string;
  readonly icon: IconName;
  readonly name: string;
  readonly off?: boolean;
  act(): void;
}

export function Menu({ items }: { items: readonly MenuItem[] }) {
  const t = useText();
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="icon-btn" aria-label={t.menu}>
        <Icon name="menu" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="start" sideOffset={6}>
          {items.map(({ id, icon, name, off = false, act }) => (
            <DropdownMenu.Item key={id} className="menu-item" disabled={off} onSelect={act}>
              <Icon name={icon} /> {name}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
