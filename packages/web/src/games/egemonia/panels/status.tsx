import { countOf, TURNS, VALUE_TO_WIN } from '@polemos/egemonia/forecast';
import { TEXT } from '@polemos/egemonia/text';
import { TIPS } from '@polemos/egemonia/tips';
import { ofKind } from '@polemos/kernel';
import { Die } from '../../../parts/Die.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import type { Fact, Ledger, Status } from '../../screens.ts';
import type { EgemoniaDesk } from '../desk.ts';

type Side = 'athens' | 'sparta';
const PHASES = ['draw', 'pythia', 'favour', 'placement', 'comparison', 'nike'];
const PHASE_OF_EVENT: Readonly<Record<string, number>> = {
  turn: 0,
  drawn: 0,
  consulted: 1,
  favour: 2,
  placed: 3,
  boxed: 3,
  revealed: 4,
  comparison: 4,
  acts: 4,
  leaves: 4,
  'aid-passes': 4,
  oracle: 4,
  count: 5,
  ended: 5,
};

export function status(desk: EgemoniaDesk): Status {
  const { view, text, shown, telling, seat } = desk;
  const order: readonly Side[] = seat === 'sparta' ? ['sparta', 'athens'] : ['athens', 'sparta'];
  const step = shown.pending[0]?.step;
  const phase =
    telling !== null ? (PHASE_OF_EVENT[telling.kind] ?? 4) : shown.pending.length === 0 ? 5 : step === 'pythia' ? 1 : 3;
  return {
    turn: view.turn,
    turns: TURNS,
    tip: TIPS[desk.language].turn,
    phases: PHASES.map(name => text.names.phase[name]),
    phase,
    ledgers: order.map(side => ledger(desk, side)),
  };
}

function ledger(desk: EgemoniaDesk, side: Side): Ledger {
  const { view, text, who, seat } = desk;
  const value = countOf(view, side);
  const areas: Fact = {
    tip: TIPS[desk.language].areas,
    label: (
      <>
        {text.names.word.areas} <b className="num">{value}</b> {text.names.word.of} {VALUE_TO_WIN}
      </>
    ),
    value: (
      <span className="score" role="img" aria-label={TEXT[desk.language].screens.areas(value, VALUE_TO_WIN)}>
        {Array.from({ length: VALUE_TO_WIN }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one pip for each
          <i key={i} className={i < value ? 'on' : ''} />
        ))}
      </span>
    ),
    short: (
      <>
        <Icon name="objective" />
        {value}
      </>
    ),
  };
  const mine = side === seat || (seat === null && side === 'athens');
  return {
    seat: side,
    name: text.names.seat[side],
    who: who(side),
    facts: [areas, mine ? favour(desk) : held(desk, side)],
  };
}

/** The dice of this turn, and who is attacker by them. */
function favour({ events, text, view, language }: EgemoniaDesk): Fact {
  const dice = events.filter(ofKind('favour')).findLast(({ seat }) => seat !== null)?.dice;
  const first = view.favour;
  const second: Side = first === 'athens' ? 'sparta' : 'athens';
  return {
    tip: TIPS[language].favour,
    label: text.names.word.favour,
    value:
      dice === undefined ? (
        <span className="favour">—</span>
      ) : (
        <span className="favour">
          <Icon name="favour" /> <Die face={dice[first]} side={first} /> {TEXT[language].screens.over}{' '}
          <Die face={dice[second]} side={second} />
        </span>
      ),
    short:
      dice === undefined ? undefined : (
        <>
          <Icon name="favour" />
          <Die face={dice[first]} side={first} />
        </>
      ),
  };
}

function held({ view, text, language }: EgemoniaDesk, side: Side): Fact {
  return {
    tip: TIPS[language].hand,
    label: text.names.word.hand,
    value: (
      <span className="favour">
        <Icon name={view.oracle === side ? 'oracle' : 'eye'} /> {view.held[side]}{' '}
        {view.held[side] === 1 ? text.names.word.hiddenOne : text.names.word.hidden}
      </span>
    ),
    short: (
      <>
        <Icon name="eye" />
        {view.held[side]}
      </>
    ),
  };
}
