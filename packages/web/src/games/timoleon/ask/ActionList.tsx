import type { Action } from '@polemos/kernel';
import { wooing } from '@polemos/timoleon/forecast/wooing';
import { Sentence } from '../../../parts/Sentence.tsx';
import type { Desk } from '../desk.ts';
import { placeOfAction } from '../map/targets.ts';
import { wooingWords } from './Wooing.tsx';

/** What may be done, as buttons: for the keyboard, for those who read, and where nothing better fits. */
export function ActionList({ desk, actions }: { desk: Desk; actions: readonly Action[] }) {
  const { view, seat } = desk;
  const oddsOf = (action: Action): string | null => {
    const odds = seat === null ? null : wooing(view, seat, action.type, String(action.leader ?? action.zone ?? ''));
    return odds === null || seat === null ? null : wooingWords(odds, view.treasury[seat] ?? 0, desk);
  };
  /** Leaders are many: where each stands says which it is. */
  const whereOf = (action: Action): string | null => {
    const place = action.type === 'activate' ? placeOfAction(view, action) : null;
    const { names } = desk.text;
    return place === null ? null : (names.place[place] ?? names.place[place.split('.')[0]] ?? null);
  };
  const noteOf = (action: Action): string | null => oddsOf(action) ?? whereOf(action);
  return (
    <ul className="ti-list">
      {actions.map(action => (
        <li key={JSON.stringify(action)}>
          <button
            type="button"
            className={noteOf(action) === null ? 'ti-choose' : 'ti-choose tall'}
            data-type={action.type}
            data-choice={action.choice}
            onClick={() => desk.act(action)}
          >
            <span>
              <Sentence of={desk.text.actions[action.type]?.(action) ?? action.type} />
              {noteOf(action) !== null && <small>{noteOf(action)}</small>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
