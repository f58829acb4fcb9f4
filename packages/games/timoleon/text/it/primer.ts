import type { Primer } from '@polemos/kernel';

export const primer: Primer = {
  pages: [
    {
      title: 'Quattro fazioni, un’isola',
      picture: 'sicily',
      caption:
        'La Sicilia nell’inverno del 344 a.C.: i colori sono quelli delle quattro fazioni, degli indigeni e delle città libere.',
      text: [
        'Cartagine, i Democratici di Timoleone e i tiranni Iceta e Dionisio si contendono la Sicilia, e soprattutto Siracusa. Ognuno conta altre cose come successo: le mostra il pannello del punteggio.',
        'Un turno è un mese, o un inverno; sono 25. Un dado dà a ogni fazione i punti operazionali, un altro l’ordine di movimento. {{TI-II-e}} {{TI-II-f}}',
        'Gli indigeni dell’interno agiscono da soli, secondo le loro tabelle. I punti non spesi vanno perduti. {{TI-II-k}}',
      ],
    },
    {
      title: 'Trattare, marciare, pagare',
      picture: 'east',
      caption:
        'L’est: una pedina è una forza con il suo leader, le sue punte dicono la fazione. Il numero sul muro è la difesa di una città.',
      text: [
        'Prima di agire si tratta: doni, tregue, alleanze, trattati che si possono rompere. La diplomazia convince città e tiranni minori, le spie guardano negli affari altrui. {{TI-II-g}}',
        'Un leader muove le sue truppe per 1 punto operazionale, fin dove arriva la sua energia. Chi incontra un nemico combatte: entrambi scelgono in segreto una tattica, e la matrice le mette a confronto.',
        'I mercenari vanno pagati ogni inverno e nei mesi agitati. Chi non è pagato diventa scontento, e può andarsene o cambiare fazione. {{TI-II-h}}',
      ],
    },
    {
      title: 'Siracusa',
      picture: 'syracuse',
      caption: 'La città si apre dall’isola: cinque quartieri, la fortezza di Ortygia, terreno aperto e due porti.',
      text: [
        'Siracusa ha una mappa sua. Dionisio ne tiene la maggior parte, Iceta e i Democratici un quartiere ciascuno. Chi tiene tutte le otto zone di terra controlla la città. {{TI-IX-c}}',
        'Si combatte peggio per le strade: barricate e mura aiutano chi difende. Le mura cadono per assalto, per le macchine, per fame o per tradimento.',
        'Tutta Siracusa per quattro turni di fila dà subito la vittoria a un tiranno o ai Democratici; a Cartagine servono anche 15 territori. {{TI-FC-o}} {{TI-FD-k}}',
      ],
    },
  ],
};
