import { foretold } from '../sentences.ts';

/** What an action may come to, in a few words. */
export const results = foretold({
  'order-dice': '**{seat}** [seat|vient|viennent] en premier',
  massacre: 'Les mercenaires {at:place} <killed|**sont massacrés**><!killed|survivent>',
  'auction-result':
    '<buyer|**{buyer}** [buyer|achète|achètent] les mercenaires pour {n:talents:talent}><!buyer|Personne n’achète les mercenaires>',
  recovery: 'La terre {of:zone} <recovers|se relève><!recovers|ne se relève pas>',
  plundered:
    'La terre {of:zone} <talents|rapporte **{n:talents:talent}**><!talents|ne rapporte rien><lost| ; {owner} [owner|perd|perdent] {n:lost:point}>',
  'city-plundered':
    '{zone} <talents|rapporte **{n:talents:talent}**><!talents|ne rapporte rien><destroyed| ; la ville est détruite>',
  'first-expedition': 'L’expédition <comes|arrive><!comes|n’arrive pas encore>',
  'expedition-called': '<when|L’expédition arrive {when}><!when|La guerre finit avant que l’expédition arrive>',
  obedience:
    '<mercenaries|Les mercenaires><!mercenaries|Les troupes> <stay|**refusent de bouger**><plunder|**pillent**><!stay|<!plunder|obéissent>>',
  'no-combat': 'Il n’y a pas de combat',
  battle:
    '<winner|**{winner}** [winner|gagne|gagnent]<lost| ; l’autre camp perd {n:lost:point}>><!winner|La bataille est indécise>',
  'winner-losses': 'Le vainqueur <lost|perd {n:lost:point}><!lost|ne perd rien>',
  overwhelmed: '**{owner}** [owner|perd|perdent] tout : {n:points:point}',
  surrender: '**{owner}** se [owner|rend|rendent] à {to}',
  pursuit: '{owner} [owner|perd|perdent] <points|{n:points:point}><engines|<points| et >{n:engines:engine}> dans la poursuite',
  flight: '**{leader}** est capturé',
  desertion: 'Les mercenaires de {owner} passent à {to}',
  intercepts: '**{seat}** [seat|intercepte|interceptent] {at:place}',
  admirals: '{decides} [decides|décide|décident] s’il y a combat',
  'sea-fight':
    '<winner|**{winner}** [winner|gagne|gagnent] en mer<lost| ; l’autre camp perd {n:lost:triremes}>><!winner|Le combat naval est indécis>',
  'citizens-rise': 'Les citoyens {of:zone} prennent les armes : {n:points:point}',
  siege: '{besieger} [besieger|assiège|assiègent] {zone}',
  'siege-lifted': '**Le siège {of:zone} est levé**',
  assault:
    '<eliminated|**La garnison {of:zone} tombe**><!eliminated|<beaten|**L’assaut de {zone} est repoussé**><!beaten|{zone} tient>><levels| ; le mur perd {n:levels:level}>',
  bombardment: 'Le mur {of:zone} <levels|perd {n:levels:level}><!levels|tient>',
  hunger: '{starved}',
  treason: '**La trahison ouvre {zone}** à {by}',
  terms: '**{zone} se rend** à {by}',
  control: '**{zone} passe à {owner}**',
  'leader-killed': '**{leader} est tué**',
  'leader-captured': '**{leader} est capturé** par {by}',
  'native-activity': 'Les indigènes <peoples|s’agitent><!peoples|restent chez eux>',
  espionage: 'L’espion <sees|découvre l’opération><!sees|n’apprend rien>',
  'diplomacy-result': '<success|**{target} se laisse gagner**><!success|{target} refuse ; les talents sont dépensés>',
  'changes-side': '**{leader}** <to|passe à {to}><!to|devient neutre>',
  out: '**{seat} [seat|est|sont] hors de la guerre**',
});
