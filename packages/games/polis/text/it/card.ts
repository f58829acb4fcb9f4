/** What is shown of the game before it is chosen. */
export const card = {
  title: 'Polis',
  caption: '478–404 a.C. · 18 poleis',
  blurb: 'Gli abitanti sono punti ed esercito, il prestigio punti e carburante. Un duello economico di un’ora e mezza.',
  seat: {
    sparta: 'Sparta',
    athens: 'Atene',
  },
  scenario: {
    full: 'Partita completa',
    'corinthian-war': 'Guerra di Corinto',
    'second-peloponnesian-war': 'Seconda guerra del Peloponneso',
  },
  scenarioAbout: {
    full: 'Quattro round, dalla lega di Delo alla caduta di Atene.',
    'corinthian-war': 'Un round senza eventi né progetti: Sparta contro una lega di quattro città.',
    'second-peloponnesian-war': 'Gli ultimi due round, con gli eserciti già in campo.',
  },
};
