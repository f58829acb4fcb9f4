import { winning } from '@polemos/timoleon/forecast/winning';
import { Badge } from '../../../parts/Badge.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import { whole } from '../../../text/figures.ts';
import type { Desk } from '../desk.ts';
import { FACTIONS } from '../map/board.ts';
import { WORDS } from '../words.ts';

/** TI-IX: points with their reasons, and how far each faction is from winning at once. */
export function ScorePanel({ desk }: { desk: Desk }) {
  const { view, text } = desk;
  const words = WORDS[desk.language];
  const order = [...FACTIONS].sort((a, b) => (view.points[b] ?? 0) - (view.points[a] ?? 0));
  return (
    <div className="ti-sheets">
      {order.map(faction => (
        <section key={faction} className={`ti-sheet ${faction}`} aria-label={text.names.seat[faction]}>
          <h3>
            <Badge side={faction} /> {text.names.seat[faction]} <b className="num">{whole(view.points[faction] ?? 0)}</b>
          </h3>
          <table>
            <tbody>
              {(view.scores[faction] ?? []).map(({ rule, what, points }) => (
                <tr key={what} className={points === 0 ? 'lost' : ''}>
                  <th scope="row">{words.scores[`${faction} ${what}`] ?? words.scores[what] ?? what}</th>
                  <td>
                    <RuleLink id={rule} />
                  </td>
                  <td className="num">{whole(points)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <AtOnce desk={desk} faction={faction} />
        </section>
      ))}
    </div>
  );
}

function AtOnce({ desk, faction }: { desk: Desk; faction: string }) {
  const words = WORDS[desk.language];
  const { rule, zones, turns, territories, carthage } = winning(desk.view, faction);
  const far = [
    words.zonesOfAll(zones.has, zones.needs),
    turns === null ? null : words.turnsOfAll(turns.has, turns.needs),
    territories === null ? null : words.territoriesOfAll(territories.has, territories.needs),
    carthage === null ? null : words.carthageBelow(carthage.has, carthage.tooMany),
  ];
  return (
    <p className="ti-auto">
      <b>{words.atOnce}</b> {words.automatic[faction]} <RuleLink id={rule} />
      <span className="num">{far.filter(said => said !== null).join(', ')}</span>
    </p>
  );
}
