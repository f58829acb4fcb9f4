import type { GameText } from '@polemos/kernel';

export const asks = {
  pythia: () => ({
    caption: 'Pythia',
    title: 'Ask the Pythia?',
    body: 'Put one event back into the cup and draw another at random, or keep the Oracle for later.',
  }),
  placement: () => ({
    caption: 'Action',
    title: 'Place an event',
    body: 'Choose an event from your hand, then a lit area or your box. Nobody sees the face until the comparison.',
  }),
} satisfies GameText['asks'];
