import type { GameText } from '@polemos/kernel';

export const outcomes = {
  'EG-7-a': () => 'Aree per un valore di dieci, e tra esse la propria capitale.',
  'EG-7-b': () => 'Entrambe sono arrivate a dieci; vince il valore più alto.',
  'EG-7-c': () => 'Dopo dieci turni vince chi controlla di più.',
  'EG-7-d': () => 'Dopo dieci turni il valore è pari; decidono i livelli.',
} satisfies GameText['outcomes'];
