import { CARD as SAID } from '@polemos/timoleon/card';
import type { Card } from '../index.ts';

type Said = (typeof SAID)['en'];
const said = (of: (card: Said) => string) => ({ en: of(SAID.en), it: of(SAID.it), fr: of(SAID.fr) });

export const CARD: Card = {
  title: said(card => card.title),
  caption: said(card => card.caption),
  blurb: said(card => card.blurb),
  scenarios: [{ id: 'campaign', name: said(card => card.scenario.campaign), about: said(card => card.scenarioAbout.campaign) }],
  seats: (['timoleone', 'carthage', 'iceta', 'dionysio'] as const).map(id => ({ id, name: said(card => card.seat[id]) })),
  colours: {
    motya: 'carthage',
    lylibaeum: 'carthage',
    drepanum: 'carthage',
    panormus: 'carthage',
    thermae: 'carthage',
    thermae_selinuntiae: 'carthage',
    entella: 'carthage',
    segesta: 'carthage',
    tauromenio: 'timoleone',
    leontini: 'iceta',
    thapsos: 'iceta',
    syracuse: 'dionysio',
  },
};
