import type { HistoryNote } from '@polemos/kernel';

export const history: readonly HistoryNote[] = [
  {
    about: 'Pericle',
    text: 'Stratego anno dopo anno, e il primo uomo di Atene. Consigliò di abbandonare la campagna, curare la flotta e non rischiare grandi battaglie. Morì di peste nel 429.',
    sources: 'Thuc. 1.140–144, 2.13, 2.65; Plut. Per. 16, 38',
  },
  {
    about: 'Formione',
    text: 'Chiuse l’assedio di Potidea, poi con 20 navi batté flotte di 47 e di 77 nel golfo di Corinto.',
    sources: 'Thuc. 1.64–65, 2.83–92',
  },
  {
    about: 'Cleone',
    text: 'La voce più forte dell’assemblea. Promise di prendere gli Spartani di Sfacteria in venti giorni, e lo fece. Cadde davanti ad Anfipoli nel 422.',
    sources: 'Thuc. 3.36, 4.27–39, 5.10',
  },
  {
    about: 'Nicia',
    text: 'La pace del 421 porta il suo nome. Parlò contro la spedizione in Sicilia, dovette comandarla, e fu messo a morte a Siracusa nel 413.',
    sources: 'Thuc. 5.16–19, 6.9–14, 7.86',
  },
  {
    about: 'Alcibiade',
    text: 'Persuase Atene alla Sicilia, fuggì a Sparta, le consigliò di fortificare Decelea, passò ai Persiani e tornò per vincere a Cizico.',
    sources: 'Thuc. 6.15, 6.88–92, 8.45; Xen. Hell. 1.1.11–18',
  },
  {
    about: 'Archidamo',
    text: 'Re di Sparta. Mise in guardia contro la guerra, poi guidò le invasioni dell’Attica e cominciò l’assedio di Platea.',
    sources: 'Thuc. 1.80–85, 2.10–12, 2.71, 3.1',
  },
  {
    about: 'Brasida',
    text: 'Nel 424 attraversò la Tessaglia e prese Acanto e Anfipoli più con le parole che con le armi. Cadde nel 422, vincendo la battaglia davanti ad Anfipoli.',
    sources: 'Thuc. 4.78–88, 4.102–108, 5.6–11',
  },
  {
    about: 'Gilippo',
    text: 'Un solo Spartano mandato a Siracusa nel 414. Tagliò il muro ateniese con un muro suo, e la spedizione non tornò più.',
    sources: 'Thuc. 6.93, 7.1–7, 7.85–86',
  },
  {
    about: 'Lisandro',
    text: 'Con il denaro di Ciro pagò una flotta, prese le navi ateniesi sulla spiaggia di Egospotami nel 405, ed entrò nel Pireo.',
    sources: 'Xen. Hell. 1.5, 2.1.15–32, 2.2.10–23',
  },
  {
    about: 'La peste',
    text: 'Venne dal Pireo nel 430, quando tutta l’Attica era stretta fra le mura, e uccise 4.400 opliti e 300 cavalieri di leva, e non si sa quanti altri.',
    sources: 'Thuc. 2.47–54, 3.87',
  },
  {
    about: 'Pilo',
    text: 'Demostene la fortificò nel 425. Degli Spartani isolati a Sfacteria 292 giunsero vivi ad Atene; finché furono ostaggi, l’Attica non fu invasa.',
    sources: 'Thuc. 4.3–41',
  },
  {
    about: 'Potidea',
    text: 'Colonia di Corinto che pagava tributo ad Atene. Si ribellò nel 432; l’assedio costò 2.000 talenti e durò fino all’inverno del 430.',
    sources: 'Thuc. 1.56–66, 2.70',
  },
];
