import type { Primer } from '@polemos/kernel';

export const primer: Primer = {
  pages: [
    {
      title: 'Venti aree',
      picture: 'greece',
      caption: 'La partita normale comincia con le due capitali; in Sicilia sta Siracusa.',
      text: [
        'Atene e Sparta si contendono l’egemonia sulla Grecia. Un’influenza di 1 in un’area dà il controllo, di 2 una presa salda. Aree del valore di 10, compresa la tua capitale, fanno vincere alla fine di un turno. {{EG-7-a}}',
        'Un turno ha sei fasi: Pesca, Pizia, Favore degli dei, Azione, Confronto, Nike. I turni sono al massimo dieci. {{EG-3-a}}',
        'Non si muovono pezzi: si piazzano eventi coperti, e si scopre che cosa ha piazzato l’altro.',
      ],
    },
    {
      title: 'La tua mano',
      picture: 'hand',
      caption: 'Alcuni dei 22 eventi. Quelli blu e rossi favoriscono una parte, chiunque li giochi.',
      text: [
        'Ogni parte riempie la mano fino a cinque eventi. Si piazzano uno per volta, coperti; si vede solo il loro ordine nell’area. Ciò che non serve va nella tua casella. {{EG-3.4-b}}',
        'Un’Opzione Militare arriva a due linee dalle tue aree, l’Ascendente a una, il Colpo di Stato dovunque. {{EG-4.1-a}} {{EG-4.2-a}} {{EG-4.3-a}}',
        'Il Falso allarme non fa nulla: attira gli eventi nemici, o nasconde i tuoi.',
      ],
    },
    {
      title: 'Il confronto',
      picture: 'comparison',
      caption: 'Tebe, scoperta: il primo evento di una parte incontra il primo dell’altra, poi il secondo.',
      text: [
        'Le armi battono il colpo di Stato, il colpo di Stato la diplomazia, la diplomazia le armi; gli uguali si tolgono entrambi. Piazza per prima la parte che ha il favore degli dei. {{EG-5-f}} {{EG-3.4-a}}',
        'Un evento che vince, o non trova opposizione, toglie 1 all’influenza nemica, o aggiunge 1 alla tua dove il nemico non ne ha. {{EG-5-k}}',
        'Chi ottiene Delfi riceve l’Oracolo: con esso può cambiare, una volta, un evento della mano con un altro. {{EG-4.8-a}}',
      ],
    },
  ],
};
