import type { GameText } from '@polemos/kernel';

export const refusals = {
  'EG-3.2-a': 'Only an event of your own hand can go back to the Pythia.',
  'EG-3.4-a': 'Events are being placed now, one at a time, each side in turn.',
  'EG-3.4-b': 'That event is not in your hand.',
  'EG-4.1-a':
    'It is too far: arms reach two lines from an area of their side, three if all are land for Sparta or sea for Athens.',
  'EG-4.2-a': 'Ascendancy works only next to an area of its side.',
  'EG-4.2-b': 'Ascendancy strengthens an area of its side only if another area of that side lies next to it.',
  'EG-6-c': 'The way is barred: Sparta’s arms may not pass an area of Athens by sea.',
  'EG-6-d': 'The way is barred: Athens’ arms may not pass an area of Sparta by land.',
} satisfies GameText['refusals'];
