/** The comparison of the editions, row by row of data/editions.json: `both` where they do the same. */
export const editionsEn = {
  page: {
    title: 'Two editions, side by side',
    about:
      'The Peloponnesian War was printed twice, in 1991 and in 2019. A match follows the edition that you choose when you begin it; here is every rule in which they differ, and every answer that the first edition gives to a question of the second.',
    first: 'First edition, 1991',
    second: 'Second edition, 2019',
    all: 'All rules',
    differing: 'Only what differs',
    count: (shown: number, of: number) => `${shown} of ${of} rules`,
    kind: { differs: 'differs', clarifies: 'an answer both use', same: 'the same in both' },
    section: {
      terms: 'Terms and pieces',
      politics: 'Politics',
      operations: 'Operations',
      combat: 'Combat',
      rebellion: 'Rebellion',
      administration: 'Administration',
      end: 'End of a turn and victory',
      scenarios: 'Scenarios and ways of play',
      events: 'Events and the way home',
    },
    optional: 'An option of a match of the first edition.',
  },
  rows: {
    random: {
      topic: 'Random choices',
      both: 'What plainly helps the non-player side is taken; where nothing does, a die decides.',
    },
    'bellicosity-limit': {
      topic: 'Bellicosity',
      second: 'Never above 12: what confidence adds beyond it is lost before anything is taken away.',
      first: 'Not above 12 at the end of a turn: gains and losses are added up first.',
    },
    control: {
      topic: 'Control',
      both: 'By a friendly unit, or by colour where no enemy unit stands; about the Long Walls the editions differ.',
    },
    macedonia: {
      topic: 'Macedonia',
      second: 'Pella and the space called Macedonia are one power that changes sides together.',
      first: 'Pella alone; the space called Macedonia is a neutral like any other.',
    },
    segments: {
      topic: 'The end of a turn',
      second: 'Ravaged markers go when the next turn begins, if there is one.',
      first: 'Ravaged markers go in a segment of their own, before the game can end.',
    },
    cup: { topic: 'Drawing commanders', both: 'At random among those who are not in play.' },
    'home-guard': {
      topic: 'The Home Guard',
      second: 'An elite unit of 3 strength points: no skirmish touches it, any loss in battle removes it for good.',
      first: 'Three hoplites like others, except that they never leave Sparta: lost one by one, and built again.',
    },
    'walls-control': {
      topic: 'Control behind the Long Walls',
      second: 'A Spartan army that besieges Athens or Piraeus does not control it; one that has won a battle there does.',
      first: 'Athens and Piraeus fall to a siege that succeeds, never to a battle.',
    },
    'delian-rebellion': {
      topic: 'Rebellion of the Delian League',
      second: 'After a turn with a confidence of 0 or less, or with 4 ships lost, in every scenario.',
      first: 'After a turn with a confidence of 0 or less; 4 ships lost count in the campaign and the Archidamian War alone.',
    },
    'rebel-space': {
      topic: 'A space in rebellion',
      both: 'The other side enters it as a friend and controls it without a siege.',
    },
    nicias: {
      topic: 'Nicias',
      second: 'He lengthens an armistice of a turn in which he is a commander of Athens, whenever he is drawn.',
      first: 'Only if he is the commander drawn when commanders are selected.',
    },
    'lone-commander': { topic: 'A commander alone', both: 'He may enter neutral spaces that nobody occupies.' },
    'lone-friends': {
      topic: 'A commander alone, the enemy and friends',
      second: 'He goes nowhere where enemies stand, and into the enemy’s colour only where he can rally units.',
      first: 'Wherever a friendly force stands he may go, also among enemies.',
    },
    straits: {
      topic: 'Naupactus and Byzantium',
      second: 'Both bar the way of a side that does not control them, unless they are its objective.',
      first: 'Naupactus only; Byzantium is open to all.',
    },
    isthmus: {
      topic: 'The Isthmus',
      second: 'A force with land units at one end catches whoever enters the other, a commander alone too.',
      first: 'It catches an army; a commander alone only by an ordinary interception.',
    },
    storm: { topic: 'The crossing to Syracuse', both: 'A storm on 5 or 6; no zone of influence runs along it.' },
    crossing: {
      topic: 'Who crosses to Syracuse',
      second: 'Any expedition of the player, a commander alone too.',
      first: 'Only an army.',
    },
    surplus: {
      topic: 'Land units without ships',
      both: 'They stay where they can go no further by sea: on this board every line from an island is naval, so the words of both come to the same.',
    },
    gathering: {
      topic: 'Gathering of the non-player side',
      both: 'Nearest first; the last strength point of a type, and the last of a space, only where nothing else will do.',
    },
    'spared-neutrals': {
      topic: 'The non-player side and neutrals',
      second: 'Neutral Argos and Syracuse are on no route of it, but can be its objective.',
      first: 'It does not enter them at all while that would bring them into the war: the objective is rolled again.',
    },
    'rolled-again': {
      topic: 'The non-player side rolls again',
      second: 'Both dice, where the objective cannot stand.',
      first: 'The second die alone, where the objective cannot stand.',
    },
    auguries: {
      topic: 'Auguries',
      second: 'Bad from 6: the player adds half of his commanders in play, the non-player side 1.',
      first: 'Bad for the player on a 6, for the non-player side on 5 and 6; commanders do not matter.',
    },
    'new-commander': {
      topic: 'Who leads a further operation',
      second: 'A commander who stands at home; one is drawn only if there is none.',
      first: 'A new commander is always drawn; the player may still send one who waited at home.',
    },
    'enemy-at-home': { topic: 'The enemy at home', both: 'An operation can begin although enemy units stand in the home space.' },
    'must-pass': {
      topic: 'Passing',
      second: 'The first operation of a turn is made if it can be; only the later ones may be passed.',
      first: 'The player may always pass, instead of the first operation too.',
    },
    'first-army': {
      topic: 'The commander selected',
      second: 'He leads the first operation of his side.',
      first: 'He leads the first army of his side, though it be that of a later operation.',
    },
    'may-gather': {
      topic: 'After a rebellion caused',
      second: 'The operation goes on: an expedition is gathered.',
      first: 'The player may gather an army, or leave it at that.',
    },
    'closed-homes': {
      topic: 'Going home among enemies',
      both: 'After the operations capture or rebellion closes a space, an enemy who only stands there does not; he closes Argos, Syracuse and Pella.',
    },
    'rebellion-die': {
      topic: 'The die of Cause Rebellion',
      both: 'The player needs a 6, the non-player side 4 to 6; the second edition writes it as 6 with 2 added.',
    },
    'rebellion-target': {
      topic: 'Where the player causes rebellion',
      second: 'In any space that rules allow, neutral ones too.',
      first: 'Only in a space that the non-player side controls.',
    },
    coalition: { topic: 'Coalition spaces', both: 'Those that the Post-Combat Movement Table names.' },
    'active-neutral': {
      topic: 'A neutral that has joined',
      both: 'It is a coalition space of its side, and out of use while the enemy stands in it.',
    },
    sardis: {
      topic: 'Sardis',
      second: 'No objective until Persia is in the war.',
      first: 'An objective like any neutral space.',
    },
    'intercepted-once': {
      topic: 'Interception',
      second: 'One attempt at each entry: whoever comes back to a space can be met there again.',
      first: 'Never more than once in a space during an operation.',
    },
    'rally-interception': {
      topic: 'Interception in a rally space',
      both: 'Units that are not activated neither fight nor suffer; the first edition is silent and is read so.',
    },
    'skirmish-losses': {
      topic: 'Losses of a skirmish',
      both: 'Ashore hoplites, cavalry, ships; on an island the reverse. The shorter list of the player-aid sheet is not used.',
    },
    ravaging: {
      topic: 'Ravaging',
      both: 'Automatic; a fortress does not prevent it, an enemy unit does, even one that failed to intercept.',
    },
    'siege-margin': {
      topic: 'When a garrison is besieged',
      second: 'If the army has at least 5 strength points more.',
      first: 'If the army has at least 4 strength points more.',
    },
    garrison: {
      topic: 'Which garrison is besieged',
      second: 'Any force without a commander in a fortress that is not the army’s friend.',
      first: 'Only one of the side that controls the fortress; otherwise there is a battle.',
    },
    'battle-types': {
      topic: 'Naval battle, then land battle',
      second: 'The winner at sea fights on ashore if he has a hoplite and at least as many as the loser.',
      first: 'Both have ships and land units: it goes on ashore unless the winner at sea has fewer hoplites, even with none.',
    },
    'lowest-rating': { topic: 'Several commanders', both: 'The lowest tactical rating counts.' },
    tie: { topic: 'Equal sums', both: 'The higher rating wins, but a rating of 0 does not beat a force without a commander.' },
    'loser-sci': {
      topic: 'Confidence of the loser',
      second: '1 less, unless the winner began with 3 strength points more.',
      first: '1 less, always.',
    },
    'least-loss': { topic: 'Losses of a land battle', both: 'Cavalry reduces them, but never below 1.' },
    draw: { topic: 'A drawn battle', both: 'Each loses 1 strength point, a lone one too, unless both have but one.' },
    'mixed-sci': { topic: 'Confidence of a battle in two parts', both: 'Once, for the winner of the last part.' },
    'mixed-draw': { topic: 'A draw at sea', both: 'Everybody goes home, whatever ships are left.' },
    'loss-order': {
      topic: 'Who is lost first on land',
      second: 'Hoplites before cavalry, and in each national before allied.',
      first: 'National before allied, and in each hoplites before cavalry; in a skirmish as in the second edition.',
    },
    'transport-in-battle': { topic: 'Transport in battle', both: 'It limits movement only, never who fights.' },
    'null-battle': {
      topic: 'Ships against land units in one space',
      second: 'In a neutral space the ships leave; elsewhere the army, or of two armies the one hostile to the space.',
      first: 'The ships leave, whosever the space is. With two players an erratum makes it as in the second edition.',
    },
    'null-piraeus': {
      topic: 'The same in Piraeus',
      second: 'As everywhere.',
      first: 'The land units leave.',
    },
    'failed-siege': {
      topic: 'A failed siege',
      second: 'Costs the player 2 confidence, the non-player side 1.',
      first: 'Costs either 1 confidence.',
    },
    'neutral-fortress': {
      topic: 'A fortress that stands empty for an ally',
      second: 'Taken by siege it costs its side confidence.',
      first: 'It is neutral while neither side controls it: its fall costs no confidence.',
    },
    'long-walls': {
      topic: 'The Long Walls',
      second: 'A Spartan army besieges Athens or Piraeus if that was its objective.',
      first: 'It besieges whenever it stands there, objective or not.',
    },
    'walls-cavalry': {
      topic: 'Cavalry behind the Long Walls',
      second: 'In the Combat Phase it reaches its own space only.',
      first: 'In the Combat Phase it reaches from Athens to Piraeus and back, and no further.',
    },
    'walls-timing': { topic: 'When that siege is resolved', both: 'With the other sieges, not at once.' },
    'walls-leader': {
      topic: 'A commander for Athens',
      second: 'No such rule.',
      first: 'Optional: forces in Athens that fight a battle without a commander draw one first.',
    },
    'going-home': { topic: 'Going Home with several commanders', both: 'The lowest strategic rating counts.' },
    hostages: { topic: 'Hostages', both: 'Taken by the winner of a land battle that cost Athenian or Spartan hoplites.' },
    samos: {
      topic: 'Chios and Samos',
      second: 'Allies go back from Samos when Chios, once lost, is friendly again. With both lost their half goes to Piraeus.',
      first: 'Allies go back from Samos when Chios, once lost, is friendly again. With both lost all go to Corcyra.',
    },
    continuation: {
      topic: 'Rebellion goes on',
      both: 'It is put down where its own side’s zone lies and the enemy’s does not. The garbled line of the player-aid sheet is not used.',
    },
    'helots-again': { topic: 'The Helots rebel again', both: 'A rebellion that was put down and breaks out again is a new one.' },
    'helots-test': { topic: 'When the Helots rebel', both: 'When Delian units stand in all five of their spaces.' },
    'thebes-corinth': {
      topic: 'Thebes and Corinth lost',
      both: '250 talents less each; the second edition writes it as 50 and 200 more.',
    },
    sicily: {
      topic: 'Sicily in Athenian hands',
      second: '1,000 talents a turn.',
      first: '100 talents a turn, as the rule says; the 1,000 of the player-aid sheet does not replace it.',
    },
    'sicily-zoi': { topic: 'Enemy zones in Sicily', both: 'They do not matter for that income.' },
    epidamnos: {
      topic: 'The way to Epidamnos',
      second: 'Through any spaces free of enemy units.',
      first: 'Only through controlled spaces free of enemy units.',
    },
    euxine: { topic: 'The way to the Euxine', both: 'Cut by enemy-controlled spaces, not by every enemy unit.' },
    building: { topic: 'Construction', both: 'No side spends more than 600 talents.' },
    surrender: { topic: 'Surrender', both: 'At bellicosity 0, or with the home space in enemy hands.' },
    tenth: { topic: 'Spaces that lower bellicosity', both: 'A tenth of those captured, ravaged or in rebellion.' },
    armistice: { topic: 'When there is an armistice', both: 'Each side weary or poor; the reasons may differ.' },
    'armistice-length': { topic: 'Its length', both: 'Half of a die, rounded up; Nicias adds 1 to the die.' },
    'armistice-income': {
      topic: 'Its income',
      second: 'Without the effects of ravaging and without Eisphora.',
      first: 'Without the effects of ravaging; nothing takes Eisphora away.',
    },
    'armistice-building': {
      topic: 'Its construction',
      both: 'Five strength points each: the player’s choice; ships for a Spartan, hoplites for an Athenian non-player side.',
    },
    'armistice-sci': { topic: 'Confidence after it', both: 'It stays as it is and decides who changes sides.' },
    'surrender-points': {
      topic: 'Points for a surrender',
      second: '200 divided by the number of the turn.',
      first: '200 divided by the turns played, which is more in scenarios that begin late.',
    },
    scenarios: {
      topic: 'Scenarios',
      second: 'Six, with the First Peloponnesian War and the Fall of Sparta.',
      first: 'Four: the campaign, the Archidamian and the Decelean War, the Fall of Athens.',
    },
    attack: {
      topic: 'Syracuse and Argos under attack',
      second: 'They join the war as soon as they are named as an objective.',
      first: 'They join when an enemy army enters them.',
    },
    'decelean-setup': {
      topic: 'The Decelean War: set-up',
      second: 'No Athenian at Pylos.',
      first: 'An Athenian ship stands at Pylos.',
    },
    'macedonia-joins': { topic: 'A neutral Macedonia in event 9', both: 'It joins Sparta first.' },
    'decelean-end': { topic: 'The Decelean War: end', both: 'With turn 8.' },
    'fall-end': {
      topic: 'The Fall of Athens: end',
      both: 'When the player is Sparta again, a side surrenders, or turn 10 ends.',
    },
    'fall-leaders': { topic: 'The Fall of Athens: commanders', both: 'Thrasybulus, Thrasyllus and Phormio are left to Athens.' },
    'two-players': {
      topic: 'Two players',
      second: 'Whoever operated first picks the first combat, then they alternate; Sparta adds 1 to its auguries.',
      first: 'A die decides who picks first in each class of combats; auguries fail on 6 for Athens, on 5 and 6 for Sparta.',
    },
    'two-placing': {
      topic: 'Two players: going home',
      second: 'The players place their units freely in a fixed order.',
      first: 'By the Post-Combat Movement Table.',
    },
    teams: {
      topic: 'Three to seven players',
      second: 'None.',
      first: 'It has rules for them; our copy of the text leaves them out.',
    },
    coup: { topic: 'Event 3, coup in Athens', both: 'Bellicosity 2 less, 100 talents, no Eisphora, two rebellions.' },
    sitalces: { topic: 'Event 4, Sitalces', both: 'Abdera and Maroneia each change sides and are marked each.' },
    persia: {
      topic: 'Event 5, Persia',
      second: 'Only while Spartan bellicosity is 6 or more.',
      first: 'Whatever the Spartan bellicosity.',
    },
    oligarchs: {
      topic: 'Event 8, a space that cannot rebel',
      second: 'Rolled again, with 1 added for each roll before.',
      first: 'The next space of the list instead.',
    },
    'minor-powers': {
      topic: 'Event 10, minor powers',
      second: 'Corcyra’s civil war may come again in turns 1 to 3.',
      first: 'Each of its four changes happens once.',
    },
    phenomenon: { topic: 'Event 12, eclipse or earthquake', both: 'At most two operations this turn.' },
    'home-athenian-ships': { topic: 'Home of Athenian ships', both: 'Piraeus, else Corcyra or Chios, else lost.' },
    'home-allied-cavalry': {
      topic: 'Home of Spartan allied cavalry',
      both: 'Two each in Pella and Syracuse while they are allies.',
    },
    'home-lost': {
      topic: 'No home left',
      both: 'Allied land units go to Athens or Sparta, ships to Piraeus or Gythium, else they are lost.',
    },
    'home-spartan-allies': {
      topic: 'Home of Spartan allied ships',
      both: 'Corinth, else Gythium, else lost; the first edition’s answers say so.',
    },
  },
};
export type EditionsText = {
  readonly page: {
    readonly [word in keyof typeof editionsEn.page]: (typeof editionsEn.page)[word];
  };
  readonly rows: {
    readonly [row in keyof typeof editionsEn.rows]: { readonly [part in keyof (typeof editionsEn.rows)[row]]: string };
  };
};
