import type { Action } from '@polemos/kernel';
import { Sentence } from '../../../parts/Sentence.tsx';
import type { Desk } from '../desk.ts';

/** What may be done, as buttons: for the keyboard, for those who read, and where nothing better fits. */
export function ActionList({ desk, actions }: { desk: Desk; actions: readonly Action[] }) {
  return (
    <ul className="ti-list">
      {actions.map(action => (
        <li key={JSON.stringify(action)}>
          <button
            type="button"
            className="ti-choose"
            data-type={action.type}
            data-choice={action.choice}
            onClick={() => desk.act(action)}
          >
            <Sentence of={desk.text.actions[action.type]?.(action) ?? action.type} />
          </button>
        </li>
      ))}
    </ul>
  );
}
