import type { GameText } from '@polemos/kernel';

export const asks = {
  pythia: () => ({
    caption: 'Pythie',
    title: 'Interroger la Pythie ?',
    body: 'Remettez un événement dans la coupe et tirez-en un autre au hasard, ou gardez l’Oracle.',
  }),
  placement: () => ({
    caption: 'Action',
    title: 'Posez un événement',
    body: 'Choisissez un événement de votre main, puis une zone éclairée ou votre case. Personne n’en voit la face avant la confrontation.',
  }),
} satisfies GameText['asks'];
