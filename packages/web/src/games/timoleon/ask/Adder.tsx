import type { Action } from '@polemos/kernel';
import { useId, useState } from 'react';
import { useSettings } from '../../../app/settings.ts';
import { labelled } from '../../../text/figures.ts';

/** One of several things to add: a list to choose from, and a button. */
export function Adder({
  label,
  add,
  options,
  onAdd,
}: {
  label: string;
  add: string;
  options: readonly { readonly name: string; readonly action: Action }[];
  onAdd(action: Action): void;
}) {
  const { language } = useSettings();
  const id = useId();
  const [at, setAt] = useState(0);
  if (options.length === 0) return null;
  const chosen = options[Math.min(at, options.length - 1)];
  return (
    <div className="ti-adder">
      <label htmlFor={id}>{label}</label>
      {options.length > 1 && (
        <select id={id} value={Math.min(at, options.length - 1)} onChange={event => setAt(Number(event.target.value))}>
          {options.map(({ name, action }, i) => (
            <option key={JSON.stringify(action)} value={i}>
              {name}
            </option>
          ))}
        </select>
      )}
      <button
        type="button"
        id={options.length > 1 ? undefined : id}
        className="btn small"
        data-type={chosen.action.type}
        data-term={chosen.action.term}
        onClick={() => onAdd(chosen.action)}
      >
        {options.length > 1 ? add : labelled(add, chosen.name, language)}
      </button>
    </div>
  );
}
