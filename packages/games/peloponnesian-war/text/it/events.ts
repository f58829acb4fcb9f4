import type { Sentences } from '@polemos/kernel';
import type { Fighter } from '../../rules/combat/told.ts';
import type { PeloponnesianEvent } from '../../rules/told.ts';
import { fallOfSparta } from './fall-of-sparta.ts';
import { firstWar } from './first-war.ts';
import { AREA, EVENT, NEUTRAL, STRATEGY } from './names.ts';
import { p } from './phrases.ts';
import { two } from './two-players.ts';

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
const fighter = ({ units, leader }: Fighter): string => `${p.units(units)}${leader === null ? '' : ` con ${p.leader(leader)}`}`;
const result = (won: unknown): string => (won ? 'vittoria' : 'sconfitta');

export const events = {
  ...two.events,
  ...firstWar.events,
  ...fallOfSparta.events,
  'side-kept': ({ side, sci: n }) => `La fiducia di ${p.side(side)} è ${n}: resti con **${p.side(side)}**. {{PW-3.1-a}}`,
  'side-attempt': ({ die, modifiers, sum, changes, side }) =>
    `Determinazione della parte: ${p.die(side, die)}${p.modifiers(modifiers)} = ${sum}. ${changes ? `Cambi parte: ora sei **${p.side(side)}**.` : `Resti con **${p.side(side)}**.`}`,
  event: ({ dice, sum, event, possible, again, rule }) => {
    const [one, two] = dice;
    const what = `Evento ${one} + ${two} = ${sum}: **${EVENT[event]}** ${p.rule(rule)}`;
    if (possible) return `${what}.`;
    return again === null ? `${what} ora non può accadere.` : `${what} ora non può accadere: si ritira.`;
  },
  talents: ({ side, city, talents, die, treasury }) =>
    `${die === null ? '' : `${p.die(side, die)} `}${city === undefined ? p.side(side) : p.space(city)} riceve **${p.talents(talents)}** talenti e ne ha ${p.talents(treasury)}.`,
  plague: ({ lost, talents, ships, treasury, pericles }) =>
    `La peste prende ${lost} degli opliti ad Atene e al Pireo, e per ${ships} navi ${p.talents(talents)} talenti (ne restano ${p.talents(treasury)}). ${pericles === false ? 'Nessun' : 'Pericle muore; nessun'} alleato può entrare in città in questo turno.`,
  alcibiades: ({ to, rule }) => `${ALCIBIADES[to]} ${p.rule(rule)}`,
  allegiance: ({ space, side, rule, units }) =>
    `**${p.space(space)}** passa a ${p.side(side)}: ${p.units(units)}. ${p.rule(rule)}`,
  corcyra: ({ leaves }) =>
    leaves
      ? 'Corcira lascia la guerra e d’ora in poi è neutrale. {{PW-E-10-d}}'
      : 'Corcira non partecipa ad alcuna operazione in questo turno. {{PW-E-10-a}}',
  phenomenon: ({ die, side, rule }) =>
    `${p.die(side, die)}: ${side === 'athens' ? 'un’eclissi spaventa Atene' : 'un terremoto scuote Sparta'}: al massimo due operazioni in questo turno. ${p.rule(rule)}`,
  'delian-rebellion': ({ sci: n, navalLosses, happens, rule }) =>
    `Lega di Delo: fiducia di Atene ${n}, ${navalLosses} ${navalLosses === 1 ? 'nave persa' : 'navi perse'} nel turno scorso: ${happens ? 'scoppia la ribellione' : 'gli alleati restano tranquilli'}. ${p.rule(rule)}`,
  'rebellion-roll': ({ dice, modifiers, sum, space, again, passed, rule }) => {
    const [one, two] = dice;
    const roll = `Ribellione: ${one} + ${two}${p.modifiers(modifiers)} = ${sum}`;
    if (space === null)
      return again === null
        ? `${roll}, oltre la tabella: non accade nulla. ${p.rule(rule)}`
        : `${roll}, oltre la tabella: si ricomincia. {{PW-R58}}`;
    if (passed !== undefined && passed.length > 0)
      return `${roll}: ${p.spaces([...passed])} non può ribellarsi, il prossimo della lista è **${p.space(space)}**. ${p.rule(rule)}`;
    return again === null
      ? `${roll}: **${p.space(space)}**.`
      : `${roll}: ${p.space(space)} non è valido ${p.rule(again)}, si ritira.`;
  },
  'no-rebellion': ({ rule }) =>
    `${rule === 'PW-R58' ? 'Nessuno spazio della tabella può ribellarsi.' : 'Non scoppia alcuna ribellione.'} ${p.rule(rule)}`,
  rebellion: ({ space }) => `**${p.space(space)}** è in ribellione.`,
  'rebellion-tested': ({ space, own, enemy, quelled }) =>
    quelled
      ? `La ribellione a **${p.space(space)}** è sedata: vi è solo la ZOI della sua parte. {{PW-7.1-a}}`
      : `${p.space(space)} resta in ribellione (${own ? (enemy ? 'ZOI di entrambe le parti' : 'ZOI propria') : enemy ? 'ZOI nemica' : 'nessuna ZOI'}). {{PW-7.1-b}}`,
  'spread-roll': ({ space, die, modifiers, success }) =>
    `${p.space(space)} si unisce? ${die}${p.modifiers(modifiers)}: ${success ? '**sì**' : 'no'}.`,
  'commander-drawn': ({ side, leader, space, from }) =>
    `${p.side(side)} pesca **${p.leader(leader)}** per ${p.space(space)} ((tra ${from.length} nella tazza)).`,
  nicias: ({ rule }) => `Nicia guida Atene quest’anno: un armistizio durerebbe di più. ${p.rule(rule)}`,
  'strategy-kept': ({ side, strategy, sci: n }) =>
    `${p.side(side)} mantiene la strategia **${STRATEGY[strategy]}**: la sua fiducia è ${n}. {{PW-4.1-a}}`,
  'strategy-rolled': ({ side, die, modifiers, sum, strategy, again }) =>
    `Strategia di ${p.side(side)}: ${p.die(side, die)}${p.modifiers(modifiers)} = ${sum}: **${STRATEGY[strategy]}**${again === null ? '' : `, impedita dagli ostaggi ${p.rule(again)}: si ritira`}.`,
  'sci-reset': ({ rule }) => `La fiducia di entrambe le parti torna a 0. ${p.rule(rule)}`,
  auguries: ({ side, die, modifiers, result: sum, favourable }) =>
    `Auguri di ${p.side(side)}: ${p.die(side, die)}${p.modifiers(modifiers)} = ${sum}: ${favourable ? 'favorevoli' : '**sfavorevoli**'}.`,
  passed: ({ side, why, rule }) => `**${p.side(side)} passa**: ${PASS[why]}. ${p.rule(rule)}`,
  defence: ({ side, holds, space, rule, conditions }) => {
    if (holds)
      return `Difesa di ${p.side(side)} ${p.rule(rule)}: il nemico ${space === null ? 'minaccia Siracusa' : `è a **${p.space(space)}**`} e bisogna rispondere.`;
    const answered = conditions.flatMap(({ at }) => at.map(one => one.space));
    return `Nessuna condizione difensiva di ${p.side(side)} vale${answered.length > 0 ? ` (già risposto: ${p.spaces(answered)})` : ''}: segue la sua strategia.`;
  },
  'objective-rolled': ({ side, strategy, dice, area, space, again, list }) =>
    `${STRATEGY[strategy]}: ${dice.map(face => p.die(side, face)).join(' ')} ${area === null ? '' : `**${AREA[area]}**, `}**${p.space(space)}** ((${p.spaces(list)}))${again === null ? '' : `: non possibile ${p.rule(again)}, si ritira`}.`,
  objective: ({ side, space, rule }) => `${p.side(side)} dichiara l’obiettivo: **${p.space(space)}**. ${p.rule(rule)}`,
  'force-required': ({ side, space, required, rule }) =>
    `A ${p.side(side)} occorrono esattamente **${p.mix(required)}** per ${p.space(space)}. ${p.rule(rule)}`,
  gathering: ({ shares, cost, spendable, possible, missing, rule, cutOff }) => {
    const given = shares
      .filter(({ take }) => Object.keys(take).length > 0)
      .map(({ space, take, why }) => `${p.space(space)} ${p.units(take)} ${p.rule(why)}`)
      .join('; ');
    const idle = shares.filter(({ take }) => Object.keys(take).length === 0).map(({ space }) => space);
    const rest = idle.length > 0 ? ` ((non necessari o tenuti come guarnigioni: ${p.spaces(idle)}))` : '';
    const beyond = cutOff;
    const far = beyond.length > 0 ? ` ((fuori portata: ${p.spaces(beyond)} {{PW-R115}}))` : '';
    const plan = `Il piano: ${given === '' ? 'nessuno' : given}.${rest}${far} Costa **${p.talents(cost)}** su ${p.talents(spendable)}`;
    if (possible) return `${plan}.`;
    const lacks = p.mix(missing);
    return `${plan}: non si può fare${lacks === '' ? '' : `, mancano ${lacks}`}. ${p.rule(rule)}`;
  },
  'cause-rebellion': ({ side, space, die, modifiers, success }) =>
    `${p.side(side)} paga 100 talenti per sollevare **${p.space(space)}**: ${p.die(side, die)}${p.modifiers(modifiers)}: ${success ? 'insorge' : 'invano, l’operazione è annullata'}.`,
  activated: ({ side, space, unit, count, cost, treasury }) =>
    `${p.space(space)}: **${count}${p.unit(unit)}** attivati per ${p.talents(cost)}; ${p.side(side)} ha ${p.talents(treasury)}.`,
  route: ({ from, to, route, of, drawn, objective }) =>
    `${objective ? 'Marcia' : 'Verso lo spazio di raduno'}: ${p.space(from)} → ${route.map(p.space).join(' → ')}${of > 1 ? ` ((via ${drawn} di ${of}, a sorte, per ${p.space(to)}))` : ''}.`,
  storm: ({ die, lost, units, side }) =>
    `Il mare aperto: ${p.die(side, die)}: ${lost ? `una tempesta prende **${p.units(units)}**` : 'la flotta passa'}. {{PW-5.1.3-b}}`,
  interception: ({ side, space, by, die, success, rule }) =>
    `${p.side(side)} tenta di intercettare a **${p.space(space)}**${by === space ? '' : ` da ${p.space(by)}`}: ${die === null ? 'automaticamente' : p.die(side, die)}: ${success ? '**intercettata**' : 'invano'}. ${p.rule(rule)}`,
  'commander-home': ({ leader, space, rule }) =>
    `${p.leader(leader)}, solo a ${p.space(space)}, torna a casa${rule === 'PW-6.7-b' ? '' : ': l’operazione è finita'}. ${p.rule(rule)}`,
  skirmish: ({ space, dice, lost, battle }) => {
    const { athens, sparta } = dice;
    const losses = Object.entries(lost).map(([who, unit]) => `${p.side(who)} perde 1${p.unit(unit)}`);
    return `Schermaglia a ${p.space(space)}: ${p.die('athens', athens)} ${p.die('sparta', sparta)}. ${losses.length === 0 ? 'Nessuna perdita' : losses.join(', ')}${battle === null ? '' : `; segue **battaglia** ${p.rule(battle)}`}.`;
  },
  battle: event => {
    const { space, forces, rule } = event;
    const [athens, sparta] = forces;
    const [one, two] = [athens.side, sparta.side];
    const met = `a **${p.space(space)}**: ${fighter(athens)} contro ${fighter(sparta)}`;
    if (event.type === 'null') return `Battaglia nulla ${met}: navi e unità di terra non si combattono. {{PW-6.2.1-a}}`;
    const { type, dice, modifiers, sums, winner, losses, goesOn, points: n, hostages, sci: pair } = event;
    const { athens: a, sparta: b } = dice;
    const [am, bm] = modifiers;
    const [as, bs] = sums;
    const rolled = `Battaglia ${type === 'naval' ? 'navale' : 'terrestre'} ${met}. ${p.side(one)} ${p.die('athens', a)}${p.modifiers(am)} = ${as}; ${p.side(two)} ${p.die('sparta', b)}${p.modifiers(bm)} = ${bs}.`;
    if (winner === null) {
      const home = [one, two].filter(who => who !== 'persia');
      return `${rolled} **Pareggio**: ${losses === 0 ? 'nessuno cade' : 'ognuno perde 1 SP'}, ${home.length === 2 ? 'entrambi tornano a casa' : `${p.side(home[0])} torna a casa`}. ${p.rule(rule)}`;
    }
    const loser = winner === one ? two : one;
    const won = `${rolled} **Vince ${p.side(winner)}**; ${p.side(loser)} perde ${losses} SP`;
    if (goesOn) return `${won}, e si combatte ancora a terra.`;
    return `${won} e torna a casa.${hostages ? ' Si prendono ostaggi.' : ''}${pair === undefined ? '' : sci(pair)}${points(n)}`;
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
    `**${NEUTRAL[neutral]}** si unisce a ${p.side(side)}${Object.keys(units).length === 0 ? '' : ` con ${p.units(units)}`}.`,
  'neutral-taken': ({ space, side }) => `**${p.space(space)}**, in ribellione, apre le porte a ${p.side(side)}. {{PW-5.5.2-a}}`,
  placed: ({ unit, count, space, rule, side, die }) =>
    `${die === undefined ? '' : `${p.die(side, die)} `}**${count}${p.unit(unit)}** a ${p.space(space)} ${p.rule(rule)}.`,
  'no-place': ({ unit, count, side, rule }) =>
    `${count}${p.unit(unit)} di ${p.side(side)} non hanno dove andare e lasciano il gioco. ${p.rule(rule)}`,
  order: ({ what, space, of }) =>
    `${what === 'siege' ? 'Prossimo assedio' : 'Prossima battaglia'}, a sorte tra ${of.length}: ${space.split('/').map(p.space).join(' e ')}.`,
  'siege-begins': ({ side, space, besieged, rule }) =>
    `${p.side(side)} assedia **${p.space(space)}**${Object.keys(besieged).length === 0 ? '' : ` (dentro: ${p.units(besieged)})`}. ${p.rule(rule)}`,
  'siege-lifted': ({ space, units, rule }) =>
    rule === 'PW-R159'
      ? `L’assedio di ${p.space(space)} è tolto: il comandante è morto e ${p.units(units)} tornano in patria. {{PW-R159}}`
      : `L’assedio di ${p.space(space)} è tolto: l’esercito se n’è andato. {{PW-6.3-a}}`,
  siege: ({ space, side, leader, die, modifiers, sum, success, points: n, sci: pair, rule }) =>
    `Assedio di **${p.space(space)}** con ${p.leader(leader)}: ${die === null ? `fallisce da sé ${p.rule(rule)}` : `${p.die(side, die)}${p.modifiers(modifiers)} = ${sum}: ${success ? `**presa**, ${p.side(side)} guadagna 300 talenti` : '**fallito**, l’esercito torna a casa'}`}.${sci(pair)}${points(n)}`,
  'going-home': ({ space, leader, die, modifiers, sum, side, stays }) =>
    `${p.leader(leader)} a ${p.space(space)}: ${p.die(side, die)}${p.modifiers(modifiers)} = ${sum}: ${stays === null ? 'l’esercito torna a casa' : `restano ${p.units(stays)}`}.`,
  stays: ({ space, unit }) => `${unit === 'home-guard' ? 'La Guardia' : `1${p.unit(unit)}`} resta a ${p.space(space)}.`,
  helots: event =>
    event.revolt === 'ends'
      ? 'La rivolta degli Iloti è finita. {{PW-7.3.1-a}}'
      : `Gli Iloti ${event.revolt === 'begins' ? 'insorgono' : 'continuano la lotta'}: la bellicosità di Sparta scende a ${event.bellicosity}, le entrate di ${p.talents(event.cost)}${event.lost > 0 ? `, e si perdono ${event.lost}O` : ''}.`,
  control: ({ athens, sparta, nobody }) => {
    const list = (who: string, spaces: readonly string[]): string[] =>
      spaces.length === 0 ? [] : [`**${who}**: ${p.spaces(spaces)}`];
    const held = [...list(p.side('athens'), athens), ...list(p.side('sparta'), sparta), ...list('nessuno', nobody)];
    return `Controllo {{PW-8-a}}: ${held.join('; ')}.`;
  },
  income: ({ side, city, items, net, turns, treasury }) =>
    `Entrate di ${city === undefined ? p.side(side) : p.space(city)}: ${items.map(({ rule, by }) => `${p.signed(by)} ${p.rule(rule)}`).join(' ')} = **${p.talents(net)}**${turns > 1 ? ` in ${turns} turni` : ''}; tesoro ${p.talents(treasury)}.`,
  built: ({ side, unit, treasury }) => `${p.side(side)} costruisce **1${p.unit(unit)}**; tesoro ${p.talents(treasury)}.`,
  bellicosity: ({ side, before, modifiers, now }) =>
    `Bellicosità di ${p.side(side)}: ${before}${p.modifiers(modifiers)} = **${now}**.`,
  'bellicosity-reset': ({ now }) => `Dopo l’armistizio la bellicosità di entrambe le parti è **${now}**. {{PW-9.3-l}}`,
  surrender: ({ sides, points: n, rule }) => `**${sides.map(p.side).join(' e ')} si arrende**. ${p.rule(rule)}${points(n)}`,
  armistice: ({ die, modifiers, turns }) =>
    `**Armistizio**: ${die}${p.modifiers(modifiers)}: ${turns} turn${turns === 1 ? 'o' : 'i'} di pace. {{PW-9.3-c}}`,
  recalled: ({ space, side, units }) =>
    `Da **${p.space(space)}** tornano a casa ${p.units(units)} di ${p.side(side)}. {{PW-9.3-d}}`,
  returned: ({ space, to }) => `${p.space(space)} ${to === null ? 'torna neutrale' : `torna a ${p.side(to)}`}. {{PW-9.3-e}}`,
  'hostages-freed': () => 'Tutti gli ostaggi sono liberi. {{PW-9.3-f}}',
  'turn-ends': ({ turn }) => `Comincia il turno **${turn}**.`,
  'scenario-ends': ({ points: n, won }) => `La guerra è finita con **${n}** punti: ${result(won)}.`,
} satisfies Sentences<PeloponnesianEvent>;
