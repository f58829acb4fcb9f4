import type { Action } from '@polemos/kernel';
import { TEXT } from '@polemos/polis/text';
import { Sentence } from '../../../parts/Sentence.tsx';
import type { PolisDesk } from '../desk.ts';
import { POLIS, type Side } from '../map/board.ts';
import { previewOf } from '../panels/rulings.ts';
import { Amounts, Price } from './Price.tsx';

/** Everything that may be done, each with its cost and its gain: a button for the keyboard and for those who read. */
export function ActionList({ desk, actions }: { desk: PolisDesk; actions: readonly Action[] }) {
  const { text, view, seat, act } = desk;
  return (
    <ul className="choose-list">
      {actions.map(action => {
        const preview = seat === null ? null : previewOf(view, seat as Side, action);
        return (
          <li key={JSON.stringify(action)}>
            <button type="button" className="choose" data-type={action.type} onClick={() => act(action)}>
              <span>
                <Sentence of={text.actions[action.type]?.(action) ?? action.type} />
              </span>
              {preview !== null && <Price desk={desk} preview={preview} />}
              {preview === null && (action.type === 'grow' || action.type === 'release') && typeof action.polis === 'string' && (
                <People desk={desk} action={action} polis={action.polis} />
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** What growth or letting go does to the people of a polis. */
function People({ desk, action, polis }: { desk: PolisDesk; action: Action; polis: string }) {
  const words = TEXT[desk.language].screens;
  const { population } = desk.view.poleis[polis];
  return (
    <span className="price">
      {action.type === 'grow' && (
        <span className="pay">
          <Amounts desk={desk} of={{ wheat: 1 }} sign="−" />
        </span>
      )}
      <span className="how">
        {words.inside} <b className="num">{population}</b> → <b className="num">{action.type === 'grow' ? population + 1 : 0}</b>{' '}
        ({words.base} {POLIS[polis].basePopulation}, {words.most} {POLIS[polis].maxPopulation})
      </span>
    </span>
  );
}
