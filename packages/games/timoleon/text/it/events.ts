import { told } from '../sentences.ts';

/** One sentence for every kind of event. */
export const events = told({
  sealed: '{seat} [seat|ha|hanno] scelto in segreto.',
  activates:
    '<himself|**{leader}** entra in azione {at:place}.><!himself|**{seat}** [seat|attiva|attivano] **{leader}** {at:place}.>',
  admirals: '**{decides}** [decides|decide|decidono] se si combatte (dadi degli ammiragli {dice}, capacità tattica {tactics}).',
  'alliance-ended': '**{seat}** [seat|pone|pongono] fine all’alleanza con **{to}**.',
  assault:
    '<eliminated|**{attacker} [attacker|prende|prendono] {zone} d’assalto**, e cade l’intera guarnigione><!eliminated|**L’assalto di {attacker} non prende {zone}**<levels|, ma le mura perdono {n:levels:level}>> ({attackOption}, forza {attack}, contro {defenceOption}, forza {defence}: dadi {dice}<modifiers|, {modifiers}>: {result}).',
  attacks: '**{seat}** [seat|attacca|attaccano] {defender} {at:zone}.',
  'auction-result':
    '<buyer|**{buyer}** [buyer|compra|comprano] i mercenari di {seat} per {n:talents:talent}.><!buyer|Nessuno compra i mercenari di {seat}.>',
  'auction-tied': '{seats} offrono lo stesso, {n:talents:talent}, e offrono di nuovo.',
  avoids: '**{seat}** [seat|evita|evitano] la battaglia e si [seat|ritira|ritirano] {to:place}.',
  battle:
    '<winner|**{winner} [winner|vince|vincono] la battaglia {of:zone} con {margin} di vantaggio**<lost|; {loser} [loser|perde|perdono] {n:lost:point}>><!winner|**La battaglia {of:zone} finisce pari**> ({attackCommander?attacker} con {attackOption}, forza {attack}, contro {defenceCommander?defender} con {defenceOption}, forza {defence}: dadi {dice}<modifiers|, {modifiers}>: {difference}).',
  'beaten-leader':
    '**{leader}** <killed|è ucciso><captured|è catturato><escapes|si salva><untold|si affida alla sorte> dopo la sconfitta (dado {die}).',
  bombardment:
    '**{seat}** [seat|bombarda|bombardano] **{zone}**: <levels|le mura perdono {n:levels:level} e scendono a {defence}><!levels|le mura reggono, a {defence}> (dado {die}<modifiers|, {modifiers}: {result}>).',
  builds: '**{seat}** [seat|costruisce|costruiscono] {n:1:what} {at:place} per {n:talents:talent}, in servizio {when}.',
  'changes-side': '**{leader}** <to|passa a **{to}**.><!to|è neutrale d’ora in poi.>',
  cheers: '**{seat}** [seat|paga|pagano] il doppio a {all:unit} {at:place}, {n:talents:talent}, e il malcontento cessa.',
  'citizens-rise': 'I cittadini di **{zone}** prendono le armi: {n:points:point}<leader|, con **{leader}**>.',
  'city-plundered':
    '<owner|**{owner}** [owner|saccheggia|saccheggiano] **{zone}**><!owner|**{zone}** è saccheggiata><owner|<talents| e ne [owner|trae|traggono] {n:talents:talent}><!talents| e non [owner|trova|trovano] nulla>><!owner|, e nessuno ne trae nulla><destroyed|; la città è distrutta> (dado {die}).',
  control: '**{zone}** passa da {before} a **{owner}**.',
  countered: '**{seat}** [seat|risponde|rispondono] a {to} con una propria offerta.',
  denounced: '**{seat}** [seat|denuncia|denunciano] i trattati con **{to}**.',
  deployed: 'Tutti gli schieramenti sono rivelati.',
  deploys:
    '<himself|{leader} si schiera {at:zone} ((lo vedi solo tu)).><!himself|{seat} [seat|schiera|schierano]<zone| <unit|{many:unit} ><leader|{leader} >{at:zone} ((lo vedi solo tu))><!zone| le truppe>.>',
  desertion: 'I mercenari dispersi di {owner} <joins|passano a **{to}**><!joins|completano la ritirata> (dado {die}).',
  deserts: '{n:points:unit} [points|abbandona|abbandonano] **{seat}** {at:place}, senza paga.',
  diplomacy: '**{seat}** [seat|avvia|avviano] un’operazione diplomatica<target| verso **{target}**>.',
  'diplomacy-result':
    '<success|**{seat} [seat|convince|convincono] {target}**><!success|**{seat} non [seat|convince|convincono] {target}**> (dado {die}<modifiers|, {modifiers}: {total}>, serve {needed} o più).',
  disbanded:
    '{n:points:point} di {owner} [points|lascia|lasciano] il gioco {at:place}.<engines| [engines|È presa|Sono prese] {n:engines:engine}.>',
  dispatched:
    '<himself|**{leader}** va di persona in {area}><!himself|**{seat}** [seat|manda|mandano] **{leader}** in {area}><ships| con {n:ships:triremes}>.',
  element: '**{seat}** [seat|muove|muovono] {n:points:unit} {from:place}.',
  eliminated: '<by|**{by}** [by|elimina|eliminano] **{leader}**.><!by|**{leader}** è eliminato.>',
  embarks: '**{seat}** si [seat|imbarca|imbarcano] {at:place}.',
  end: 'La guerra è finita. [winners|Vince|Vincono] **{winners}**.',
  'engines-abandoned':
    '{n:engines:engine} [engines|resta abbandonata|restano abbandonate] davanti a {zone}<to| e [engines|passa|passano] a {to}>.',
  enlisted: '**{seat}** [seat|ingaggia|ingaggiano] 1 {one:unit} per {n:talents:talent}.',
  entrenches: '**{seat}** si [seat|trincera|trincerano] {at:zone}.',
  espionage:
    '**{seat}** [seat|spia|spiano] {author} <sees|e [seat|scopre|scoprono] l’operazione<target| verso **{target}**>><!sees|e non [seat|scopre|scoprono] nulla> (dado {die})<target| ((lo vedi solo tu))>.',
  'expedition-arrives': 'La **{expedition}** arriva {at:place} con {leaders} e porta {n:talents:talent}.',
  'expedition-called':
    'La **{expedition}** è chiamata<because|: {because}>. <when|Arriva {when}><!when|La guerra finisce prima che arrivi><die| (dado {die}, e altri 3 turni)>.',
  'expedition-cancelled': 'La **{expedition}** è annullata: manca il trasporto.',
  'expedition-waits': 'La **{expedition}** aspetta il trasporto.',
  extinct: '**{people}** sono fuori dal gioco.',
  'first-expedition':
    'La prima spedizione cartaginese <comes|arriva><!comes|non arriva ancora> (dadi {dice}: {added}; a {month} serve meno di {monthly}).',
  'fleet-withdraws': 'La flotta di {seat} <place|si ritira {to:place}.><!place|non ha scampo ed è perduta.>',
  'fleets-meet': 'Le flotte di {mover} e di {foe} si incontrano {at:place}.',
  flight: '**{leader}** <captured|è preso nella fuga><!captured|si salva> (dado {die}).',
  garrison: 'La guarnigione di **{zone}** <stands|resta in campo.><!stands|si ritira in città.>',
  gives: '**{seat}** [seat|dà|danno] {n:talents:talent} a **{to}**.',
  grumbles: '{n:points:point} delle truppe di {seat} {at:place} [points|diventa scontento|diventano scontenti].',
  'goes-out': '**{seat}** [seat|esce|escono] dalle mura {of:from}.',
  guard: '**{seat}** [seat|prende|prendono] nella guardia del corpo 1 oplita {at:place}.',
  halts: '**{seat}** si [seat|ferma|fermano] {at:place}.',
  hands: '**{seat}** [seat|consegna|consegnano] a **{to}** 1 {one:unit} {at:place}.',
  head: '<himself|**{leader}** guida ora la sua fazione.><!himself|<leader|**{leader}** guida ora la fazione di {seat}.><!leader|La fazione di {seat} non ha più un capo.>>',
  hired: '**{seat}** [seat|ingaggia|ingaggiano] {n:points:unit} in {area} per {n:talents:talent}.',
  hunger: '{starved} (dado {die}<modifiers|, {modifiers}: {result}>, serve 8 o più per non perdere nulla).',
  informs: '**{seat}** [seat|racconta|raccontano] a {to} ciò che [seat|ha|hanno] scoperto<target| su {target}>.',
  intercepts: 'La flotta di {seat} esce {from:place} per intercettare.',
  joins: '**{seat}** si [seat|unisce|uniscono] al combattimento.',
  lands: '**{seat}** [seat|sbarca|sbarcano] {at:place}.',
  launched: '{n:points:what} di **{seat}** [points|entra in servizio|entrano in servizio] {at:zone}.',
  'leader-captured': '**{by}** [by|cattura|catturano] **{leader}**.',
  'leader-dice': '**{leader}** <dies|cade in battaglia><!dies|sopravvive alla mischia> (dadi {dice}).',
  'leader-goes': '**{leader}** <freed|è di nuovo libero e ><place|va {to:place}.><!place|lascia il gioco.>',
  'leader-killed': '**{leader}** <how|{how}><!how|è morto>.',
  'leader-stays': '**{leader}** resta {at:place}.',
  left: '**{seat}** [seat|lascia|lasciano] {n:points:unit} {at:place}.',
  maintenance:
    '<compulsory|Tutte le fazioni pagano il mantenimento: <winter|è il primo turno dell’anno><!winter|la somma dei punti operazionali è {sum}, più di 20>.><!compulsory|Questo mese non c’è mantenimento: la somma dei punti operazionali è {sum} (serve più di 20).>',
  massacre:
    '<killed|I mercenari senza paga di {seat} {at:place} sono massacrati.><!killed|I mercenari di {seat} {at:place} sopravvivono, scontenti.>',
  moves: '**{seat}** [seat|va|vanno] {from:from} {to:to}<cost| ({n:cost:step})>.',
  'native-activity':
    '<peoples|{peoples} si muovono><!peoples|Gli indigeni restano a casa> (dado {die}<which|, poi {which}: pari i Sicani, dispari i Siculi>).',
  'native-army': '**{people}** radunano {troops} <leader|con {leader} >per {purpose} {at:zone} (dadi {dice}).',
  'native-enemy':
    'Gli indigeni preparano {purpose} <enemy|contro **{enemy}**<territories|, con il maggior numero di territori, {territories}<drawn|, a sorte tra {drawn} pari>>><!enemy|ma non hanno nemici a portata> (dado {die}<tyrant|, poi {tyrant}: pari Iceta, dispari Dionisio>).',
  'native-siege':
    '**{people}** <assault|hanno forze sufficienti><!assault|sono troppo deboli> per dare l’assalto a **{zone}** (forze {strengths}; serve il doppio).',
  'native-target':
    '**{people}** scelgono **{zone}**<only|, l’unico territorio a portata><!only|, il territorio più debole a portata><rich| e il più ricco fra vari><drawn|, a sorte tra {drawn} pari> (<points|{n:points:point} in difesa><!points|nessuno lo difende>).',
  'natives-idle': '**{people}** <why|non fanno nulla: {why}.><!why|non confinano con {enemy} e non fanno nulla.>',
  'natives-leave': 'L’esercito **{folk}** torna a casa<why|: {why}>.',
  'natives-move': '**{people}** marciano {from:from} {to:zone}.',
  'natives-replace': '**{people}** rimpiazzano {n:points:point}.',
  'no-combat': 'Non c’è combattimento {at:zone}: {attackOption} contro {defenceOption}.',
  obedience:
    'I <mercenaries|mercenari><!mercenaries|cittadini> scontenti di {seat} {result} (dado {die}<modifiers|, {modifiers}: {total}>, serve 5 o più).',
  'operation-points': 'I punti operazionali del turno sono: {po}.',
  'order-dice': '**{first}** [first|sceglie|scelgono] per {firstly}, poi {rest} (dadi: {throws}).',
  out: '**{seat}** [seat|è|sono] fuori dal gioco.',
  overwhelmed: '{owner} [owner|soccombe|soccombono] {at:zone} senza tiro di dado: {n:points:point} non [points|ha|hanno] forza.',
  pays: '**{seat}** [seat|paga|pagano] {n:talents:talent} alle proprie truppe {at:place}.',
  picks: '**{seat}** [seat|sceglie|scelgono] di giocare per {nth}.',
  place: 'Tocca a **{seat}**, con {n:po:operation}.',
  plundered:
    '**{owner}** [owner|saccheggia|saccheggiano] il territorio di **{zone}** <talents|e ne [owner|trae|traggono] {n:talents:talent}><!talents|<natives|e sprecano ciò che trovano><!natives|e non [owner|trova|trovano] nulla>><lost|, ma [owner|perde|perdono] {n:lost:point}> (dado {die}<modifiers|, {modifiers}>, serve più di {silhouettes} per non perdere nulla).',
  'point-lost': '{owner} [owner|perde|perdono] 1 {one:unit}.',
  pursuit:
    '{chased}<engines|; [engines|va perduta|vanno perdute] {n:engines:engine}> (dado {die}<modifier|, +{modifier} inseguitori veloci: {result}>).',
  drowned: '**{owner}** [owner|perde|perdono] {n:points:point} che le navi portavano {at:place}.',
  'puts-to-sea': 'La flotta di {seat} è cacciata {from:port} e prende il mare.',
  recovered: 'La terra di **{zone}** si è ripresa.',
  recovery:
    '**{seat}** [seat|rinuncia|rinunciano] alla tassa di {zone}: la terra <recovers|si riprende><!recovers|non si riprende> (dado {die}, serve più di {black}).',
  recruits: '**{seat}** [seat|recluta|reclutano] {troops} <leader|con {leader} >{at:zone}.',
  repaired: '**{seat}** [seat|riporta|riportano] la difesa di **{zone}** a {defence}.',
  retreats: '{owner} si [owner|ritira|ritirano] {to:place}.',
  returns: 'Le reclute di {seat} ingaggiate in {area} arrivano {to:zone}.',
  'sea-fight':
    '<winner|**{winner} [winner|vince|vincono] il combattimento navale {at:water} con {margin} di vantaggio**<lost|; {loser} [loser|perde|perdono] {n:lost:triremes}>><!winner|**Il combattimento navale {at:water} è indeciso**> ({attacker} con {attackOption} contro {defender} con {defenceOption}, forze {strengths}: dadi {dice}<modifiers|, {modifiers}>: {difference}).',
  siege: '**{besieger}** [besieger|assedia|assediano] **{zone}**.',
  'siege-lifted': 'L’assedio di **{zone}** è tolto.',
  'siege-plunder': '**{zone}** è <plundered|saccheggiata><!plundered|risparmiata> dopo {n:turns:month} d’assedio (dado {die}).',
  suborned: '**{leader}** passa a **{seat}** per {n:talents:talent}.',
  surrender: '{owner} si [owner|arrende|arrendono] a **{to}** {at:place}.',
  talks: '**{seat}** [seat|tratta|trattano] con **{to}**.',
  'talks-end': 'Le trattative tra {seat} e {to} finiscono senza offerta.',
  taxes:
    '**{seat}** <talents|[seat|riscuote|riscuotono] {n:talents:talent} di tasse da {n:cities:city}><!talents|non [seat|trova|trovano] tasse da riscuotere>.',
  terms: 'La guarnigione di **{zone}** esce a patti.',
  'transport-seized': '**{by}** [by|prende|prendono] il trasporto di {owner}.',
  treason: 'Il tradimento apre le porte di **{zone}** a **{by}**.',
  'treasury-captured': 'Il tesoro di {seat}, {n:talents:talent}, passa a **{by}**.',
  'treaty-broken':
    '**{by}** [by|rompe|rompono] il trattato con **{against}** (<truce|tregua><passage|diritto di passaggio><joint|controllo comune di Siracusa>).',
  'treaty-offered': '**{seat}** [seat|offre|offrono] un trattato a **{to}**<terms| (({terms}))>.',
  'treaty-refused': '**{seat}** [seat|rifiuta|rifiutano] il trattato di {to}.',
  'treaty-signed': '**{seat}** e **{to}** firmano un trattato<terms|: {terms}>.',
  turn: 'Comincia un nuovo turno: **{date}**',
  'winner-losses': 'Il vincitore <lost|perde {n:lost:point}><!lost|non perde nulla> (dado {die}).',
});
