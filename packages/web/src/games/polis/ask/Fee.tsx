import { TEXT } from '@polemos/polis/text';
import { Icon } from '../../../parts/Icon.tsx';
import type { PolisDesk } from '../desk.ts';
import { GOODS, type Side, STUFF_ICON } from '../map/board.ts';

/** PO-F-k: alone, one good before each action. */
export function Fee({ desk }: { desk: PolisDesk }) {
  const { shown, text, view, seat, act } = desk;
  const words = TEXT[desk.language].screens;
  const pass = shown.legal.find(({ type }) => type === 'pass');
  return (
    <>
      <ul className="goods-row">
        {GOODS.map(good => {
          const action = shown.legal.find(one => one.type === 'fee' && one.good === good);
          return (
            <li key={good}>
              <button
                type="button"
                className="good-button"
                data-type="fee"
                disabled={action === undefined}
                aria-label={text.actions.fee({ type: 'fee', good })}
                title={text.actions.fee({ type: 'fee', good })}
                onClick={() => action !== undefined && act(action)}
              >
                <Icon name={STUFF_ICON[good]} /> <span className="num">{seat === null ? 0 : view.goods[seat as Side][good]}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {pass !== undefined && (
        <div className="acts">
          <button type="button" className="btn" data-type="pass" onClick={() => act(pass)}>
            <Icon name="pass" /> {words.pass}
          </button>
        </div>
      )}
    </>
  );
}
