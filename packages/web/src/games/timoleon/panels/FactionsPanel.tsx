import { upkeep } from '@polemos/timoleon/forecast/upkeep';
import { Badge } from '../../../parts/Badge.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import { whole } from '../../../text/figures.ts';
import { Force } from '../ask/Counted.tsx';
import type { Desk } from '../desk.ts';
import { FACTIONS, LAND_ZONES, LEADER, TERRITORIES } from '../map/board.ts';
import { type Points, troopsOf } from '../map/units.ts';
import { bare, WORDS } from '../words.ts';

/** The sheet of each faction: money, leaders, troops, cities. One's own comes first. */
export function FactionsPanel({ desk }: { desk: Desk }) {
  const { seat } = desk;
  const order = [...FACTIONS.filter(one => one === seat), ...FACTIONS.filter(one => one !== seat)];
  return (
    <div className="ti-sheets">
      <Compared desk={desk} order={order} />
      {order.map(faction => (
        <Sheet key={faction} desk={desk} faction={faction} />
      ))}
    </div>
  );
}

/** The four side by side: what each has, and what it must pay. */
function Compared({ desk, order }: { desk: Desk; order: readonly string[] }) {
  const { view, text } = desk;
  const words = WORDS[desk.language];
  const all = order.map(faction => ({ faction, points: pointsOf(desk, faction) }));
  const rows: readonly (readonly [string, readonly number[]])[] = [
    [words.points, order.map(faction => view.points[faction] ?? 0)],
    [words.treasury, order.map(faction => view.treasury[faction] ?? 0)],
    [words.upkeep, order.map(faction => upkeep(view, faction))],
    [words.territories, order.map(faction => TERRITORIES.filter(({ id }) => view.zones[id]?.control === faction).length)],
    [words.syracuse, order.map(faction => LAND_ZONES.filter(id => view.zones[id]?.control === faction).length)],
    [words.troops, all.map(({ points }) => troopsOf(points))],
    [words.ships, all.map(({ points }) => points.triremes ?? 0)],
  ];
  return (
    <table className="ti-compared">
      <caption className="sr">{words.compared}</caption>
      <thead>
        <tr>
          <td />
          {order.map(faction => (
            <th key={faction} scope="col">
              <Badge side={faction} />
              <span className="sr">{text.names.seat[faction]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, values]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {values.map((value, i) => (
              <td key={order[i]} className="num">
                {whole(value)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
/** All that a faction has on the map, kind by kind. */
function pointsOf({ view }: Desk, faction: string): Points {
  const sum: Record<string, number> = {};
  for (const { owner, points } of view.forces)
    if (owner === faction) for (const [unit, n] of Object.entries(points)) sum[unit] = (sum[unit] ?? 0) + n;
  return sum;
}

function Sheet({ desk, faction }: { desk: Desk; faction: string }) {
  const { view, text, who } = desk;
  const words = WORDS[desk.language];
  const sum = pointsOf(desk, faction);
  const cities = TERRITORIES.filter(({ id }) => view.zones[id]?.control === faction);
  const zones = LAND_ZONES.filter(id => view.zones[id]?.control === faction);
  const leaders = Object.entries(view.leaders).filter(
    ([, { owner, place }]) => owner === faction && place !== 'not-yet' && place !== 'gone',
  );
  const facts: readonly (readonly [string, number, string?])[] = [
    [words.treasury, view.treasury[faction]],
    [words.upkeep, upkeep(view, faction), 'TI-IV-i'],
    [words.po, view.po[faction]],
    [words.points, view.points[faction]],
  ];
  return (
    <section className={`ti-sheet ${faction}`} aria-label={text.names.seat[faction]}>
      <h3>
        <Badge side={faction} /> {text.names.seat[faction]}{' '}
        <small>{view.out.includes(faction) ? words.outOfGame : who(faction)}</small>
      </h3>
      <dl className="ti-facts">
        {facts.map(([label, value, rule]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">
              {whole(value)} {rule !== undefined && <RuleLink id={rule} />}
            </dd>
          </div>
        ))}
      </dl>
      <Force desk={desk} points={sum} />
      <table>
        <caption className="sr">{words.leadersOf}</caption>
        <thead>
          <tr>
            <th scope="col">{words.leader}</th>
            <th scope="col">{words.tactics}</th>
            <th scope="col">{words.energy}</th>
            <th scope="col">{words.loyalty}</th>
            <th scope="col">{words.where}</th>
          </tr>
        </thead>
        <tbody>
          {leaders.map(([id, { place, captor, done }]) => (
            <tr key={id} className={place === 'dead' || captor !== undefined ? 'lost' : ''}>
              <th scope="row">
                {view.heads[faction] === id && <Icon name="favour" />} {text.names.leader[id]}
                {done === true && <span className="sr"> {words.activated}</span>}
                {done === true && <Icon name="check" />}
              </th>
              <td className="num">{LEADER[id]?.T}</td>
              <td className="num">{LEADER[id]?.E ?? '–'}</td>
              <td className="num">{LEADER[id]?.L ?? '–'}</td>
              <td>
                {place === 'dead'
                  ? words.dead
                  : captor !== undefined
                    ? words.captiveOf(text.names.seat[captor])
                    : (text.names.place[place] ?? bare(text.names.area[place] ?? place))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="ti-cities">
        <b className="num">{cities.length}</b> {words.territories}:{' '}
        {cities.map(({ id }) => text.names.zone[id]).join(', ') || '–'}
        {zones.length > 0 && (
          <>
            {'. '}
            {words.syracuse}: {zones.map(id => text.names.zone[id]).join(', ')}
          </>
        )}
      </p>
    </section>
  );
}
