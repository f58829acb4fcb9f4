import type { Card } from '../index.ts';

export const CARD: Card = {
  title: { en: 'Timoleone', it: 'Timoleone', fr: 'Timoléon' },
  caption: { en: '344–341 BC · Sicily', it: '344–341 a.C. · Sicilia', fr: '344–341 av. J.-C. · Sicile' },
  blurb: {
    en: 'Four factions for Sicily: armies to pay, treaties to sign and to break, bribes, spies, and the walls of Syracuse.',
    it: 'Quattro fazioni per la Sicilia: eserciti da pagare, trattati da firmare e da rompere, doni, spie, e le mura di Siracusa.',
    fr: 'Quatre factions pour la Sicile : armées à payer, traités à signer et à rompre, présents, espions, et les murs de Syracuse.',
  },
  scenarios: [
    {
      id: 'campaign',
      name: { en: 'The campaign', it: 'La campagna', fr: 'La campagne' },
      about: {
        en: 'Twenty-five turns, from the winter of 344 to June 341. The natives of the interior act by themselves.',
        it: 'Venticinque turni, dall’inverno del 344 al giugno del 341. Gli indigeni dell’interno agiscono da soli.',
        fr: 'Vingt-cinq tours, de l’hiver 344 à juin 341. Les indigènes de l’intérieur agissent d’eux-mêmes.',
      },
    },
  ],
  seats: [
    { id: 'timoleone', name: { en: 'Timoleon', it: 'Timoleone', fr: 'Timoléon' } },
    { id: 'carthage', name: { en: 'Carthage', it: 'Cartagine', fr: 'Carthage' } },
    { id: 'iceta', name: { en: 'Hicetas', it: 'Iceta', fr: 'Hicétas' } },
    { id: 'dionysio', name: { en: 'Dionysius', it: 'Dionisio', fr: 'Denys' } },
  ],
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
