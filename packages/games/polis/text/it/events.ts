import { die, type Sentences } from '@polemos/kernel';
import type { PolisEvent } from '../../rules/told.ts';
import { capital, isMany, isNoEvent, isPerson } from '../phrases.ts';
import { names } from './names.ts';
import {
  amount,
  at,
  atMarket,
  between,
  by,
  face,
  from,
  half,
  listed,
  ofCards,
  one,
  polis,
  project,
  region,
  score,
  seat,
  some,
  stuff,
  the,
  unit,
  units,
  way,
} from './phrases.ts';

/** Works with their articles. */
export const THE: Readonly<Record<string, string>> = {
  'temple-of-zeus': 'il Tempio di Zeus',
  'temple-of-apollo': 'il Tempio di Apollo',
  theatre: 'il Teatro',
  'theatre-with-episkenion': 'il Teatro con episcenio',
  'statue-of-venus': 'la Statua di Venere',
  'statue-of-an-ephebe': 'la Statua di un efebo',
  'festival-of-demeter': 'il Festival di Demetra',
  'festival-of-dionysus': 'il Festival di Dioniso',
  'nemean-games': 'i Giochi Nemei',
  'isthmian-games': 'i Giochi Istmici',
};

export const events: Sentences<PolisEvent> = {
  round: ({ round }) => `Comincia il **round ${round === '5a' ? '5α' : round === '5b' ? '5β' : round}**.`,
  projects: ({ projects }) =>
    projects.length === 0
      ? null
      : `${projects.length === 1 && !isMany(projects[0]) ? 'È esposto il progetto' : 'Sono esposti i progetti'} ${listed(projects.map(project))}.`,
  'first-turn': ({ seat: who }) => `Il primo turno sarà di **${seat(who)}**.`,
  event: ({ event }) =>
    isNoEvent(event) ? 'Il round non ha eventi.' : `L’evento del round è «**${names.event[event]}**». ${names.eventText[event]}`,
  'no-effect': ({ seat: who }) => `L’evento non ha effetto per ${seat(who)}.`,
  gained: ({ seat: who, stuff: what, amount: n }) => `${seat(who)} guadagna **${amount(what, n)}**.`,
  lost: ({ seat: who, stuff: what, amount: n }) => `${seat(who)} perde **${amount(what, n)}**.`,
  'population-lost': ({ polis: where, amount: n }) => `**${polis(where)}** perde ${n} ${n === 1 ? 'abitante' : 'abitanti'}.`,
  exchanged: ({ seat: who, given, gained }) => `${seat(who)} dà ${some(given)} e riceve **${some(gained)}**.`,
  switched: ({ seat: who, polis: where }) => `**${polis(where)}** passa a ${seat(who)}.`,
  'unit-gained': ({ seat: who, unit: what, region: where }) => `${seat(who)} riceve ${one(what)} ${at(where, '**')}.`,
  'unit-removed': ({ seat: who, unit: what, region: where }) => `${seat(who)} toglie ${one(what)} ${from(where, '**')}.`,
  sent: ({ seat: who, unit: what, region: where }) => `${seat(who)} manda ${one(what)} ${from(where)}.`,
  expedition: ({ seat: who, unit: what, sent, gained, lost, willReturn }) => {
    const net = gained > 0 ? ` e guadagna ${amount('prestige', gained)}` : lost > 0 ? ` e perde ${amount('prestige', lost)}` : '';
    return `${seat(who)} ${sent === 0 ? `non ha mandato ${unit(what, 2)}` : `ha mandato **${sent}** ${unit(what, sent)}`}${net}${willReturn === 0 ? '' : willReturn === 1 ? '; ne tornerà 1' : `; ne torneranno ${willReturn}`}.`;
  },
  returned: ({ seat: who, unit: what, region: where }) => `1 ${unit(what)} di ${seat(who)} torna ${at(where, '**')}.`,
  'no-room': ({ seat: who, unit: what, amount }) =>
    `Non c’è posto per **${amount}** ${unit(what, amount)} di ${seat(who)} al ritorno, che ${amount === 1 ? 'si perde' : 'si perdono'}.`,
  'market-moved': ({ good, dice, from, to }) => {
    const rolls =
      dice.length === 0 ? '' : ` (${dice.length === 1 ? 'dado' : 'dadi'} ${listed(dice.map(face => die('market', face)))})`;
    const what = good === 'oil' ? 'L’olio' : `Il ${stuff(good)}`;
    if (from === to) return `${what} conserva il suo valore di mercato${rolls}.`;
    const by = Math.abs(to - from);
    return `${what} si ${to > from ? 'svaluta' : 'rivaluta'} di ${by} ${by === 1 ? 'colonna' : 'colonne'}${rolls}.`;
  },
  'hoplites-lost': ({ seat: who, territory, amount }) =>
    `${seat(who)} perde **${amount}** ${unit('hoplite', amount)} ${at(territory)}.`,
  'no-collection': ({ territory }) => `**${region(territory)}** non si può tassare in questo round.`,
  'end-condition': ({ seat: who, holds }) =>
    holds ? `La condizione dell’evento vale per ${seat(who)}.` : `La condizione dell’evento non vale per ${seat(who)}.`,
  turn: ({ seat: who, alone }) => (alone ? `**${seat(who)}** continua da sola.` : `Tocca a **${seat(who)}**.`),
  fee: ({ seat: who, good }) => `${seat(who)} paga ${amount(good, 1)} per continuare da sola.`,
  passed: ({ seat: who, first }) => `**${seat(who)}** passa${first ? ' per prima' : ''}.`,
  'prestige-paid': ({ seat: who, amount: n, left }) =>
    `${seat(who)} paga **${amount('prestige', n)}** e ${left === 0 ? 'non ne ha più' : `ne ha ancora ${left}`}.`,
  blockade: ({ seat: who, lost }) =>
    `${seat(who)} ha tagliato fuori l’altra parte dalla Persia${lost === 0 ? ', ma non ha prestigio da perdere' : ` e per questo perde **${amount('prestige', lost)}**`}.`,
  raised: ({ seat: who, unit: what, polis: where, region: into, paid, payment }) => {
    const home = where === who ? `nella polis di **${polis(where)}**` : `a **${polis(where)}**`;
    const hired = payment === 'mercenary';
    const troop = `${unit(what)}${hired ? (what === 'galley' ? ' mercenaria' : ' mercenario') : ''}`;
    return what === 'merchant'
      ? `${seat(who)} crea 1 mercantile a **${polis(where)}** per ${some(paid)}, nel porto commerciale.`
      : `${seat(who)} ${hired ? 'assolda' : 'crea'} 1 ${troop} ${home} per ${some(paid)}, ${at(into)}.`;
  },
  'project-begun': ({ seat: who, project: what, polis: where, cost }) =>
    `${seat(who)} ${isPerson(what) ? 'invita' : 'avvia'} **${isPerson(what) ? project(what) : THE[what]}** a ${polis(where)} per ${some(cost)}.`,
  'project-paid': ({ seat: who, paid }) => `${seat(who)} paga ${some(paid)}.`,
  march: ({ seat: who, territory }) => `${seat(who)} muove opliti ${at(territory, '**')}.`,
  'hoplite-moved': ({ from: start, to, way: how, through }) =>
    how === 'sea'
      ? `1 oplita va via mare ${from(start)} ${at(to, '**')} (${way(through)}).`
      : `1 oplita marcia ${from(start)} ${at(to, '**')}${between(through)}.`,
  sail: ({ seat: who, sea }) => `${seat(who)} muove galee ${at(sea, '**')}.`,
  'galley-moved': ({ from: start, to, through }) => `1 galea va ${from(start)} a ${the(to, '**')}${between(through)}.`,
  siege: ({ seat: who, polis: where, fort, neutral }) =>
    `${seat(who)} assedia **${polis(where)}**${neutral ? ', neutrale' : ''} (fortificazione ${fort}).`,
  'siege-won': ({ seat: who, polis: where, die: roll, prestige, population }) =>
    `${seat(who)} prende **${polis(where)}**${roll === undefined ? '' : ` (dado ${die(who, roll)})`}: +${amount('prestige', prestige)}, popolazione ${population}.`,
  'siege-failed': ({ seat: who, polis: where, die: roll, populationLost }) =>
    `${seat(who)} non prende **${polis(where)}** (dado ${die(who, roll)}) e perde 1 oplita${populationLost === 1 ? `; ${polis(where)} perde 1 abitante` : ''}.`,
  'turned-neutral': ({ seat: who, polis: where }) =>
    where === who
      ? `${seat(who)} lascia la propria **capitale**, che torna neutrale.`
      : `${seat(who)} lascia **${polis(where)}**, che torna neutrale.`,
  'proxenos-captured': ({ seat: who, polis: where }) => `Il prosseno di ${seat(who)} è catturato a **${polis(where)}**.`,
  tax: ({ seat: who, territory }) => `${seat(who)} riscuote le tasse ${at(territory, '**')}.`,
  collected: ({ seat: who, gained, prestige }) =>
    `Le tasse rendono a ${seat(who)} **${some(gained)}**${prestige > 0 ? ` e ${amount('prestige', prestige)} per l’ordine` : ''}.`,
  traded: ({ seat: who, space: where, paid, gained }) =>
    'silver' in paid
      ? `${seat(who)} compra **${some(gained)}** per ${some(paid)} ${atMarket(where)}.`
      : `${seat(who)} baratta ${some(paid)} con **${some(gained)}** ${atMarket(where)}.`,
  'proxenos-moved': ({ seat: who, to, way: how, silver }) =>
    `Il prosseno di ${seat(who)} va ${by(how)} a **${polis(to)}**${silver === 0 ? ', senza dover corrompere nessuno' : `; le tangenti costano ${amount('silver', silver)}`}.`,
  'proxenos-freed': ({ seat: who, polis: where, silver }) =>
    `${seat(who)} paga all’avversaria un riscatto di ${amount('silver', silver)}; il suo prosseno è libero a **${polis(where)}**.`,
  'civil-war': ({ seat: who, polis: where, silver, prestige, population }) =>
    `${seat(who)} fomenta una guerra civile a **${polis(where)}** per ${amount('silver', silver)} e conquista la polis: +${amount('prestige', prestige)}, popolazione ${population}.`,
  battle: ({ region: where, attacker, units: of }) =>
    `Comincia una **battaglia** ${at(where)}: ${units(of)}. Attacca per prima ${seat(attacker)}.`,
  doubled: ({ seat: who }) => `${seat(who)} manda un grande comandante: il prestigio guadagnato in questa battaglia vale doppio.`,
  drawn: ({ seat: who, count, secret }) =>
    secret === undefined
      ? `${seat(who)} pesca ${ofCards(count)}.`
      : `Peschi ${ofCards(count)}${count === 0 ? '' : `: ${listed(secret.cards.map(card => face(card)))} ((lo vedi solo tu))`}.`,
  attack: ({ seat: who, region: where, assault, cards }) =>
    `Assalto ${assault}: ${seat(who)} gioca ${listed(cards.map(card => face(card, where)))}.`,
  pair: ({ seat: who, attack, defence, matched, lost, prestige, doubled }) => {
    const foe = who === 'sparta' ? 'athens' : 'sparta';
    const won =
      prestige > 0
        ? `${seat(who)} guadagna ${amount('prestige', prestige)}`
        : prestige < 0
          ? `${seat(who)} perde ${amount('prestige', -prestige)}`
          : '';
    const fallen = lost === 1 ? `${seat(foe)} **perde 1 unità**` : '';
    const then = [fallen, won].filter(said => said !== '').join(', ');
    return `${seat(who)} attacca con ${half(attack)}; ${seat(foe)} risponde con ${half(defence)} e ${matched ? 'eguaglia' : 'non eguaglia'} l’attacco${then === '' ? '' : `: ${then}`}${doubled ? ' (doppio)' : ''}.`;
  },
  repeated: ({ seat: who }) => `Non ne è venuto nulla: ${seat(who)} attacca ancora.`,
  'too-weak': () => 'Una parte ha meno di due unità: la battaglia finisce.',
  'deck-short': ({ wanted, left }) =>
    `Il mazzo ${left === 0 ? 'è vuoto' : `ha solo ${left === 1 ? '1 carta' : `${left} carte`}`}, e ne servono ${wanted}: la battaglia finisce.`,
  retreated: ({ seat: who }) => `**${seat(who)}** si ritira e paga 1 punto prestigio all’avversaria.`,
  'battle-over': ({ region: where, units: of }) => `La battaglia ${at(where)} è finita: ${units(of)}.`,
  'project-completed': ({ seat: who, project: what, polis: where, prestige }) => {
    const done = isPerson(what)
      ? `**${project(what)}** si stabilisce a ${polis(where)}`
      : `**${capital(THE[what])}** a ${polis(where)} ${isMany(what) ? 'sono completati' : THE[what].startsWith('la ') ? 'è completata' : 'è completato'}`;
    return who === null ? `${done}, che è neutrale.` : `${done}: ${seat(who)} guadagna ${amount('prestige', prestige)}.`;
  },
  fed: ({ seat: who, wheat, prestige, left }) =>
    `${seat(who)} rifornisce le sue poleis con **${amount('wheat', wheat)}**${prestige > 0 ? ` e ${amount('prestige', prestige)}` : ''}; ${left === 0 ? 'non resta grano' : left === 1 ? 'resta 1 grano' : `restano ${left} grani`}.`,
  grew: ({ polis: where, population }) => `**${polis(where)}** cresce: popolazione ${population}.`,
  megalopolis: ({ seat: who, polis: where }) =>
    `${where === who ? `La polis di **${polis(where)}**` : `**${polis(where)}**`} è una megalopolis: ${seat(who)} ottiene 1 punto prestigio.`,
  spoiled: ({ seat: who, lost }) =>
    Object.keys(lost).length === 0 ? null : `${seat(who)} perde ${some(lost)}: le scorte si guastano.`,
  phoros: ({ seat: who, amount: n }) =>
    n === 0 ? `${seat(who)} tiene il suo prestigio.` : `${seat(who)} cambia **${amount('prestige', n)}** in argento.`,
  prepared: () => 'Dischi e mercantili ritornano; si prepara un nuovo round.',
  scored: ({ sparta, athens }) => `Sparta finisce con ${score(sparta)}, Atene con ${score(athens)}.`,
  'lost-at-once': ({ seat: who, rule }) =>
    rule === 'PO-G-a' ? `**${seat(who)}** ha perso la capitale.` : `**${seat(who)}** non ha più prestigio ed è ostracizzata.`,
};
