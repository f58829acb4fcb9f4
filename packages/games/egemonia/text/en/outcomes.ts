import type { GameText } from '@polemos/kernel';

export const outcomes = {
  'EG-7-a': () => 'The winner controls areas worth ten or more, its own capital among them.',
  'EG-7-b': () => 'Both sides reached ten; the higher value wins.',
  'EG-7-c': () => 'After ten turns the side that controls more wins.',
  'EG-7-d': () => 'After ten turns both control the same; the influence decides.',
} satisfies GameText['outcomes'];
