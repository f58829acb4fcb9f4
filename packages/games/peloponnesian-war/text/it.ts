import { fallOfSparta, EVENTS as HEGEMONY, SHORT } from './fall-of-sparta/it.ts';
import { EVENTS, firstWar, UNITS } from './first-war/it.ts';
import type { Text } from './index.ts';
import { LEADERS_IT } from './leaders.ts';
import { phrases, SPACES_IT } from './phrases.ts';
import { two } from './two/it.ts';

const p = phrases('it', SPACES_IT, LEADERS_IT, ['O', 'C', 'N', 'Guardia', 'A'], 'nulla', SHORT);
const more = two(p);
const early = firstWar(p);
const late = fallOfSparta(p);
const STRATEGY = {
  'attack-spartan-ally': 'Attacco all’alleato spartano',
  'attack-athenian-ally': 'Attacco all’alleato ateniese',
  'cause-rebellion': 'Causare ribellione',
  'cut-loc': 'Tagliare le LOC',
  'attack-sparta': 'Attacco a Sparta',
  'attack-athens': 'Attacco ad Atene',
} as Readonly<Record<string, string>>;
const AREA: Readonly<Record<string, string>> = {
  isthmus: 'Istmo',
  boeotia: 'Beozia',
  sicily: 'Sicilia',
  'arcadia-achaea': 'Arcadia e Acaia',
  'peloponnesus-messenia': 'Peloponneso e Messenia',
  allies: 'Alleati',
  caria: 'Caria',
  ionia: 'Ionia',
  hellespont: 'Ellesponto',
  thrace: 'Tracia',
  island: 'Isole',
};
const EVENT: Readonly<Record<string, string>> = {
  ...EVENTS,
  ...HEGEMONY,
  'silver-mine': 'Miniera d’argento',
  coup: 'Colpo di stato oligarchico ad Atene',
  sitalces: 'Sitalce',
  persia: 'Persia',
  plague: 'Peste',
  demagogue: 'Demagogo in affitto',
  oligarchs: 'Ribellione oligarchica',
  perdiccas: 'Perdicca',
  'minor-powers': 'Potenze minori',
  'leader-deaths': 'Morte dei comandanti',
  phenomenon: 'Eclissi o terremoto',
};
const NEUTRAL: Readonly<Record<string, string>> = {
  argos: 'Argo',
  syracuse: 'Siracusa',
  macedonia: 'La Macedonia',
  persia: 'La Persia',
};
const PASS: Readonly<Record<string, string>> = {
  choice: 'per scelta',
  auguries: 'gli auguri sono cattivi',
  'no-commander': 'non ha un comandante',
  'no-objective': 'non le resta alcun obiettivo',
  'no-money': 'non può pagare',
  'no-expedition': 'la spedizione richiesta non può essere formata',
  'no-sp': 'nulla può essere attivato',
  limit: 'ha compiuto tutte le operazioni permesse',
};
const UNIT: Readonly<Record<string, string>> = {
  ...UNITS,
  'athenian-hoplite': 'Opliti ateniesi',
  'athenian-cavalry': 'Cavalleria ateniese',
  'athenian-naval': 'Navi ateniesi',
  'athenian-allied-hoplite': 'Opliti alleati di Atene',
  'athenian-allied-cavalry': 'Cavalleria alleata di Atene',
  'athenian-allied-naval': 'Navi alleate di Atene',
  'spartan-hoplite': 'Opliti spartani',
  'spartan-cavalry': 'Cavalleria spartana',
  'spartan-naval': 'Navi spartane',
  'spartan-allied-hoplite': 'Opliti alleati di Sparta',
  'spartan-allied-cavalry': 'Cavalleria alleata di Sparta',
  'spartan-allied-naval': 'Navi alleate di Sparta',
  'home-guard': 'Guardia spartana',
};
const ALCIBIADES: Readonly<Record<string, string>> = {
  sparta: 'Alcibiade passa a Sparta.',
  persia: 'Alcibiade va dai Persiani a Sardi.',
  athens: 'Alcibiade torna ad Atene.',
  gone: 'Alcibiade lascia la guerra.',
};
const points = (n: unknown): string =>
  Array.isArray(n)
    ? ` Punti vittoria: ${p.pair(n)}.`
    : typeof n === 'number' && n !== 0
      ? ` Punti vittoria **${p.signed(n)}**.`
      : '';
const sci = (pair: unknown): string => ` SCI: ${p.pair(pair)}.`;
interface Fighter {
  readonly side: string;
  readonly units: unknown;
  readonly leader: string | null;
}
const fighter = ({ units, leader }: Fighter): string => `${p.units(units)}${leader === null ? '' : ` con ${p.leader(leader)}`}`;
const result = (won: unknown): string => (p.yes(won) ? 'vittoria' : 'sconfitta');

export const it: Text = {
  title: 'La guerra del Peloponneso',
  blurb: 'Atene e Sparta, dal 431 al 404. Da soli contro una guerra che si gioca da sé; il successo fa cambiare parte.',
  names: {
    seat: { player: 'Tu', athens: 'Atene', sparta: 'Sparta' },
    side: { athens: 'Atene', sparta: 'Sparta' },
    space: SPACES_IT,
    leader: LEADERS_IT,
    unit: UNIT,
    strategy: STRATEGY,
    area: AREA,
    event: EVENT,
    neutral: NEUTRAL,
    scenario: {
      campaign: 'La guerra del Peloponneso',
      archidamian: 'La guerra archidamica',
      decelean: 'La guerra deceleica',
      'fall-of-athens': 'La caduta di Atene',
      'first-war': 'La prima guerra del Peloponneso',
      'fall-of-sparta': 'La caduta di Sparta',
    },
    scenarioAbout: {
      campaign: 'Tutta la guerra in dieci turni, dall’assedio di Potidea. Vincono più di 150 punti.',
      archidamian: 'I primi tre turni, fino alla pace o finché si torna ad Atene. Vincono 40 punti.',
      decelean: 'Turni da 6 a 8: un esercito ateniese davanti a Siracusa, Sparta in marcia. Vincono 40 punti.',
      'fall-of-athens': 'Turni da 7 a 10 con Sparta, contro un’Atene la cui lega è in rivolta. Vincono 40 punti.',
      'first-war':
        'Sei turni prima della pace dei trent’anni: niente Lunghe Mura, ostaggi da entrambe le parti. Chi perde la volontà di combattere perde la guerra.',
      'fall-of-sparta':
        'Due giocatori, sette turni dopo la guerra: Sparta contro una Coalizione che è Tebe, Atene o entrambe, e i Persiani contro tutti.',
    },
    option: {
      players: 'Giocatori',
      edition: 'Edizione delle regole',
      'long-walls-leader': 'Le forze ad Atene estraggono un comandante prima di una battaglia (PW1-5.3.1-c, solo prima edizione)',
      'half-of-whole-force': 'La metà dell’intera forza conta per il +2 in battaglia (PW-R9)',
      'amphipolis-barred': 'Anfipoli sbarra la via come Naupatto e Bisanzio (PW-R37)',
    },
    players: { solitaire: 'Solitario', two: 'Due giocatori' },
    edition: { second: '2ª edizione (2019)', first: '1ª edizione (1991)' },
    phase: {
      gift: 'Politica',
      goldMine: 'Politica',
      islands: 'Politica',
      persiansFirst: 'Operazioni',
      manning: 'Controllo',
      another: 'Operazioni',
      objective: 'Operazioni',
      commander: 'Operazioni',
      expedition: 'Operazioni',
      leaveBehind: 'Operazioni',
      interception: 'Operazioni',
      nextBattle: 'Combattimento',
      nextSiege: 'Combattimento',
      homeward: 'Ritorno a casa',
      odd: 'Ritorno a casa',
      garrison: 'Ritorno a casa',
      build: 'Costruzione',
    },
    word: {
      treasury: 'Tesoro',
      sci: 'Fiducia strategica',
      bellicosity: 'Bellicosità',
      points: 'Punti vittoria',
      turn: 'Turno',
      strategy: 'Strategia',
      hostages: 'Ostaggi',
      helots: 'Iloti in rivolta',
      ravaged: 'Devastato',
      rebellion: 'In ribellione',
      siege: 'Assedio',
      objective: 'Obiettivo',
      goingHome: 'Ritorno a casa',
      cup: 'Nella tazza',
      out: 'Fuori dal gioco',
      talents: 'talenti',
      fund: 'Fondo di emergenza',
      player: 'tu',
      nonPlayer: 'il gioco',
    },
  },
  events: {
    ...more.events,
    ...early.events,
    ...late.events,
    'side-kept': ({ side, sci: n }) => `La fiducia di ${p.side(side)} è ${n}: resti con **${p.side(side)}**. {{PW-3.1-a}}`,
    'side-attempt': ({ die, modifiers, sum, changes, side }) =>
      `Determinazione della parte: ${p.die(side, die)}${p.modifiers(modifiers)} = ${sum}. ${p.yes(changes) ? `Cambi parte: ora sei **${p.side(side)}**.` : `Resti con **${p.side(side)}**.`}`,
    event: ({ dice, sum, event, possible, again, rule }) => {
      const [one, two] = dice as number[];
      const what = `Evento ${one} + ${two} = ${sum}: **${EVENT[String(event)]}** ${p.rule(rule)}`;
      if (p.yes(possible)) return `${what}.`;
      return again === null ? `${what} ora non può accadere.` : `${what} ora non può accadere: si ritira.`;
    },
    talents: ({ side, city, talents, die, treasury }) =>
      `${die === null ? '' : `${p.die(side, die)} `}${city === undefined ? p.side(side) : p.space(city)} riceve **${p.talents(talents)}** talenti e ne ha ${p.talents(treasury)}.`,
    plague: ({ lost, talents, ships, treasury, pericles }) =>
      `La peste prende ${lost} degli opliti ad Atene e al Pireo, e per ${ships} navi ${p.talents(talents)} talenti (ne restano ${p.talents(treasury)}). ${pericles === false ? 'Nessun' : 'Pericle muore; nessun'} alleato può entrare in città in questo turno.`,
    alcibiades: ({ to, rule }) => `${ALCIBIADES[String(to)]} ${p.rule(rule)}`,
    allegiance: ({ space, side, rule, units }) =>
      `**${p.space(space)}** passa a ${p.side(side)}: ${p.units(units)}. ${p.rule(rule)}`,
    corcyra: ({ leaves }) =>
      p.yes(leaves)
        ? 'Corcira lascia la guerra e d’ora in poi è neutrale. {{PW-E-10-d}}'
        : 'Corcira non partecipa ad alcuna operazione in questo turno. {{PW-E-10-a}}',
    phenomenon: ({ die, side, rule }) =>
      `${p.die(side, die)}: ${side === 'athens' ? 'un’eclissi spaventa Atene' : 'un terremoto scuote Sparta'}: al massimo due operazioni in questo turno. ${p.rule(rule)}`,
    'delian-rebellion': ({ sci: n, navalLosses, happens, rule }) =>
      `Lega di Delo: fiducia di Atene ${n}, ${navalLosses} ${navalLosses === 1 ? 'nave persa' : 'navi perse'} nel turno scorso: ${p.yes(happens) ? 'scoppia la ribellione' : 'gli alleati restano tranquilli'}. ${p.rule(rule)}`,
    'rebellion-roll': ({ dice, modifiers, sum, space, again, passed, rule }) => {
      const [one, two] = dice as number[];
      const roll = `Ribellione: ${one} + ${two}${p.modifiers(modifiers)} = ${sum}`;
      if (space === null)
        return again === null
          ? `${roll}, oltre la tabella: non accade nulla. ${p.rule(rule)}`
          : `${roll}, oltre la tabella: si ricomincia. {{PW-R58}}`;
      if (passed !== undefined && (passed as string[]).length > 0)
        return `${roll}: ${p.spaces([...(passed as string[])])} non può ribellarsi, il prossimo della lista è **${p.space(space)}**. ${p.rule(rule)}`;
      return again === null
        ? `${roll}: **${p.space(space)}**.`
        : `${roll}: ${p.space(space)} non è valido ${p.rule(again)}, si ritira.`;
    },
    'no-rebellion': ({ rule }) =>
      `${rule === 'PW-R58' ? 'Nessuno spazio della tabella può ribellarsi.' : 'Non scoppia alcuna ribellione.'} ${p.rule(rule)}`,
    rebellion: ({ space }) => `**${p.space(space)}** è in ribellione.`,
    'rebellion-tested': ({ space, own, enemy, quelled }) =>
      p.yes(quelled)
        ? `La ribellione a **${p.space(space)}** è sedata: vi è solo la ZOI della sua parte. {{PW-7.1-a}}`
        : `${p.space(space)} resta in ribellione (${p.yes(own) ? (p.yes(enemy) ? 'ZOI di entrambe le parti' : 'ZOI propria') : p.yes(enemy) ? 'ZOI nemica' : 'nessuna ZOI'}). {{PW-7.1-b}}`,
    'spread-roll': ({ space, die, modifiers, success }) =>
      `${p.space(space)} si unisce? ${die}${p.modifiers(modifiers)}: ${p.yes(success) ? '**sì**' : 'no'}.`,
    'commander-drawn': ({ side, leader, space, from }) =>
      `${p.side(side)} pesca **${p.leader(leader)}** per ${p.space(space)} ((tra ${(from as string[]).length} nella tazza)).`,
    nicias: ({ rule }) => `Nicia guida Atene quest’anno: un armistizio durerebbe di più. ${p.rule(rule)}`,
    'strategy-kept': ({ side, strategy, sci: n }) =>
      `${p.side(side)} mantiene la strategia **${STRATEGY[String(strategy)]}**: la sua fiducia è ${n}. {{PW-4.1-a}}`,
    'strategy-rolled': ({ side, die, modifiers, sum, strategy, again }) =>
      `Strategia di ${p.side(side)}: ${p.die(side, die)}${p.modifiers(modifiers)} = ${sum}: **${STRATEGY[String(strategy)]}**${again === null ? '' : `, impedita dagli ostaggi ${p.rule(again)}: si ritira`}.`,
    'sci-reset': ({ rule }) => `La fiducia di entrambe le parti torna a 0. ${p.rule(rule)}`,
    auguries: ({ side, die, modifiers, result: sum, favourable }) =>
      `Auguri di ${p.side(side)}: ${p.die(side, die)}${p.modifiers(modifiers)} = ${sum}: ${p.yes(favourable) ? 'favorevoli' : '**sfavorevoli**'}.`,
    passed: ({ side, why, rule }) => `**${p.side(side)} passa**: ${PASS[String(why)]}. ${p.rule(rule)}`,
    defence: ({ side, holds, space, rule, conditions }) => {
      if (p.yes(holds))
        return `Difesa di ${p.side(side)} ${p.rule(rule)}: il nemico ${space === null ? 'minaccia Siracusa' : `è a **${p.space(space)}**`} e bisogna rispondere.`;
      const answered = (conditions as { at: { space: string }[] }[]).flatMap(({ at }) => at.map(one => one.space));
      return `Nessuna condizione difensiva di ${p.side(side)} vale${answered.length > 0 ? ` (già risposto: ${p.spaces(answered)})` : ''}: segue la sua strategia.`;
    },
    'objective-rolled': ({ side, strategy, dice, area, space, again, list }) =>
      `${STRATEGY[String(strategy)]}: ${(dice as number[]).map(face => p.die(side, face)).join(' ')} ${area === null ? '' : `**${AREA[String(area)]}**, `}**${p.space(space)}** ((${p.spaces(list)}))${again === null ? '' : `: non possibile ${p.rule(again)}, si ritira`}.`,
    objective: ({ side, space, rule }) => `${p.side(side)} dichiara l’obiettivo: **${p.space(space)}**. ${p.rule(rule)}`,
    'force-required': ({ side, space, required, rule }) =>
      `A ${p.side(side)} occorrono esattamente **${p.mix(required)}** per ${p.space(space)}. ${p.rule(rule)}`,
    gathering: ({ shares, cost, spendable, possible, missing, rule, cutOff }) => {
      const given = (shares as { space: string; take: object; why: string }[])
        .filter(({ take }) => Object.keys(take).length > 0)
        .map(({ space, take, why }) => `${p.space(space)} ${p.units(take)} ${p.rule(why)}`)
        .join('; ');
      const idle = (shares as { space: string; take: object }[])
        .filter(({ take }) => Object.keys(take).length === 0)
        .map(({ space }) => space);
      const rest = idle.length > 0 ? ` ((non necessari o tenuti come guarnigioni: ${p.spaces(idle)}))` : '';
      const beyond = (cutOff as string[] | undefined) ?? [];
      const far = beyond.length > 0 ? ` ((fuori portata: ${p.spaces(beyond)} {{PW-R115}}))` : '';
      const plan = `Il piano: ${given === '' ? 'nessuno' : given}.${rest}${far} Costa **${p.talents(cost)}** su ${p.talents(spendable)}`;
      if (p.yes(possible)) return `${plan}.`;
      const lacks = p.mix(missing);
      return `${plan}: non si può fare${lacks === '' ? '' : `, mancano ${lacks}`}. ${p.rule(rule)}`;
    },
    'cause-rebellion': ({ side, space, die, modifiers, success }) =>
      `${p.side(side)} paga 100 talenti per sollevare **${p.space(space)}**: ${p.die(side, die)}${p.modifiers(modifiers)}: ${p.yes(success) ? 'insorge' : 'invano, l’operazione è annullata'}.`,
    activated: ({ side, space, unit, count, cost, treasury }) =>
      `${p.space(space)}: **${count}${p.unit(unit)}** attivati per ${p.talents(cost)}; ${p.side(side)} ha ${p.talents(treasury)}.`,
    route: ({ from, to, route, of, drawn, objective }) =>
      `${p.yes(objective) ? 'Marcia' : 'Verso lo spazio di raduno'}: ${p.space(from)} → ${(route as string[]).map(p.space).join(' → ')}${Number(of) > 1 ? ` ((via ${drawn} di ${of}, a sorte, per ${p.space(to)}))` : ''}.`,
    storm: ({ die, lost, units, side }) =>
      `Il mare aperto: ${p.die(side, die)}: ${p.yes(lost) ? `una tempesta prende **${p.units(units)}**` : 'la flotta passa'}. {{PW-5.1.3-b}}`,
    interception: ({ side, space, by, die, success, rule }) =>
      `${p.side(side)} tenta di intercettare a **${p.space(space)}**${by === space ? '' : ` da ${p.space(by)}`}: ${die === null ? 'automaticamente' : p.die(side, die)}: ${p.yes(success) ? '**intercettata**' : 'invano'}. ${p.rule(rule)}`,
    'commander-home': ({ leader, space, rule }) =>
      `${p.leader(leader)}, solo a ${p.space(space)}, torna a casa${rule === 'PW-6.7-b' ? '' : ': l’operazione è finita'}. ${p.rule(rule)}`,
    skirmish: ({ space, dice, lost, battle }) => {
      const { athens, sparta } = dice as Record<string, number>;
      const losses = Object.entries(lost as Record<string, string>).map(([who, unit]) => `${p.side(who)} perde 1${p.unit(unit)}`);
      return `Schermaglia a ${p.space(space)}: ${p.die('athens', athens)} ${p.die('sparta', sparta)}. ${losses.length === 0 ? 'Nessuna perdita' : losses.join(', ')}${battle === null ? '' : `; segue **battaglia** ${p.rule(battle)}`}.`;
    },
    battle: ({ type, space, forces, dice, modifiers, sums, winner, losses, goesOn, points: n, hostages, sci: pair, rule }) => {
      const [athens, sparta] = forces as Fighter[];
      const [one, two] = [athens.side, sparta.side];
      const met = `a **${p.space(space)}**: ${fighter(athens)} contro ${fighter(sparta)}`;
      if (type === 'null') return `Battaglia nulla ${met}: navi e unità di terra non si combattono. {{PW-6.2.1-a}}`;
      const { athens: a, sparta: b } = dice as Record<string, number>;
      const [am, bm] = modifiers as unknown[];
      const [as, bs] = sums as number[];
      const rolled = `Battaglia ${type === 'naval' ? 'navale' : 'terrestre'} ${met}. ${p.side(one)} ${p.die('athens', a)}${p.modifiers(am)} = ${as}; ${p.side(two)} ${p.die('sparta', b)}${p.modifiers(bm)} = ${bs}.`;
      if (winner === null) {
        const home = [one, two].filter(who => who !== 'persia');
        return `${rolled} **Pareggio**: ${losses === 0 ? 'nessuno cade' : 'ognuno perde 1 SP'}, ${home.length === 2 ? 'entrambi tornano a casa' : `${p.side(home[0])} torna a casa`}. ${p.rule(rule)}`;
      }
      const loser = winner === one ? two : one;
      const won = `${rolled} **Vince ${p.side(winner)}**; ${p.side(loser)} perde ${losses} SP`;
      if (p.yes(goesOn)) return `${won}, e si combatte ancora a terra.`;
      return `${won} e torna a casa.${p.yes(hostages) ? ' Si prendono ostaggi.' : ''}${pair === undefined ? '' : sci(pair)}${points(n)}`;
    },
    'null-battle': ({ space, leaves, rule }) => `${p.side(leaves)} lascia ${p.space(space)}. ${p.rule(rule)}`,
    'leader-died': ({ leader, side, rule }) => `**${p.leader(leader)}** di ${p.side(side)} è caduto. ${p.rule(rule)}`,
    ravaged: ({ space }) => `**${p.space(space)}** è devastato.`,
    'ravaged-removed': () => 'Tutti i segnalini Devastato lasciano la mappa. {{PW1-0-e}}',
    'left-behind': ({ space, unit }) => `1${p.unit(unit)} resta a ${p.space(space)} per mancanza di navi. {{PW-5.1.4-d}}`,
    'operation-ends': ({ side, space, leader, units, rule }) =>
      `${p.leader(leader)} di ${p.side(side)} ${rule === 'PW-5.1-d' ? 'raggiunge' : 'si ferma a'} **${p.space(space)}**${units === undefined ? '' : ` con ${p.units(units)}`}.`,
    'expedition-ends': ({ space, rule }) => `La spedizione si scioglie a ${p.space(space)} e torna a casa. ${p.rule(rule)}`,
    'neutral-joins': ({ neutral, side, units }) =>
      `**${NEUTRAL[String(neutral)]}** si unisce a ${p.side(side)}${Object.keys(units as object).length === 0 ? '' : ` con ${p.units(units)}`}.`,
    'neutral-taken': ({ space, side }) => `**${p.space(space)}**, in ribellione, apre le porte a ${p.side(side)}. {{PW-5.5.2-a}}`,
    placed: ({ unit, count, space, rule, side, die }) =>
      `${die === undefined ? '' : `${p.die(side, die)} `}**${count}${p.unit(unit)}** a ${p.space(space)} ${p.rule(rule)}.`,
    'no-place': ({ unit, count, side, rule }) =>
      `${count}${p.unit(unit)} di ${p.side(side)} non hanno dove andare e lasciano il gioco. ${p.rule(rule)}`,
    order: ({ what, space, of }) =>
      `${what === 'siege' ? 'Prossimo assedio' : 'Prossima battaglia'}, a sorte tra ${(of as string[]).length}: ${String(space).split('/').map(p.space).join(' e ')}.`,
    'siege-begins': ({ side, space, besieged, rule }) =>
      `${p.side(side)} assedia **${p.space(space)}**${Object.keys(besieged as object).length === 0 ? '' : ` (dentro: ${p.units(besieged)})`}. ${p.rule(rule)}`,
    'siege-lifted': ({ space, units, rule }) =>
      rule === 'PW-R159'
        ? `L’assedio di ${p.space(space)} è tolto: il comandante è morto e ${p.units(units)} tornano in patria. {{PW-R159}}`
        : `L’assedio di ${p.space(space)} è tolto: l’esercito se n’è andato. {{PW-6.3-a}}`,
    siege: ({ space, side, leader, die, modifiers, sum, success, points: n, sci: pair, rule }) =>
      `Assedio di **${p.space(space)}** con ${p.leader(leader)}: ${die === null ? `fallisce da sé ${p.rule(rule)}` : `${p.die(side, die)}${p.modifiers(modifiers)} = ${sum}: ${p.yes(success) ? `**presa**, ${p.side(side)} guadagna 300 talenti` : '**fallito**, l’esercito torna a casa'}`}.${sci(pair)}${points(n)}`,
    'going-home': ({ space, leader, die, modifiers, sum, side, stays }) =>
      `${p.leader(leader)} a ${p.space(space)}: ${p.die(side, die)}${p.modifiers(modifiers)} = ${sum}: ${stays === null ? 'l’esercito torna a casa' : `restano ${p.units(stays)}`}.`,
    stays: ({ space, unit }) => `${unit === 'home-guard' ? 'La Guardia' : `1${p.unit(unit)}`} resta a ${p.space(space)}.`,
    helots: ({ revolt, lost, cost, bellicosity }) =>
      revolt === 'ends'
        ? 'La rivolta degli Iloti è finita. {{PW-7.3.1-a}}'
        : `Gli Iloti ${revolt === 'begins' ? 'insorgono' : 'continuano la lotta'}: la bellicosità di Sparta scende a ${bellicosity}, le entrate di ${p.talents(cost)}${Number(lost) > 0 ? `, e si perdono ${lost}O` : ''}.`,
    control: ({ athens, sparta, nobody }) => {
      const list = (who: string, spaces: unknown): string[] =>
        (spaces as string[]).length === 0 ? [] : [`**${who}**: ${p.spaces(spaces)}`];
      const held = [...list(p.side('athens'), athens), ...list(p.side('sparta'), sparta), ...list('nessuno', nobody)];
      return `Controllo {{PW-8-a}}: ${held.join('; ')}.`;
    },
    income: ({ side, city, items, net, turns, treasury }) =>
      `Entrate di ${city === undefined ? p.side(side) : p.space(city)}: ${(items as { rule: string; by: number }[]).map(({ rule, by }) => `${p.signed(by)} ${p.rule(rule)}`).join(' ')} = **${p.talents(net)}**${Number(turns) > 1 ? ` in ${turns} turni` : ''}; tesoro ${p.talents(treasury)}.`,
    built: ({ side, unit, treasury }) => `${p.side(side)} costruisce **1${p.unit(unit)}**; tesoro ${p.talents(treasury)}.`,
    bellicosity: ({ side, before, modifiers, now }) =>
      `Bellicosità di ${p.side(side)}: ${before}${p.modifiers(modifiers)} = **${now}**.`,
    'bellicosity-reset': ({ now }) => `Dopo l’armistizio la bellicosità di entrambe le parti è **${now}**. {{PW-9.3-l}}`,
    surrender: ({ sides, points: n, rule }) =>
      `**${(sides as string[]).map(p.side).join(' e ')} si arrende**. ${p.rule(rule)}${points(n)}`,
    armistice: ({ die, modifiers, turns }) =>
      `**Armistizio**: ${die}${p.modifiers(modifiers)}: ${turns} turn${turns === 1 ? 'o' : 'i'} di pace. {{PW-9.3-c}}`,
    recalled: ({ space, side, units }) =>
      `Da **${p.space(space)}** tornano a casa ${p.units(units)} di ${p.side(side)}. {{PW-9.3-d}}`,
    returned: ({ space, to }) => `${p.space(space)} ${to === null ? 'torna neutrale' : `torna a ${p.side(to)}`}. {{PW-9.3-e}}`,
    'hostages-freed': () => 'Tutti gli ostaggi sono liberi. {{PW-9.3-f}}',
    'turn-ends': ({ turn }) => `Comincia il turno **${turn}**.`,
    'scenario-ends': ({ points: n, won }) => `La guerra è finita con **${n}** punti: ${result(won)}.`,
  },
  asks: {
    ...more.asks,
    ...late.asks,
    another: ({ side, treasury }) => ({
      caption: 'Operazioni',
      title: 'Un’altra operazione?',
      body: `${p.side(side)} ha ${p.talents(treasury)} talenti. Prima gli auguri; chi passa ha finito per questo turno.`,
    }),
    objective: ({ side, initial, spendable }) => ({
      caption: p.yes(initial) ? 'Operazione iniziale' : 'Operazione continuata',
      title: 'Dichiara l’obiettivo',
      body: `${p.side(side)} può spendere ${p.talents(spendable)} talenti. Uno spazio su cui marciare, o uno da sollevare per 100 talenti.`,
    }),
    commander: () => ({ caption: 'Operazioni', title: 'Chi comanda?', body: 'Più comandanti sono nello spazio patria.' }),
    expedition: ({ space, objective, leader, units, spendable }) => ({
      caption: 'Spedizione',
      title: `${p.leader(leader)} a ${p.space(space)}`,
      body: `Con lui: ${p.units(units)}. ${p.talents(spendable)} talenti da spendere. Attiva qui, va’ a un altro spazio di raduno o marcia su **${p.space(objective)}**.`,
    }),
    leaveBehind: ({ space, short }) => ({
      caption: 'Poche navi',
      title: 'Chi resta indietro?',
      body: `A ${p.space(space)} le navi non possono portare ${short} SP di terra.`,
    }),
    odd: ({ unit, spaces }) => ({
      caption: 'Ritorno a casa',
      title: `Dove va l’SP dispari (${p.unit(unit)})?`,
      body: `A ${(spaces as string[]).map(p.space).join(' o ')}.`,
    }),
    garrison: ({ space }) => ({
      caption: 'Ritorno a casa',
      title: `Quale SP resta a ${p.space(space)}?`,
      body: 'Un SP di terra tiene l’isola.',
    }),
    build: ({ side, left, spendable, armistice }) => ({
      caption: p.yes(armistice) ? 'Armistizio' : 'Costruzione',
      title: `Costruisci per ${p.side(side)}`,
      body: `Ancora fino a ${left} SP a 200 talenti; se ne possono spendere ${p.talents(spendable)}.`,
    }),
  },
  actions: {
    ...more.actions,
    ...late.actions,
    operate: () => 'Consulta gli auguri',
    pass: () => 'Passa',
    objective: ({ space }) => `Marcia su **${p.space(space)}**`,
    incite: ({ space }) => `Causa ribellione a **${p.space(space)}**`,
    lead: ({ leader }) => `Comanda **${p.leader(leader)}**`,
    activate: ({ unit, count }) => `Attiva **${count}${p.unit(unit)}**`,
    rally: ({ space }) => `Va’ a **${p.space(space)}**`,
    cross: ({ space }) => `Attraversa il mare aperto verso **${p.space(space)}**`,
    march: () => 'Marcia sull’obiettivo',
    halt: () => 'Rinuncia',
    leave: ({ unit }) => `1${p.unit(unit)} resta indietro`,
    garrison: ({ unit }) => `1${p.unit(unit)} resta`,
    send: ({ space }) => `A **${p.space(space)}**`,
    build: ({ unit }) => `Costruisci **1${p.unit(unit)}**`,
    enough: () => 'Basta',
  },
  refusals: {
    ...more.refusals,
    ...early.refusals,
    ...late.refusals,
    'PW-0.2-d': 'Tutti i pezzi di questo tipo sono in gioco.',
    'PW-0.3-f': 'La Guardia non lascia mai Sparta.',
    'PW-0.5-i': 'Non è uno spazio di raduno: dev’essere amico e avere un’unità amica non ancora attivata.',
    'PW-5.1-a': 'Bisogna dichiarare un obiettivo.',
    'PW-5.1-b': 'Il comandante dev’essere nello spazio patria.',
    'PW-5.1-c': 'La spedizione si sta radunando.',
    'PW-5.1-d': 'La via dell’obiettivo è aperta: la spedizione deve marciare.',
    'PW-5.1-g': 'Il nemico ha ostaggi: né la sua patria né uno spazio adiacente può essere l’obiettivo.',
    'PW-5.1-i': 'Un’operazione richiede almeno un punto forza.',
    'PW-5.1.1-a': 'Con il comandante marciano solo unità proprie.',
    'PW-5.1.1-c': 'Le unità di terra non passano il mare senza navi.',
    'PW-5.1.1-d': 'Nessuna via di mare vi porta.',
    'PW-5.1.1-l': 'Argo e Siracusa neutrali non sono su alcuna via.',
    'PW-5.1.3-a': 'Il mare aperto tra Capo Tenaro e Siracusa non è per questa spedizione una via più breve.',
    'PW-5.1.4-b': 'Più unità di terra che navi: le linee navali sono chiuse.',
    'PW-5.1.4-d': 'Restano indietro solo unità di terra.',
    'PW-5.1.5-e': 'Atene deve conservare il fondo di emergenza di 1.000 talenti.',
    'PW-5.1.5-f': 'Non ci sono tanti punti forza non attivati.',
    'PW-5.1.6-a': 'Un comandante solo non entra in uno spazio con unità nemiche.',
    'PW-5.1.6-b': 'Un comandante solo non entra in uno spazio del colore nemico che non sia di raduno.',
    'PW-5.1.6-e': 'Nessuna via è aperta a un comandante solo.',
    'PW-5.3-a': 'Prima: un’altra operazione, o passi?',
    'PW-5.3.2-d': 'Non resta nulla che si possa attivare.',
    'PW-5.3.2-e': 'Il tesoro non basta.',
    'PW-5.3.2-f': 'Nulla si può pagare senza il fondo di emergenza di Atene.',
    'PW-5.4-c': 'Una forza nemica lo tiene.',
    'PW-5.4-d': 'La patria del nemico non si ribella mai.',
    'PW-5.4-e': 'Non si può causare ribellione in uno spazio della coalizione nemica.',
    'PW-5.4-f': 'Argo, Siracusa e Pella non si sollevano finché sono neutrali.',
    'PW-5.4-k': 'I 100 talenti intaccherebbero il fondo di emergenza.',
    'PW-5.4-m': 'Occorrono 100 talenti.',
    'PW-5.5.3.2-a': 'Sparta non entra in Siracusa neutrale.',
    'PW-5.5.3.3-a': 'Atene non entra in Argo neutrale.',
    'PW-5.5.3.4-c': 'Sardi non è un obiettivo finché la Persia non è in guerra.',
    'PW-6.4-d': 'Deve restare una delle unità di terra presenti.',
    'PW-6.4-e': 'Resta un’unità nazionale piuttosto che una alleata.',
    'PW-8.1.6-a': 'Atene deve conservare il fondo di emergenza di 1.000 talenti.',
    'PW-8.2-a': 'Un punto forza costa 200 talenti.',
    'PW-8.2-b': 'Non più di 600 talenti, per unità della propria parte.',
    'PW-8.2-h': 'Le unità d’élite non si ricostruiscono.',
    'PW-9.3-j': 'Cinque al massimo, e devono restare 1.000 talenti.',
    'PW-E-10-a': 'Corcira non partecipa a nulla in questo turno.',
    'PW-E-12-a': 'Solo due operazioni in questo turno.',
    'PW-P-f': 'Uno dei due spazi della divisione.',
    'PW-R109': 'L’operazione iniziale non si può passare.',
    'PW1-4.1-c':
      'Nella prima edizione un comandante solo entra nel colore nemico, o dove stanno unità nemiche, solo se vi è una Forza amica.',
    'PW1-4.1.3-b': 'Nella prima edizione solo un Esercito passa il mare aperto, non un comandante da solo.',
    'PW1-4.4-b': 'Nella prima edizione il giocatore solleva soltanto spazi controllati dal nemico.',
    'PW-R29': 'È già amico, o in ribellione.',
  },
  outcomes: {
    ...more.outcomes,
    ...early.outcomes,
    ...late.outcomes,
    'PW-9.2-c': ({ points: n, won, surrendered, turn }) =>
      `${p.side(surrendered)} si arrende nel turno ${turn}. ${n} punti: **${result(won)}**.`,
    'PW-1.3.1-a': ({ points: n, won }) => `La guerra finisce. ${n} punti, ne occorrevano più di 150: **${result(won)}**.`,
    'PW-1.4-b': ({ points: n, won }) => `La guerra archidamica finisce. ${n} punti, ne occorrevano 40: **${result(won)}**.`,
    'PW-10.1.4-a': ({ points: n, won }) => `La guerra deceleica finisce. ${n} punti, ne occorrevano 40: **${result(won)}**.`,
    'PW-10.2.4-a': ({ points: n, won }) => `La lotta per Atene finisce. ${n} punti, ne occorrevano 40: **${result(won)}**.`,
    'PW1-10.3-c': ({ points: n, won }) => `La guerra deceleica finisce. ${n} punti, ne occorrevano 40: **${result(won)}**.`,
    'PW1-10.4-a': ({ points: n, won }) => `La lotta per Atene finisce. ${n} punti, ne occorrevano 40: **${result(won)}**.`,
  },
};
