import type { HistoryNote } from '@polemos/kernel';

export const history: readonly HistoryNote[] = [
  {
    about: 'Il prosseno',
    text: 'Il prosseno era un cittadino che in patria curava gli interessi di un’altra città. La famiglia di Alcibiade aveva avuto ad Atene la prossenia di Sparta, ed egli rivoleva quell’onore.',
    sources: 'Thuc. 5.43, 6.89',
  },
  {
    about: 'Il phoros',
    text: 'Il tributo degli alleati fu fissato dapprima a 460 talenti e custodito a Delo. Nel 431 Atene contava su circa 600 l’anno.',
    sources: 'Thuc. 1.96, 2.13',
  },
  {
    about: 'L’ostracismo',
    text: 'Una volta l’anno gli Ateniesi potevano scrivere un nome su un coccio. Chi ne aveva di più, su almeno 6.000, lasciava la città per dieci anni senza perdere altro.',
    sources: '[Arist.] Ath. Pol. 22; Plut. Arist. 7',
  },
  {
    about: 'L’Istmo',
    text: 'A Corinto le navi si trascinavano attraverso l’Istmo da un mare all’altro; Sparta lo preparò nel 428 e lo fece nel 412.',
    sources: 'Thuc. 3.15, 8.7–8',
  },
  {
    about: 'Socrate',
    text: 'Prima di essere un progetto fu un oplita: a Potidea salvò Alcibiade, e a Delio si ritirò così calmo che nessuno osò toccarlo.',
    sources: 'Plat. Symp. 219e–221b',
  },
];
