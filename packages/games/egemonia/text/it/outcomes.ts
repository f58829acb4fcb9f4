import type { GameText } from '@polemos/kernel';

export const outcomes = {
  'EG-7-a': () => 'Chi vince controlla aree per un valore di almeno dieci, compresa la propria capitale.',
  'EG-7-b': () => 'Entrambe le parti sono arrivate a dieci; vince il valore più alto.',
  'EG-7-c': () => 'Dopo dieci turni vince chi controlla di più.',
  'EG-7-d': () => 'Dopo dieci turni il valore è pari; decide l’influenza.',
} satisfies GameText['outcomes'];
