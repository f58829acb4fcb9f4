import type { Primer } from '@polemos/kernel';

export const primer: Primer = {
  pages: [
    {
      title: 'Gli abitanti sono punti',
      picture: 'greece',
      caption: 'L’inizio: ogni disco è una polis con i suoi abitanti, l’anello dice quanti può averne.',
      text: [
        'Due leghe, Atene e Sparta, si affrontano per quattro round. Alla fine si contano gli abitanti delle tue poleis, il prestigio e i progetti completati. {{PO-G-d}}',
        'Gli stessi abitanti sono il tuo esercito: ogni oplita, galea e mercantile era un abitante, e non conta più. Lo stesso prestigio è il tuo carburante: marce, assedi e tasse ne costano 1. {{PO-F-h}}',
        'Tutto ciò che fai spende quello che vorrai avere alla fine. Spendilo dove rende di più.',
      ],
    },
    {
      title: 'Due azioni, e il pane',
      picture: 'sea',
      caption:
        'Le piastre dicono chi sta in una regione: la controlla chi ha più unità. Le casse sono carichi: che cosa chiedono, che cosa danno.',
      text: [
        'In un turno compi due azioni diverse fra dodici: creare unità, avviare un progetto, muovere, assediare, riscuotere, commerciare, muovere il prosseno, fomentare una guerra civile. Chi ne fa meno di due ha passato. {{PO-F-g}}',
        'A fine round ogni abitante mangia 1 grano; ciò che manca costa prestigio, o poleis. Il grano viene dalle tasse dove cresce, e dai mercati per mare. {{PO-E2-b}}',
        'A un mercantile servono mari non controllati dalle galee nemiche. Una merce venduta spesso si svaluta: guarda prima di vendere. {{PO-9-d}}',
      ],
    },
    {
      title: 'Battaglia e assedio',
      picture: 'battle',
      caption: 'Due coppie di una battaglia di terra, a sinistra l’attaccante: la falange è eguagliata, la cavalleria no.',
      text: [
        'Dove le due parti hanno insieme 8 unità o più c’è battaglia. L’attaccante gioca due carte, il difensore risponde: uno schieramento non eguagliato costa un’unità, e dà prestigio all’attaccante. {{PO-B-a}} {{PO-B-m}}',
        'Un assedio vuole tanti opliti quanto la fortificazione, e più di quelli nemici sul posto. Il dado deve raggiungere la fortificazione; un muro da 1 cade senza tiro. {{PO-7-b}} {{PO-7-e}}',
        'Si può perdere prima della fine: senza prestigio a fine round, o con una capitale che non si può nutrire. {{PO-G-b}} {{PO-G-a}}',
      ],
    },
  ],
};
