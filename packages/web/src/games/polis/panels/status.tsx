import { TEXT } from '@polemos/polis/text';
import { TIPS } from '@polemos/polis/tips';
import { Icon } from '../../../parts/Icon.tsx';
import type { Ledger, Status } from '../../screens.ts';
import type { PolisDesk } from '../desk.ts';
import { ROUNDS, type Side } from '../map/board.ts';
import { stepOf } from '../map/targets.ts';
import { factsOf, projectionOf } from './rulings.ts';

const PHASES = ['round', 'turn', 'battle', 'projects', 'feeding', 'growth', 'megalopolis', 'goods', 'phoros'];
const BEFORE_THE_END = PHASES.indexOf('projects');
const PHASE_OF: Readonly<Record<string, string>> = {
  turn: 'turn',
  raising: 'turn',
  payment: 'turn',
  marching: 'turn',
  sailing: 'turn',
  collecting: 'turn',
  order: 'battle',
  commander: 'battle',
  retreat: 'battle',
  attack: 'battle',
  defend: 'battle',
  feeding: 'feeding',
  growing: 'growth',
  phoros: 'phoros',
  pair: 'battle',
  battle: 'battle',
  'battle-over': 'battle',
  'project-completed': 'projects',
  fed: 'feeding',
  grew: 'growth',
  megalopolis: 'megalopolis',
  spoiled: 'goods',
  event: 'round',
  round: 'round',
  prepared: 'round',
  projects: 'round',
  'first-turn': 'round',
  stationing: 'battle',
  returned: 'battle',
  'end-condition': 'battle',
};

export function status(desk: PolisDesk): Status {
  const { view, text, telling, seat } = desk;
  const order: readonly Side[] = seat === 'sparta' ? ['sparta', 'athens'] : ['athens', 'sparta'];
  const name = PHASE_OF[telling?.kind ?? stepOf(desk)] ?? (telling === null ? 'round' : 'turn');
  return {
    turn: ROUNDS.findIndex(({ id }) => id === view.round) + 1,
    turns: ROUNDS.length,
    when: text.names.round[view.round],
    tip: TIPS[desk.language].turn,
    phases: PHASES.slice(0, BEFORE_THE_END + factsOf(view).phases).map(phase => text.names.phase[phase]),
    phase: PHASES.indexOf(name),
    ledgers: order.map(side => ledger(desk, side)),
  };
}

function ledger(desk: PolisDesk, side: Side): Ledger {
  const { view, text, who } = desk;
  const words = TEXT[desk.language].screens;
  const { total, population, prestige } = projectionOf(desk, side).now;
  const tips = TIPS[desk.language];
  const fact = (icon: 'person' | 'prestige' | 'objective', label: string, value: number, tip: string) => ({
    tip,
    label,
    value: (
      <span className="ledger-fact">
        <Icon name={icon} /> <b className="num">{value}</b>
      </span>
    ),
    short: (
      <>
        <Icon name={icon} />
        {value}
      </>
    ),
  });
  return {
    seat: side,
    name: text.names.seat[side],
    who: view.passed.includes(side) ? `${who(side)} · ${words.hasPassed}` : who(side),
    facts: [
      fact('prestige', words.prestige, prestige, tips.prestige),
      fact('person', words.population, population, tips.population),
      fact('objective', words.score, total, tips.score),
    ],
  };
}
