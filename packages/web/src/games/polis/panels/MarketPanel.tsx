import { TEXT } from '@polemos/polis/text';
import { Badge } from '../../../parts/Badge.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import type { PolisDesk } from '../desk.ts';
import { COLUMNS, MARKETS, PRICE, roundOf, SPACES, STUFF_ICON, TRADED } from '../map/board.ts';
import { factsOf } from './rulings.ts';

const COLUMN = Array.from({ length: COLUMNS }, (_, i) => i + 1);

/** The table of market values with the markers of the four goods, and all shiploads with their present price. */
export function MarketPanel({ desk }: { desk: PolisDesk }) {
  const { view, text } = desk;
  const words = TEXT[desk.language].screens;
  const { names } = text;
  const { maxCargoValue } = roundOf(view.round);
  const { open, price, closed } = factsOf(view);
  return (
    <div className="polis-panel">
      <table className="market-table">
        <caption>
          {words.marketTitle} <RuleLink id="PO-9-l" />
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.column}</th>
            {COLUMN.map(column => (
              <th key={column} scope="col" className="num">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TRADED.map(good => (
            <tr key={good} className="marker-row">
              <th scope="row">
                <Icon name={STUFF_ICON[good]} /> {names.stuff[good]}
              </th>
              {COLUMN.map(column => (
                <td key={column}>
                  {view.market[good] === column && (
                    <span className="marker">
                      <Icon name={STUFF_ICON[good]} />
                      <span className="sr">{names.stuff[good]}</span>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
          {Object.entries(PRICE).map(([load, prices]) => (
            <tr key={load} className={Number(load) > maxCargoValue ? 'later' : ''}>
              <th scope="row">{words.load(Number(load))}</th>
              {prices.map((price, i) => (
                <td key={COLUMN[i]} className="num">
                  {price}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="aside">{words.marketAbout}</p>
      <h2>{words.shiploads}</h2>
      {MARKETS.map(({ id, sea }) => (
        <section key={id} className="market">
          <h3>
            {names.market[id]} <span>{names.region[sea]}</span>
          </h3>
          <ul>
            {SPACES.filter(({ market }) => market === id).map(space => {
              const owner = view.cargo[space.id];
              const state = !open[space.id] ? words.later(space.from) : closed.includes(space.id) ? words.closed : '';
              return (
                <li key={space.id} className={state === '' ? '' : 'later'}>
                  <span>
                    {words.price} <b className="num">{price[space.id]}</b> <Icon name={STUFF_ICON[space.demand]} />{' '}
                    {names.stuff[space.demand]}
                  </span>
                  <span>
                    {words.gives} <b className="num">{space.amount}</b> <Icon name={STUFF_ICON[space.offer]} />{' '}
                    {names.stuff[space.offer]}
                  </span>
                  <span className="state">{owner !== undefined ? <Badge side={owner} /> : state}</span>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
