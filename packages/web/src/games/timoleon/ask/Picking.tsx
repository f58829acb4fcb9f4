import { Badge } from '../../../parts/Badge.tsx';
import type { Desk } from '../desk.ts';
import { WORDS } from '../words.ts';

/** TI-II-f: four places in the order of play; some may be taken. */
export function Picking({ desk }: { desk: Desk }) {
  const { shown, view, text, act } = desk;
  const words = WORDS[desk.language];
  return (
    <ol className="ti-order">
      {[1, 2, 3, 4].map(n => {
        const action = shown.legal.find(one => one.type === 'pick' && one.place === n);
        const holder = view.order[n - 1];
        return (
          <li key={n}>
            {action === undefined ? (
              <span className="taken">
                <b className="num">{n}</b>
                {holder !== null && holder !== undefined && (
                  <>
                    <Badge side={holder} /> {text.names.seat[holder]}
                  </>
                )}
              </span>
            ) : (
              <button type="button" className="ti-choose" data-type="pick" onClick={() => act(action)}>
                <b className="num">{n}</b> {words.placeAbout[n - 1]}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
