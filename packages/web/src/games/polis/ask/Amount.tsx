import { TEXT } from '@polemos/polis/text';
import { useState } from 'react';
import { Icon } from '../../../parts/Icon.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import type { PolisDesk } from '../desk.ts';
import { type Side, STUFF_ICON } from '../map/board.ts';
import { previewOf } from '../panels/rulings.ts';
import { nameOfStuff } from './Price.tsx';

/** How many: a number between the least and the most that are legal, and what is left after it. */
export function Amount({ desk }: { desk: PolisDesk }) {
  const { shown, text, view, seat, act } = desk;
  const words = TEXT[desk.language].screens;
  const amounts = shown.legal.map(({ amount }) => Number(amount));
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const [wanted, setWanted] = useState(least);
  const amount = Math.max(least, Math.min(most, wanted));
  const action = shown.legal.find(one => one.amount === amount) ?? shown.legal[0];
  const goods = view.goods[seat as Side];
  const { left, fatal } = previewOf(view, seat as Side, action) ?? {};
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
        {left !== undefined && (
          <span className="then">
            {(['prestige', 'silver'] as const).map(stuff => (
              <span key={stuff}>
                <Icon name={STUFF_ICON[stuff]} /> {nameOfStuff(desk, stuff)} <b className="num">{goods[stuff]}</b> →{' '}
                <b className="num">{left[stuff]}</b>
              </span>
            ))}
          </span>
        )}
      </div>
      {fatal !== undefined && (
        <p className="warning">
          {words.danger} <RuleLink id={fatal} />
        </p>
      )}
      <div className="acts">
        <button type="button" className="btn primary" data-type={action.type} onClick={() => act(action)}>
          <Icon name="check" /> {text.actions[action.type](action)}
        </button>
      </div>
    </>
  );
}
