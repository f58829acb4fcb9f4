import type { asks as en } from '../en/asks.ts';
import type { Asks, Like } from '../phrases.ts';

/** By the name of the decision: what it is part of, the question, and what it means. */
export const asks = {
  answering: ['Négociations', 'Un traité de {from}', 'Signez, refusez, ou répondez une fois par votre offre.'],
  auction: [
    'Entretien',
    'Enchérir pour les mercenaires de {seat}',
    '{points} points, {place} ; une offre valable est d’au moins {price} talents. On les ouvre ensemble.',
  ],
  bids: ['Diplomatie', 'Scellez votre offre', 'Chaque tranche de 30 talents compte 1 ; tout ce qui est offert est perdu.'],
  command: ['Bataille', 'Qui commande ?', 'Plusieurs de vos chefs ont la même tactique.'],
  deployment: ['Mise en place', 'Placez vos troupes', 'Personne ne les voit avant que tous aient placé.'],
  drafting: ['Négociations', 'Écrivez un traité pour {to}', 'Ajoutez des clauses, puis envoyez-le.'],
  enlisting: [
    'Mercenaires',
    'Engager ceux qui ont posé les armes ?',
    'Au prix de recrutement, point par point ; les autres quittent le jeu.',
  ],
  espionage: [
    'Diplomatie',
    '{author} : opération secrète. Espionner ?',
    'Pour 2 points d’opération ; 4, 5 ou 6 vous montre l’opération.',
  ],
  garrison: ['Invasion', '{mover} : entrée, {zone}', 'Tenez la campagne et arrêtez-les, ou repliez-vous en ville.'],
  informing: ['Diplomatie', 'Le dire à d’autres ?', 'Les informés peuvent offrir pour un chef mineur.'],
  interception: ['En mer', 'Intercepter {mover} ?', '{ships} trières passent devant {port}.'],
  investing: ['Siège', 'Comment prendre {zone} ?', 'Défense {defence}, garnison {garrison}.'],
  joining: ['Bataille', 'Se joindre à {lead}, {zone} ?', 'Vos troupes combattraient à leurs côtés.'],
  landfall: ['Expédition', 'Où arrive-t-elle ?', 'La mer devant un port de l’Épicratie que vous tenez.'],
  leaving: ['Siège', 'Repoussés de {zone}', 'Choisissez où va votre armée.'],
  loss: ['Pertes', 'Choisissez {count} à perdre', '{place}.'],
  maintenance: ['Entretien', 'Payez vos troupes', 'Il reste {bill} talents à payer. Qui n’est pas payé part, gronde ou se vend.'],
  manoeuvres: ['Combat naval', 'Choisissez une manœuvre', '{attacker} attaque {defender} ; on choisit en secret.'],
  march: [
    'Opération',
    'Il reste {pm} [pm|point|points] de mouvement',
    'L’armée est {at:place}. Avancez, ou faites une chose qui finit le mouvement.',
  ],
  naming: ['Pertes', 'Choisissez une perte pour {of}', 'Il en reste {left} ; vainqueur et vaincu choisissent à tour de rôle.'],
  negotiation: ['Négociations', 'Parlez aux autres', 'Traités, dons, fin d’une alliance. On parle une fois par tour.'],
  operations: [
    'Opérations',
    'Il reste {po} [po|point|points] d’opération',
    'Activez des chefs, bougez des éléments, négociez en secret, taxez, recrutez, construisez.',
  ],
  picking: ['Ordre', 'Choisissez votre place', 'Dans cet ordre les factions parlent, paient et agissent.'],
  pursuing: ['Bataille', 'Poursuivre {owner} ?', 'Modificateur {modifier} ; {points} points fuient.'],
  recovery: ['Impôts', 'Percevoir, ou laisser la terre se relever ?', 'Renoncer à un impôt peut ôter le marqueur de pillage.'],
  retreat: ['Bataille', 'Où se retire {owner} ?', 'En ville, dans une zone voisine à soi, ou à bord.'],
  shelter: ['En mer', 'Où va votre flotte ?', 'Un port de la zone ou une zone voisine libre.'],
  convoy: [
    'Outre-mer',
    '{leader} part pour {area} avec {ships} trières',
    "Laissez ce dont il n'a pas besoin ; ces navires ramènent les recrues.",
  ],
  stacking: ['Opération', 'Qui part avec <leader|{leader}> ?', 'De {place}.'],
  storming: ['Siège', 'Forcer {zone} maintenant ?', 'Défense {defence}.'],
  stratagems: ['Assaut', 'Choisissez un stratagème, {zone}', '{attack} contre {defence} ; on choisit en secret.'],
  tactics: [
    'Bataille',
    'Choisissez une tactique, {zone}',
    '{attacker} {attack} contre {defender} {defence} ; on choisit en secret.',
  ],
  terms: ['Siège', '{zone} offre de se rendre', 'Acceptée : la garnison sort et rien n’est pillé.'],
  unpaid: ['Entretien', 'Mercenaires impayés, {place}', '{points} points, d’une valeur de {price} talents.'],
  wishes: ['En mer', 'Voulez-vous combattre ?', 'Les flottes de {mover} et {foe} se rencontrent, {place}.'],
} satisfies Asks & Like<typeof en>;
