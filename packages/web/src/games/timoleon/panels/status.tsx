import { TIPS } from '@polemos/timoleon/tips';
import { Icon } from '../../../parts/Icon.tsx';
import { whole } from '../../../text/figures.ts';
import type { Fact, Ledger, Status } from '../../screens.ts';
import type { Desk } from '../desk.ts';
import { CALENDAR, FACTIONS } from '../map/board.ts';
import { stepOf } from '../map/targets.ts';
import { WORDS } from '../words.ts';

const PHASE_OF: Readonly<Record<string, number>> = {
  deployment: 1,
  picking: 1,
  landfall: 1,
  negotiation: 2,
  drafting: 2,
  answering: 2,
  maintenance: 3,
  unpaid: 3,
  auction: 3,
  starving: 5,
  terms: 5,
};
const [NATIVES, OPERATIONS] = [0, 4];
const TOLD: Readonly<Record<string, number>> = {
  turn: NATIVES,
  'native-activity': NATIVES,
  'operation-points': 1,
  'order-dice': 1,
  talks: 2,
  maintenance: 3,
  hunger: 5,
};
/** TI-II-d: until the operation points are rolled for, the natives act; whoever they come upon is asked what an army would be asked. */
function phaseOf({ events, telling }: Desk, step: string): number {
  const begun = events.findLast(({ kind }) => kind === 'turn' || kind === 'operation-points');
  const rest = begun?.kind === 'turn' ? NATIVES : OPERATIONS;
  return telling === null ? (PHASE_OF[step] ?? rest) : (TOLD[telling.kind] ?? rest);
}

/** The month of a turn, in words. */
export const monthOf = ({ text }: Desk, turn: number): string => text.names.month[turn] ?? '';

export function status(desk: Desk): Status {
  const { view, seat, language, text } = desk;
  const words = WORDS[language];
  const mine = FACTIONS.filter(one => one === seat);
  const order = [...mine, ...FACTIONS.filter(one => one !== seat)];
  return {
    turn: view.turn,
    turns: CALENDAR.length,
    when: text.names.date[Math.max(1, view.turn)],
    tip: TIPS[language].turn,
    // Before the first turn there is only the set-up.
    phases: view.turn === 0 ? [words.setUp] : words.phases,
    phase: view.turn === 0 ? 0 : phaseOf(desk, stepOf(desk)),
    ledgers: order.map(one => ledger(desk, one)),
  };
}

function ledger({ view, who, language, text }: Desk, seat: string): Ledger {
  const words = WORDS[language];
  const tips = TIPS[language];
  const fact = (icon: 'talents' | 'march' | 'prestige', label: string, value: number, tip: string): Fact => ({
    tip,
    label,
    value: (
      <span className="ledger-fact">
        <Icon name={icon} /> <b className="num">{whole(value)}</b>
      </span>
    ),
    short: (
      <>
        <Icon name={icon} />
        {whole(value)}
      </>
    ),
  });
  return {
    seat,
    name: text.names.seat[seat] ?? seat,
    who: view.out.includes(seat) ? words.outOfGame : who(seat),
    facts: [
      fact('talents', words.talents, view.treasury[seat] ?? 0, tips.talents),
      fact('march', words.po, view.po[seat] ?? 0, tips.operations),
      fact('prestige', words.points, view.points[seat] ?? 0, tips.points),
    ],
  };
}
