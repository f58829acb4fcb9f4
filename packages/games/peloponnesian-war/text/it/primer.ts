import type { Primer } from '@polemos/kernel';

export const primer: Primer = {
  pages: [
    {
      title: 'Una guerra per uno, e per due',
      picture: 'war',
      caption: 'Lo schieramento del 431 a.C.: blu è Atene, rosso è Sparta, chiaro è neutrale.',
      text: [
        'La Guerra del Peloponneso dura dieci turni di tre anni. Tu comandi una parte; le regole comandano l’altra con la sua matrice strategica, e il racconto dice ogni tiro di dado. Si gioca anche in due, una parte per ciascuno.',
        'Se vai bene, può toccarti il nemico: all’inizio di un turno, un dado più la tua fiducia, con 6 o più, ti fa cambiare parte. I punti restano tuoi: rendi forte la tua parte, ma ricorda chi potresti comandare poi. {{PW-3.1-b}}',
        'Atene ha l’argento e il mare, Sparta la fanteria migliore. Nessuna può battere l’altra dove questa è forte.',
      ],
    },
    {
      title: 'Un’operazione',
      picture: 'zones',
      caption: 'In ombra: la portata delle unità di Atene. Un’armata spartana che vi entra può essere intercettata.',
      text: [
        'Indica un obiettivo, poi un comandante nello spazio nazionale. Egli va negli spazi dove attendono le tue unità, le paga e le prende con sé: 200 talenti un oplita o un punto di cavalleria, 400 una nave. Gli Spartani a terra marciano gratis. {{PW-5.1.5-a}}',
        'Prende sempre la via più breve; se più vie sono uguali, sceglie un dado. Una forza ha una zona di influenza: il suo spazio, per la cavalleria una linea di terra più in là, per le navi due di mare. Chi entra in quella nemica è intercettato con 4 o più. {{PW-0.6-b}} {{PW-5.6.2-a}}',
        'All’arrivo niente è ancora deciso: battaglie e assedi attendono la fase di combattimento. Poi gli auguri dicono se puoi uscire di nuovo.',
      ],
    },
    {
      title: 'Battaglie, bellicosità, punti',
      picture: 'siege',
      caption: 'Potidea è in ribellione: la tiene un alleato di Sparta, e Formione le sta davanti con opliti e navi.',
      text: [
        'Una battaglia sono due dadi, uno per parte, con modificatori per il numero, i comandanti, gli opliti spartani e le navi ateniesi. Una fortezza va assediata, e nessun assedio di Atene riesce finché le è aperta la via dell’Eusino. {{PW-6.1.1-c}}',
        'Le battaglie vinte alzano la fiducia del turno, quelle perdute la abbassano. La fiducia muove la bellicosità, la volontà di combattere: chi scende a 0 si arrende. {{PW-9.1-a}} {{PW-9.2-b}}',
        'Ogni battaglia e ogni assedio vinto ti danno 10 punti, ognuno perduto ne costa 15. Nella campagna ne servono più di 150, o una resa entro tre turni. {{PW-1.3.1-b}}',
      ],
    },
  ],
};
