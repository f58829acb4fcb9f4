import type { lesson as en } from '../en/lesson.ts';

/** A guided first round: what is said before each move, and what to click. */
export const lesson: typeof en = {
  title: 'Il primo round',
  end: 'Sparta vive del suo ultimo prestigio, Atene cresce. Restano tre round: ora sai come scorre un round.',
  row: (n, good) => ({ say: `Metti l’oplita ${n} su **${good}**. {{PO-8-d}}`, hint: `Clicca la riga ${good}.` }),
  steps: {
    taxesOfSparta: {
      say: 'Giochi le due parti. Comincia Sparta: due azioni diverse fanno un turno. In patria i **tributi** non costano nulla. {{PO-8-f}}',
      hint: 'Scegli l’azione 8, poi clicca Lakedaimon.',
    },
    buyWheat: {
      say: 'Due sull’argento hanno dato 3, uno sul metallo 1. Ora il cibo: l’argento compra **grano** uno per uno. Solo l’Illiria è aperta a Sparta. {{PO-9-n}}',
      hint: 'Scegli l’azione 9 con argento, poi Illyria.',
    },
    createMerchant: {
      say: 'Atene ha un mercante; ogni scambio ne vuole uno. Un abitante diventa **mercante**, e non mangia più. {{PO-3-c}}',
      hint: 'Scegli l’azione 3, poi Athenai.',
    },
    payMerchant: { say: 'Paga in legno; andrebbe anche l’argento. {{PO-K-h}}', hint: 'Premi il primo pulsante.' },
    oneIsEnough: { say: 'Uno basta.', hint: 'Premi l’ultimo pulsante.' },
    barterMetal: {
      say: 'Baratto: 3 metallo per 3 grano. Poi un dado rincara il metallo. {{PO-9-m}}',
      hint: 'Scegli l’azione 9, poi la prima casella di Thraki.',
    },
    raiseHoplite: {
      say: 'Di nuovo Sparta. Chi è in armi non mangia: Pylos arruola un **oplita**. {{PO-1-b}}',
      hint: 'Scegli l’azione 1, poi Pylos.',
    },
    payHoplite: { say: 'Un metallo, un abitante; uno deve restare. {{PO-1-c}}', hint: 'Premi il primo pulsante.' },
    beginProject: {
      say: 'Un **progetto** si paga ora e dà prestigio alla fine del round. {{PO-4-e}}',
      hint: 'Clicca la tessera dell’Efebo sotto la mappa, poi Sparta.',
    },
    payProject: { say: 'Due legni. {{PO-4-d}}', hint: 'Premi il primo pulsante.' },
    taxesOfAthens: { say: 'Anche Atene riscuote in patria.', hint: 'Scegli l’azione 8, poi Attika.' },
    barterOil: {
      say: 'Tre su una riga danno 6. Ora olio per il grano d’Egitto, per mari che nessun nemico controlla. {{PO-9-d}}',
      hint: 'Scegli l’azione 9, poi Aigyptos.',
    },
    spartaPasses: {
      say: 'Sparta passa per prima: d’ora in poi Atene pagherebbe una merce per azione. {{PO-F-k}}',
      hint: 'Premi **Passa**.',
    },
    athensPasses: { say: 'Atene ha ciò che le serve.', hint: 'Premi **Passa**.' },
    feedSparta: {
      say: 'Le sei fasi. La statua è compiuta: +1. Sparta ha 6 abitanti e 3 grano: 3 prestigio pagano il resto, ne resta 1. {{PO-E2-b}}',
      hint: 'Paga il prestigio.',
    },
    growAthens: { say: 'Ad Atene resta grano: uno per ogni nuovo abitante. {{PO-E3-a}}', hint: 'Clicca Athenai.' },
    stopGrowing: { say: 'Ciò che si tiene si dimezza: per questa lezione basta. {{PO-E5-a}}', hint: 'Premi l’ultimo pulsante.' },
  },
};
