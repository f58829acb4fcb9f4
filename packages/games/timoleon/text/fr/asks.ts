import type { asks as en } from '../en/asks.ts';
import type { Asks, Like } from '../words.ts';

/** By the name of the decision: what it is part of, the question, and what it means. */
export const asks = {
  answering: ['Négociations', 'Un traité de {from}', 'Signez-le, refusez-le, ou répondez une fois par votre propre offre.'],
  auction: [
    'Entretien',
    'Enchérissez pour les mercenaires de {seat}',
    'Il y a {n:points:point} {at:place} ; une offre valable est d’au moins {n:price:talent}. On ouvre les offres ensemble.',
  ],
  bids: ['Diplomatie', 'Scellez votre offre', 'Chaque tranche de 30 talents compte 1 ; tout ce qui est offert est perdu.'],
  command: ['Bataille', 'Qui commande ?', 'Plusieurs de vos chefs ont la même tactique.'],
  deployment: [
    'Mise en place',
    'Placez vos troupes',
    'Choisissez qui, puis un lieu doré. Personne ne voit les troupes avant que tous aient placé les leurs.',
  ],
  drafting: ['Négociations', 'Écrivez un traité pour {to}', 'Ajoutez des clauses, puis envoyez-le.'],
  enlisting: [
    'Mercenaires',
    'Engager ceux qui ont posé les armes ?',
    'Vous payez le prix de recrutement, point par point ; les autres quittent le jeu.',
  ],
  espionage: [
    'Diplomatie',
    '{author} [author|agit|agissent] en secret : espionner ?',
    'Cela coûte 2 points d’opération ; 4, 5 ou 6 vous montre l’opération.',
  ],
  garrison: [
    'Invasion',
    '{mover} [mover|entre|entrent] {at:zone}',
    'Tenez la campagne et arrêtez l’ennemi, ou repliez-vous en ville.',
  ],
  informing: ['Diplomatie', 'Le dire à d’autres ?', 'Ceux qui sont informés peuvent faire une offre pour un chef mineur.'],
  interception: ['En mer', 'Intercepter {mover} ?', '{n:ships:triremes} [ships|passe|passent] devant {port}.'],
  investing: ['Siège', 'Comment prendre {zone} ?', 'La défense est de {defence}, la garnison de {n:garrison:point}.'],
  joining: ['Bataille', 'Se joindre à {lead} {at:zone} ?', 'Vos troupes combattraient à leurs côtés.'],
  landfall: [
    'Expédition',
    'Où l’expédition débarque-t-elle ?',
    'Choisissez la mer devant un port de l’Épicratie que vous contrôlez.',
  ],
  leaving: ['Siège', 'L’assaut de {zone} est repoussé', 'Choisissez où va votre armée.'],
  loss: ['Pertes', 'Choisissez {n:count:point} à perdre', 'Les troupes sont {at:place}.'],
  maintenance: [
    'Entretien',
    'Payez vos troupes',
    'Il reste {n:bill:talent} à payer. Qui n’est pas payé part, devient mécontent ou peut être vendu.',
  ],
  manoeuvres: [
    'Combat naval',
    'Choisissez une manœuvre',
    '{attacker} [attacker|attaque|attaquent] {defender} ; on choisit en secret.',
  ],
  march: [
    'Opération',
    '<pm|Il reste {n:pm:step}><!pm|Il ne reste aucun point de mouvement>',
    'L’armée est {at:place}. Avancez, ou faites une action qui termine le mouvement.',
  ],
  naming: [
    'Pertes',
    'Choisissez une perte pour {of}',
    'Il reste {n:left:point} à perdre ; vainqueur et vaincu choisissent à tour de rôle.',
  ],
  negotiation: [
    'Négociations',
    'Parlez aux autres',
    'Vous pouvez proposer des traités, faire des dons ou rompre une alliance. On parle une fois par tour.',
  ],
  operations: [
    'Opérations',
    '<po|Il reste {n:po:operation}><!po|Il ne reste aucun point d’opération>',
    '<po|Activez des chefs, déplacez des troupes, négociez en secret, levez l’impôt, recrutez ou construisez.><!po|Ce qui ne coûte aucun point reste possible : construire, donner des talents.>',
  ],
  picking: ['Ordre du tour', 'Choisissez votre place', 'Les factions parlent, paient et agissent dans cet ordre.'],
  pursuing: [
    'Bataille',
    'Poursuivre {owner} ?',
    '{n:points:point} [points|fuit|fuient]<modifier| ; les poursuivants ajoutent {modifier} au dé>.',
  ],
  recovery: ['Impôts', 'Percevoir, ou laisser la terre se relever ?', 'Renoncer à un impôt peut ôter le marqueur de pillage.'],
  retreat: [
    'Bataille',
    'Où se [owner|retire|retirent] {owner} ?',
    'On se retire en ville, dans une zone voisine que l’on tient, ou à bord.',
  ],
  shelter: ['En mer', 'Où va votre flotte ?', 'Elle va dans un port de la zone ou dans une zone voisine libre.'],
  convoy: [
    'Outre-mer',
    '{leader} prend la mer avec {n:ships:triremes}',
    'Il va en {area} : laissez ce dont il n’a pas besoin ; ces navires ramènent les recrues.',
  ],
  stacking: ['Opération', '<leader|Qui part avec {leader} ?><!leader|Qui part avec eux ?>', 'Les troupes sont {at:place}.'],
  storming: ['Siège', 'Forcer {zone} maintenant ?', 'La défense est de {defence}.'],
  stratagems: [
    'Assaut',
    'Choisissez un stratagème pour {zone}',
    'Une force de {attack} en attaque une de {defence} ; on choisit en secret.',
  ],
  tactics: [
    'Bataille',
    'Choisissez une tactique pour {zone}',
    '{attacker} (force {attack}) [attacker|attaque|attaquent] {defender} (force {defence}) ; on choisit en secret.',
  ],
  terms: ['Siège', '{zone} offre de se rendre', 'Si vous acceptez, la garnison sort et rien n’est pillé.'],
  unpaid: [
    'Entretien',
    'Des mercenaires sont impayés {at:place}',
    '{n:points:point} [points|n’est pas payé|ne sont pas payés] : la valeur est de {n:price:talent}.',
  ],
  wishes: ['En mer', 'Voulez-vous combattre ?', 'Les flottes de {mover} et de {foe} se rencontrent {at:place}.'],
} satisfies Asks & Like<typeof en>;
