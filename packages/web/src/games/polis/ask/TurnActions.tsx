import { TEXT } from '@polemos/polis/text';
import type { IconName } from '../../../icons/names.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import { labelled } from '../../../text/figures.ts';
import type { PolisDesk } from '../desk.ts';
import { closedOf, whyOf } from '../map/targets.ts';
import { ActionList } from './ActionList.tsx';
import { Ways } from './Ways.tsx';

/** The twelve actions in the order of the rulebook; trade has two ways to pay. */
const TURN: readonly { readonly type: string; readonly number: number; readonly icon: IconName; readonly rule: string }[] = [
  { type: 'hoplites', number: 1, icon: 'hoplite', rule: 'PO-1-a' },
  { type: 'galleys', number: 2, icon: 'trireme', rule: 'PO-2-a' },
  { type: 'merchants', number: 3, icon: 'merchant', rule: 'PO-3-a' },
  { type: 'project', number: 4, icon: 'city', rule: 'PO-4-a' },
  { type: 'march', number: 5, icon: 'march', rule: 'PO-5-a' },
  { type: 'sail', number: 6, icon: 'trireme', rule: 'PO-6-a' },
  { type: 'besiege', number: 7, icon: 'siege', rule: 'PO-7-a' },
  { type: 'tax', number: 8, icon: 'talents', rule: 'PO-8-a' },
  { type: 'barter', number: 9, icon: 'merchant', rule: 'PO-9-a' },
  { type: 'buy', number: 9, icon: 'wheat', rule: 'PO-9-n' },
  { type: 'proxenos', number: 10, icon: 'proxenos', rule: 'PO-10-a' },
  { type: 'free', number: 11, icon: 'hostages', rule: 'PO-11-a' },
  { type: 'civilWar', number: 12, icon: 'rebellion', rule: 'PO-12-a' },
];

/** First which of the twelve, then where: its places are lit on the map and listed with cost and gain. */
export function TurnActions({ desk }: { desk: PolisDesk }) {
  const { choice, shown, view, act } = desk;
  const words = TEXT[desk.language].screens;
  const picked = choice.picked.type;
  const closed = picked === undefined ? closedOf(desk) : null;
  const pass = shown.legal.find(({ type }) => type === 'pass');
  if (picked !== undefined) {
    const { number, icon, rule } = TURN.find(({ type }) => type === picked) ?? TURN[0];
    return (
      <div className="chosen-action">
        <p className="chosen-head">
          <Icon name={icon} />
          <b>{title(desk, String(picked), number)}</b> <RuleLink id={rule} />
          <button type="button" className="btn small" onClick={() => choice.clear()}>
            {words.otherAction}
          </button>
        </p>
        {picked === 'proxenos' || picked === 'galleys' ? <Ways desk={desk} /> : null}
        <p className="aside">{words.onMap}</p>
        <ActionList desk={desk} actions={choice.candidates} />
      </div>
    );
  }
  if (closed !== null) {
    const { number, icon, rule } = TURN.find(({ type }) => type === closed) ?? TURN[0];
    return (
      <div className="chosen-action">
        <p className="chosen-head">
          <Icon name={icon} />
          <b>{title(desk, closed, number)}</b> <RuleLink id={rule} />
          <button type="button" className="btn small" onClick={() => choice.sift(null)}>
            {words.otherAction}
          </button>
        </p>
        <p className="warning" role="status">
          {view.before === number ? words.used : words.closedAction}
        </p>
      </div>
    );
  }
  return (
    <div className="turn-actions">
      <ul aria-label={words.actions}>
        {TURN.filter(({ type }) => type !== 'free' || shown.legal.some(one => one.type === 'free')).map(
          ({ type, number, icon }) => {
            const count = shown.legal.filter(one => one.type === type).length;
            const done = view.before === number;
            return (
              <li key={type}>
                <button
                  type="button"
                  className={count > 0 ? 'deed may' : 'deed'}
                  data-type={type}
                  aria-disabled={count === 0}
                  onClick={() => (count > 0 ? choice.pick('type', type) : choice.sift(whyOf(type)))}
                  title={count > 0 ? undefined : done ? words.used : words.none}
                >
                  <i className="num">{number}</i>
                  <Icon name={icon} />
                  <span>{title(desk, type, number)}</span>
                  {count === 0 && <span className="sr">{done ? words.used : words.none}</span>}
                </button>
              </li>
            );
          },
        )}
      </ul>
      {pass !== undefined && (
        <div className="acts">
          <button type="button" className="btn" data-type="pass" onClick={() => act(pass)}>
            <Icon name="pass" /> {view.acted === 0 ? words.pass : words.endTurn}
          </button>
        </div>
      )}
    </div>
  );

  function title({ text: { names } }: PolisDesk, type: string, number: number): string {
    return type === 'buy'
      ? labelled(names.action[number], `${names.stuff.silver} → ${names.stuff.wheat}`, desk.language)
      : names.action[number];
  }
}
