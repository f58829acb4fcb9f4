import events from '@polemos/polis/events' with { type: 'json' };
import { sourceOf, TEXT } from '@polemos/polis/text';
import { Badge } from '../../../parts/Badge.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { labelled } from '../../../text/figures.ts';
import { Amounts } from '../ask/Price.tsx';
import type { PolisDesk } from '../desk.ts';
import { GOODS, KIND_ICON, PROJECT, type Side, STUFF_ICON } from '../map/board.ts';
import { factsOf } from './rulings.ts';

/** What each player has, what can be built, what the event says. */
export function Storehouse({ desk }: { desk: PolisDesk }) {
  const { view, text, seat, choice, shown, asked } = desk;
  const words = TEXT[desk.language].screens;
  const order: readonly Side[] = seat === 'sparta' ? ['sparta', 'athens'] : ['athens', 'sparta'];
  const event = events.events.find(({ id }) => id === view.event);
  return (
    <section className="storehouse" aria-label={words.goods}>
      <table className="stores">
        <thead>
          <tr>
            <th>
              <span className="sr">{words.goods}</span>
            </th>
            {GOODS.map(good => (
              <th key={good} scope="col" title={text.names.stuff[good]}>
                <Icon name={STUFF_ICON[good]} />
                <span className="sr">{text.names.stuff[good]}</span>
              </th>
            ))}
            <th scope="col" title={words.port}>
              <Icon name="merchant" />
              <span className="sr">{words.merchantsInPort(2)}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {order.map(side => (
            <tr key={side} className={side}>
              <th scope="row">
                <Badge side={side} />
                <span className="sr">{text.names.seat[side]}</span>
              </th>
              {GOODS.map(good => (
                <td key={good} className={view.goods[side][good] === 0 ? 'num nil' : 'num'}>
                  {view.goods[side][good]}
                </td>
              ))}
              <td className={view.port[side] === 0 ? 'num nil' : 'num'}>{view.port[side]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="event-card">
        <p className="caps">{words.event}</p>
        {event === undefined ? (
          !factsOf(view).events && <p className="aside">{words.noEvent}</p>
        ) : (
          <>
            <b>{text.names.event[event.id]}</b>
            <p>{text.names.eventText[event.id]}</p>
            <p className="source">{labelled(words.source, text.names.source[sourceOf(event.source)], desk.language)}</p>
          </>
        )}
      </div>
      {view.display.length > 0 && (
        <div className="on-display">
          <p className="caps">{words.display}</p>
          <ul>
            {view.display.map(id => {
              const { type, cost, immediatePrestige, endPrestige } = PROJECT[id];
              const may = asked && shown.legal.some(one => one.type === 'project' && one.project === id);
              return (
                <li key={id}>
                  <button
                    type="button"
                    className={`tile${may ? ' may' : ''}${choice.picked.project === id ? ' chosen' : ''}`}
                    aria-disabled={!may}
                    aria-pressed={choice.picked.project === id}
                    onClick={() => {
                      if (!may) return;
                      choice.pick('type', 'project');
                      choice.pick('project', choice.picked.project === id ? null : id);
                    }}
                  >
                    <b>
                      <Icon name={KIND_ICON[type]} /> {text.names.project[id]}
                    </b>
                    <span className="price">
                      <Amounts desk={desk} of={cost} />
                    </span>
                    <span className="worth">
                      <Icon name="prestige" /> {immediatePrestige === null ? `½ ${words.inside}` : `+${immediatePrestige}`}
                      {endPrestige > 0 && ` (+${endPrestige})`}
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </section>
  );
}
