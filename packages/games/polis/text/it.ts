import { die, type Translation } from '@polemos/kernel';
import { TITLE, WORDING } from './cards-it.ts';
import type { en } from './en.ts';
import { REFUSALS } from './refusals-it.ts';
import { GREEK_MANOEUVRE, goodsOfTie, type Half, type Loss, listed, MARKET, name, PLACES, POLIS, rolled } from './say.ts';

const SEAT = { sparta: 'Sparta', athens: 'Atene' };
const REGION = { ...PLACES, port: 'il porto commerciale' };
const STUFF = {
  metal: 'metallo',
  wood: 'legno',
  wine: 'vino',
  oil: 'olio',
  silver: 'argento',
  wheat: 'grano',
  prestige: 'prestigio',
  order: 'ordine',
};
const PROJECT = {
  socrates: 'Socrate',
  democritus: 'Democrito',
  protagoras: 'Protagora',
  phidias: 'Fidia',
  'temple-of-zeus': 'Tempio di Zeus',
  'temple-of-apollo': 'Tempio di Apollo',
  theatre: 'Teatro',
  'theatre-with-episkenion': 'Teatro con episcenio',
  'statue-of-venus': 'Statua di Venere',
  'statue-of-an-ephebe': 'Statua di un efebo',
  'festival-of-demeter': 'Festa di Demetra',
  'festival-of-dionysus': 'Festa di Dioniso',
  'nemean-games': 'Giochi Nemei',
  'isthmian-games': 'Giochi Istmici',
};
const FORMATION = {
  phalanx: 'Falange',
  cavalry: 'Cavalleria',
  archers: 'Arcieri',
  peltasts: 'Peltasti',
  mercenaries: 'Mercenari',
  salpinx: 'Suono della salpinx',
  eliteTrireme: 'Trireme scelta',
  trireme: 'Trireme',
  bireme: 'Bireme',
  triaconter: 'Triacontera',
};
const MANOEUVRE = { ...GREEK_MANOEUVRE, advance: 'Avanzata', hold: 'Tenuta', shot: 'Tiro', ambush: 'Imboscata' };
const UNIT = { hoplite: 'oplita', galley: 'galea', merchant: 'mercante' };
const UNITS = { hoplite: 'opliti', galley: 'galee', merchant: 'mercanti' };
const WAY = { land: 'per terra', sea: 'per mare' };
const ACTION = {
  '1': 'Creare opliti',
  '2': 'Creare galee',
  '3': 'Creare mercanti',
  '4': 'Iniziare un progetto',
  '5': 'Muovere opliti',
  '6': 'Muovere galee',
  '7': 'Assediare',
  '8': 'Riscuotere tributi',
  '9': 'Commerciare',
  '10': 'Muovere il Proxenos',
  '11': 'Liberare il Proxenos',
  '12': 'Guerra civile',
};

const seat = (id: unknown): string => name(SEAT, id);
const polis = (id: unknown): string => name(POLIS, id);
const region = (id: unknown): string => name(REGION, id);
const stuff = (id: unknown): string => name(STUFF, id);
const project = (id: unknown): string => name(PROJECT, id);
const unit = (id: unknown, count: unknown = 1): string => name(Number(count) === 1 ? UNIT : UNITS, id);
const one = (id: unknown): string => (id === 'galley' ? 'una galea' : `un ${name(UNIT, id)}`);
const space = (id: unknown): string => {
  const [market, box] = String(id).split('-');
  return `${name(MARKET, market)} (casella ${box})`;
};
const some = (counts: unknown): string =>
  Object.entries(counts as Record<string, number>)
    .map(([id, count]) => `${count} ${stuff(id)}`)
    .join(', ') || 'niente';
const way = (ids: unknown): string => listed(ids, region).replaceAll(', ', ' – ');
const half = (of: unknown): string => {
  const { formation, manoeuvre, value } = of as Half;
  return `${name(FORMATION, formation)}, ${name(MANOEUVRE, manoeuvre)} ${value}`;
};
const score = (of: unknown): string => {
  const { population, prestige, projects, total } = of as Record<string, number>;
  return `**${total}** (${population} popolazione, ${prestige} prestigio, ${projects} dai progetti)`;
};
const byGoods = (sparta: unknown, athens: unknown, winner: unknown): string => {
  const goods = goodsOfTie(sparta, athens);
  return goods === null ? '' : `: parità, e più merci (${goods}) decidono per ${seat(winner)}`;
};
const units = (of: unknown): string => {
  const { sparta, athens } = of as Record<string, number>;
  return `Sparta ${sparta}, Atene ${athens}`;
};
const optionText = (effects: unknown): string =>
  (effects as Loss[])
    .map(({ op, amount, good, polis: where }) =>
      op === 'lose'
        ? `perdere ${amount} ${stuff(good)}`
        : op === 'losePopulation'
          ? `${polis(where)} perde ${amount} popolazione`
          : `scartare ${amount} merci qualsiasi`,
    )
    .join(', ');

const ofCards = (count: unknown): string => `**${count}** ${count === 1 ? 'carta' : 'carte'}`;

export const it: Translation<typeof en> = {
  title: 'Polis: lotta per l’egemonia',
  blurb: 'La popolazione è punteggio ed esercito, il prestigio è punteggio e carburante. Nutri le tue città e domina la Grecia.',
  names: {
    seat: SEAT,
    polis: POLIS,
    region: REGION,
    market: MARKET,
    stuff: STUFF,
    project: PROJECT,
    formation: FORMATION,
    manoeuvre: MANOEUVRE,
    unit: UNIT,
    event: TITLE,
    eventText: WORDING,
    way: WAY,
    action: ACTION,
    round: { '3': 'Round 3', '4': 'Round 4', '5a': 'Round 5α', '5b': 'Round 5β' },
    kind: {
      philosopher: 'Filosofo',
      artist: 'Artista',
      temple: 'Tempio',
      theatre: 'Teatro',
      statue: 'Statua',
      festival: 'Festa',
      games: 'Giochi',
    },
    payment: { good: 'con la merce', silver: 'con argento', mercenary: 'come mercenario' },
    source: { public: 'noto da fonte pubblica', reconstructed: 'ricostruito', seed: 'dal regolamento' },
    scenario: {
      full: 'Partita completa',
      'corinthian-war': 'Guerra di Corinto',
      'second-peloponnesian-war': 'Seconda guerra del Peloponneso',
    },
    scenarioAbout: {
      full: 'Quattro round, dalla lega di Delo alla caduta di Atene.',
      'corinthian-war': 'Un round senza eventi né progetti: Sparta contro Athenai, Thebai, Korinthos e Argos.',
      'second-peloponnesian-war': 'Due round con eventi, progetti e commercio: la guerra che chiuse un’epoca.',
    },
    phase: {
      round: 'Inizio del round',
      turn: 'Azioni',
      battle: 'Battaglia',
      projects: 'Progetti',
      feeding: 'Approvvigionamento',
      growth: 'Crescita',
      megalopolis: 'Megalopolis',
      goods: 'Merci',
      phoros: 'Phoros',
    },
  },
  events: {
    round: ({ round }) => `Comincia il **round ${round === '5a' ? '5α' : round === '5b' ? '5β' : round}**.`,
    projects: ({ projects }) => ((projects as unknown[]).length === 0 ? null : `Progetti esposti: ${listed(projects, project)}.`),
    'first-turn': ({ seat: who }) => `Il primo turno sarà di **${seat(who)}**.`,
    event: ({ event }) => `Evento: **${name(TITLE, event)}**. ${name(WORDING, event)}`,
    'no-effect': ({ seat: who }) => `L’evento non trova nulla da fare per ${seat(who)}.`,
    gained: ({ seat: who, stuff: what, amount }) => `${seat(who)} guadagna **${amount} ${stuff(what)}**.`,
    lost: ({ seat: who, stuff: what, amount }) => `${seat(who)} perde **${amount} ${stuff(what)}**.`,
    'population-lost': ({ polis: where, amount }) => `${polis(where)} perde **${amount}** popolazione.`,
    exchanged: ({ seat: who, given, gained }) => `${seat(who)} dà ${some(given)} e riceve **${some(gained)}**.`,
    colonists: ({ seat: who, from, to }) => `${seat(who)} sposta 1 popolazione da ${polis(from)} a **${polis(to)}**.`,
    settled: ({ seat: who, territory, polis: where, amount }) =>
      `${seat(who)} fa entrare **${amount}** ${unit('hoplite', amount)} di ${region(territory)} in ${polis(where)}.`,
    switched: ({ seat: who, polis: where }) => `**${polis(where)}** passa a ${seat(who)}.`,
    sent: ({ seat: who, unit: what, region: where }) => `${seat(who)} manda ${one(what)} da ${region(where)}.`,
    expedition: ({ seat: who, unit: what, sent, gained, lost, goods, willReturn }) =>
      `${seat(who)} ha mandato **${sent}** ${unit(what, sent)}: ${gained} prestigio guadagnato, ${lost} perso${Object.keys(goods as object).length > 0 ? `, ricevuto ${some(goods)}` : ''}; ne torneranno ${willReturn}.`,
    returned: ({ seat: who, unit: what, region: where }) => `Di ${seat(who)} torna ${one(what)} in **${region(where)}**.`,
    'no-room': ({ seat: who, unit: what, amount }) =>
      `Nessun posto per **${amount}** ${unit(what, amount)} di ${seat(who)} al ritorno: ${Number(amount) === 1 ? 'si perde' : 'si perdono'}.`,
    'market-moved': ({ good, dice, from, to }) =>
      `${rolled(dice)}Il segnalino di ${stuff(good)} ${from === to ? `resta alla colonna **${to}**` : `va dalla colonna ${from} alla **${to}**`}.`,
    'hoplites-lost': ({ seat: who, territory, amount }) =>
      `${seat(who)} perde **${amount}** ${unit('hoplite', amount)} in ${region(territory)}.`,
    'no-collection': ({ territory }) => `**${region(territory)}** non si può riscuotere in questo round.`,
    'end-condition': ({ seat: who, holds }) =>
      holds === true
        ? `La condizione dell’evento vale per ${seat(who)}.`
        : `La condizione dell’evento non vale per ${seat(who)}.`,
    turn: ({ seat: who, alone }) => (alone === true ? `**${seat(who)}** continua da sola.` : `Turno di **${seat(who)}**.`),
    fee: ({ seat: who, good }) => `${seat(who)} paga 1 ${stuff(good)} per agire da sola.`,
    passed: ({ seat: who, first }) => `**${seat(who)}** passa${first === true ? ' per prima' : ''}.`,
    'prestige-paid': ({ seat: who, amount, left }) => `${seat(who)} paga **${amount}** prestigio (ne restano ${left}).`,
    blockade: ({ seat: who, lost }) => `${seat(who)} ha tagliato l’altra fuori dalla Persia: **${lost}** prestigio perso.`,
    raised: ({ seat: who, unit: what, polis: where, region: into, paid, payment }) =>
      `${seat(who)} arruola ${one(what)} a **${polis(where)}**, in ${region(into)}, per ${some(paid)}${payment === 'mercenary' ? ', mercenario' : ''}.`,
    'project-begun': ({ seat: who, project: what, polis: where, cost }) =>
      `${seat(who)} inizia **${project(what)}** a ${polis(where)} (${some(cost)}).`,
    'project-paid': ({ seat: who, paid }) => `${seat(who)} paga ${some(paid)}.`,
    march: ({ seat: who, territory }) => `${seat(who)} muove opliti in **${region(territory)}**.`,
    'hoplite-moved': ({ way: how, through }) => `Un oplita ${name(WAY, how)}: ${way(through)}.`,
    sail: ({ seat: who, sea }) => `${seat(who)} muove galee in **${region(sea)}**.`,
    'galley-moved': ({ through }) => `Una galea: ${way(through)}.`,
    siege: ({ seat: who, polis: where, fort, neutral }) =>
      `${seat(who)} assedia **${polis(where)}**${neutral === true ? ', neutrale' : ''}, forte ${fort}.`,
    'siege-won': ({ seat: who, polis: where, die: roll, prestige, population }) =>
      `${roll === undefined ? '' : `${die(String(who), Number(roll))} `}**${polis(where)}** cade in mano a ${seat(who)}: +${prestige} prestigio, ${population} popolazione.`,
    'siege-failed': ({ seat: who, polis: where, die: roll, populationLost }) =>
      `${die(String(who), Number(roll))} L’assedio di **${polis(where)}** fallisce: si perde un oplita${populationLost === 1 ? ', la polis perde 1 popolazione' : ''}.`,
    'turned-neutral': ({ seat: who, polis: where }) => `**${polis(where)}**, di ${seat(who)}, diventa neutrale.`,
    'proxenos-captured': ({ seat: who, polis: where }) => `Il Proxenos di ${seat(who)} è catturato a **${polis(where)}**.`,
    tax: ({ seat: who, territory }) => `${seat(who)} riscuote in **${region(territory)}**.`,
    collected: ({ gained, prestige }) =>
      `Riscosso: **${some(gained)}**${Number(prestige) > 0 ? `, ${prestige} prestigio per l’ordine` : ''}.`,
    traded: ({ seat: who, space: where, paid, gained }) =>
      `${seat(who)} commercia in **${space(where)}**: ${some(paid)} per **${some(gained)}**.`,
    'proxenos-moved': ({ seat: who, to, way: how, through, silver }) =>
      `Il Proxenos di ${seat(who)} va ${name(WAY, how)} a **${polis(to)}** (${way(through)}), con ${silver} argento di mance.`,
    'proxenos-freed': ({ seat: who, polis: where, silver }) =>
      `${seat(who)} paga ${silver} argento all’avversario; il suo Proxenos è libero a **${polis(where)}**.`,
    'civil-war': ({ seat: who, polis: where, silver, prestige, population }) =>
      `Guerra civile a **${polis(where)}**, per ${silver} argento: passa a ${seat(who)} con ${population} popolazione, +${prestige} prestigio.`,
    battle: ({ region: where, attacker, units: of }) =>
      `**Battaglia** in ${region(where)}: ${units(of)}. Attacca per prima ${seat(attacker)}.`,
    doubled: ({ seat: who }) =>
      `${seat(who)} manda un grande comandante: il prestigio guadagnato in questa battaglia vale doppio.`,
    drawn: ({ seat: who, count, secret }) =>
      secret === undefined
        ? `${seat(who)} pesca ${ofCards(count)}.`
        : `Peschi ${ofCards(count)}${count === 0 ? '' : `: ${(secret.cards as string[]).join(', ')} ((lo vedi solo tu))`}.`,
    attack: ({ seat: who, assault, cards }) => `Assalto ${assault}: ${seat(who)} gioca ${(cards as string[]).join(' e ')}.`,
    pair: ({ seat: who, attack, defence, matched, lost, prestige, doubled }) =>
      `${half(attack)} contro ${half(defence)}: ${matched === true ? 'parata' : 'non parata'}${lost === 1 ? ', **si perde un’unità**' : ''}; ${seat(who)} ${Number(prestige) >= 0 ? `+${prestige}` : prestige} prestigio${doubled === true ? ' (raddoppiato)' : ''}.`,
    repeated: ({ seat: who }) => `Non ne è venuto nulla: ${seat(who)} attacca ancora.`,
    'too-weak': () => 'Una parte ha meno di due unità.',
    'deck-short': ({ wanted, left }) =>
      `Il mazzo ha ${left === 1 ? '1 carta' : `${left} carte`}, ne servono ${wanted}: la battaglia finisce.`,
    retreated: ({ seat: who }) => `**${seat(who)}** si ritira e paga 1 prestigio all’avversario.`,
    'battle-over': ({ region: where, units: of }) => `La battaglia in ${region(where)} è finita: ${units(of)}.`,
    'project-completed': ({ seat: who, project: what, polis: where, prestige }) =>
      who === null
        ? `**${project(what)}** nella neutrale ${polis(where)} è compiuto.`
        : `**${project(what)}** a ${polis(where)} è compiuto: ${seat(who)} +${prestige} prestigio.`,
    fed: ({ seat: who, wheat, prestige, left }) =>
      `${seat(who)} nutre i suoi con **${wheat}** grano${Number(prestige) > 0 ? ` e ${prestige} prestigio` : ''} (grano rimasto: ${left}).`,
    grew: ({ polis: where, population }) => `**${polis(where)}** cresce a ${population}.`,
    megalopolis: ({ seat: who, polis: where }) => `Megalopolis: ${polis(where)} dà a ${seat(who)} **1** prestigio.`,
    spoiled: ({ seat: who, lost }) =>
      Object.keys(lost as object).length === 0 ? null : `A ${seat(who)} si guastano ${some(lost)}.`,
    phoros: ({ seat: who, amount }) =>
      amount === 0 ? `${seat(who)} tiene il suo prestigio.` : `${seat(who)} cambia **${amount}** prestigio in argento.`,
    prepared: () => 'Dischi e mercanti ritornano; si prepara un nuovo round.',
    scored: ({ sparta, athens }) => `Punteggio finale: Sparta ${score(sparta)}, Atene ${score(athens)}.`,
    'lost-at-once': ({ seat: who, rule }) =>
      rule === 'PO-G-a' ? `**${seat(who)}** ha perso la capitale.` : `**${seat(who)}** non ha più prestigio ed è ostracizzata.`,
  },
  asks: {
    turn: ({ acted, alone, paid }) => ({
      caption: alone === true ? 'Da solo' : 'Azioni',
      title:
        alone === true && paid !== true
          ? 'Paga per un’altra azione, o passa'
          : acted === 0
            ? 'Scegli un’azione'
            : 'Scegli una seconda azione',
      body:
        alone === true && paid !== true
          ? 'L’altro ha passato: ogni azione ora costa prima una merce.'
          : 'Due azioni diverse fanno un turno; meno è passare per il round.',
    }),
    raising: ({ unit: what, polis: where, good, raised, hire }) => ({
      caption: `${name(ACTION, what === 'hoplite' ? 1 : what === 'galley' ? 2 : 3)}: ${polis(where)}`,
      title: raised === 0 ? `Arruola ${one(what)}` : `Ancora ${one(what)}?`,
      body: `Costa 1 ${stuff(good)} o 1 argento e un abitante; uno deve restare.${Number(hire) > 0 ? ` Un mercenario costa ${hire} argento e nessun abitante.` : ''}`,
    }),
    payment: ({ project: what, bill, spare }) => ({
      caption: project(what),
      title: Number(spare) > 0 ? `Scegli che cosa si risparmia (${spare})` : 'Paga il conto',
      body: `Da pagare: ${some(bill)}. L’argento può sostituire ogni cosa tranne il grano.`,
    }),
    marching: ({ territory, moved }) => ({
      caption: 'Muovere opliti',
      title: `Scegli un oplita per ${region(territory)}`,
      body: moved === 0 ? 'Uno dopo l’altro: ognuno cambia chi controlla che cosa.' : 'Un altro, o fine.',
    }),
    sailing: ({ sea, moved }) => ({
      caption: 'Muovere galee',
      title: `Scegli una galea per ${region(sea)}`,
      body: moved === 0 ? 'Una dopo l’altra: ognuna cambia chi controlla che cosa.' : 'Un’altra, o fine.',
    }),
    collecting: ({ territory, hoplites, rows }) => ({
      caption: 'Riscuotere tributi',
      title: `Metti opliti sulle righe di ${region(territory)}`,
      body: `Ne restano ${hoplites}. Una riga dà 1, 3, 6, 10 o 15 per 1–5 opliti.${'order' in (rows as object) ? ' Chi mantiene l’ordine dà 1 prestigio ciascuno.' : ''}`,
    }),
    order: ({ regions }) => ({ caption: 'Battaglia', title: 'Quale battaglia prima?', body: listed(regions, region) }),
    commander: ({ region: where }) => ({
      caption: `Battaglia in ${region(where)}`,
      title: 'Mandare un grande comandante?',
      body: 'Tutto il prestigio che guadagni in questa battaglia raddoppia, una volta nel round.',
    }),
    retreat: ({ region: where, units: of }) => ({
      caption: `Battaglia in ${region(where)}`,
      title: 'Restare o ritirarsi?',
      body: `${units(of)}. Ritirarsi costa 1 prestigio, pagato all’avversario; le unità restano.`,
    }),
    attack: ({ region: where, assault, units: of }) => ({
      caption: `Battaglia in ${region(where)}, assalto ${assault}`,
      title: 'Attacca con due carte',
      body: units(of),
    }),
    defend: ({ region: where, assault, cards }) => ({
      caption: `Battaglia in ${region(where)}, assalto ${assault}`,
      title: 'Rispondi con due carte',
      body: `Una di fronte a ciascuna di ${(cards as string[]).join(' e ')}.`,
    }),
    feeding: ({ bill, wheat, missing, prestige }) => ({
      caption: 'Approvvigionamento',
      title: `Mancano ${missing} grano`,
      body: `${bill} abitanti, ${wheat} grano, ${prestige} prestigio. Paga il resto in prestigio, o lascia una polis.`,
    }),
    growing: ({ wheat }) => ({
      caption: 'Crescita',
      title: 'Fai crescere una polis',
      body: `1 grano per abitante; grano rimasto: ${wheat}.`,
    }),
    phoros: ({ prestige }) => ({
      caption: 'Phoros',
      title: 'Cambiare prestigio in argento?',
      body: `Ne hai ${prestige}. Senza prestigio perdi subito.`,
    }),
    choosing: ({ options }) => ({
      caption: 'Evento',
      title: 'Scegli',
      body: (options as unknown[]).map((effects, i) => `${i + 1}: ${optionText(effects)}`).join('; '),
    }),
    discarding: ({ left }) => ({
      caption: 'Evento',
      title: left === 1 ? 'Scarta 1 merce' : `Scarta ${left} merci`,
      body: 'Qualsiasi delle sei.',
    }),
    exchanging: ({ give, get, rate }) => ({
      caption: 'Evento',
      title: `Quanto ${stuff(give)} per ${stuff(get)}?`,
      body: `${rate} ${stuff(get)} per ciascuno.`,
    }),
    colonising: ({ left }) => ({ caption: 'Evento', title: 'Sposta popolazione', body: `Fino a ${left} fra le tue poleis.` }),
    settling: ({ territory, polis: where }) => ({
      caption: 'Evento',
      title: `Quanti opliti in ${polis(where)}?`,
      body: `Da ${region(territory)}.`,
    }),
    switching: () => ({
      caption: 'Evento',
      title: 'Quale polis passa a te?',
      body: 'Poleis nemiche con un abitante, non capitali.',
    }),
    sending: ({ unit: what, min, sent }) => ({
      caption: 'Evento',
      title: `Mandare ${one(what)}?`,
      body: `Finora ${sent}${Number(min) > 0 ? `, ne sono chieste ${min}` : ''}.`,
    }),
    stationing: ({ unit: what, left }) => ({
      caption: 'Evento',
      title: `Dove torna ${one(what)}?`,
      body: `Da piazzare: ${left}.`,
    }),
  },
  actions: {
    hoplites: ({ polis: where }) => `Creare opliti a ${polis(where)}`,
    galleys: ({ polis: where, sea }) => `Creare galee a ${polis(where)} in ${region(sea)}`,
    merchants: ({ polis: where }) => `Creare mercanti a ${polis(where)}`,
    project: ({ project: what, polis: where }) => `Iniziare ${project(what)} a ${polis(where)}`,
    march: ({ territory }) => `Muovere opliti in ${region(territory)}`,
    sail: ({ sea }) => `Muovere galee in ${region(sea)}`,
    besiege: ({ polis: where }) => `Assediare ${polis(where)}`,
    tax: ({ territory }) => `Riscuotere in ${region(territory)}`,
    barter: ({ space: where }) => `Barattare in ${space(where)}`,
    buy: ({ space: where }) => `Comprare con argento in ${space(where)}`,
    proxenos: ({ polis: where, way: how }) => `Proxenos a ${polis(where)} ${name(WAY, how)}`,
    free: ({ polis: where }) => `Liberare il Proxenos, a ${polis(where)}`,
    civilWar: ({ polis: where }) => `Guerra civile a ${polis(where)}`,
    pass: () => 'Passare',
    fee: ({ good }) => `Pagare 1 ${stuff(good)} per agire da solo`,
    raise: ({ with: how }) => (how === 'good' ? 'Ancora uno' : how === 'silver' ? 'Uno con argento' : 'Un mercenario'),
    substitute: ({ good }) => `Argento invece di 1 ${stuff(good)}`,
    spare: ({ good }) => `Risparmiare 1 ${stuff(good)}`,
    pay: () => 'Pagare',
    hoplite: ({ from, way: how }) => `Oplita da ${region(from)} ${name(WAY, how)}`,
    galley: ({ from }) => `Galea da ${region(from)}`,
    assign: ({ row }) => `Oplita su ${stuff(row)}`,
    done: () => 'Fine',
    fight: ({ region: where }) => `Battaglia in ${region(where)}`,
    double: () => 'Raddoppiare il prestigio',
    decline: () => 'Non ora',
    attack: ({ first, second }) => `Attaccare con ${first} e ${second}`,
    defend: ({ first, second }) => `Rispondere con ${first}, ${second}`,
    retreat: () => 'Ritirarsi',
    stay: () => 'Restare',
    release: ({ polis: where }) => `Lasciare ${polis(where)}`,
    payPrestige: () => 'Pagare in prestigio quel che manca',
    grow: ({ polis: where }) => `Far crescere ${polis(where)}`,
    phoros: ({ amount }) => `Cambiare ${amount} prestigio in argento`,
    option: ({ number }) => `Scelta ${number}`,
    discard: ({ good }) => `Scartare 1 ${stuff(good)}`,
    exchange: ({ amount }) => `Cambiare ${amount}`,
    move: ({ from, to }) => `1 popolazione da ${polis(from)} a ${polis(to)}`,
    settle: ({ amount }) => (amount === 1 ? '1 oplita' : `${amount} opliti`),
    send: ({ region: where }) => `Mandare da ${region(where)}`,
    station: ({ region: where }) => `Tornare in ${region(where)}`,
    switch: ({ polis: where }) => `Prendere ${polis(where)}`,
  },
  refusals: REFUSALS,
  outcomes: {
    'PO-G-a': ({ loser }) => `${seat(loser)} ha perso la capitale.`,
    'PO-G-b': ({ loser, winner }) =>
      loser !== undefined
        ? `${seat(loser)} non ha più prestigio ed è ostracizzata.`
        : `Nessuna parte ha più prestigio; decide il punteggio${winner === null ? ': pareggio' : ` per ${seat(winner)}`}.`,
    'PO-G-e': ({ sparta, athens, winner }) =>
      `Sparta ${score(sparta)}, Atene ${score(athens)}${winner === null ? ': pareggio, anche nelle merci' : byGoods(sparta, athens, winner)}.`,
  },
};
