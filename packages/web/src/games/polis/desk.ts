import type { PolisEvent, View } from '@polemos/polis';
import type { Desk } from '../screens.ts';

export type PolisDesk = Desk<View, PolisEvent>;
