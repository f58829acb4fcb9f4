import type { View } from '@polemos/polis';
import { Icon } from '../../parts/Icon.tsx';
import { RuleLink } from '../../parts/RuleLink.tsx';
import type { Desk } from '../screens.ts';
import { type Side, STUFF_ICON, TERRITORY, YIELD } from './board.ts';
import { WORDS } from './words.ts';

/** PO-8-d: the rows of a territory; a click on a row puts the next hoplite on it. */
export function Rows({ desk }: { desk: Desk<View> }) {
  const { shown, text, act, view, seat } = desk;
  const words = WORDS[desk.language];
  const { territory, hoplites, rows } = shown.pending[0].about as {
    readonly territory: string;
    readonly hoplites: number;
    readonly rows: Readonly<Record<string, number>>;
  };
  const done = shown.legal.find(({ type }) => type === 'done');
  const boxes = (row: string): number =>
    TERRITORY[territory].resources.find(({ good }) => good === row)?.boxes ??
    view.poleis[seat === 'sparta' ? 'sparta' : 'athenai'].population;
  return (
    <>
      <p className="aside">
        {words.rowsCaption(hoplites)} <RuleLink id="PO-8-e" />
      </p>
      <ul className="rows">
        {Object.entries(rows).map(([row, on]) => {
          const action = shown.legal.find(one => one.type === 'assign' && one.row === row);
          const name = text.names.stuff[row];
          const gives = (n: number): number => (row === 'order' ? n : YIELD[n]);
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
                  {Array.from({ length: boxes(row) }, (_, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: boxes of a row
                    <i key={i} className={i < on ? `on ${seat as Side}` : ''}>
                      {i < on ? <Icon name="hoplite" /> : <span className="num">{gives(i + 1)}</span>}
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
