import { foretold } from '../sentences.ts';

/** What an action may come to, in a few words. */
export const results = foretold({
  'order-dice': '**{seat}** [seat|is|are] first in the order',
  massacre: '<killed|**The mercenaries {at:place} are massacred**><!killed|The mercenaries {at:place} survive>',
  'auction-result':
    '<buyer|**{buyer}** [buyer|buys|buy] the mercenaries for {n:talents:talent}><!buyer|Nobody buys the mercenaries>',
  recovery: 'The land {of:zone} <recovers|recovers><!recovers|stays waste>',
  plundered:
    'The land {of:zone} brings <talents|**{n:talents:talent}**><!talents|nothing><lost|; {owner} [owner|loses|lose] {n:lost:point}>',
  'city-plundered': '{zone} brings <talents|**{n:talents:talent}**><!talents|nothing><destroyed|; the city is destroyed>',
  'first-expedition': '<comes|The expedition comes><!comes|The expedition does not come yet>',
  'expedition-called': '<when|The expedition comes {when}><!when|The war ends before the expedition can come>',
  obedience:
    '<mercenaries|The mercenaries><!mercenaries|The troops> <stay|**refuse to move**><plunder|**plunder instead**><!stay|<!plunder|obey>>',
  'no-combat': 'There is no combat',
  battle: '<winner|**{winner}** [winner|wins|win]<lost|; the other side loses {n:lost:point}>><!winner|The battle is drawn>',
  'winner-losses': 'The winner loses <lost|{n:lost:point}><!lost|nothing>',
  overwhelmed: '**{owner}** [owner|is|are] overwhelmed: {n:points:point} [points|is|are] lost',
  surrender: '**{owner}** [owner|surrenders|surrender] to {to}',
  pursuit: '{owner} [owner|loses|lose] <points|{n:points:point}><engines|<points| and >{n:engines:engine}> in the pursuit',
  flight: '**{leader}** is captured',
  desertion: '{whose:owner} mercenaries go over to {to}',
  intercepts: '**{seat}** [seat|intercepts|intercept] {at:place}',
  admirals: '{decides} [decides|decides|decide] whether there is a fight',
  'sea-fight':
    '<winner|**{winner}** [winner|wins|win] at sea<lost|; the other side loses {n:lost:triremes}>><!winner|The sea fight is undecided>',
  'citizens-rise': 'The citizens {of:zone} take up arms: {n:points:point}',
  siege: '{besieger} [besieger|besieges|besiege] {zone}',
  'siege-lifted': '**The siege {of:zone} is lifted**',
  assault:
    '<eliminated|**The garrison {of:zone} falls**><!eliminated|<beaten|**The assault on {zone} is thrown back**><!beaten|{zone} holds out>><levels|; the wall loses {n:levels:level}>',
  bombardment: 'The wall {of:zone} <levels|loses {n:levels:level}><!levels|holds>',
  hunger: '{starved}',
  treason: '**Treason opens {zone}** to {by}',
  terms: '**{zone} surrenders** to {by}',
  control: '**{zone} passes to {owner}**',
  'leader-killed': '**{leader} is killed**',
  'leader-captured': '**{leader} is captured** by {by}',
  'native-activity': 'The natives <peoples|stir><!peoples|stay at home>',
  espionage: 'The spy learns <sees|of the operation><!sees|nothing>',
  'diplomacy-result': '<success|**{target} is won over**><!success|{target} refuses; the talents are spent>',
  'changes-side': '**{leader}** <to|goes over to {to}><!to|becomes neutral>',
  out: '**{seat} [seat|is|are] out of the war**',
});
