import type { PeloponnesianEvent } from '@polemos/peloponnesian-war';
import { Badge } from '../../../parts/Badge.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import type { WarDesk } from '../desk.ts';
import { nameOf, SIDES, type Side } from '../map/board.ts';
import { wordsOf } from '../text/coalition.ts';
import { signed } from '../text/numbers.ts';
import { isForTwo } from '../text/sides.ts';
import { pointsByTurn } from './points.ts';

/** One sheet for a person alone, one each for two players. */
export function PointsTab({ desk }: { desk: WarDesk }) {
  const words = wordsOf(desk);
  return (
    <div className="points-tab">
      {isForTwo(desk.view) ? SIDES.map(side => <Sheet key={side} desk={desk} side={side} />) : <Sheet desk={desk} side={null} />}
      {!hasPoints(desk) && <p className="none">{words.noPoints}</p>}
    </div>
  );
}

/** Whether anything has brought points yet, or some were there from the start. */
const hasPoints = ({ events, view }: WarDesk): boolean =>
  (isForTwo(view) ? SIDES : [null]).some(side => {
    const { turns, before } = pointsByTurn(events, view, side);
    return before !== 0 || turns.some(({ lines }) => lines.length > 0);
  });

/** Victory points, turn by turn as they happened, with what each turn brought and the sum after it. */
function Sheet({ desk, side }: { desk: WarDesk; side: Side | null }) {
  const { events, view, language } = desk;
  const words = wordsOf(desk);
  const { turns, before } = pointsByTurn(events, view, side);
  const total = side === null ? view.points : view.score[side];
  const label = (event: PeloponnesianEvent): string =>
    event.kind === 'battle'
      ? words.battleAt(nameOf(event.space, language))
      : event.kind === 'siege'
        ? words.siegeAt(nameOf(event.space, language))
        : event.kind === 'surrender'
          ? words.surrender
          : words.otherPoints;
  return (
    <table className="points-sheet">
      <caption>
        {side === null ? <Icon name="prestige" /> : <Badge side={side} />} {side === null ? words.pointsTab : words.sides[side]}{' '}
        <b className="num">{signed(total)}</b>
      </caption>
      {before !== 0 && (
        <tbody>
          <tr>
            <td>{words.otherPoints}</td>
            <td className="num">{signed(before)}</td>
          </tr>
        </tbody>
      )}
      {turns.map(({ turn, lines, brought, after }) => (
        <tbody key={turn}>
          <tr className="turn-row">
            <th scope="rowgroup">
              {words.turnN(turn)} <small>{lines.length === 0 ? words.noPointsYet : signed(brought)}</small>
            </th>
            <td className="num">{signed(after)}</td>
          </tr>
          {lines.map(({ event, by }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines in their order
            <tr key={i} className={by > 0 ? 'gain' : 'loss'}>
              <td>
                {label(event)} <RuleLink id={event.rule} />
              </td>
              <td className="num">{signed(by)}</td>
            </tr>
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr className="total">
          <th scope="row">{words.total}</th>
          <td className="num">{signed(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
