import type { PositionFormat } from '@polemos/kernel';
import { emptyState, type State } from './state.ts';
export type Position = object;
export const position: PositionFormat<State> = { schema: {}, write: () => ({}), read: () => emptyState() };
