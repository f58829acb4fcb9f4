import { TEXT } from '@polemos/polis/text';
import { Badge } from '../../../parts/Badge.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import type { PolisDesk } from '../desk.ts';
import { KIND_ICON, POLEIS, type PolisData, SIDES, type Side, STUFF_ICON, TERRITORIES } from '../map/board.ts';
import { factsOf, projectionOf } from './rulings.ts';

/** The tiles of all poleis by owner: people against base, growth and maximum; port, projects, Proxenos. */
export function PoleisPanel({ desk }: { desk: PolisDesk }) {
  const { view, text, seat } = desk;
  const words = TEXT[desk.language].screens;
  const order: readonly (Side | null)[] = seat === 'sparta' ? ['sparta', 'athens', null] : ['athens', 'sparta', null];
  return (
    <div className="polis-panel">
      {order.map(side => (
        <section key={side ?? 'neutral'}>
          <h2>
            <Badge side={side ?? 'neutral'} /> {side === null ? words.neutral : text.names.seat[side]} <RuleLink id="PO-K-a" />
            {side !== null && (
              <span className="num sum">
                {projectionOf(desk, side).now.population} {words.inside}
              </span>
            )}
          </h2>
          <ul className="tiles">
            {POLEIS.filter(({ id }) => view.poleis[id].owner === side).map(data => (
              <Tile key={data.id} desk={desk} data={data} />
            ))}
          </ul>
          {side !== null && view.proxenos[side] === null && <p className="aside">{words.captured(text.names.seat[side])}</p>}
        </section>
      ))}
      <Territories desk={desk} />
    </div>
  );
}

/** What each territory yields, row by row, and who has collected there: what the tips of the map say one by one. */
function Territories({ desk }: { desk: PolisDesk }) {
  const { view, text } = desk;
  const words = TEXT[desk.language].screens;
  return (
    <section className="territories">
      <h2>
        {words.territoriesTitle} <RuleLink id="PO-8-a" />
      </h2>
      <table>
        <tbody>
          {TERRITORIES.map(({ id, resources }) => {
            const taxed = view.taxed[id] ?? null;
            const control = factsOf(view).control[id];
            return (
              <tr key={id}>
                <th scope="row">
                  {control !== null && <Badge side={control} />} {text.names.region[id]}
                </th>
                <td>
                  {resources.map(({ good, boxes }) => (
                    <span key={good} className="row-of" title={words.boxesOf(text.names.stuff[good], boxes)}>
                      <Icon name={STUFF_ICON[good]} /> <b className="num">{boxes}</b>
                      <span className="sr">{text.names.stuff[good]}</span>
                    </span>
                  ))}
                </td>
                <td>{taxed !== null && words.taxedBy(text.names.seat[taxed])}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function Tile({ desk, data }: { desk: PolisDesk; data: PolisData }) {
  const { view, text } = desk;
  const words = TEXT[desk.language].screens;
  const { owner, population, begun, completed, turned } = view.poleis[data.id];
  const { names } = text;
  return (
    <li className={`polis-tile ${owner ?? 'free'}${turned ? ' turned' : ''}`}>
      <p className="tile-head">
        <b>{names.polis[data.id]}</b>
        <span className="fort-n">
          <Icon name="fortress" /> {factsOf(view).fort[data.id]}
          <span className="sr">{words.fort}</span>
        </span>
        {SIDES.filter(side => view.proxenos[side] === data.id).map(side => (
          <span key={side} className={`envoy-chip ${side}`}>
            <Icon name="proxenos" />
            <span className="sr">{words.proxenosHere(names.seat[side])}</span>
          </span>
        ))}
      </p>
      <span
        className="gauge"
        role="img"
        aria-label={
          owner === null
            ? words.neutralPeople(data.basePopulation, data.maxPopulation)
            : words.people(population, data.basePopulation, data.maxPopulation)
        }
      >
        {Array.from({ length: data.maxPopulation }, (_, i) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: places for people
            key={i}
            className={`${i < population ? 'on' : ''}${i + 1 === data.basePopulation ? ' at-base' : ''}${i >= data.basePopulation ? ' beyond' : ''}`}
          />
        ))}
      </span>
      <p className="tile-facts">
        <span>
          {words.base} <b className="num">{data.basePopulation}</b>
        </span>
        <span>
          {words.growth} <b className="num">{data.maxGrowth}</b>
        </span>
        <span>
          {words.most} <b className="num">{data.maxPopulation}</b>
        </span>
        {data.portSeas.length > 0 && (
          <span>
            <Icon name="trireme" /> {data.portSeas.map(sea => names.region[sea]).join(', ')}
          </span>
        )}
      </p>
      {(data.projectTypes.length > 0 || begun.length > 0 || completed.length > 0) && (
        <p className="tile-works">
          {data.projectTypes.map(kind => (
            <span key={kind}>
              <Icon name={KIND_ICON[kind]} /> {names.kind[kind]}
            </span>
          ))}
          {begun.map(project => (
            <em key={project}>{words.begun(names.project[project])}</em>
          ))}
          {completed.map(project => (
            <strong key={project}>{words.completed(names.project[project])}</strong>
          ))}
        </p>
      )}
    </li>
  );
}
