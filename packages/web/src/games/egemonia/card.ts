import { CARD as SAID } from '@polemos/egemonia/card';
import type { Card } from '../index.ts';

type Said = (typeof SAID)['en'];
const said = (of: (card: Said) => string) => ({ en: of(SAID.en), it: of(SAID.it), fr: of(SAID.fr) });

export const CARD: Card = {
  title: said(card => card.title),
  caption: said(card => card.caption),
  blurb: said(card => card.blurb),
  scenarios: (['standard', 'historical'] as const).map(id => ({
    id,
    name: said(card => card.scenario[id]),
    about: said(card => card.scenarioAbout[id]),
  })),
  seats: (['athens', 'sparta'] as const).map(id => ({ id, name: said(card => card.seat[id]) })),
  colours: { athens: 'athens', amphipolis: 'athens', delos: 'athens', sparta: 'sparta', thebes: 'sparta', corinth: 'sparta' },
};
