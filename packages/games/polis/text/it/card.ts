import type { card as en } from '../en/card.ts';

/** What is shown of the game before it is chosen. */
export const card: typeof en = {
  title: 'Polis',
  caption: '478–404 a.C. · 18 poleis',
  blurb: 'Gli abitanti sono punti ed esercito, il prestigio punti e carburante. Un duello economico di un’ora e mezza.',
  seat: { sparta: 'Sparta', athens: 'Atene' },
  scenario: {
    full: 'Partita completa',
    'corinthian-war': 'Guerra di Corinto',
    'second-peloponnesian-war': 'Seconda guerra del Peloponneso',
  },
  scenarioAbout: {
    full: 'Quattro round, dalla lega di Delo alla caduta di Atene.',
    'corinthian-war': 'Un round senza eventi né progetti: Sparta contro Athenai, Thebai, Korinthos e Argos.',
    'second-peloponnesian-war': 'Due round con eventi, progetti e commercio: la guerra che chiuse un’epoca.',
  },
  option: { 'boiotia-megaris': 'Boiotia e Megaris confinano', 'open-voyage': 'Viaggi da e verso mari controllati' },
  optionAbout: {
    'boiotia-megaris': 'Gli opliti e il prosseno passano direttamente tra Boiotia e Megaris.',
    'open-voyage':
      'Gli opliti possono imbarcarsi e sbarcare in un mare controllato dall’avversario; devono essere liberi solo i mari intermedi.',
  },
};
