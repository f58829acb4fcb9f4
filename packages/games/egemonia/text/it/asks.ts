import type { GameText } from '@polemos/kernel';

export const asks = {
  pythia: () => ({
    caption: 'Pizia',
    title: 'Interrogare la Pizia?',
    body: 'Rimetti un evento nella coppa e pescane un altro a caso, oppure conserva l’Oracolo.',
  }),
  placement: () => ({
    caption: 'Azione',
    title: 'Piazza un evento',
    body: 'Scegli un evento della tua mano, poi un’area illuminata o la tua casella. Nessuno ne vede la faccia fino al confronto.',
  }),
} satisfies GameText['asks'];
