import type { GameEvent, GameText } from '@polemos/kernel';
import { saying } from './said.ts';

const ARMS: Readonly<Record<string, [string, string]>> = {
  hoplite: ['hoplite', 'hoplites'],
  cavalry: ['cavalry', 'cavalry'],
  naval: ['trireme', 'triremes'],
  elite: ['Home Guard', 'Home Guard'],
};
const s = saying('en', {
  sides: { athens: 'Athens', sparta: 'Sparta' },
  unit: (_, allied, arm, n) => `${n} ${allied ? 'allied ' : ''}${ARMS[arm][n === 1 ? 0 : 1]}`,
});
const strategies: Readonly<Record<string, string>> = {
  'attack-athens': 'Attack Athens',
  'attack-sparta': 'Attack Sparta',
  'cause-rebellion': 'Cause rebellion',
  'cut-loc': 'Cut lines',
  'attack-athenian-ally': 'Attack an ally',
  'attack-spartan-ally': 'Attack an ally',
};
const events: Readonly<Record<string, string>> = {
  'silver-mine': 'a silver mine',
  coup: 'an oligarchic coup in Athens',
  sitalces: 'Sitalces of Thrace',
  persia: 'Persia',
  plague: 'the plague',
  demagogue: 'Alcibiades',
  alcibiades: 'Alcibiades',
  rebellion: 'an oligarchic rebellion',
  'oligarchic-rebellion': 'an oligarchic rebellion',
  perdiccas: 'Perdiccas of Macedonia',
  'minor-powers': 'the minor powers',
  'leader-deaths': 'commanders may die',
  phenomenon: 'an eclipse or an earthquake',
};
const WHY: Readonly<Record<string, string>> = {
  auguries: 'the auguries are against it',
  choice: 'by choice',
  'no-commander': 'no commander',
  'no-expedition': 'the force cannot be raised',
  'no-objective': 'no objective can be had',
  'no-money': 'no money',
  'no-sp': 'no strength',
  limit: 'no more operations are allowed',
};
const again = (e: GameEvent): string => (e.again == null ? '' : `: rolled again {{${String(e.again)}}}`);

export const EVENTS: GameText['events'] = {
  auguries: e => `Auguries of ${s.side(e.side)} ${s.sum(e)}: **${e.favourable === true ? 'favourable' : 'unfavourable'}**.`,
  passed: e => `${s.side(e.side)} **passes** for the turn: ${WHY[String(e.why)] ?? e.why}.`,
  objective: e => `Objective of ${s.side(e.side)}: ${s.space(e.space)}.`,
  defence: e =>
    e.holds === true
      ? `${s.side(e.side)} must defend${e.space == null ? '' : ` ${s.space(e.space)}`}.`
      : `Is anything to be defended by ${s.side(e.side)}? **No**.`,
  'objective-rolled': e =>
    `Objective by **${strategies[String(e.strategy)]}** ${(e.dice as number[]).map(d => s.die(e.side, d)).join(' ')} → ${s.space(e.space)}${again(e)}.`,
  'force-required': e => {
    const r = e.required as Record<string, number>;
    return `Force needed: **${Object.entries(r)
      .filter(([, n]) => n > 0)
      .map(([arm, n]) => `${n} ${ARMS[arm][n === 1 ? 0 : 1]}`)
      .join(', ')}** for ${s.space(e.space)}.`;
  },
  gathering: e => {
    const used = (e.shares as { space: string; take: Record<string, number> }[]).filter(x => Object.keys(x.take).length > 0);
    return e.possible === true
      ? `The force is found: ${used.map(x => `${s.space(x.space)} ${s.units(x.take)}`).join('; ')}. Cost **${s.talents(e.cost)}**.`
      : `The force cannot be raised${Number(e.cost) > Number(e.spendable) ? `: ${s.talents(e.cost)} talents of ${s.talents(e.spendable)}` : ''}.`;
  },
  activated: e =>
    `${s.space(e.space)} gives ${s.units({ [String(e.unit)]: Number(e.count) })}, ${Number(e.cost) === 0 ? 'free' : `${s.talents(e.cost)} talents`}.`,
  route: e => {
    const n = Number(e.of);
    const way = (e.route as string[]).slice(0, 6);
    return `To ${s.space(e.to)}: ${n === 1 ? 'one shortest road' : `${n} equal roads, lot ${e.drawn}`}, by ${s.spaces(way)}${(e.route as string[]).length > 6 ? ' …' : ''}.`;
  },
  interception: e =>
    e.success === true
      ? `${s.side(e.side)} **intercepts** at ${s.space(e.space)}${e.die == null ? '' : ` ${s.die(e.side, e.die)}`}.`
      : `${s.side(e.side)} misses at ${s.space(e.space)} ${s.die(e.side, e.die)}.`,
  skirmish: e => {
    const d = e.dice as Record<string, number>;
    const lost = Object.entries((e.lost ?? {}) as Record<string, string>);
    return `Skirmish ${s.die('athens', d.athens)} ${s.die('sparta', d.sparta)}: ${lost.length === 0 ? 'no loss' : lost.map(([side, unit]) => `${s.side(side)} loses ${s.units({ [unit]: 1 })}`).join(', ')}, ${e.battle == null ? 'no battle' : 'a battle follows'}.`;
  },
  ravaged: e => `${s.space(e.space)} is **ravaged**.`,
  'left-behind': e => `${s.units({ [String(e.unit)]: 1 })} stays behind in ${s.space(e.space)}: no ship to carry it.`,
  'operation-ends': e =>
    `${s.leader(e.leader)} ends the operation in ${s.space(e.space)}${e.units === undefined ? '' : ` with ${s.units(e.units)}`}.`,
  'expedition-ends': e => `The expedition is broken off at ${s.space(e.space)} and goes home.`,
  'commander-home': e => `${s.leader(e.leader)} goes home from ${s.space(e.space)}.`,
  'cause-rebellion': e =>
    `${s.side(e.side)} stirs up ${s.space(e.space)} for ${s.talents(e.cost)} talents ${s.sum(e)}: **${e.success === true ? 'it rebels' : 'in vain'}**.`,
  storm: e => `The open sea ${s.die(e.side, e.die)}: ${e.lost === true ? '**all is lost**' : 'a fair crossing'}.`,
  'commander-drawn': e => `${s.side(e.side)} draws **${s.leader(e.leader)}** from its cup.`,
  nicias: () => 'Nicias speaks for peace.',
  'strategy-kept': e => `${s.side(e.side)} keeps its strategy **${strategies[String(e.strategy)]}**.`,
  'strategy-rolled': e => `Strategy of ${s.side(e.side)} ${s.sum(e)}: **${strategies[String(e.strategy)]}**${again(e)}.`,
  'sci-reset': () => 'Confidence of both sides returns to 0.',
  'side-kept': e => `You keep ${s.side(e.side)}.`,
  'side-attempt': e =>
    `Which side is yours? ${s.sum(e)}: ${e.changes === true ? `you now play **${s.side(e.side)}**` : `you keep ${s.side(e.side)}`}.`,
  event: e =>
    `Event ${(e.dice as number[]).map(d => s.die('neutral', d)).join(' ')}: **${events[String(e.event)] ?? e.event}**${e.possible === true ? '' : ', which cannot happen'}.`,
  talents: e => `${s.side(e.side)} receives ${s.talents(e.talents)} talents.`,
  allegiance: e => `${s.space(e.space)} goes over to ${s.side(e.side)}.`,
  'neutral-joins': e => `${s.space(e.space)} joins ${s.side(e.side)}.`,
  'neutral-taken': e => `${s.space(e.space)} falls to ${s.side(e.side)}.`,
  plague: e => `The plague: Athens loses ${e.lost} hoplites and ${s.talents(e.talents)} talents; Pericles dies.`,
  phenomenon: e => `${s.side(e.side)} is held back by the gods ${s.die(e.side, e.die)}: two operations at most.`,
  corcyra: e => (e.leaves === true ? 'Corcyra leaves Athens.' : 'Corcyra stays at home this turn.'),
  alcibiades: e => `Alcibiades: ${e.to}.`,
  'delian-rebellion': e => (e.happens === true ? 'The Delian League wavers.' : 'The Delian League holds.'),
  'rebellion-roll': e => `Who rebels? ${s.sum(e, 'athens')} → ${e.space == null ? 'nobody' : s.space(e.space)}${again(e)}.`,
  rebellion: e => `${s.space(e.space)} **rebels**.`,
  'no-rebellion': () => 'Nobody can rebel.',
  'spread-roll': e =>
    `Does rebellion spread to ${s.space(e.space)}? ${s.sum(e, 'athens')}: ${e.success === true ? '**yes**' : 'no'}.`,
  'rebellion-tested': e => `${s.space(e.space)} ${e.quelled === true ? 'is quelled' : 'stays in rebellion'}.`,
  helots: e => `The revolt of the Helots ${e.revolt === 'begins' ? '**begins**' : e.revolt === 'ends' ? 'ends' : 'goes on'}.`,
  'siege-begins': e => `${s.side(e.side)} lays siege to ${s.space(e.space)}.`,
  'siege-lifted': e => `The siege of ${s.space(e.space)} is lifted.`,
  order: e => `Next ${e.what === 'siege' ? 'siege' : 'battle'} by lot: ${s.space(e.space)}.`,
  battle: e => {
    const d = e.dice as Record<string, number> | undefined;
    if (d === undefined) return `No battle can be fought at ${s.space(e.space)}.`;
    const [a, b] = e.sums as number[];
    return `${e.type === 'naval' ? 'Naval battle' : 'Battle'} of ${s.space(e.space)}: Athens ${s.die('athens', d.athens)} = ${a}, Sparta ${s.die('sparta', d.sparta)} = ${b}. ${e.winner == null ? 'A draw.' : `**${s.side(e.winner)} wins**, ${e.losses} lost.`}`;
  },
  'null-battle': e => `${s.side(e.leaves)} leaves ${s.space(e.space)} without a battle.`,
  'leader-died': e => `**${s.leader(e.leader)} is killed.**`,
  siege: e =>
    `Siege of ${s.space(e.space)}${e.die == null ? '' : ` ${s.sum(e)}`}: **${e.success === true ? 'it falls' : 'it holds'}**.`,
  'going-home': e =>
    `Does ${s.leader(e.leader)}’s army stay in ${s.space(e.space)}? ${s.sum(e)}: ${Number(e.sum) >= 6 ? 'all of it' : 'one strength point'}.`,
  stays: e => `${s.units({ [String(e.unit)]: 1 })} stays in ${s.space(e.space)}.`,
  placed: e => `${s.units({ [String(e.unit)]: Number(e.count) })} to ${s.space(e.space)}.`,
  'no-place': e => `${s.units({ [String(e.unit)]: Number(e.count) })} finds no place and is lost.`,
  income: e => `${s.side(e.side)} takes in **${s.talents(e.net)}** talents: ${s.talents(e.treasury)} in the treasury.`,
  built: e => `${s.side(e.side)} raises ${s.units({ [String(e.unit)]: 1 })} for ${s.talents(e.cost)}.`,
  bellicosity: e => `Bellicosity of ${s.side(e.side)}: ${e.before} → **${e.now}**.`,
  surrender: e => `${(e.sides as string[]).map(s.side).join(', ')} **surrenders**.`,
  armistice: e => `An **armistice** of ${e.turns} turns ${s.sum(e, 'neutral')}.`,
  returned: e => `${s.space(e.space)} is given back.`,
  'hostages-freed': () => 'All hostages are freed.',
  'bellicosity-reset': e => `Bellicosity of both sides: ${e.now}.`,
  'turn-ends': e => `Turn ${e.turn}`,
  'scenario-ends': e => `The war is over: ${e.points} points, ${e.won === true ? 'a victory' : 'a defeat'}.`,
};
export const REST: Pick<GameText, 'asks' | 'actions' | 'outcomes' | 'refusals'> = {
  asks: {
    another: () => ({
      caption: 'Operations',
      title: 'Another operation?',
      body: 'The auguries decide whether it may be made. Who passes is out for the turn.',
    }),
    objective: () => ({ caption: 'Your operation', title: 'Name the objective', body: '' }),
    commander: () => ({ caption: 'Your operation', title: 'Who leads?', body: 'Several commanders are at home.' }),
    expedition: () => ({ caption: 'Your operation', title: 'Gather, then march', body: '' }),
    leaveBehind: a => ({
      caption: 'On the way',
      title: 'Who stays behind?',
      body: `${a.short} strength points more than the ships can carry.`,
    }),
    garrison: () => ({ caption: 'Going home', title: 'Who stays?', body: 'One strength point remains in the space.' }),
    odd: a => ({ caption: 'Going home', title: 'Where does the odd one go?', body: s.units({ [String(a.unit)]: 1 }) }),
    build: () => ({ caption: 'Revenue', title: 'Raise new strength', body: 'Up to three strength points of any kind.' }),
  },
  actions: {
    operate: () => 'Try another operation',
    pass: () => 'Pass for the turn',
    objective: a => `Objective ${s.space(a.space)}`,
    incite: a => `Cause rebellion in ${s.space(a.space)}`,
    lead: a => `${s.leader(a.leader)} leads`,
    activate: a => `Activate ${s.units({ [String(a.unit)]: Number(a.count) })}`,
    rally: a => `gather at ${s.space(a.space)}`,
    cross: a => `Sail over the open sea to ${s.space(a.space)}`,
    march: () => 'March',
    halt: () => 'Give up the operation',
    leave: a => `Leave ${s.units({ [String(a.unit)]: 1 })} behind`,
    garrison: a => `${s.units({ [String(a.unit)]: 1 })} stays`,
    send: a => `To ${s.space(a.space)}`,
    build: a => `Raise ${s.units({ [String(a.unit)]: 1 })}`,
    enough: () => 'No more building',
  },
  refusals: {
    'PW-0.5-i': 'No own unit that could still be activated waits there.',
    'PW-5.1.5-e': 'It would touch the emergency fund of 1,000 talents.',
    'PW-5.3.2-e': 'The treasury cannot pay for it.',
    'PW-5.1-i': 'An operation needs at least one strength point.',
    'PW-5.1-g': 'The enemy holds hostages: no objective at or next to his home.',
    'PW-5.1.6-a': 'An enemy force is there, and the commander is alone.',
    'PW-5.1.6-b': 'A commander alone does not enter a space of the enemy’s colour.',
    'PW-5.1.1-l': 'It is neutral and bars the way.',
    'PW-5.1.1-c': 'Land units need a land or combined line.',
    'PW-5.1.4-b': 'There are more land strength points than ships to carry them.',
    'PW-5.4-e': 'A coalition space does not rebel.',
    'PW-R109': 'The first operation of a turn cannot be passed.',
  },
  outcomes: {},
};
