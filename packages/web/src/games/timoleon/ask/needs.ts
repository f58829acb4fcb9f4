import { joined, type Language } from '@polemos/kernel';
import { text } from '../text/text.ts';

/** What a person at a real table must roll or draw: every `what` of the rules, in the person's language. */
const NEEDS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    'dispersed mercenaries': 'the dispersed mercenaries',
    hunger: 'hunger in the besieged city',
    pursuit: 'the pursuit',
    "winner's losses": 'the winner’s losses',
    assault: 'the besiegers’ assault',
    attacker: 'the attacker',
    defender: 'the defender',
    bombardment: 'the bombardment',
    diplomacy: 'the proposal',
    'enemy of the natives': 'against whom the natives turn',
    espionage: 'the spy',
    'first expedition': 'the first Carthaginian expedition',
    garrison: 'the garrison',
    'native activity': 'whether the natives stir',
    'plunder after the siege': 'whether the city is plundered after the siege',
    'plunder of the city': 'the plunder of the city',
    plunderers: 'the losses of the plunderers',
    'recovery of the land': 'whether the land recovers',
    'which people': 'which people stirs',
    'which tyrant': 'which tyrant',
    'discontented mercenaries': 'whether the discontented mercenaries obey',
    'discontented citizens': 'whether the discontented citizens obey',
    option: 'the option of the side that the game plays',
    'equal targets': 'which of the equal targets',
    'most territories': 'which of those with most territories',
  },
  it: {
    'dispersed mercenaries': 'i mercenari dispersi',
    hunger: 'la fame nella città assediata',
    pursuit: 'l’inseguimento',
    "winner's losses": 'le perdite del vincitore',
    assault: 'l’assalto degli assedianti',
    attacker: 'l’attaccante',
    defender: 'il difensore',
    bombardment: 'il bombardamento',
    diplomacy: 'la proposta',
    'enemy of the natives': 'contro chi si volgono gli indigeni',
    espionage: 'la spia',
    'first expedition': 'la prima spedizione cartaginese',
    garrison: 'la guarnigione',
    'native activity': 'se gli indigeni si muovono',
    'plunder after the siege': 'se la città è saccheggiata dopo l’assedio',
    'plunder of the city': 'il sacco della città',
    plunderers: 'le perdite dei razziatori',
    'recovery of the land': 'se la terra si riprende',
    'which people': 'quale popolo si muove',
    'which tyrant': 'quale tiranno',
    'discontented mercenaries': 'se i mercenari scontenti obbediscono',
    'discontented citizens': 'se i cittadini scontenti obbediscono',
    option: 'l’opzione della parte giocata dal gioco',
    'equal targets': 'quale dei bersagli pari',
    'most territories': 'quale di chi ha più territori',
  },
  fr: {
    'dispersed mercenaries': 'les mercenaires dispersés',
    hunger: 'la faim dans la ville assiégée',
    pursuit: 'la poursuite',
    "winner's losses": 'les pertes du vainqueur',
    assault: 'l’assaut des assiégeants',
    attacker: 'l’attaquant',
    defender: 'le défenseur',
    bombardment: 'le bombardement',
    diplomacy: 'la proposition',
    'enemy of the natives': 'contre qui se tournent les indigènes',
    espionage: 'l’espion',
    'first expedition': 'la première expédition carthaginoise',
    garrison: 'la garnison',
    'native activity': 'si les indigènes s’agitent',
    'plunder after the siege': 'si la ville est pillée après le siège',
    'plunder of the city': 'le sac de la ville',
    plunderers: 'les pertes des pillards',
    'recovery of the land': 'si la terre se relève',
    'which people': 'quel peuple s’agite',
    'which tyrant': 'quel tyran',
    'discontented mercenaries': 'si les mercenaires mécontents obéissent',
    'discontented citizens': 'si les citoyens mécontents obéissent',
    option: 'l’option du camp joué par le jeu',
    'equal targets': 'laquelle des cibles égales',
    'most territories': 'lequel de ceux qui ont le plus de territoires',
  },
};
/** Whose roll it is: the words before the name, and where the name stands. */
const OF: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    'order of': 'the order of play of {0}',
    'operation points of': 'the operation points of {0}',
    'admiral of': 'the admiral of {0}',
    'army of the': 'the army of the {0}',
    'delay of': 'when it comes: {0}',
    'fate of': 'the fate of {0}',
    'flight of': 'the flight of {0}',
  },
  it: {
    'order of': 'l’ordine di gioco: {0}',
    'operation points of': 'i punti operazione: {0}',
    'admiral of': 'l’ammiraglio: {0}',
    'army of the': 'l’esercito: {0}',
    'delay of': 'quando arriva: {0}',
    'fate of': 'la sorte di {0}',
    'flight of': 'la fuga di {0}',
  },
  fr: {
    'order of': 'l’ordre de jeu : {0}',
    'operation points of': 'les points d’opération : {0}',
    'admiral of': 'l’amiral : {0}',
    'army of the': 'l’armée : {0}',
    'delay of': 'quand elle arrive : {0}',
    'fate of': 'le sort de {0}',
    'flight of': 'la fuite de {0}',
  },
};
const WHOSE = /^(order of|operation points of|admiral of|army of the|delay of|fate of|flight of) (.+)$/;

export function needWords(what: string, language: Language): string {
  const whose = WHOSE.exec(what);
  if (whose === null) return NEEDS[language][what] ?? what;
  const { names } = text[language];
  const [, words, id] = whose;
  // A head bears the name of his faction: of whom one asks after his fate, he is a man.
  const name = /^f/.test(words) ? names.leader[id] : (names.owner[id] ?? names.expedition[id]);
  return joined(OF[language][words].replace('{0}', name ?? id), language);
}
