import { told } from '../sentences.ts';

/** One sentence for every kind of event. */
export const events = told({
  sealed: '{seat} [seat|has|have] chosen in secret.',
  activates:
    '<himself|**{leader}** takes the field {at:place}.><!himself|**{seat}** [seat|activates|activate] **{leader}** {at:place}.>',
  admirals:
    '**{decides}** [decides|decides|decide] whether there is a fight (the admirals roll {dice}; their tactics are {tactics}).',
  'alliance-ended': '**{seat}** [seat|ends|end] the alliance with **{to}**.',
  assault:
    '<eliminated|**{attacker} [attacker|takes|take] {zone} by storm**, and the whole garrison falls><!eliminated|**{whose:attacker} assault does not take {zone}**<levels|, but the wall loses {n:levels:level}>> ({attackOption}, strength {attack}, against {defenceOption}, strength {defence}: rolls {dice}<modifiers|, {modifiers}>: {result}).',
  attacks: '**{seat}** [seat|attacks|attack] {defender} {at:zone}.',
  'auction-result':
    '<buyer|**{buyer}** [buyer|buys|buy] {whose:seat} mercenaries for {n:talents:talent}.><!buyer|Nobody buys {whose:seat} mercenaries.>',
  'auction-tied': '{seats} bid the same, {n:talents:talent}, and bid once more.',
  avoids: '**{seat}** [seat|avoids|avoid] battle and [seat|withdraws|withdraw] {to:place}.',
  battle:
    '<winner|**{winner} [winner|wins|win] the battle {of:zone} by {margin}**<lost|; {loser} [loser|loses|lose] {n:lost:point}>><!winner|**The battle {of:zone} is drawn**> ({attackCommander?attacker} with {attackOption}, strength {attack}, against {defenceCommander?defender} with {defenceOption}, strength {defence}: rolls {dice}<modifiers|, {modifiers}>: {difference}).',
  'beaten-leader':
    '**{leader}** <killed|is killed><captured|is captured><escapes|escapes><untold|must trust to luck> after the defeat (roll {die}).',
  bombardment:
    '**{seat}** [seat|bombards|bombard] **{zone}**: <levels|the wall loses {n:levels:level} and has {defence} left><!levels|the wall holds, at {defence}> (roll {die}<modifiers|, {modifiers}: {result}>).',
  builds: '**{seat}** [seat|builds|build] {n:1:what} {at:place} for {n:talents:talent}, ready {when}.',
  'changes-side': '**{leader}** <to|goes over to **{to}**.><!to|is neutral from now on.>',
  cheers: '**{seat}** [seat|gives|give] double pay, {n:talents:talent}, to the {many:unit} {at:place}, who are content again.',
  'citizens-rise': 'The citizens of **{zone}** take up arms: {n:points:point}<leader|, under **{leader}**>.',
  'city-plundered':
    '<owner|**{owner}** [owner|plunders|plunder] **{zone}**><!owner|**{zone}** is plundered><owner|<talents| for {n:talents:talent}><!talents| and [owner|finds|find] nothing>><!owner|, and nobody gains by it><destroyed|; the city is destroyed> (roll {die}).',
  control: '**{zone}** passes from {before} to **{owner}**.',
  countered: '**{seat}** [seat|answers|answer] {to} with an offer of [seat|its|their|his] own.',
  denounced: '**{seat}** [seat|denounces|denounce] [seat|its|their|his] treaties with **{to}**.',
  deployed: 'All deployments are revealed.',
  deploys:
    '<himself|{leader} takes post {at:zone} ((only you see this)).><!himself|{seat} [seat|deploys|deploy]<zone| <unit|{many:unit} ><leader|{leader} >{at:zone} ((only you see this))><!zone| [seat|its|their|his] troops>.>',
  desertion: '{whose:owner} scattered mercenaries <joins|join **{to}**><!joins|finish their retreat> (roll {die}).',
  deserts: '{n:points:unit} [points|leaves|leave] **{seat}** {at:place}, unpaid.',
  diplomacy: '**{seat}** [seat|begins|begin] a diplomatic operation<target| towards **{target}**>.',
  'diplomacy-result':
    '<success|**{seat} [seat|wins|win] over {target}**><!success|**{seat} [seat|fails|fail] to win over {target}**> (roll {die}<modifiers|, {modifiers}: {total}>, needs {needed} or more).',
  disbanded:
    '{n:points:point} of {owner} [points|leaves|leave] the game {at:place}.<engines| {n:engines:engine} [engines|is|are] taken.>',
  dispatched:
    '<himself|**{leader}** goes to {area} in person><!himself|**{seat}** [seat|sends|send] **{leader}** to {area}><ships| with {n:ships:triremes}>.',
  element: '**{seat}** [seat|moves|move] {n:points:unit} {from:place}.',
  eliminated: '<by|**{by}** [by|eliminates|eliminate] **{leader}**.><!by|**{leader}** is eliminated.>',
  embarks: '**{seat}** [seat|embarks|embark] {at:place}.',
  end: 'The war is over. **{winners}** [winners|wins|win].',
  'engines-abandoned': '{n:engines:engine} [engines|is|are] abandoned before {zone}<to| and [engines|falls|fall] to {to}>.',
  enlisted: '**{seat}** [seat|hires|hire] 1 {one:unit} for {n:talents:talent}.',
  entrenches: '**{seat}** [seat|entrenches|entrench] {at:zone}.',
  espionage:
    '**{seat}** [seat|spies|spy] on {author} <sees|and [seat|learns|learn] of the operation<target| towards **{target}**>><!sees|and [seat|learns|learn] nothing> (roll {die})<target| ((only you see this))>.',
  'expedition-arrives': 'The **{expedition}** arrives {at:place} with {leaders} and brings {n:talents:talent}.',
  'expedition-called':
    'The **{expedition}** is called<because|: {because}>. <when|It comes {when}><!when|The war ends before it can come><die| (roll {die}, and 3 turns more)>.',
  'expedition-cancelled': 'The **{expedition}** is cancelled: there is no transport.',
  'expedition-waits': 'The **{expedition}** waits for the transport.',
  extinct: '**{people}** are out of the game.',
  'first-expedition':
    'The first Carthaginian expedition <comes|comes><!comes|does not come yet> (rolls {dice}: {added}; in {month} less than {monthly} is needed).',
  'fleet-withdraws': '{whose:seat} fleet <place|withdraws {to:place}.><!place|has nowhere to go and is lost.>',
  'fleets-meet': 'The fleets of {mover} and {foe} meet {at:place}.',
  flight: '**{leader}** <captured|is taken in flight><!captured|gets away> (roll {die}).',
  garrison: 'The garrison of **{zone}** <stands|stands in the field.><!stands|withdraws into the city.>',
  gives: '**{seat}** [seat|gives|give] **{to}** {n:talents:talent}.',
  grumbles: '{n:points:point} of {whose:seat} troops {at:place} [points|becomes|become] discontented.',
  'goes-out': '**{seat}** [seat|goes|go] out of the walls {of:from}.',
  guard: '**{seat}** [seat|takes|take] 1 hoplite {at:place} into [seat|its|their|his] bodyguard.',
  halts: '**{seat}** [seat|stops|stop] {at:place}.',
  hands: '**{seat}** [seat|hands|hand] **{to}** 1 {one:unit} {at:place}.',
  head: '<himself|**{leader}** now leads his faction.><!himself|<leader|**{leader}** now leads {whose:seat} faction.><!leader|{whose:seat} faction has no leader left.>>',
  hired: '**{seat}** [seat|hires|hire] {n:points:unit} in {area} for {n:talents:talent}.',
  hunger: '{starved} (roll {die}<modifiers|, {modifiers}: {result}>, needs 8 or more to lose nothing).',
  informs: '**{seat}** [seat|tells|tell] {to} what [seat|it has|they have|he has] learned<target| about {target}>.',
  intercepts: '{whose:seat} fleet sails out {from:place} to intercept.',
  joins: '**{seat}** [seat|joins|join] the fight.',
  lands: '**{seat}** [seat|lands|land] {at:place}.',
  launched: '{n:points:what} of **{seat}** [points|is|are] ready {at:zone}.',
  'leader-captured': '**{by}** [by|captures|capture] **{leader}**.',
  'leader-dice': '**{leader}** <dies|falls in battle><!dies|survives the fighting> (rolls {dice}).',
  'leader-goes': '**{leader}** <freed|is free again and ><place|goes {to:place}.><!place|leaves the game.>',
  'leader-killed': '**{leader}** <how|{how}><!how|is dead>.',
  'leader-stays': '**{leader}** stays {at:place}.',
  left: '**{seat}** [seat|leaves|leave] {n:points:unit} {at:place}.',
  maintenance:
    '<compulsory|All factions pay maintenance: <winter|it is the first turn of the year><!winter|the operation points add up to {sum}, more than 20>.><!compulsory|There is no maintenance this month: the operation points add up to {sum} (more than 20 are needed).>',
  massacre:
    '<killed|{whose:seat} unpaid mercenaries {at:place} are massacred.><!killed|{whose:seat} mercenaries {at:place} survive, discontented.>',
  moves: '**{seat}** [seat|goes|go] {from:from} {to:to}<cost| ({n:cost:step})>.',
  'native-activity':
    '<peoples|{peoples} stir><!peoples|The natives stay at home> (roll {die}<which|, then {which}: even the Sicans, odd the Sicels>).',
  'native-army': '**{people}** muster {troops} <leader|under {leader} >for {purpose} {at:zone} (rolls {dice}).',
  'native-enemy':
    'The natives plan {purpose} <enemy|against **{enemy}**<territories|, with the most territories, {territories}<drawn|, drawn from {drawn} alike>>><!enemy|but have no enemy within reach> (roll {die}<tyrant|, then {tyrant}: even Hicetas, odd Dionysius>).',
  'native-siege':
    '**{people}** are <assault|strong enough><!assault|too weak> to assault **{zone}** (strengths {strengths}; twice as much is needed).',
  'native-target':
    '**{people}** choose **{zone}**<only|, the only land within reach><!only|, the weakest land within reach><rich| and the richest of several><drawn|, drawn from {drawn} alike> (<points|{n:points:point} [points|defends|defend] it><!points|nobody defends it>).',
  'natives-idle': '**{people}** <why|do nothing: {why}.><!why|have no border with {enemy} and do nothing.>',
  'natives-leave': 'The **{folk}** army goes home<why|: {why}>.',
  'natives-move': '**{people}** march {from:from} {to:zone}.',
  'natives-replace': '**{people}** replace {n:points:point}.',
  'no-combat': 'There is no combat {at:zone}: {attackOption} against {defenceOption}.',
  obedience:
    '{whose:seat} discontented <mercenaries|mercenaries><!mercenaries|citizens> {result} (roll {die}<modifiers|, {modifiers}: {total}>, needs 5 or more).',
  'operation-points': 'The operation points of this turn are: {po}.',
  'order-dice': '**{first}** [first|chooses|choose] first, then {rest} (rolls: {throws}).',
  out: '**{seat}** [seat|is|are] out of the game.',
  overwhelmed: '{owner} [owner|is|are] overwhelmed {at:zone} without a roll: {n:points:point} [points|has|have] no strength.',
  pays: '**{seat}** [seat|pays|pay] [seat|its|their|his] troops {at:place} {n:talents:talent}.',
  picks: '**{seat}** [seat|chooses|choose] to play {nth}.',
  place: '**{seat}** [seat|acts|act], with {n:po:operation}.',
  plundered:
    '**{owner}** [owner|plunders|plunder] the land of **{zone}** <talents|for {n:talents:talent}><!talents|<natives|and waste what they find><!natives|and [owner|finds|find] nothing>><lost|, but {n:lost:point} [lost|is|are] lost> (roll {die}<modifiers|, {modifiers}>, needs more than {silhouettes} to lose nothing).',
  'point-lost': '{owner} [owner|loses|lose] 1 {one:unit}.',
  pursuit:
    '{chased}<engines|; {n:engines:engine} [engines|is|are] lost> (roll {die}<modifier|, +{modifier} swift pursuers: {result}>).',
  drowned: '**{owner}** [owner|loses|lose] {n:points:point} that [owner|its|their|his] ships carried {at:place}.',
  'puts-to-sea': '{whose:seat} fleet is driven out {of:port} and puts to sea.',
  recovered: 'The land of **{zone}** has recovered.',
  recovery:
    '**{seat}** [seat|forgoes|forgo] the tax of {zone}: the land <recovers|recovers><!recovers|stays waste> (roll {die}, needs more than {black}).',
  recruits: '**{seat}** [seat|levies|levy] {troops} <leader|with {leader} >{at:zone}.',
  repaired: '**{seat}** [seat|restores|restore] the defence of **{zone}** to {defence}.',
  retreats: '{owner} [owner|retreats|retreat] {to:place}.',
  returns: '{whose:seat} recruits from {area} reach {zone}.',
  'sea-fight':
    '<winner|**{winner} [winner|wins|win] the sea fight {at:water} by {margin}**<lost|; {loser} [loser|loses|lose] {n:lost:triremes}>><!winner|**The sea fight {at:water} is undecided**> ({attacker} with {attackOption} against {defender} with {defenceOption}, strengths {strengths}: rolls {dice}<modifiers|, {modifiers}>: {difference}).',
  siege: '**{besieger}** [besieger|besieges|besiege] **{zone}**.',
  'siege-lifted': 'The siege of **{zone}** is lifted.',
  'siege-plunder': '**{zone}** is <plundered|plundered><!plundered|spared> after {n:turns:month} of siege (roll {die}).',
  suborned: '**{leader}** goes over to **{seat}** for {n:talents:talent}.',
  surrender: '{owner} [owner|surrenders|surrender] to **{to}** {at:place}.',
  talks: '**{seat}** [seat|talks|talk] with **{to}**.',
  'talks-end': 'The talks between {seat} and {to} end without an offer.',
  taxes:
    '**{seat}** <talents|[seat|collects|collect] {n:talents:talent} in taxes from {n:cities:city}><!talents|[seat|finds|find] no taxes to collect>.',
  terms: 'The garrison of **{zone}** leaves on terms.',
  'transport-seized': '**{by}** [by|seizes|seize] {whose:owner} transport.',
  treason: 'Treason opens the gates of **{zone}** to **{by}**.',
  'treasury-captured': '{whose:seat} treasury, {n:talents:talent}, falls to **{by}**.',
  'treaty-broken':
    '**{by}** [by|breaks|break] [by|its|their|his] treaty with **{against}** (<truce|truce><passage|right of passage><joint|joint control of Syracuse>).',
  'treaty-offered': '**{seat}** [seat|offers|offer] **{to}** a treaty<terms| (({terms}))>.',
  'treaty-refused': '**{seat}** [seat|refuses|refuse] {whose:to} treaty.',
  'treaty-signed': '**{seat}** and **{to}** sign a treaty<terms|: {terms}>.',
  turn: 'The turn of **{date}** begins.',
  'winner-losses': 'The winner loses <lost|{n:lost:point}><!lost|nothing> (roll {die}).',
});
