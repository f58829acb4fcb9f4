import { TEXT } from '@polemos/polis/text';
import { Icon } from '../../../parts/Icon.tsx';
import type { PolisDesk } from '../desk.ts';
import { type Side, STUFF_ICON } from '../map/board.ts';

/** PO-8-d: the rows of a territory; a click on a row puts the next hoplite on it. */
export function Rows({ desk }: { desk: PolisDesk }) {
  const { shown, text, act, seat } = desk;
  const words = TEXT[desk.language].screens;
  const { rows, yields } = shown.pending[0].about as {
    readonly rows: Readonly<Record<string, number>>;
    readonly yields: Readonly<Record<string, readonly number[]>>;
  };
  const done = shown.legal.find(({ type }) => type === 'done');
  return (
    <>
      <ul className="rows">
        {Object.entries(rows).map(([row, on]) => {
          const action = shown.legal.find(one => one.type === 'assign' && one.row === row);
          const name = text.names.stuff[row];
          const gives = (n: number): number => yields[row][n - 1] ?? 0;
          return (
            <li key={row}>
              <button
                type="button"
                className={action === undefined ? 'row-button' : 'row-button may'}
                data-type="assign"
                aria-disabled={action === undefined}
                aria-label={`${words.put(name)}. ${words.rowNow(on, gives(on))}${action === undefined ? '' : `, ${words.rowNext(gives(on + 1))}`}`}
                onClick={() => action !== undefined && act(action)}
              >
                <Icon name={STUFF_ICON[row]} />
                <span className="row-name">{name}</span>
                <span className="boxes">
                  {yields[row].map((brings, i) => (
                    <i key={brings} className={i < on ? `on ${seat as Side}` : ''}>
                      {i < on ? <Icon name="hoplite" /> : <span className="num">{brings}</span>}
                    </i>
                  ))}
                </span>
                <b className="num">{gives(on)}</b>
              </button>
            </li>
          );
        })}
      </ul>
      {done !== undefined && (
        <div className="acts">
          <button type="button" className="btn primary" data-type="done" onClick={() => act(done)}>
            <Icon name="check" /> {words.collect}
          </button>
        </div>
      )}
    </>
  );
}
