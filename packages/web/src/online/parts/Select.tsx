import { useId } from 'react';

interface Props<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly name: string }[];
  readonly bare?: boolean;
  onChange(value: NoInfer<T>): void;
}

/** One of several short names, in little room. */
export function Select<T extends string>({ label, value, options, bare = false, onChange }: Props<T>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className={bare ? 'sr' : undefined}>
        {label}
      </label>
      <select id={id} value={value} onChange={event => onChange(event.target.value as T)}>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}
