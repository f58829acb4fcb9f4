import { type Arrival, arrivals } from '@polemos/timoleon/forecast/arrivals';
import { TEXT } from '@polemos/timoleon/text';
import { Badge } from '../../../parts/Badge.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import type { Desk } from '../desk.ts';
import { ABROAD, CALENDAR } from '../map/board.ts';
import { bare, WORDS } from '../words.ts';
import { monthOf } from './status.tsx';

/** TI-II-a: the turns to come with what arrives in them, and what is left to hire abroad. */
export function CalendarPanel({ desk }: { desk: Desk }) {
  const { view, text } = desk;
  const words = WORDS[desk.language];
  const due = arrivals(view).map(arrival => ({ turn: arrival.turn, side: arrival.side, words: said(desk, arrival) }));
  const waiting = Object.entries(view.expeditions).filter(([, { status }]) => status === 'waiting');
  return (
    <div className="ti-calendar">
      <h3 className="caps">{words.abroad}</h3>
      <table className="ti-pools">
        <thead>
          <tr>
            <th scope="col">{words.area}</th>
            <th scope="col">
              <Icon name="hoplite" />
              <span className="sr">{text.names.unit['mercenary-hoplites']}</span>
            </th>
            <th scope="col">
              <Icon name="light-infantry" />
              <span className="sr">{text.names.unit['mercenary-light']}</span>
            </th>
            <th scope="col">
              <Icon name="cavalry" />
              <span className="sr">{text.names.unit['mercenary-cavalry']}</span>
            </th>
            <th scope="col">{words.recruiters}</th>
          </tr>
        </thead>
        <tbody>
          {ABROAD.map(({ id }) => (
            <tr key={id}>
              <th scope="row">{bare(text.names.area[id])}</th>
              {(view.pools[id] ?? [0, 0, 0]).map((left, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: three arms in their order
                <td key={i} className="num">
                  {left}
                </td>
              ))}
              <td>
                {Object.entries(view.sent).flatMap(([seat, areas]) =>
                  areas[id] === undefined ? [] : [<Badge key={seat} side={seat} />],
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3 className="caps">{words.expeditions}</h3>
      <ul className="ti-waiting">
        {waiting.map(([id]) => (
          <li key={id}>
            <Badge side={id.startsWith('carthage') ? 'carthage' : 'timoleon'} />
            <span>
              <b>{text.names.expedition[id]}</b> {words.expeditionNeeds[id]}
            </span>
          </li>
        ))}
      </ul>
      <h3 className="caps">
        {words.turns} <RuleLink id="TI-II-a" />
      </h3>
      <ol>
        {CALENDAR.map(({ turn, taxes, maintenance }) => {
          const here = due.filter(one => one.turn === turn);
          return (
            <li
              key={turn}
              className={turn < view.turn ? 'past' : turn === view.turn ? 'now' : ''}
              aria-current={turn === view.turn ? 'step' : undefined}
            >
              <b className="num">{turn}</b>
              <span>{monthOf(desk, turn)}</span>
              <span className="marks">
                {taxes && <Icon name="talents" />}
                {taxes && <span className="sr">{words.taxTurn}</span>}
                {maintenance && <em>{words.payTurn}</em>}
              </span>
              {here.map(({ side, words: line }) => (
                <p key={side + line}>
                  <Badge side={side} /> {line}
                </p>
              ))}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
function said({ text, language }: Desk, arrival: Arrival): string {
  const { names } = text;
  switch (arrival.what) {
    case 'expedition':
      return names.expedition[arrival.expedition];
    case 'triremes':
      return `${arrival.points} ${TEXT[language].noun('triremes', arrival.points)}, ${names.zone[arrival.zone]}`;
    case 'transport':
      return `${names.unit.transport}, ${names.zone[arrival.zone]}`;
    case 'recruits':
      return WORDS[language].recruitsOf(names.area[arrival.area]);
  }
}
