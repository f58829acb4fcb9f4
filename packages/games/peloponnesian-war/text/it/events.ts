import type { OfKind, Sentences } from '@polemos/kernel';
import type { Fighter } from '../../rules/combat/told.ts';
import type { Weighed } from '../../rules/operations/told.ts';
import type { PeloponnesianEvent } from '../../rules/told.ts';
import { fallOfSparta } from './fall-of-sparta.ts';
import { firstWar } from './first-war.ts';
import { EVENT, NEUTRAL, STRATEGY, WITHIN } from './names.ts';
import { p } from './phrases.ts';
import { two } from './two-players.ts';

const PASS: Readonly<Record<string, string>> = {
  auguries: 'gli auguri le sono contrari',
  'no-commander': 'non ha un comandante',
  'no-objective': 'non le resta alcun obiettivo',
  'no-money': 'non può pagare',
  'no-expedition': 'non può radunare la spedizione necessaria',
  'no-sp': 'non può attivare nessuno',
  limit: 'ha compiuto tutte le operazioni permesse',
};
const ALCIBIADES: Readonly<Record<string, string>> = {
  sparta: 'Alcibiade passa a Sparta.',
  persia: 'Alcibiade va dai Persiani a Sardi.',
  athens: 'Alcibiade torna ad Atene.',
  gone: 'Alcibiade lascia la guerra.',
};
const points = (n: unknown): string =>
  Array.isArray(n) ? ` Punti vittoria: ${p.pair(n)}.` : typeof n === 'number' && n !== 0 ? ` ${p.points(n)}.` : '';
const confidence = (pair: unknown): string => ` La fiducia è ora: ${p.pair(pair)}.`;
const fighter = ({ units, leader }: Pick<Fighter, 'units' | 'leader'>): string =>
  `${leader === null ? '' : `${p.leader(leader)}, `}${p.units(units)}`;
const told = ({ side, leader, units }: Fighter, seat: string, face: number, modifiers: unknown, sum: unknown): string =>
  ` ${p.side(side)} (${fighter({ leader, units })}): ${p.rolled([p.die(seat, face)], modifiers, sum, leader)}.`;
/** Of the Coalition each city has its own. */
const left = (sum: number, city: string | undefined): string =>
  city === undefined ? `Tesoro: ${p.talents(sum)}.` : `Tesoro di ${p.space(city)}: ${p.talents(sum)}.`;
/** PW-5.7.2-b, c: only where there are SP enough for one of them to hold. */
const tests = (weighed: readonly Weighed[]): string => {
  const told = weighed
    .filter(({ all }) => all >= 8)
    .map(({ rule, own, all }) => `${own} su ${all} ${rule === 'PW-5.7.2-b' ? 'punti forza di terra' : 'navi'}`);
  return told.length === 0 ? '' : ` ((a chi intercetta: ${p.all(told)}))`;
};
const drawn = (of: readonly string[] | undefined): string =>
  of === undefined || of.length < 2 ? '' : ` ((per estrazione a sorte fra ${p.all(of)}))`;
const ELITE: Readonly<Record<string, string>> = {
  'home-guard': 'La Guardia Spartana',
  'sacred-band': 'Il Battaglione Sacro',
  peltasts: 'L’unità di peltasti',
};
/** Which way of several was drawn, and all its stops where they are many. */
const road = (route: readonly string[], of: number): string => {
  const stops = p.stops(route);
  if (of === 1) return stops === '' ? '' : ` ((per ${stops}))`;
  return ` ((una di ${of} vie equivalenti, estratta a sorte${stops === '' ? '' : `: ${stops}`}))`;
};
const price = (cost: number): string => (cost === 0 ? ', gratis' : ` per **${p.talents(cost)}** talenti`);

/** PW-5.7.2: why a skirmish becomes a battle. */
const because = (rule: string, sum: number): string =>
  rule === 'PW-5.7.2-a'
    ? `: la somma dei dadi è ${sum}`
    : rule === 'PW-5.7.2-b' || rule === 'PW-5.7.2-c'
      ? ': le forze bastano'
      : '';

export const events = {
  ...two.events,
  ...firstWar.events,
  ...fallOfSparta.events,
  'side-kept': ({ side, sci }) => `La fiducia di ${p.side(side)} è ${p.number(sci)}: resti con **${p.side(side)}**. {{PW-3.1-a}}`,
  'side-attempt': ({ die, modifiers, sum, changes, side }) =>
    `${changes ? 'Cambi parte: ora comandi' : 'Resti con'} **${p.side(side)}** (${p.rolled([p.die(side, die)], modifiers, sum)}; con 6 o più si cambia).${p.rules(modifiers)}`,
  event: ({ dice, sum, event, possible, again, rule }) => {
    const rolled = p.rolled(dice, [], sum);
    if (possible) return `L’evento è **${EVENT[event]}** (${rolled}). ${p.rule(rule)}`;
    return `L’evento **${EVENT[event]}** ora non può accadere (${rolled})${again === null ? '' : '; si tira di nuovo'}. ${p.rule(rule)}`;
  },
  talents: ({ side, city, talents, die, treasury }) =>
    `${city === undefined ? p.side(side) : p.space(city)} ${p.money(talents, 'non riceve nulla', sum => `riceve **${sum}**`)}${die === null ? '' : ` (${p.thrown([p.die(side, die)])})`}. Tesoro: ${p.talents(treasury)}.`,
  plague: ({ lost, talents, ships, treasury, pericles }) =>
    `L’epidemia ${lost === 0 ? 'non uccide alcun oplita' : `uccide **${p.count(lost, 'hoplite')}**`} ad Atene e al Pireo${ships === 0 ? '' : ` e costa ${p.talents(talents)} talenti per ${p.count(ships, 'naval')}`}. ${pericles === false ? 'Nessun' : 'Pericle muore; nessun'} alleato può entrare in città in questo turno. Tesoro: ${p.talents(treasury)}.`,
  alcibiades: ({ to, rule }) => `${ALCIBIADES[to]} ${p.rule(rule)}`,
  allegiance: ({ space, side, rule, units }) =>
    `**${p.space(space)}** ${p.does(space, 'passa', 'passano')} a ${p.side(side)}${Object.keys(units).length === 0 ? '' : ` con ${p.units(units)}`}. ${p.rule(rule)}`,
  corcyra: ({ leaves, units = {} }) =>
    leaves
      ? `Corcira lascia la guerra${Object.keys(units).length === 0 ? '' : ` con ${p.units(units)}`} e d’ora in poi è neutrale. {{PW-E-10-d}}`
      : 'Corcira non partecipa ad alcuna operazione in questo turno. {{PW-E-10-a}}',
  phenomenon: ({ die, side, rule }) =>
    `${side === 'athens' ? 'Un’eclissi spaventa Atene' : 'Un terremoto scuote Sparta'}: può compiere al massimo due operazioni in questo turno (${p.thrown([p.die(side, die)])}). ${p.rule(rule)}`,
  'delian-rebellion': ({ sci, navalLosses, happens, rule }) =>
    `${happens ? 'Scoppia la ribellione nella Lega di Delo' : 'La Lega di Delo resta tranquilla'}: la fiducia di Atene è ${p.number(sci)}${navalLosses === 0 ? '' : `; nel turno scorso la Lega ha perso ${p.count(navalLosses, 'naval')}`}. ${p.rule(rule)}`,
  'rebellion-roll': ({ dice, modifiers, sum, space, again, passed, rule }) => {
    const rolled = p.rolled(dice, modifiers, sum);
    if (space === null)
      return again === null
        ? `Il tiro va oltre la tabella (${rolled}): non accade nulla. ${p.rule(rule)}`
        : `Il tiro va oltre la tabella (${rolled}): si ricomincia. {{PW-R58}}`;
    if (passed !== undefined && passed.length > 0)
      return `${p.all(passed.map(p.space))} non ${passed.length === 1 ? p.does(passed[0], 'può', 'possono') : 'possono'} ribellarsi (${rolled}); segue nella lista **${p.space(space)}**.${p.rules(modifiers, rule)}`;
    return again === null
      ? `La ribellione comincia a **${p.space(space)}** (${rolled}).${p.rules(modifiers)}`
      : `${p.space(space)} non ${p.does(space, 'può', 'possono')} ribellarsi (${rolled}); si tira di nuovo.${p.rules(modifiers, again)}`;
  },
  'no-rebellion': ({ rule }) =>
    `${rule === 'PW-R58' ? 'Nessuno spazio della tabella può ribellarsi.' : 'Non scoppia alcuna ribellione.'} ${p.rule(rule)}`,
  rebellion: ({ space }) => `**${p.space(space)}** ${p.does(space, 'si ribella', 'si ribellano')}.`,
  'rebellion-tested': ({ space, own, enemy, quelled }) =>
    quelled
      ? `La ribellione di **${p.space(space)}** è sedata: vi arriva solo la zona di influenza della sua parte. {{PW-7.1-a}}`
      : `${p.space(space)} ${p.does(space, 'resta', 'restano')} in ribellione: ${own ? (enemy ? 'vi si sovrappongono zone di influenza delle due parti' : 'la zona di influenza della sua parte non basta') : enemy ? 'vi si estende una zona di influenza nemica' : 'nessuna zona di influenza arriva fin là'}. {{PW-7.1-b}}`,
  'spread-roll': ({ space, die, modifiers, success }) =>
    `${success ? `**${p.space(space)}** ${p.does(space, 'si unisce', 'si uniscono')} alla ribellione` : `${p.space(space)} ${p.does(space, 'resta fedele', 'restano fedeli')}`} (${p.rolled([die], modifiers, p.added(die, modifiers))}, serve 6 o più).${p.rules(modifiers)}`,
  'commander-drawn': ({ side, leader, from, rule }) =>
    `${p.side(side)} pesca **${p.leader(leader)}** come comandante ((${from.length} nella tazza)). ${p.rule(rule)}`,
  'commander-called': ({ leader, of, rule }) => `Comanda **${p.leader(leader)}**${drawn(of.map(p.leader))}. ${p.rule(rule)}`,
  nicias: ({ rule }) => `In questo turno Nicia guida Atene: un armistizio durerebbe di più. ${p.rule(rule)}`,
  'strategy-kept': ({ side, strategy, sci }) =>
    `${p.side(side)} mantiene la strategia **${STRATEGY[strategy]}**: la sua fiducia è ${p.number(sci)}. {{PW-4.1-a}}`,
  'strategy-rolled': ({ side, die, modifiers, sum, strategy, again }) => {
    const rolled = p.rolled([p.die(side, die)], modifiers, sum);
    return again === null
      ? `La strategia di ${p.side(side)} è ora **${STRATEGY[strategy]}** (${rolled}).${p.rules(modifiers)}`
      : `Gli ostaggi impediscono la strategia **${STRATEGY[strategy]}** (${rolled}): ${p.side(side)} tira di nuovo.${p.rules(modifiers, again)}`;
  },
  'sci-reset': ({ rule }) => `La fiducia di entrambe le parti torna a 0. ${p.rule(rule)}`,
  auguries: ({ side, die, modifiers, result, most, favourable }) =>
    `Gli auguri sono ${favourable ? 'favorevoli' : '**contrari**'} a ${p.side(side)} (${p.rolled([p.die(side, die)], modifiers, result)}${most === undefined ? '' : `, serve ${most} o meno`}).${p.rules(modifiers)}`,
  passed: ({ side, why, rule }) =>
    why === 'choice'
      ? `**${p.side(side)}** sceglie di passare. ${p.rule(rule)}`
      : `**${p.side(side)}** passa: ${PASS[why]}. ${p.rule(rule)}`,
  defence: ({ side, holds, space, rule, conditions, of }) => {
    if (holds)
      return `Il nemico ${space === null ? 'minaccia Siracusa' : `è a **${p.space(space)}**`}: ${p.side(side)} deve rispondere${drawn(of?.map(p.space))}. ${p.rule(rule)}`;
    const answered = conditions.flatMap(({ at }) => at.map(one => `a ${p.space(one.space)}`));
    return answered.length > 0
      ? `${p.side(side)} ha già risposto ${p.all(answered)} e segue la sua strategia.`
      : `${p.side(side)} non ha nulla da difendere e segue la sua strategia.`;
  },
  'objective-rolled': ({ side, strategy, dice, area, space, again, list, rule }) => {
    const rolled = p.thrown(dice.map(face => p.die(side, face)));
    const within = area === null ? '' : `, ${WITHIN[area]}`;
    return again === null
      ? `${rule === 'PW-MS-d' ? `L’elenco di **${STRATEGY[strategy]}**` : `La strategia di ${p.side(side)}, **${STRATEGY[strategy]}**,`} indica **${p.space(space)}**${within} (${rolled}). ((${p.list(list)}))`
      : `${p.space(space)}${area === null ? '' : `${within},`} non può essere l’obiettivo di ${STRATEGY[strategy]} (${rolled}): ${p.side(side)} tira di nuovo. ((${p.list(list)})) ${p.rule(again)}`;
  },
  objective: ({ side, space, rule }) => `${p.side(side)} sceglie come obiettivo **${p.space(space)}**. ${p.rule(rule)}`,
  'force-required': ({ side, space, required, rule }) =>
    `Per ${p.space(space)} servono a ${p.side(side)} esattamente **${p.mix(required)}**. ${p.rule(rule)}`,
  gathering: ({ side, shares, cost, spendable, possible, missing, rule, cutOff, lots }) => {
    const giving = shares.filter(({ take }) => Object.keys(take).length > 0);
    const from = p.all(giving.map(({ space, take }) => `${p.units(take)} da ${p.space(space)}`));
    const idle = shares.filter(({ take }) => Object.keys(take).length === 0).map(({ space }) => space);
    const rest = idle.length > 0 ? ` ((Non necessari o tenuti di guarnigione: ${p.spaces(idle)}.))` : '';
    const far = cutOff.length > 0 ? ` ((Fuori portata: ${p.spaces(cutOff)}.)) {{PW-R115}}` : '';
    const tied =
      lots.length > 0
        ? ` ((Fra spazi ugualmente vicini la sorte indica per primi: ${p.spaces(lots.map(lot => lot.drawn))}.)) {{PW-R32}}`
        : '';
    const why = p.rules([], ...giving.map(one => one.why), ...(possible ? [] : [rule]));
    if (possible)
      return `Il piano ${giving.length === 0 ? 'non prevede nessuno' : `prevede ${from}`}${cost === 0 ? ', gratis' : `, per **${p.talents(cost)}** talenti su ${p.talents(spendable)}`}.${rest}${far}${tied}${why}`;
    const lacks = p.mix(missing);
    return `${p.side(side)} non può radunare la spedizione: ${lacks !== '' ? `${p.verb(missing, 'manca', 'mancano')} **${lacks}**` : cost > spendable ? `costerebbe **${p.talents(cost)}** talenti su ${p.talents(spendable)}` : 'per **nessuna via** le sue parti si riuniscono'}.${giving.length === 0 ? '' : ` A portata: ${from}.`}${rest}${far}${tied}${why}`;
  },
  'cause-rebellion': ({ side, space, die, modifiers, needs, success, city }) =>
    `${city === undefined ? p.side(side) : p.space(city)} paga 100 talenti${success ? ` e **${p.space(space)}** ${p.does(space, 'si ribella', 'si ribellano')}` : `, ma ${p.space(space)} non ${p.does(space, 'si ribella', 'si ribellano')}`} (${p.rolled([p.die(side, die)], modifiers, p.added(die, modifiers))}, serve ${needs} o più).${success ? '' : ' L’operazione è annullata.'}${p.rules(modifiers)}`,
  activated: ({ leader, space, unit, count, cost, treasury, city }) =>
    `${p.leader(leader)} attiva **${p.count(count, unit)}** a ${p.space(space)}${price(cost)}. ${left(treasury, city)}`,
  route: ({ leader, from, to, route, of, objective }) =>
    `${p.leader(leader)} ${objective ? `marcia su ${p.space(to)}` : `va a ${p.space(to)} a radunare truppe`}: ${p.way(from, route)}${road(route, of)}.`,
  storm: ({ die, lost, units, side }) =>
    `${lost ? (Object.keys(units).length === 0 ? 'Una tempesta scoppia in mare aperto, ma non ci sono navi da perdere' : `Una tempesta in mare aperto distrugge **${p.units(units)}**`) : 'La spedizione attraversa il mare aperto'} (${p.thrown([p.die(side, die)])}; con 4 o meno si passa). {{PW-5.1.3-b}}`,
  interception: ({ side, space, by, die, success, rule, candidates, chosen }) =>
    `${by === space ? '' : p.atHome(side, by) ? 'Da casa ' : `Da ${p.space(by)} `}${p.side(side)} ${success ? '**intercetta** la spedizione' : 'non riesce a intercettare la spedizione'} ${p.atHome(side, space) ? '**in casa**' : `a **${p.space(space)}**`}${die === null ? ' automaticamente' : ` (${p.thrown([p.die(side, die)])}, serve 4 o più)`}${chosen ? '' : drawn(candidates.map(p.space))}. ${p.rule(rule)}`,
  'commander-home': ({ leader, space, rule }) =>
    `${p.leader(leader)}, da solo a ${p.space(space)}, torna a casa.${rule.startsWith('PW-5') ? ' L’operazione è finita.' : ''} ${p.rule(rule)}`,
  skirmish: ({ space, dice, lost, battle, weighed, rule, parties }) => {
    const { athens, sparta } = dice;
    const losses = Object.entries(lost).map(([who, unit]) => `${p.side(who)} perde ${p.count(1, unit)}`);
    return `${losses.length === 0 ? 'Nessuno perde nulla' : p.all(losses)} nella schermaglia a ${p.space(space)}${battle === null ? '' : `, e si dà **battaglia**${because(battle, athens + sparta)}`} (${p.side(parties[0])} ${p.die('athens', athens)}, ${p.side(parties[1])} ${p.die('sparta', sparta)})${tests(weighed)}. ${p.rule(battle ?? rule)}`;
  },
  battle: event => {
    const { space, forces, rule } = event;
    const [athens, sparta] = forces;
    const [one, two] = [athens.side, sparta.side];
    if (event.type === 'null')
      return `La battaglia a **${p.space(space)}** è nulla: navi e unità di terra non si combattono (${fighter(athens)} contro ${fighter(sparta)}). {{PW-6.2.1-a}}`;
    const { type, dice, modifiers, sums, winner, losses, fallen, goesOn, points: n, hostages, sci: pair } = event;
    const [am, bm] = modifiers;
    const [as, bs] = sums;
    const kind = type === 'naval' ? 'battaglia navale' : 'battaglia di terra';
    const both = `${told(athens, 'athens', dice.athens, am, as)}${told(sparta, 'sparta', dice.sparta, bm, bs)}`;
    const why = p.rules([...am, ...bm], ...(winner === null ? [rule] : []));
    if (winner === null) {
      const home = [one, two].filter(who => who !== 'persia');
      return `La ${kind} di **${p.space(space)}** finisce **pari**, ${as} a ${bs}. ${losses === 0 ? 'Nessuno cade' : p.all([one, two].map((who, i) => `${p.side(who)} perde ${p.units(fallen[i])}`))}; ${home.length === 2 ? 'entrambe tornano a casa' : `${p.side(home[0])} torna a casa`}.${both}${why}`;
    }
    const loser = winner === one ? two : one;
    const score = winner === one ? `${as} a ${bs}` : `${bs} a ${as}`;
    const end = goesOn
      ? ', e si combatte ancora a terra'
      : ` e torna a casa${hostages ? `; ${p.side(winner)} prende ostaggi` : ''}`;
    return `**${p.side(winner)} vince** la ${kind} di **${p.space(space)}**, ${score}. ${p.side(loser)} ${losses === 0 ? 'non perde nulla' : `perde ${p.units(fallen[loser === one ? 0 : 1])}`}${end}.${both}${pair === undefined || goesOn ? '' : confidence(pair)}${goesOn ? '' : points(n)}${why}`;
  },
  'elite-broken': ({ unit, left, as, rule }) =>
    `**${ELITE[unit]}** lascia il gioco per sempre${left === 0 ? '' : `; al suo posto ${p.verb({ [as]: left }, 'resta', 'restano')} ${p.count(left, as)}`}. ${p.rule(rule)}`,
  'battle-place': ({ space, of, rule }) =>
    `Le forze ${p.all(of.map(place => `a ${p.space(place)}`))} si scontrano a **${p.space(space)}** ((per estrazione a sorte)). ${p.rule(rule)}`,
  'satrap-sends': ({ unit, count, rule }) =>
    `Il satrapo manda **${p.count(count, unit)}**, che ${p.verb({ [unit]: count }, 'va', 'vanno')} dove indica la tabella: a Sardi c’è il nemico. ${p.rule(rule)}`,
  'null-battle': ({ space, leaves, rule }) => `${p.side(leaves)} lascia ${p.space(space)}. ${p.rule(rule)}`,
  'leader-died': ({ leader, side, rule }) => `Muore **${p.leader(leader)}**, ${p.commander(side)}. ${p.rule(rule)}`,
  ravaged: ({ space, side, rule }) =>
    side === undefined
      ? `**${p.space(space)}** ${p.of(space, 'è saccheggiato', 'è saccheggiata', 'sono saccheggiate')}. ${p.rule(rule)}`
      : `${p.side(side)} saccheggia **${p.space(space)}**. ${p.rule(rule)}`,
  'ravaged-removed': () => 'Tutti i segnalini Saccheggiato lasciano la mappa. {{PW1-0-e}}',
  'left-behind': ({ space, unit }) =>
    `${p.begin(p.single(unit))} ${p.singleDoes(unit, 'resta', 'restano')} a ${p.space(space)} per mancanza di navi. {{PW-5.1.4-d}}`,
  'operation-ends': ({ space, leader, units, rule }) =>
    `${p.leader(leader)} ${rule === 'PW-5.1-d' ? 'raggiunge' : 'si ferma a'} **${p.space(space)}**${units === undefined ? '' : ` con ${p.units(units)}`}.${rule === 'PW-5.1-d' ? '' : ` ${p.rule(rule)}`}`,
  'expedition-ends': ({ space, rule }) => `La spedizione si scioglie a ${p.space(space)} e torna a casa. ${p.rule(rule)}`,
  'neutral-joins': ({ neutral, side, units, rule }) =>
    `**${NEUTRAL[neutral]}** si unisce a ${p.side(side)}${Object.keys(units).length === 0 ? '' : ` con ${p.units(units)}`}. ${p.rule(rule)}`,
  'neutral-taken': ({ space, side }) =>
    `**${p.space(space)}**, in ribellione, ${p.does(space, 'apre', 'aprono')} le porte a ${p.side(side)}. {{PW-5.5.2-a}}`,
  placed: ({ unit, count, space, rule, side, die }) =>
    `**${p.begin(p.count(count, unit))}** ${p.verb({ [unit]: count }, 'arriva', 'arrivano')} a ${p.space(space)}${die === undefined ? '' : ` (decide il dado: ${p.die(side, die)})`}. ${p.rule(rule)}`,
  'no-place': ({ unit, count, side, rule }) =>
    `${p.side(side)} non ha dove mettere ${p.count(count, unit)}, che ${p.verb({ [unit]: count }, 'lascia', 'lasciano')} il gioco. ${p.rule(rule)}`,
  order: ({ what, space, of, rule }) => {
    const places = space.split('/').map(p.space);
    return `${what === 'siege' ? 'Il prossimo assedio, estratto' : 'La prossima battaglia, estratta'} a sorte fra ${of.length}, è ${places.length === 1 ? `a ${places[0]}` : `tra le forze ${p.all(places.map(place => `a ${place}`))}`}. ${p.rule(rule)}`;
  },
  'siege-begins': ({ side, space, besieged, rule }) =>
    `${p.side(side)} assedia **${p.space(space)}**${Object.keys(besieged).length === 0 ? '' : `, ${p.of(space, 'difeso', 'difesa', 'difese')} da ${p.units(besieged)}`}. ${p.rule(rule)}`,
  'siege-lifted': ({ space, units, rule }) =>
    rule === 'PW-R159'
      ? `L’assedio di ${p.space(space)} è tolto: il comandante è morto e ${p.units(units)} ${p.verb(units, 'torna', 'tornano')} a casa. {{PW-R159}}`
      : `L’assedio di ${p.space(space)} è tolto: l’armata se n’è andata. {{PW-6.3-a}}`,
  siege: ({ space, side, leader, die, modifiers, sum, success, points: n, sci: pair, rule, besieged, city }) => {
    const end = `${confidence(pair)}${points(n)}${p.rules(die === null ? [] : modifiers, ...(die === null ? [rule] : []))}`;
    if (die === null)
      return `**L’assedio di ${p.space(space)} fallisce** automaticamente: ${rule === 'PW-6.1.1-c' ? 'le Lunghe Mura reggono' : 'gli assediati vi hanno più navi'}.${end}`;
    const rolled = `(${p.rolled([p.die(side, die)], modifiers, sum, leader)}, serve 4 o più)`;
    return success
      ? `**${p.leader(leader)} prende ${p.space(space)}** ${rolled}.${Object.keys(besieged).length === 0 ? '' : ` Con la fortezza ${p.verb(besieged, 'cade', 'cadono')} **${p.units(besieged)}**.`} ${city === undefined ? p.side(side) : p.space(city)} guadagna 300 talenti.${end}`
      : `**${p.leader(leader)} fallisce davanti a ${p.space(space)}** ${rolled}; la sua armata torna a casa.${end}`;
  },
  'going-home': ({ space, leader, die, modifiers, sum, side, stays }) => {
    const rolled = `(${p.rolled([p.die(side, die)], modifiers, sum, leader)}, serve 6 o più${stays === null ? ' per restare' : ''})`;
    return stays === null
      ? `${p.leader(leader)} e la sua armata ${p.atHome(side, space) ? `tornano a casa a ${p.space(space)}` : `lasciano ${p.space(space)} e tornano a casa`} ${rolled}.${p.rules(modifiers)}`
      : `${p.leader(leader)} resta a ${p.space(space)} con **${p.units(stays)}** ${rolled}.${p.rules(modifiers)}`;
  },
  stays: ({ space, unit, rule }) =>
    `${p.begin(p.single(unit))} ${p.singleDoes(unit, 'resta', 'restano')} di guarnigione a ${p.space(space)}. ${p.rule(rule)}`,
  helots: event =>
    event.revolt === 'ends'
      ? 'La ribellione degli Iloti è finita. {{PW-7.3.1-a}}'
      : `Gli Iloti ${event.revolt === 'begins' ? 'si ribellano' : 'continuano la lotta'}: la bellicosità di Sparta scende a ${event.bellicosity}, le sue entrate di ${p.talents(event.cost)} talenti${event.lost > 0 ? `, e perde ${p.count(event.lost, 'hoplite')}` : ''}. ${p.rule(event.rule)}`,
  control: ({ athens, sparta, nobody }) => {
    const taken = ([side, spaces]: readonly [string, readonly string[]]): string[] =>
      spaces.length === 0
        ? []
        : [
            `**${p.side(side)}** prende il controllo di ${p.all(spaces.map((id, i) => (i === 0 ? p.space(id) : `di ${p.space(id)}`)))}.`,
          ];
    const lost = nobody.length === 0 ? [] : [`Nessuno controlla più ${p.all(nobody.map(p.space))}.`];
    return `${[...taken(['athens', athens]), ...taken(['sparta', sparta]), ...lost].join(' ')} {{PW-8-a}}`;
  },
  income: ({ side, city, items, net, turns, treasury }) =>
    `${city === undefined ? p.side(side) : p.space(city)} ${p.money(net, 'non riceve nulla', sum => `riceve **${sum}**`)}${turns > 1 ? ` in ${turns} turni` : ''}${items.length > 1 ? `: ${p.items(items)}` : ''}. Tesoro: ${p.talents(treasury)}.${p.rules(items)}`,
  built: ({ side, unit, treasury, from, of, rule }) =>
    `${p.side(side)} ${unit.endsWith('naval') ? 'costruisce' : 'recluta'} **${p.count(1, unit)}**${of === undefined ? '' : ` ((per estrazione a sorte fra ${of} perdite))`}. ${left(treasury, from)} ${p.rule(rule)}`,
  bellicosity: ({ side, before, modifiers, now }) => {
    const why = modifiers.filter(({ by }) => by !== 0);
    return before === now
      ? `La bellicosità di ${p.side(side)} resta a **${now}**.`
      : `La bellicosità di ${p.side(side)} ${now < before ? 'scende' : 'sale'} da ${before} a **${now}**${why.length === 0 ? '' : `: ${p.items(why)}`}.${p.rules(why)}`;
  },
  'bellicosity-reset': ({ now }) => `Dopo l’armistizio la bellicosità di entrambe le parti è **${now}**. {{PW-9.3-l}}`,
  surrender: ({ sides, points: n, rule }) =>
    `**${p.all(sides.map(p.side))} ${sides.length === 1 ? 'si arrende' : 'si arrendono'}**.${points(n)} ${p.rule(rule)}`,
  armistice: ({ die, modifiers, turns, rule }) =>
    `Le due parti concludono un **armistizio** di ${p.counted(turns, ['turno', 'turni'])} (${p.rolled([die], modifiers, p.added(die, modifiers))}).${p.rules(modifiers, rule)}`,
  recalled: ({ space, side, units, rule }) =>
    `${p.side(side)} richiama a casa ${p.units(units)} da **${p.space(space)}**. ${p.rule(rule)}`,
  returned: ({ space, to }) =>
    `${p.space(space)} ${to === null ? p.does(space, 'torna neutrale', 'tornano neutrali') : `${p.does(space, 'torna', 'tornano')} a ${p.side(to)}`}. {{PW-9.3-e}}`,
  'hostages-freed': () => 'Tutti gli ostaggi sono liberi. {{PW-9.3-f}}',
  'turn-ends': ({ turn, years }) => `Comincia il turno **${turn}**${years === undefined ? '' : `: ${p.years(years)} a.C`}.`,
  'scenario-ends': ({ won }) => (won ? 'Vinci la guerra.' : 'Perdi la guerra.'),
} satisfies Sentences<PeloponnesianEvent>;

type Ravaged = OfKind<PeloponnesianEvent, 'ravaged'>;
export const together = {
  ravaged: (events: readonly Ravaged[]) => {
    const { side } = events[0];
    const n = `**${p.counted(events.length, ['spazio', 'spazi'])}**`;
    const who = side === undefined ? `${n} sono saccheggiati` : `${p.side(side)} saccheggia ${n}`;
    return `${who}: ${p.spaces(events.map(({ space }) => space))}.${p.rules(null, ...events.map(({ rule }) => rule))}`;
  },
};
