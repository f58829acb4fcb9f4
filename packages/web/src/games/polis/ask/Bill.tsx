import { TEXT } from '@polemos/polis/text';
import { Icon } from '../../../parts/Icon.tsx';
import type { PolisDesk } from '../desk.ts';
import { type Side, STUFF_ICON } from '../map/board.ts';

/** PO-4-d: the bill of a project, item by item; silver may replace any item but wheat. */
export function Bill({ desk }: { desk: PolisDesk }) {
  const { shown, text, view, seat, act } = desk;
  const words = TEXT[desk.language].screens;
  const { bill } = shown.pending[0].about as { readonly bill: Readonly<Record<string, number>> };
  const goods = view.goods[seat as Side];
  return (
    <>
      <table className="bill">
        <caption className="caps">{words.bill}</caption>
        <tbody>
          {Object.entries(bill).map(([good, n]) => (
            <tr key={good} className={goods[good] < n ? 'lacking' : ''}>
              <th scope="row">
                <Icon name={STUFF_ICON[good]} /> {text.names.stuff[good]}
              </th>
              <td className="num">{n}</td>
              <td>
                {words.have} <span className="num">{goods[good]}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="acts">
        {shown.legal.map((action, i) => (
          <button
            key={JSON.stringify(action)}
            type="button"
            className={i === 0 ? 'btn primary' : 'btn'}
            data-type={action.type}
            onClick={() => act(action)}
          >
            {text.actions[action.type](action)}
          </button>
        ))}
      </div>
    </>
  );
}
