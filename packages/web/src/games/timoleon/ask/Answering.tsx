import type { IconName } from '../../../icons/names.ts';
import { Icon } from '../../../parts/Icon.tsx';
import type { Desk } from '../desk.ts';
import { Terms } from './Terms.tsx';

const ICON: Readonly<Record<string, IconName>> = { sign: 'check', refuse: 'close', counter: 'council' };

/** TI-II-t: a treaty lies on the table. */
export function Answering({ desk }: { desk: Desk }) {
  const { shown, view, text, act } = desk;
  const { draft } = view;
  return (
    <>
      {draft !== null && draft.terms !== undefined && (
        <Terms desk={desk} treaty={{ from: draft.from, to: draft.to, terms: { ...draft.terms } }} />
      )}
      <div className="acts">
        {shown.legal.map(action => (
          <button
            key={String(action.choice)}
            type="button"
            className={action.choice === 'sign' ? 'btn primary' : 'btn'}
            data-choice={action.choice}
            onClick={() => act(action)}
          >
            <Icon name={ICON[String(action.choice)] ?? 'check'} /> {text.actions.choose(action)}
          </button>
        ))}
      </div>
    </>
  );
}
