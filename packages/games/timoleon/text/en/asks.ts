import type { Asks } from '../words.ts';

/** By the name of the decision: what it is part of, the question, and what it means. */
export const asks = {
  answering: ['Talks', 'A treaty from {from}', 'Sign it, refuse it, or answer once with an offer of your own.'],
  auction: [
    'Maintenance',
    'Bid for {whose:seat} mercenaries',
    'There [points|is|are] {n:points:point} {at:place}; a valid bid is at least {n:price:talent}. All bids are opened together.',
  ],
  bids: ['Diplomacy', 'Seal your offer', 'Each full 30 talents count 1; everything offered is lost, whatever happens.'],
  command: ['Battle', 'Who commands?', 'Several of your leaders have the same tactics.'],
  deployment: ['Set-up', 'Place your troops', 'Choose whom, then a gold place. Nobody sees them until all have placed.'],
  drafting: ['Talks', 'Write a treaty for {to}', 'Add terms, then send it.'],
  enlisting: [
    'Mercenaries',
    'Hire those who laid down their arms?',
    'You pay the recruiting price, point by point; the rest leave the game.',
  ],
  espionage: [
    'Diplomacy',
    '{author} [author|acts|act] in secret: spy?',
    'It costs 2 operation points; a roll of 4, 5 or 6 shows you the operation.',
  ],
  garrison: ['Invasion', '{mover} [mover|enters|enter] {zone}', 'Stand in the field and stop them, or withdraw into the city.'],
  informing: ['Diplomacy', 'Tell others?', 'Those informed may bid for a minor leader.'],
  interception: ['At sea', 'Intercept {mover}?', '{n:ships:triremes} [ships|passes|pass] {port}.'],
  investing: ['Siege', 'How do you take {zone}?', 'The defence is {defence}, the garrison has {n:garrison:point}.'],
  joining: ['Battle', 'Join {lead} {at:zone}?', 'Your troops would fight at their side.'],
  landfall: ['Expedition', 'Where does the expedition land?', 'Choose the sea before a port of the Epikrateia that you control.'],
  leaving: ['Siege', 'You are thrown back {from:zone}', 'Choose where your army goes.'],
  loss: ['Losses', 'Choose {n:count:point} to lose', 'The troops are {at:place}.'],
  maintenance: [
    'Maintenance',
    'Pay your troops',
    'The open bill is {n:bill:talent}. Whoever is not paid leaves, becomes discontented or may be sold.',
  ],
  manoeuvres: ['Sea fight', 'Choose a manoeuvre', '{attacker} [attacker|attacks|attack] {defender}; both choose in secret.'],
  march: [
    'Operation',
    '<pm|{n:pm:step} left><!pm|No movement point is left>',
    'The army is {at:place}. Move on, or do one thing that ends the movement.',
  ],
  naming: ['Losses', 'Choose a loss for {of}', '{n:left:point} [left|is|are] still to be lost; winner and loser choose in turn.'],
  negotiation: ['Talks', 'Speak with the others', 'You may offer treaties and gifts or end an alliance. You speak once a turn.'],
  operations: [
    'Operations',
    '<po|{n:po:operation} left><!po|No operation point is left>',
    '<po|Activate leaders, move troops, negotiate in secret, collect taxes, recruit or build.><!po|What costs no point can still be done: build, give talents.>',
  ],
  picking: ['Order of play', 'Choose your place', 'In this order the factions speak, pay and act.'],
  pursuing: [
    'Battle',
    'Pursue {owner}?',
    '{n:points:point} [points|flees|flee]<modifier|; the pursuers add {modifier} to the die>.',
  ],
  recovery: ['Taxes', 'Collect, or let the land recover?', 'Forgoing a tax may remove the plunder marker.'],
  retreat: ['Battle', 'Where [owner|does|do] {owner} retreat?', 'Into the city, to an adjacent zone of their own, or aboard.'],
  shelter: ['At sea', 'Where does your fleet go?', 'It goes to a port of the area or to a free area beside it.'],
  convoy: [
    'Abroad',
    '{leader} sails for {area} with {n:ships:triremes}',
    'Leave behind what he does not need; these ships carry the recruits home.',
  ],
  stacking: ['Operation', '<leader|Whom does {leader} take along?><!leader|Who goes along?>', 'The troops are {at:place}.'],
  storming: ['Siege', 'Storm {zone} now?', 'The defence is {defence}.'],
  stratagems: [
    'Assault',
    'Choose a stratagem for {zone}',
    'Strength {attack} attacks strength {defence}; both sides choose in secret.',
  ],
  tactics: [
    'Battle',
    'Choose a tactic for {zone}',
    '{attacker} (strength {attack}) [attacker|attacks|attack] {defender} (strength {defence}); both choose in secret.',
  ],
  terms: ['Siege', '{zone} offers to surrender', 'If you accept, the garrison leaves and nothing is plundered.'],
  unpaid: [
    'Maintenance',
    'Mercenaries {at:place} are unpaid',
    '{n:points:point} [points|is|are] unpaid, worth {n:price:talent}.',
  ],
  wishes: ['At sea', 'Do you want to fight?', 'The fleets of {mover} and {foe} meet {at:place}.'],
} as const satisfies Asks;
