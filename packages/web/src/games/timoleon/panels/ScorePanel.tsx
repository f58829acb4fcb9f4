import { Badge } from '../../../parts/Badge.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import { whole } from '../../../text/figures.ts';
import type { Desk } from '../desk.ts';
import { FACTIONS, LAND_ZONES, TERRITORIES } from '../map/board.ts';
import { WORDS } from '../words.ts';

const AUTOMATIC: Readonly<Record<string, string>> = {
  carthage: 'TI-FC-o',
  timoleon: 'TI-FD-k',
  hicetas: 'TI-FI-h',
  dionysius: 'TI-FY-h',
};

/** TI-IX: points with their reasons, and how far each faction is from winning at once. */
export function ScorePanel({ desk }: { desk: Desk }) {
  const { view, text } = desk;
  const words = WORDS[desk.language];
  const order = [...FACTIONS].sort((a, b) => (view.points[b] ?? 0) - (view.points[a] ?? 0));
  return (
    <div className="ti-sheets">
      {order.map(faction => {
        const zones = LAND_ZONES.filter(id => view.zones[id]?.control === faction).length;
        const lands = TERRITORIES.filter(({ id }) => view.zones[id]?.control === faction).length;
        return (
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
            <p className="ti-auto">
              <b>{words.atOnce}</b> {words.automatic[faction]} <RuleLink id={AUTOMATIC[faction]} />
              <span className="num">
                {words.progress(zones, LAND_ZONES.length, view.run[faction] ?? 0)}
                {faction === 'carthage' ? `, ${lands} / 15` : ''}
              </span>
            </p>
          </section>
        );
      })}
    </div>
  );
}
