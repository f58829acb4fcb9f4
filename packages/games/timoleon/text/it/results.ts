import { foretold } from '../sentences.ts';

/** What an action may come to, in a few words. */
export const results = foretold({
  'order-dice': '**{seat}** [seat|viene|vengono] per {firstly} nell’ordine',
  massacre: 'I mercenari {at:place} <killed|**sono massacrati**><!killed|sopravvivono>',
  'auction-result':
    '<buyer|**{buyer}** [buyer|compra|comprano] i mercenari per {n:talents:talent}><!buyer|Nessuno compra i mercenari>',
  recovery: 'La terra {of:zone} <recovers|si riprende><!recovers|non si riprende>',
  plundered:
    'La terra {of:zone} <talents|rende **{n:talents:talent}**><!talents|non rende nulla><lost|; {owner} [owner|perde|perdono] {n:lost:point}>',
  'city-plundered': '{zone} <talents|rende **{n:talents:talent}**><!talents|non rende nulla><destroyed|; la città è distrutta>',
  'first-expedition': 'La spedizione <comes|arriva><!comes|non arriva ancora>',
  'expedition-called': '<when|La spedizione arriva {when}><!when|La guerra finisce prima che la spedizione arrivi>',
  obedience:
    '<mercenaries|I mercenari><!mercenaries|Le truppe> <stay|**non si muovono**><plunder|**saccheggiano**><!stay|<!plunder|obbediscono>>',
  'no-combat': 'Non si combatte',
  battle:
    '<winner|**{winner}** [winner|vince|vincono]<lost|; l’altra parte perde {n:lost:point}>><!winner|La battaglia finisce pari>',
  'winner-losses': 'Il vincitore <lost|perde {n:lost:point}><!lost|non perde nulla>',
  overwhelmed: '**{owner}** [owner|perde|perdono] tutto: {n:points:point}',
  surrender: '**{owner}** si [owner|arrende|arrendono] a {to}',
  pursuit: '{owner} [owner|perde|perdono] <points|{n:points:point}><engines|<points| e >{n:engines:engine}> nell’inseguimento',
  flight: '**{leader}** è catturato',
  desertion: 'I mercenari di {owner} passano a {to}',
  intercepts: '**{seat}** [seat|intercetta|intercettano] {at:place}',
  admirals: '{decides} [decides|decide|decidono] se si combatte',
  'sea-fight':
    '<winner|**{winner}** [winner|vince|vincono] in mare<lost|; l’altra parte perde {n:lost:triremes}>><!winner|Il combattimento navale è indeciso>',
  'citizens-rise': 'I cittadini {of:zone} prendono le armi: {n:points:point}',
  siege: '{besieger} [besieger|assedia|assediano] {zone}',
  'siege-lifted': '**L’assedio {of:zone} è tolto**',
  assault:
    '<eliminated|**La guarnigione {of:zone} cade**><!eliminated|<beaten|**L’assalto a {zone} è respinto**><!beaten|{zone} resiste>><levels|; le mura perdono {n:levels:level}>',
  bombardment: 'Le mura {of:zone} <levels|perdono {n:levels:level}><!levels|reggono>',
  hunger: '{starved}',
  treason: '**Il tradimento apre {zone}** a {by}',
  terms: '**{zone} si arrende** a {by}',
  control: '**{zone} passa a {owner}**',
  'leader-killed': '**{leader} è ucciso**',
  'leader-captured': '**{leader} è catturato** da {by}',
  'native-activity': 'Gli indigeni <peoples|si muovono><!peoples|restano a casa>',
  espionage: 'La spia <sees|scopre l’operazione><!sees|non scopre nulla>',
  'diplomacy-result': '<success|**{target} si lascia convincere**><!success|{target} rifiuta; i talenti sono spesi>',
  'changes-side': '**{leader}** <to|passa a {to}><!to|diventa neutrale>',
  out: '**{seat} [seat|è|sono] fuori dalla guerra**',
});
