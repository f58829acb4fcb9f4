import type { Action } from '@polemos/kernel';
import { pointsOf } from '@polemos/timoleon/forecast/points';
import { Icon } from '../../../parts/Icon.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import type { Desk } from '../desk.ts';
import { WORDS } from '../words.ts';
import { ActionList } from './ActionList.tsx';
import { Closed } from './Closed.tsx';
import { ALL, DEEDS, type Deed } from './deeds.ts';

/** What an operation costs, as its button says; null of what is none. */
export function priceOf({ language }: Desk, { type }: Action): string | null {
  if (!ALL.some(one => one.type === type)) return null;
  const points = pointsOf({ type });
  return points === 0 ? WORDS[language].free : WORDS[language].cost(points);
}
/** What belongs to another deed, and is asked for when that is done. */
const LATER: ReadonlySet<string> = new Set(['hire', 'return', 'element', 'give']);

/** First what, then where: its places are lit on the map and listed. */
export function Operations({ desk }: { desk: Desk }) {
  const { choice, shown, act } = desk;
  const words = WORDS[desk.language];
  const picked = ALL.find(({ type }) => type === choice.picked.type);
  const done = shown.legal.find(action => action.choice === 'done');
  if (picked !== undefined)
    return (
      <div className="ti-chosen-action">
        <p className="ti-chosen">
          <Icon name={picked.icon} />
          <b>{words.deeds[picked.type]}</b> <RuleLink id={picked.rule} />
          <button type="button" className="btn small" onClick={() => choice.clear()}>
            {words.otherAction}
          </button>
        </p>
        <p className="aside">{words.onMap}</p>
        <ActionList desk={desk} actions={choice.candidates} />
      </div>
    );
  const isOpen = ({ type }: Deed): boolean => shown.legal.some(action => action.type === type);
  const closed = ALL.filter(deed => !isOpen(deed) && !LATER.has(deed.type));
  return (
    <div className="ti-deeds">
      {DEEDS.map(({ group, deeds }) => {
        const able = deeds.filter(isOpen);
        if (able.length === 0) return null;
        return (
          <section key={group} aria-label={words.groups[group]}>
            <h2 className="caps">{words.groups[group]}</h2>
            <ul>
              {able.map(({ type, icon }) => {
                const legal = shown.legal.filter(action => action.type === type);
                const only = Object.keys(legal[0]).length === 1;
                return (
                  <li key={type}>
                    <button
                      type="button"
                      className="ti-deed"
                      data-type={type}
                      onClick={() => (only ? act(legal[0]) : choice.pick('type', type))}
                    >
                      <Icon name={icon} />
                      <span>{words.deeds[type]}</span>
                      <i className="num">{priceOf(desk, legal[0])}</i>
                    </button>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
      {desk.asked && closed.length > 0 && <Closed desk={desk} deeds={closed} />}
      {done !== undefined && (
        <div className="acts">
          <button type="button" className="btn" data-type="done" onClick={() => act(done)}>
            <Icon name="pass" /> {words.endTurn}
          </button>
        </div>
      )}
    </div>
  );
}
