import type { HistoryNote } from '@polemos/kernel';

export const history: readonly HistoryNote[] = [
  {
    about: 'Le proxène',
    text: 'Le proxène était un citoyen qui veillait chez lui aux intérêts d’une autre cité. La famille d’Alcibiade avait eu à Athènes la proxénie de Sparte, et il voulait retrouver cet honneur.',
    sources: 'Thuc. 5.43, 6.89',
  },
  {
    about: 'Le phoros',
    text: 'Le tribut des alliés fut d’abord fixé à 460 talents et gardé à Délos. En 431, Athènes en percevait environ 600 par an.',
    sources: 'Thuc. 1.96, 2.13',
  },
  {
    about: 'L’ostracisme',
    text: 'Une fois l’an, les Athéniens pouvaient écrire un nom sur un tesson. Qui en avait le plus, sur 6 000 au moins, quittait la cité dix ans sans rien perdre d’autre.',
    sources: '[Arist.] Ath. Pol. 22 ; Plut. Arist. 7',
  },
  {
    about: 'L’Isthme',
    text: 'À Corinthe, on tirait les navires par-dessus l’Isthme d’une mer à l’autre ; Sparte le prépara en 428 et le fit en 412.',
    sources: 'Thuc. 3.15, 8.7–8',
  },
  {
    about: 'Socrate',
    text: 'Avant d’être un projet, il fut hoplite : à Potidée il sauva Alcibiade, et à Délion il se retira si calmement que nul n’osa le toucher.',
    sources: 'Plat. Symp. 219e–221b',
  },
];
