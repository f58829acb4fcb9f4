import type { GameEvent } from '@polemos/kernel';
import type { View } from '@polemos/peloponnesian-war';
import { RuleLink } from '../../parts/RuleLink.tsx';
import type { Desk } from '../screens.ts';
import { nameOf } from './board.ts';
import { signed } from './numbers.ts';
import { WORDS } from './words.ts';

interface Line {
  readonly event: GameEvent;
  readonly by: number;
}

/** The sheet of victory points, turn by turn as they happened. */
export function PointsTab({ desk }: { desk: Desk<View> }) {
  const { events, view, language } = desk;
  const words = WORDS[language];
  const turns = byTurn(events, view.firstTurn);
  const found = turns.flatMap(({ lines }) => lines);
  const rest = view.points - found.reduce((sum, { by }) => sum + by, 0);
  if (found.length === 0 && rest === 0) return <p className="empty">{words.noPoints}</p>;
  const label = ({ kind, space }: GameEvent): string =>
    kind === 'battle'
      ? words.battleAt(nameOf(space, language))
      : kind === 'siege'
        ? words.siegeAt(nameOf(space, language))
        : words.otherPoints;
  return (
    <table className="points-sheet">
      <caption className="sr">{words.pointsTab}</caption>
      <tbody>
        {turns.map(({ turn, lines }) =>
          lines.map(({ event, by }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines in their order
            <tr key={`${turn} ${i}`}>
              <th scope="row">{i === 0 ? words.turnN(turn) : ''}</th>
              <td>
                {label(event)} <RuleLink id={event.rule} />
              </td>
              <td className="num">{signed(by)}</td>
            </tr>
          )),
        )}
        {rest !== 0 && (
          <tr>
            <th scope="row" />
            <td>{words.otherPoints}</td>
            <td className="num">{signed(rest)}</td>
          </tr>
        )}
        <tr className="total">
          <th scope="row">{words.total}</th>
          <td />
          <td className="num">{signed(view.points)}</td>
        </tr>
      </tbody>
    </table>
  );
}

function byTurn(events: readonly GameEvent[], first: number): { turn: number; lines: Line[] }[] {
  const turns = [{ turn: first, lines: [] as Line[] }];
  for (const event of events) {
    const by = typeof event.points === 'number' ? event.points : 0;
    if (by !== 0 && event.kind !== 'scenario-ends') turns[turns.length - 1].lines.push({ event, by });
    if (event.kind === 'turn-ends') turns.push({ turn: turns[turns.length - 1].turn + 1, lines: [] });
  }
  return turns;
}
