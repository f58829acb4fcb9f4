import type { Language, Marked } from '@polemos/kernel';
import type { View } from '@polemos/peloponnesian-war';
import type { Side } from '../map/board.ts';
import { isForTwo } from '../text/sides.ts';

/** The moment that a hint looks at: who is asked what. */
export interface Moment {
  readonly view: View;
  readonly step: string;
  readonly side: Side;
}
/** What differs from the campaign for one, said when it first matters. */
export interface Hint {
  readonly id: string;
  readonly rule: string;
  readonly when: (moment: Moment) => boolean;
  readonly said: Readonly<Record<Language, Marked>>;
}

const asked =
  (...steps: readonly string[]) =>
  ({ step }: Moment): boolean =>
    steps.includes(step);
const during = asked('another', 'objective');
const all =
  (...tests: readonly Hint['when'][]) =>
  (moment: Moment): boolean =>
    tests.every(test => test(moment));
const inScenario =
  (id: string) =>
  ({ view }: Moment): boolean =>
    view.scenario === id;
const byRole =
  (role: string) =>
  ({ view, side }: Moment): boolean =>
    side === 'athens' && view.special.role === role;
const sparta = ({ side }: Moment): boolean => side === 'sparta';
const neutral = ({ view }: Moment): boolean => !view.special.belligerent;
const late = inScenario('fall-of-sparta');
const early = inScenario('first-war');
const two = ({ view }: Moment): boolean => isForTwo(view);
const alone = (moment: Moment): boolean => !two(moment);
const first = ({ view }: Moment): boolean => view.edition === 'first';
const second = ({ view }: Moment): boolean => view.edition === 'second';

/** In the order in which they are said, one at a time. */
export const HINTS: readonly Hint[] = [
  {
    id: 'fos-thebes',
    rule: 'PW-10.5-b',
    when: all(late, during, byRole('thebes')),
    said: {
      en: 'This turn the Coalition is **Thebes**: Theban commanders lead Theban and Allied units, and Thebes pays. Athenians stay at home.',
      it: 'In questo turno la Coalizione è **Tebe**: comandanti tebani guidano unità tebane e alleate, e paga Tebe. Gli Ateniesi restano a casa.',
      fr: 'Ce tour, la Coalition est **Thèbes** : des chefs thébains mènent les unités thébaines et alliées, et Thèbes paie. Les Athéniens restent chez eux.',
    },
  },
  {
    id: 'fos-athens',
    rule: 'PW-10.5-c',
    when: all(late, during, byRole('athens')),
    said: {
      en: 'This turn the Coalition is **Athens**: Athenian commanders and units alone, and Athens pays.',
      it: 'In questo turno la Coalizione è **Atene**: solo comandanti e unità ateniesi, e paga Atene.',
      fr: 'Ce tour, la Coalition est **Athènes** : chefs et unités athéniens seulement, et Athènes paie.',
    },
  },
  {
    id: 'fos-anti-sparta',
    rule: 'PW-10.5-d',
    when: all(late, during, byRole('anti-sparta')),
    said: {
      en: 'This turn the Coalition is **Anti-Sparta**: all units serve. A Theban leads odd operations, an Athenian even ones; his city pays.',
      it: 'In questo turno la Coalizione è **Anti-Sparta**: servono tutte le unità. Un Tebano guida le operazioni dispari, un Ateniese le pari; paga la sua città.',
      fr: 'Ce tour, la Coalition est **Anti-Sparte** : toutes les unités servent. Un Thébain mène les opérations impaires, un Athénien les paires ; sa cité paie.',
    },
  },
  {
    id: 'fos-neutral',
    rule: 'PW-10.5.4.5-IV-d',
    when: all(late, during, sparta, neutral),
    said: {
      en: 'Athens is still **neutral**: you cannot attack it, nor green spaces within two of it, nor Athenians. Thebans and Allies are fair game.',
      it: 'Atene è ancora **neutrale**: non puoi attaccarla, né gli spazi verdi entro due da essa, né gli Ateniesi. Tebani e Alleati sì.',
      fr: 'Athènes est encore **neutre** : on ne peut l’attaquer, ni les espaces verts à deux d’elle, ni les Athéniens. Thébains et Alliés, oui.',
    },
  },
  {
    id: 'fos-persians',
    rule: 'PW-10.5.4.6-III-d',
    when: all(late, asked('persiansFirst')),
    said: {
      en: 'The Persians are hostile to **both** sides. Whoever moves them does so first, free of charge; after their Army no auguries are needed.',
      it: 'I Persiani sono ostili a **entrambe** le parti. Chi li muove lo fa per primo e gratis; dopo il loro Esercito non servono auguri.',
      fr: 'Les Perses sont hostiles aux **deux** camps. Qui les déplace le fait d’abord et gratuitement ; après leur Armée, pas d’augures.',
    },
  },
  {
    id: 'fos-manning',
    rule: 'PW-10.5-f',
    when: all(late, asked('manning')),
    said: {
      en: 'What the Coalition captures it holds with **Garrisons**, and there are only twelve.',
      it: 'Ciò che la Coalizione conquista lo tiene con **Guarnigioni**, e ce ne sono solo dodici.',
      fr: 'Ce que la Coalition prend, elle le tient par des **Garnisons**, et il n’y en a que douze.',
    },
  },
  {
    id: 'fos-manpower',
    rule: 'PW-10.5.4.5-V-a',
    when: all(late, asked('build'), sparta),
    said: {
      en: 'Spartans who fall are **gone for good**, until three hoplites or fewer are left on the map. Allies can always be raised.',
      it: 'Gli Spartani caduti sono **perduti per sempre**, finché sulla mappa non restano tre opliti o meno. Gli Alleati si arruolano sempre.',
      fr: 'Les Spartiates tombés sont **perdus pour toujours**, tant qu’il reste plus de trois hoplites sur la carte. Les Alliés, on peut toujours en lever.',
    },
  },
  {
    id: 'fos-will',
    rule: 'PW-10.5.5-a',
    when: all(late, during, ({ view }) => view.turn > 1),
    said: {
      en: 'Only **Bellicosity** decides: at 0 one loses; both at 0, and Persia wins. After turn 7 it is a draw.',
      it: 'Decide solo la **Bellicosità**: a 0 si perde; se entrambe a 0, vince la Persia. Dopo il turno 7 è pari.',
      fr: 'Seule la **Bellicosité** décide : à 0 on perd ; les deux à 0, la Perse gagne. Après le tour 7, match nul.',
    },
  },
  {
    id: 'first-war-walls',
    rule: 'PW-10.3.4-d',
    when: all(early, during),
    said: {
      en: 'There are **no Long Walls** yet: Athens and Piraeus can be attacked and besieged like any other city, until event 7 builds them.',
      it: '**Non ci sono ancora le Lunghe Mura**: Atene e il Pireo si attaccano e si assediano come ogni città, finché l’evento 7 non le costruisce.',
      fr: '**Pas encore de Longs Murs** : Athènes et le Pirée s’attaquent et s’assiègent comme toute ville, jusqu’à ce que l’événement 7 les construise.',
    },
  },
  {
    id: 'first-war-hostages',
    rule: 'PW-10.3.4-c',
    when: all(early, asked('objective')),
    said: {
      en: '**Each side holds hostages**: the enemy’s home and the spaces beside it cannot be your objective, until event 7 frees them.',
      it: '**Ogni parte ha ostaggi**: la patria nemica e gli spazi accanto non possono essere il tuo obiettivo, finché l’evento 7 non li libera.',
      fr: '**Chaque camp tient des otages** : la patrie ennemie et les espaces voisins ne peuvent être votre objectif, jusqu’à l’événement 7.',
    },
  },
  {
    id: 'first-war-will',
    rule: 'PW-10.3.5-a',
    when: all(early, asked('build')),
    said: {
      en: 'Points do not count here: who is at **Bellicosity 0** loses, and if both are at 1 or 2 the Thirty Years’ Peace makes it a draw.',
      it: 'Qui i punti non contano: chi ha **Bellicosità 0** perde, e se entrambe sono a 1 o 2 la Pace dei Trent’anni dà il pareggio.',
      fr: 'Ici les points ne comptent pas : qui est à **Bellicosité 0** perd, et si les deux sont à 1 ou 2, la Paix de Trente ans donne match nul.',
    },
  },
  {
    id: 'two-auguries',
    rule: 'PW-11-f',
    when: all(two, second, asked('another')),
    said: {
      en: 'With two players commanders on the map do not weigh on the auguries: one die, **+1 for Sparta**, and 6 or more is bad.',
      it: 'In due i comandanti sulla mappa non pesano sugli auguri: un dado, **+1 per Sparta**, e 6 o più è infausto.',
      fr: 'À deux, les chefs sur la carte ne pèsent pas sur les augures : un dé, **+1 pour Sparte**, et 6 ou plus est mauvais.',
    },
  },
  {
    id: 'two-interception',
    rule: 'PW-11-e',
    when: all(two, asked('interception')),
    said: {
      en: 'Between players interception is **a choice**: one of your Forces may try, or you let them pass.',
      it: 'Tra giocatori l’intercettazione è **una scelta**: una tua Forza può tentare, o li lasci passare.',
      fr: 'Entre joueurs, l’interception est **un choix** : une de vos Forces peut tenter, ou vous laissez passer.',
    },
  },
  {
    id: 'two-combat',
    rule: 'PW-11-d',
    when: all(two, second, asked('nextBattle', 'nextSiege')),
    said: {
      en: 'Players pick the next combat **in turn**, beginning with whoever operated first this turn.',
      it: 'I giocatori scelgono **a turno** il prossimo combattimento, cominciando da chi ha operato per primo.',
      fr: 'Les joueurs choisissent **à tour de rôle** le prochain combat, en commençant par qui a opéré le premier.',
    },
  },
  {
    id: 'two-home',
    rule: 'PW-11-h',
    when: all(two, asked('homeward')),
    said: {
      en: 'No Post-Combat Table: **you** say where your units go home, Sparta first.',
      it: 'Niente Tabella post-combattimento: **decidi tu** dove tornano le tue unità, prima Sparta.',
      fr: 'Pas de Table après combat : **vous** dites où rentrent vos unités, Sparte d’abord.',
    },
  },
  {
    id: 'first-auguries',
    rule: 'PW1-4.3-a',
    when: all(first, alone, asked('another')),
    said: {
      en: 'First edition: you fail the auguries on a **natural 6**, however many commanders are on the map; the enemy on 5 or 6.',
      it: 'Prima edizione: i tuoi auguri falliscono con un **6 naturale**, quanti che siano i comandanti sulla mappa; il nemico con 5 o 6.',
      fr: 'Première édition : vos augures échouent sur un **6 naturel**, quel que soit le nombre de chefs sur la carte ; l’ennemi sur 5 ou 6.',
    },
  },
  {
    id: 'first-two-auguries',
    rule: 'PW1-11-a',
    when: all(first, two, asked('another')),
    said: {
      en: 'First edition: the auguries of Athens fail on a **6**, those of Sparta on **5 or 6**.',
      it: 'Prima edizione: gli auguri di Atene falliscono con **6**, quelli di Sparta con **5 o 6**.',
      fr: 'Première édition : les augures d’Athènes échouent sur **6**, ceux de Sparte sur **5 ou 6**.',
    },
  },
  {
    id: 'first-incite',
    rule: 'PW1-4.4-b',
    when: all(first, asked('objective')),
    said: {
      en: 'First edition: you may stir up only spaces that **the enemy controls**, no neutrals.',
      it: 'Prima edizione: puoi sollevare solo spazi **controllati dal nemico**, non i neutrali.',
      fr: 'Première édition : on ne soulève que des espaces **contrôlés par l’ennemi**, pas les neutres.',
    },
  },
  {
    id: 'first-siege',
    rule: 'PW1-5.1-a',
    when: all(first, asked('expedition')),
    said: {
      en: 'First edition: a Force in a fortress is besieged when it is weaker by **4 SP** or more, not 5.',
      it: 'Prima edizione: una Forza in una fortezza è assediata se è più debole di **4 SP** o più, non 5.',
      fr: 'Première édition : une Force dans une forteresse est assiégée si elle est plus faible de **4 SP** ou plus, non 5.',
    },
  },
  {
    id: 'first-combat',
    rule: 'PW1-11-a',
    when: all(two, first, asked('nextBattle', 'nextSiege')),
    said: {
      en: 'First edition: **a die** says who picks the first combat of each kind; then by turns.',
      it: 'Prima edizione: **un dado** dice chi sceglie il primo combattimento di ogni genere; poi a turno.',
      fr: 'Première édition : **un dé** dit qui choisit le premier combat de chaque genre ; puis à tour de rôle.',
    },
  },
];

/** The first hint that belongs to this moment and was not put aside. */
export const hintOf = (moment: Moment, known: ReadonlySet<string>): Hint | null =>
  known.has(NO_MORE) ? null : (HINTS.find(hint => !known.has(hint.id) && hint.when(moment)) ?? null);
/** Put aside with all the others. */
export const NO_MORE = '*';
