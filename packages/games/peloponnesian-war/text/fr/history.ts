import type { HistoryNote } from '@polemos/kernel';

export const history: readonly HistoryNote[] = [
  {
    about: 'Périclès',
    text: 'Stratège d’année en année, et le premier homme d’Athènes. Il conseilla d’abandonner la campagne, de garder la flotte et de ne risquer aucune grande bataille. Il mourut de la peste en 429.',
    sources: 'Thuc. 1.140–144, 2.13, 2.65; Plut. Per. 16, 38',
  },
  {
    about: 'Phormion',
    text: 'Il ferma le siège de Potidée, puis battit avec 20 navires des flottes de 47 et de 77 dans le golfe de Corinthe.',
    sources: 'Thuc. 1.64–65, 2.83–92',
  },
  {
    about: 'Cléon',
    text: 'La voix la plus forte de l’assemblée. Il promit de prendre les Spartiates de Sphactérie en vingt jours, et le fit. Il tomba devant Amphipolis en 422.',
    sources: 'Thuc. 3.36, 4.27–39, 5.10',
  },
  {
    about: 'Nicias',
    text: 'La paix de 421 porte son nom. Il parla contre l’expédition de Sicile, dut la commander, et fut mis à mort à Syracuse en 413.',
    sources: 'Thuc. 5.16–19, 6.9–14, 7.86',
  },
  {
    about: 'Alcibiade',
    text: 'Il poussa Athènes vers la Sicile, s’enfuit à Sparte, lui conseilla de fortifier Décélie, passa aux Perses et revint vaincre à Cyzique.',
    sources: 'Thuc. 6.15, 6.88–92, 8.45; Xen. Hell. 1.1.11–18',
  },
  {
    about: 'Archidamos',
    text: 'Roi de Sparte. Il mit en garde contre la guerre, puis mena les invasions de l’Attique et commença le siège de Platées.',
    sources: 'Thuc. 1.80–85, 2.10–12, 2.71, 3.1',
  },
  {
    about: 'Brasidas',
    text: 'En 424, il traversa la Thessalie et gagna Acanthe et Amphipolis par les mots plus que par les armes. Il tomba en 422, en gagnant la bataille devant Amphipolis.',
    sources: 'Thuc. 4.78–88, 4.102–108, 5.6–11',
  },
  {
    about: 'Gylippe',
    text: 'Un seul Spartiate envoyé à Syracuse en 414. Il coupa le mur athénien par le sien, et l’expédition ne revint jamais.',
    sources: 'Thuc. 6.93, 7.1–7, 7.85–86',
  },
  {
    about: 'Lysandre',
    text: 'Avec l’argent de Cyrus, il paya une flotte, prit les navires athéniens sur la plage d’Aigos-Potamos en 405 et entra au Pirée.',
    sources: 'Xen. Hell. 1.5, 2.1.15–32, 2.2.10–23',
  },
  {
    about: 'La peste',
    text: 'Elle vint par le Pirée en 430, quand toute l’Attique s’entassait dans les murs, et tua 4 400 hoplites et 300 cavaliers inscrits, et nul ne sait combien d’autres.',
    sources: 'Thuc. 2.47–54, 3.87',
  },
  {
    about: 'Pylos',
    text: 'Démosthène la fortifia en 425. Des Spartiates isolés à Sphactérie, 292 vinrent vivants à Athènes ; tant qu’ils furent otages, l’Attique ne fut pas envahie.',
    sources: 'Thuc. 4.3–41',
  },
  {
    about: 'Potidée',
    text: 'Colonie de Corinthe qui payait tribut à Athènes. Elle se rebella en 432 ; le siège coûta 2 000 talents et dura jusqu’à l’hiver 430.',
    sources: 'Thuc. 1.56–66, 2.70',
  },
];
