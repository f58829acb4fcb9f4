import type { HintWords } from '../en/hints.ts';

export const hints: HintWords = {
  title: 'Che cosa cambia qui',
  gotIt: 'Capito',
  noMore: 'Non mostrare più consigli',
  said: {
    'fos-thebes':
      'In questo turno la Coalizione è **Tebe**: comandanti tebani guidano unità tebane e alleate, e paga Tebe. Gli Ateniesi restano a casa.',
    'fos-athens': 'In questo turno la Coalizione è **Atene**: solo comandanti e unità ateniesi, e paga Atene.',
    'fos-anti-sparta':
      'In questo turno la Coalizione è **Anti-Sparta**: servono tutte le unità. Un Tebano guida le operazioni dispari, un Ateniese le pari; paga la sua città.',
    'fos-neutral':
      'Atene è ancora **neutrale**: non puoi attaccarla, né gli spazi blu entro due spazi da essa, né gli Ateniesi. Tebani e alleati sì.',
    'fos-persians':
      'I Persiani sono ostili a **entrambe** le parti. Chi li muove lo fa per primo e gratis; dopo il loro esercito non servono auguri.',
    'fos-manning': 'Ciò che la Coalizione conquista lo tiene con **guarnigioni**, e ce ne sono solo dodici.',
    'fos-manpower':
      'Gli Spartani caduti sono **perduti per sempre**, finché sulla mappa non restano tre opliti o meno. Gli alleati si reclutano sempre.',
    'fos-will': 'Decide solo la **bellicosità**: a 0 si perde; se entrambe sono a 0, vince la Persia. Dopo il turno 7 è pari.',
    'first-war-walls':
      '**Non ci sono ancora le Lunghe Mura**: Atene e il Pireo si attaccano e si assediano come ogni città, finché l’evento 7 non le costruisce.',
    'first-war-hostages':
      '**Ogni parte ha ostaggi**: lo spazio nazionale nemico e quelli accanto non possono essere il tuo obiettivo, finché l’evento 7 non li libera.',
    'first-war-will':
      'Qui i punti non contano: chi ha **bellicosità 0** perde, e se entrambe sono a 1 o 2 la Pace dei Trent’anni dà la parità.',
    'two-auguries':
      'In due i comandanti sulla mappa non pesano sugli auguri: un dado, **+1 per Sparta**, e con 6 o più sono contrari.',
    'two-interception': 'Tra giocatori l’intercettazione è **una scelta**: una tua forza può tentare, o li lasci passare.',
    'two-combat': 'I giocatori scelgono **a turno** il prossimo combattimento, cominciando da chi ha operato per primo.',
    'two-home': 'Non c’è tabella del movimento dopo il combattimento: **decidi tu** dove tornano le tue unità, prima Sparta.',
    'first-auguries':
      'Prima edizione: i tuoi auguri falliscono con un **6 naturale**, qualunque sia il numero dei comandanti sulla mappa; il nemico con 5 o 6.',
    'first-two-auguries': 'Prima edizione: gli auguri di Atene falliscono con **6**, quelli di Sparta con **5 o 6**.',
    'first-incite': 'Prima edizione: puoi causare ribellione solo in spazi **controllati dal nemico**, non in quelli neutrali.',
    'first-siege': 'Prima edizione: una forza in una fortezza è assediata se è più debole di **4 punti forza** o più, non 5.',
    'first-combat': 'Prima edizione: **un dado** dice chi sceglie il primo combattimento di ogni genere; poi a turno.',
  },
};
