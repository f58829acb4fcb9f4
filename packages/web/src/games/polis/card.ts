import { CARD as SAID } from '@polemos/polis/card';
import type { Card } from '../index.ts';

type Said = (typeof SAID)['en'];
const said = (of: (card: Said) => string) => ({ en: of(SAID.en), it: of(SAID.it), fr: of(SAID.fr) });

export const CARD: Card = {
  title: said(card => card.title),
  caption: said(card => card.caption),
  blurb: said(card => card.blurb),
  scenarios: (['full', 'corinthian-war', 'second-peloponnesian-war'] as const).map(id => ({
    id,
    name: said(card => card.scenario[id]),
    about: said(card => card.scenarioAbout[id]),
  })),
  seats: (['sparta', 'athens'] as const).map(id => ({ id, name: said(card => card.seat[id]) })),
  colours: {
    sparta: 'sparta',
    gytheion: 'sparta',
    pylos: 'sparta',
    athenai: 'athens',
    chalkis: 'athens',
    chios: 'athens',
  },
};
