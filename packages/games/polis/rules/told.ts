import type { BattleEvent } from './battle/told.ts';
import type { DevelopmentEvent } from './development/told.ts';
import type { EndEvent } from './end/told.ts';
import type { CardEvent } from './events/told.ts';
import type { MilitaryEvent } from './military/told.ts';
import type { PoliticalEvent } from './political/told.ts';
import type { RoundEvent } from './round/told.ts';

/** All that Polis tells. */
export type PolisEvent = RoundEvent | CardEvent | DevelopmentEvent | MilitaryEvent | PoliticalEvent | BattleEvent | EndEvent;
