import { asking } from '../phrases.ts';
import { names } from './names.ts';
import { amount, at, face, listed, plural, polis, project, some, stuff, the, unit, units } from './phrases.ts';

export const asks = asking({
  turn: ({ acted, alone, paid }) => ({
    caption: alone ? 'Alone' : 'Actions',
    title: alone && !paid ? 'Pay one good for an action, or pass' : acted === 0 ? 'Choose an action' : 'Choose a second action',
    body:
      alone && !paid
        ? 'The other has passed: each action now costs one good first.'
        : 'Two different actions make a turn; fewer are a pass for the round.',
  }),
  raising: ({ unit: what, polis: where, good, raised, hire }) => ({
    caption: `${names.action[what === 'hoplite' ? 1 : what === 'galley' ? 2 : 3]}: ${polis(where)}`,
    title: raised === 0 ? `Create the first ${unit(what)}` : `Create another ${unit(what)}?`,
    body: `Each costs 1 ${stuff(good)} or 1 silver and one inhabitant; one must stay.${hire > 0 ? ` A mercenary costs ${hire} silver and no inhabitant.` : ''}`,
  }),
  payment: ({ project: what, bill }) => ({
    caption: project(what),
    title: 'Pay the bill',
    body: `The bill is ${some(bill)}. Silver may replace any item but wheat.`,
  }),
  marching: ({ territory, moved }) => ({
    caption: 'Move hoplites',
    title: `Choose a hoplite for ${the(territory)}`,
    body: moved === 0 ? 'They go one after the other: each changes who controls what.' : 'Choose another one, or end the action.',
  }),
  sailing: ({ sea, moved }) => ({
    caption: 'Move galleys',
    title: `Choose a galley for ${the(sea)}`,
    body: moved === 0 ? 'They go one after the other: each changes who controls what.' : 'Choose another one, or end the action.',
  }),
  collecting: ({ territory, hoplites, rows }) => ({
    caption: 'Collect taxes',
    title: `Put hoplites on the rows of ${the(territory)}`,
    body: `${hoplites} ${plural(hoplites, 'hoplite is', 'hoplites are')} left. A row gives 1, 3, 6, 10 or 15 goods for 1 to 5 hoplites.${'order' in rows ? ' Each that keeps order gives 1 prestige.' : ''}`,
  }),
  order: ({ regions }) => ({
    caption: 'Battle',
    title: 'Which battle comes first?',
    body: `There are battles ${listed(regions.map(id => at(id)))}.`,
  }),
  commander: ({ region: where }) => ({
    caption: `Battle ${at(where)}`,
    title: 'Send a great commander?',
    body: 'All prestige you gain in this battle is doubled, once this round.',
  }),
  retreat: ({ region: where, units: of }) => ({
    caption: `Battle ${at(where)}`,
    title: 'Stay or retreat?',
    body: `${units(of)}. A retreat costs 1 prestige, paid to the opponent; the units stay.`,
  }),
  attack: ({ region: where, assault, units: of }) => ({
    caption: `Battle ${at(where)}, assault ${assault}`,
    title: 'Attack with two cards',
    body: `${units(of)}.`,
  }),
  defend: ({ region: where, assault, cards }) => ({
    caption: `Battle ${at(where)}, assault ${assault}`,
    title: 'Answer with two cards',
    body: `Choose one card opposite each of ${listed(cards.map(card => face(card, where)))}.`,
  }),
  feeding: ({ bill, wheat, missing, prestige }) => ({
    caption: 'Feeding',
    title: `You are ${missing} wheat short`,
    body: `Your poleis need ${bill} wheat; you have ${wheat} wheat and ${prestige} prestige. Pay prestige for the rest, or let a polis go.`,
  }),
  growing: ({ wheat }) => ({
    caption: 'Growth',
    title: 'Let a polis grow',
    body: `Each new inhabitant costs 1 wheat; you have ${wheat} left.`,
  }),
  phoros: ({ prestige }) => ({
    caption: 'Phoros',
    title: 'Turn prestige into silver?',
    body: `You have ${prestige} prestige. Without any left you lose at once.`,
  }),
  removing: () => ({
    caption: 'Event',
    title: 'Remove a unit',
    body: 'One hoplite or galley of yours leaves the board.',
  }),
  exchanging: ({ give, get, rate }) => ({
    caption: 'Event',
    title: `How much ${stuff(give)} do you give for ${stuff(get)}?`,
    body: `You receive ${amount(get, rate)} for ${amount(give, 1)}.`,
  }),
  switching: () => ({
    caption: 'Event',
    title: 'Which polis comes over to you?',
    body: 'You may take an enemy polis with one inhabitant that is not a capital.',
  }),
  sending: ({ unit: what, min, sent }) => ({
    caption: 'Event',
    title: `Send a ${unit(what)}?`,
    body: `You have sent ${sent === 0 ? 'none' : sent} so far${min > 0 ? `; at least ${min} are required` : ''}.`,
  }),
  stationing: ({ unit: what, left }) => ({
    caption: 'Event',
    title: `Where does the ${unit(what)} return?`,
    body: `${left} ${plural(left, 'is', 'are')} still to be placed.`,
  }),
});
