import { favouredBy, kindOf } from '@polemos/egemonia/kinds';
import type { ReactNode } from 'react';
import { Icon } from '../../../parts/Icon.tsx';
import { iconOf } from '../map/events.ts';

interface Props {
  readonly event: string;
  readonly shape: number;
  readonly name: string;
  readonly motto: ReactNode;
  readonly chosen: boolean;
  readonly able: boolean;
  onChoose(): void;
}

/** An event of the own hand: a sherd of clay, blue or red if it is a side's special. The chosen one is lifted and cream. */
export const Sherd = ({ event, shape, name, motto, chosen, able, onChoose }: Props) => (
  <button
    type="button"
    className={`sherd shape-${shape % 4} ${favouredBy(event) ?? ''}${chosen ? ' chosen' : ''}`}
    aria-pressed={chosen}
    aria-disabled={!able}
    data-event={kindOf(event)}
    onClick={() => able && onChoose()}
  >
    <Icon name={iconOf(event)} />
    <b>{name}</b>
    <span>{motto}</span>
  </button>
);
