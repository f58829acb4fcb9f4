import { useEffect, useState } from 'react';
import { Icon } from '../../../parts/Icon.tsx';
import type { Desk } from '../desk.ts';
import { sorted } from '../map/units.ts';
import { WORDS } from '../words.ts';
import { ActionList } from './ActionList.tsx';
import { UnitName } from './Counted.tsx';

/** TI-R68: what is still in reserve; pick it, then a gold zone. The last pick stays, for there are many points. */
export function Deploy({ desk }: { desk: Desk }) {
  const { shown, choice, view, seat, text, act } = desk;
  const words = WORDS[desk.language];
  const [last, setLast] = useState<readonly [string, string] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each moment
  useEffect(() => {
    if (last !== null && shown.legal.some(action => action[last[0]] === last[1])) choice.pick(last[0], last[1]);
  }, [shown.version]);
  const pick = (argument: string, value: string): void => {
    choice.clear();
    choice.pick(argument, value);
    setLast([argument, value]);
  };
  const leaders = [...new Set(shown.legal.flatMap(({ type, leader }) => (type === 'station' ? [String(leader)] : [])))];
  const units = sorted(view.reserve[seat ?? ''] ?? {}).filter(([{ id }]) => shown.legal.some(({ unit }) => unit === id));
  const rest = shown.legal.find(action => action.choice === 'rest');
  return (
    <>
      <div className="ti-picks">
        {leaders.map(id => (
          <button
            key={id}
            type="button"
            className="ti-pick"
            aria-pressed={choice.picked.leader === id}
            onClick={() => pick('leader', id)}
          >
            <Icon name="leader" /> {text.names.leader[id]}
          </button>
        ))}
        {units.map(([{ id }, count]) => (
          <button
            key={id}
            type="button"
            className="ti-pick"
            aria-pressed={choice.picked.unit === id}
            onClick={() => pick('unit', id)}
          >
            <UnitName desk={desk} unit={id} count={count} />
          </button>
        ))}
      </div>
      {(choice.picked.unit !== undefined || choice.picked.leader !== undefined) && (
        <>
          <p className="aside">{words.onMap}</p>
          <ActionList desk={desk} actions={choice.candidates} />
        </>
      )}
      {rest !== undefined && (
        <div className="acts">
          <button type="button" className="btn primary" data-choice="rest" onClick={() => act(rest)}>
            <Icon name="check" /> {text.actions.choose(rest)}
          </button>
        </div>
      )}
    </>
  );
}
