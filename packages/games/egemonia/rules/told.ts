import type { ComparisonEvent } from './comparison/told.ts';
import type { TurnEvent } from './turn/told.ts';
import type { VictoryEvent } from './victory/told.ts';

/** All that Egemonia tells. */
export type EgemoniaEvent = TurnEvent | ComparisonEvent | VictoryEvent;
