import { told } from '../sentences.ts';

/** One sentence for every kind of event. */
export const events = told({
  sealed: '{seat} [seat|a|ont] fait [seat|son|leur] choix en secret.',
  activates:
    '<himself|**{leader}** entre en campagne {at:place}.><!himself|**{seat}** [seat|active|activent] **{leader}** {at:place}.>',
  admirals: '**{decides}** [decides|décide|décident] s’il y a combat (dés des amiraux {dice}, tactique {tactics}).',
  'alliance-ended': '**{seat}** [seat|met|mettent] fin à l’alliance avec **{to}**.',
  assault:
    '<eliminated|**{attacker} [attacker|prend|prennent] {zone} d’assaut**, et toute la garnison tombe><!eliminated|**L’assaut de {attacker} ne prend pas {zone}**<levels|, mais le mur perd {n:levels:level}>> ({attackOption}, force {attack}, contre {defenceOption}, force {defence} : dés {dice}<modifiers|, {modifiers}> : {result}).',
  attacks: '**{seat}** [seat|attaque|attaquent] {defender} {at:zone}.',
  'auction-result':
    '<buyer|**{buyer}** [buyer|achète|achètent] les mercenaires de {seat} pour {n:talents:talent}.><!buyer|Personne n’achète les mercenaires de {seat}.>',
  'auction-tied': '{seats} offrent autant, {n:talents:talent}, et enchérissent encore.',
  avoids: '**{seat}** [seat|évite|évitent] la bataille et se [seat|retire|retirent] {to:place}.',
  battle:
    '<winner|**{winner} [winner|remporte|remportent] la bataille {of:zone} avec {margin} d’avance**<lost| ; {loser} [loser|perd|perdent] {n:lost:point}>><!winner|**La bataille {of:zone} est indécise**> ({attackCommander?attacker} avec {attackOption}, force {attack}, contre {defenceCommander?defender} avec {defenceOption}, force {defence} : dés {dice}<modifiers|, {modifiers}> : {difference}).',
  'beaten-leader':
    '**{leader}** <killed|est tué><captured|est capturé><escapes|s’échappe><untold|s’en remet au sort> après la défaite (dé {die}).',
  bombardment:
    '**{seat}** [seat|bombarde|bombardent] **{zone}** : <levels|le mur perd {n:levels:level} et tombe à {defence}><!levels|le mur tient, à {defence}> (dé {die}<modifiers|, {modifiers} : {result}>).',
  builds: '**{seat}** [seat|construit|construisent] {n:1:what} {at:place} pour {n:talents:talent}, en service {when}.',
  'changes-side': '**{leader}** <to|passe à **{to}**.><!to|est désormais neutre.>',
  cheers:
    '**{seat}** [seat|paie|paient] double solde, {n:talents:talent}, à [seat|ses|leurs] {many:unit} {at:place}, et le mécontentement cesse.',
  'citizens-rise': 'Les citoyens de **{zone}** prennent les armes : {n:points:point}<leader|, sous **{leader}**>.',
  'city-plundered':
    '<owner|**{owner}** [owner|pille|pillent] **{zone}**><!owner|**{zone}** est pillée><owner|<talents| et en [owner|tire|tirent] {n:talents:talent}><!talents| et n’y [owner|trouve|trouvent] rien>><!owner|, et personne n’en tire rien><destroyed| ; la ville est détruite> (dé {die}).',
  control: '**{zone}** passe de {before} à **{owner}**.',
  countered: '**{seat}** [seat|répond|répondent] à {to} par [seat|sa|leur] propre offre.',
  denounced: '**{seat}** [seat|dénonce|dénoncent] [seat|ses|leurs] traités avec **{to}**.',
  deployed: 'Tous les placements sont révélés.',
  deploys:
    '<himself|{leader} prend position {at:zone} ((vous seul le voyez)).><!himself|{seat} [seat|place|placent]<zone| <unit|des {many:unit} ><leader|{leader} >{at:zone} ((vous seul le voyez))><!zone| [seat|ses|leurs] troupes>.>',
  desertion: 'Les mercenaires dispersés de {owner} <joins|passent à **{to}**><!joins|achèvent leur retraite> (dé {die}).',
  deserts: '{n:points:unit} [points|abandonne|abandonnent] **{seat}** {at:place}, faute de solde.',
  diplomacy: '**{seat}** [seat|engage|engagent] une opération diplomatique<target| auprès de **{target}**>.',
  'diplomacy-result':
    '<success|**{seat} [seat|gagne|gagnent] {target} à [seat|sa|leur] cause**><!success|**{seat} ne [seat|gagne|gagnent] pas {target} à [seat|sa|leur] cause**> (dé {die}<modifiers|, {modifiers} : {total}>, il faut {needed} ou plus).',
  disbanded:
    '{n:points:point} de {owner} [points|quitte|quittent] le jeu {at:place}.<engines| {n:engines:engine} [engines|est prise|sont prises].>',
  dispatched:
    '<himself|**{leader}** se rend en personne en {area}><!himself|**{seat}** [seat|envoie|envoient] **{leader}** en {area}><ships| avec {n:ships:triremes}>.',
  element: '**{seat}** [seat|déplace|déplacent] {n:points:unit} {from:place}.',
  eliminated: '<by|**{by}** [by|élimine|éliminent] **{leader}**.><!by|**{leader}** est éliminé.>',
  embarks: '**{seat}** [seat|embarque|embarquent] {at:place}.',
  end: 'La guerre est finie. **{winners}** [winners|l’emporte|l’emportent].',
  'engines-abandoned':
    '{n:engines:engine} [engines|est abandonnée|sont abandonnées] devant {zone}<to| et [engines|passe|passent] à {to}>.',
  enlisted: '**{seat}** [seat|engage|engagent] 1 {one:unit} pour {n:talents:talent}.',
  entrenches: '**{seat}** se [seat|retranche|retranchent] {at:zone}.',
  espionage:
    '**{seat}** [seat|espionne|espionnent] {author} <sees|et [seat|découvre|découvrent] l’opération<target| visant **{target}**>><!sees|et n’[seat|apprend|apprennent] rien> (dé {die})<target| ((vous seul le voyez))>.',
  'expedition-arrives': 'La **{expedition}** arrive {at:place} avec {leaders} et apporte {n:talents:talent}.',
  'expedition-called':
    'La **{expedition}** est appelée<because| : {because}>. <when|Elle arrive {when}><!when|La guerre finit avant qu’elle arrive><die| (dé {die}, et 3 tours de plus)>.',
  'expedition-cancelled': 'La **{expedition}** est annulée : il n’y a pas de transport.',
  'expedition-waits': 'La **{expedition}** attend le transport.',
  extinct: '**{people}** sont hors jeu.',
  'first-expedition':
    'La première expédition carthaginoise <comes|arrive><!comes|n’arrive pas encore> (dés {dice} : {added} ; en {month}, il faut moins de {monthly}).',
  'fleet-withdraws': 'La flotte de {seat} <place|se retire {to:place}.><!place|n’a plus d’issue et est perdue.>',
  'fleets-meet': 'Les flottes de {mover} et de {foe} se rencontrent {at:place}.',
  flight: '**{leader}** <captured|est pris dans sa fuite><!captured|s’échappe> (dé {die}).',
  garrison: 'La garnison de **{zone}** <stands|tient la campagne.><!stands|se replie dans la ville.>',
  gives: '**{seat}** [seat|donne|donnent] {n:talents:talent} à **{to}**.',
  grumbles: '{n:points:point} des troupes de {seat} {at:place} [points|devient mécontent|deviennent mécontents].',
  'goes-out': '**{seat}** [seat|sort|sortent] des murs {of:from}.',
  guard: '**{seat}** [seat|prend|prennent] 1 hoplite {at:place} dans [seat|sa|leur] garde du corps.',
  halts: '**{seat}** s’[seat|arrête|arrêtent] {at:place}.',
  hands: '**{seat}** [seat|remet|remettent] à **{to}** 1 {one:unit} {at:place}.',
  head: '<himself|**{leader}** dirige désormais sa faction.><!himself|<leader|**{leader}** dirige désormais la faction de {seat}.><!leader|La faction de {seat} n’a plus de chef.>>',
  hired: '**{seat}** [seat|engage|engagent] {n:points:unit} en {area} pour {n:talents:talent}.',
  hunger: '{starved} (dé {die}<modifiers|, {modifiers} : {result}>, il faut 8 ou plus pour ne rien perdre).',
  informs: '**{seat}** [seat|dit|disent] à {to} ce qu’[seat|elle a|ils ont|il a] appris<target| sur {target}>.',
  intercepts: 'La flotte de {seat} sort {from:place} pour intercepter.',
  joins: '**{seat}** se [seat|joint|joignent] au combat.',
  lands: '**{seat}** [seat|débarque|débarquent] {at:place}.',
  launched: '{n:points:what} de **{seat}** [points|entre|entrent] en service {at:zone}.',
  'leader-captured': '**{by}** [by|capture|capturent] **{leader}**.',
  'leader-dice': '**{leader}** <dies|tombe au combat><!dies|survit à la mêlée> (dés {dice}).',
  'leader-goes': '**{leader}** <freed|est de nouveau libre et ><place|se rend {to:place}.><!place|quitte le jeu.>',
  'leader-killed': '**{leader}** <how|{how}><!how|est mort>.',
  'leader-stays': '**{leader}** reste {at:place}.',
  left: '**{seat}** [seat|laisse|laissent] {n:points:unit} {at:place}.',
  maintenance:
    '<compulsory|Toutes les factions paient l’entretien : <winter|c’est le premier tour de l’année><!winter|les points d’opération totalisent {sum}, plus de 20>.><!compulsory|Il n’y a pas d’entretien ce mois-ci : les points d’opération totalisent {sum} (il en faut plus de 20).>',
  massacre:
    '<killed|Les mercenaires sans solde de {seat} {at:place} sont massacrés.><!killed|Les mercenaires de {seat} {at:place} survivent, mécontents.>',
  moves: '**{seat}** [seat|va|vont] {from:from} {to:to}<cost| ({n:cost:step})>.',
  'native-activity':
    '<peoples|{peoples} s’agitent><!peoples|Les indigènes restent chez eux> (dé {die}<which|, puis {which} : pair les Sicanes, impair les Sicules>).',
  'native-army': '**{people}** rassemblent {troops} <leader|sous {leader} >pour {purpose} {at:zone} (dés {dice}).',
  'native-enemy':
    'Les indigènes préparent {purpose} <enemy|contre **{enemy}**<territories|, avec le plus de territoires, {territories}<drawn|, par tirage entre {drawn} à égalité>>><!enemy|mais n’ont pas d’ennemi à portée> (dé {die}<tyrant|, puis {tyrant} : pair Hicétas, impair Denys>).',
  'native-siege':
    '**{people}** sont <assault|assez forts><!assault|trop faibles> pour donner l’assaut à **{zone}** (forces {strengths} ; il faut le double).',
  'native-target':
    '**{people}** choisissent **{zone}**<only|, le seul territoire à portée><!only|, le territoire le plus faible à portée><rich| et le plus riche de plusieurs><drawn|, par tirage entre {drawn} à égalité> (<points|{n:points:point} en défense><!points|personne ne le défend>).',
  'natives-idle': '**{people}** <why|ne font rien : {why}.><!why|n’ont pas de frontière avec {enemy} et ne font rien.>',
  'natives-leave': 'L’armée **{folk}** rentre chez elle<why| : {why}>.',
  'natives-move': '**{people}** marchent {from:from} {to:zone}.',
  'natives-replace': '**{people}** remplacent {n:points:point}.',
  'no-combat': 'Il n’y a pas de combat {at:zone} : {attackOption} contre {defenceOption}.',
  obedience:
    'Les <mercenaries|mercenaires><!mercenaries|citoyens> mécontents de {seat} {result} (dé {die}<modifiers|, {modifiers} : {total}>, il faut 5 ou plus).',
  'operation-points': 'Les points d’opération du tour sont : {po}.',
  'order-dice': '**{first}** [first|choisit|choisissent] en {firstly}, puis {rest} (dés : {throws}).',
  out: '**{seat}** [seat|est|sont] hors jeu.',
  overwhelmed: '{owner} [owner|succombe|succombent] {at:zone} sans jet de dé : {n:points:point} [points|n’a|n’ont] pas de force.',
  pays: '**{seat}** [seat|paie|paient] {n:talents:talent} à [seat|ses|leurs] troupes {at:place}.',
  picks: '**{seat}** [seat|choisit|choisissent] de jouer en {nth}.',
  place: 'C’est au tour de **{seat}**, avec {n:po:operation}.',
  plundered:
    '**{owner}** [owner|pille|pillent] le territoire de **{zone}** <talents|et en [owner|tire|tirent] {n:talents:talent}><!talents|<natives|et gaspillent ce qu’ils trouvent><!natives|et n’y [owner|trouve|trouvent] rien>><lost|, mais [owner|perd|perdent] {n:lost:point}> (dé {die}<modifiers|, {modifiers}>, il faut plus de {silhouettes} pour ne rien perdre).',
  'point-lost': '{owner} [owner|perd|perdent] 1 {one:unit}.',
  pursuit:
    '{chased}<engines| ; {n:engines:engine} [engines|est perdue|sont perdues]> (dé {die}<modifier|, +{modifier} poursuivants rapides : {result}>).',
  drowned: '**{owner}** [owner|perd|perdent] {n:points:point} que [owner|ses|leurs] navires portaient {at:place}.',
  'puts-to-sea': 'La flotte de {seat} est chassée {from:port} et prend la mer.',
  recovered: 'La terre de **{zone}** s’est relevée.',
  recovery:
    '**{seat}** [seat|renonce|renoncent] à l’impôt de {zone} : la terre <recovers|se relève><!recovers|ne se relève pas> (dé {die}, il faut plus de {black}).',
  recruits: '**{seat}** [seat|enrôle|enrôlent] {troops} <leader|avec {leader} >{at:zone}.',
  repaired: '**{seat}** [seat|ramène|ramènent] la défense de **{zone}** à {defence}.',
  retreats: '{owner} se [owner|retire|retirent] {to:place}.',
  returns: 'Les recrues de {seat} engagées en {area} arrivent {to:zone}.',
  'sea-fight':
    '<winner|**{winner} [winner|gagne|gagnent] le combat naval {at:water} avec {margin} d’avance**<lost| ; {loser} [loser|perd|perdent] {n:lost:triremes}>><!winner|**Le combat naval {at:water} est indécis**> ({attacker} avec {attackOption} contre {defender} avec {defenceOption}, forces {strengths} : dés {dice}<modifiers|, {modifiers}> : {difference}).',
  siege: '**{besieger}** [besieger|assiège|assiègent] **{zone}**.',
  'siege-lifted': 'Le siège de **{zone}** est levé.',
  'siege-plunder': '**{zone}** est <plundered|pillée><!plundered|épargnée> après {n:turns:month} de siège (dé {die}).',
  suborned: '**{leader}** passe à **{seat}** pour {n:talents:talent}.',
  surrender: '{owner} se [owner|rend|rendent] à **{to}** {at:place}.',
  talks: '**{seat}** [seat|négocie|négocient] avec **{to}**.',
  'talks-end': 'Les négociations entre {seat} et {to} finissent sans offre.',
  taxes:
    '**{seat}** <talents|[seat|lève|lèvent] {n:talents:talent} d’impôts dans {n:cities:city}><!talents|ne [seat|trouve|trouvent] aucun impôt à lever>.',
  terms: 'La garnison de **{zone}** capitule et se retire.',
  'transport-seized': '**{by}** [by|prend|prennent] le transport de {owner}.',
  treason: 'La trahison ouvre les portes de **{zone}** à **{by}**.',
  'treasury-captured': 'Le trésor de {seat}, {n:talents:talent}, passe à **{by}**.',
  'treaty-broken':
    '**{by}** [by|rompt|rompent] [by|son|leur] traité avec **{against}** (<truce|trêve><passage|droit de passage><joint|contrôle commun de Syracuse>).',
  'treaty-offered': '**{seat}** [seat|propose|proposent] un traité à **{to}**<terms| (({terms}))>.',
  'treaty-refused': '**{seat}** [seat|refuse|refusent] le traité de {to}.',
  'treaty-signed': '**{seat}** et **{to}** signent un traité<terms| : {terms}>.',
  turn: 'Un nouveau tour commence : **{date}**',
  'winner-losses': 'Le vainqueur <lost|perd {n:lost:point}><!lost|ne perd rien> (dé {die}).',
});
