import type { EgemoniaEvent, View } from '@polemos/egemonia';
import type { Desk } from '../screens.ts';

export type EgemoniaDesk = Desk<View, EgemoniaEvent>;
