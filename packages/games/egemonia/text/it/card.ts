import type { card as en } from '../en/card.ts';

/** What is shown of the game before it is chosen. */
export const card: typeof en = {
  title: 'Egemonia',
  caption: 'V secolo a.C. · 20 aree',
  blurb: 'Armi, complotti e diplomazia, calati coperti. La guerra più rapida: mezz’ora.',
  seat: { athens: 'Atene', sparta: 'Sparta' },
  scenario: { standard: 'Normale', historical: 'Scenario storico' },
  scenarioAbout: {
    standard: 'Ogni parte comincia con la sola capitale.',
    historical: 'Tebe e Corinto stanno con Sparta, Anfipoli e Delo con Atene; in casa i pari si vincono.',
  },
  option: { 'keep-events': 'Gli eventi non giocati restano', 'new-event': 'La Pizia dà un evento nuovo' },
  optionAbout: {
    'keep-events': 'Un evento non giocato resta in mano e conta tra i cinque del turno seguente.',
    'new-event': 'L’evento che la Pizia riprende non può essere quello che dà.',
  },
};
