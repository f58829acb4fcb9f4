import { TEXT } from '@polemos/polis/text';
import { useState } from 'react';
import { Icon } from '../../../parts/Icon.tsx';
import type { PolisDesk } from '../desk.ts';
import type { Side } from '../map/board.ts';
import { stepOf } from '../map/targets.ts';

/** How many: a number between the least and the most that are legal, and what is left after it. */
export function Amount({ desk }: { desk: PolisDesk }) {
  const { shown, text, view, seat, act } = desk;
  const words = TEXT[desk.language].screens;
  const amounts = shown.legal.map(({ amount }) => Number(amount));
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const [wanted, setWanted] = useState(least);
  const amount = Math.max(least, Math.min(most, wanted));
  const action = shown.legal.find(one => one.amount === amount) ?? shown.legal[0];
  const phoros = stepOf(desk) === 'phoros';
  const goods = view.goods[seat as Side];
  return (
    <>
      <div className="stepper">
        <button
          type="button"
          className="icon-btn"
          aria-label={words.fewer}
          aria-disabled={amount <= least}
          onClick={() => setWanted(Math.max(least, amount - 1))}
        >
          <Icon name="minus" />
        </button>
        <output className="num">{amount}</output>
        <button
          type="button"
          className="icon-btn"
          aria-label={words.more}
          aria-disabled={amount >= most}
          onClick={() => setWanted(Math.min(most, amount + 1))}
        >
          <Icon name="plus" />
        </button>
        {phoros && (
          <span className="then">
            <span>
              <Icon name="prestige" /> {text.names.stuff.prestige} <b className="num">{goods.prestige}</b> →{' '}
              <b className="num">{goods.prestige - amount}</b>
            </span>
            <span>
              <Icon name="talents" /> {text.names.stuff.silver} <b className="num">{goods.silver}</b> →{' '}
              <b className="num">{goods.silver + amount}</b>
            </span>
          </span>
        )}
      </div>
      {phoros && goods.prestige - amount === 0 && <p className="warning">{words.danger}</p>}
      <div className="acts">
        <button type="button" className="btn primary" data-type={action.type} onClick={() => act(action)}>
          <Icon name="check" /> {text.actions[action.type](action)}
        </button>
      </div>
    </>
  );
}
