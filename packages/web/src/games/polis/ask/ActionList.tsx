import type { Action } from '@polemos/kernel';
import { Sentence } from '../../../parts/Sentence.tsx';
import type { PolisDesk } from '../desk.ts';
import type { Side } from '../map/board.ts';
import { previewOf } from '../panels/rulings.ts';
import { Price } from './Price.tsx';

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
            </button>
          </li>
        );
      })}
    </ul>
  );
}
