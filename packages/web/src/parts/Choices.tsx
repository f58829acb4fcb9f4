import { RadioGroup } from 'radix-ui';
import type { ReactNode } from 'react';

interface Props<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly name: ReactNode; readonly about?: ReactNode }[];
  /** A row of short words instead of a list with descriptions. */
  readonly row?: boolean;
  onChange(value: NoInfer<T>): void;
}

/** One of a few: a radio group. */
export const Choices = <T extends string>({ label, value, options, row = false, onChange }: Props<T>) => (
  <fieldset className="choices">
    <legend className="caps">{label}</legend>
    <RadioGroup.Root className={row ? 'row' : 'list'} value={value} onValueChange={to => onChange(to as T)} aria-label={label}>
      {options.map(option => (
        <RadioGroup.Item key={option.value} value={option.value} className="choice">
          <span className="dot" aria-hidden="true" />
          <span className="choice-name">{option.name}</span>
          {option.about !== undefined && <span className="choice-about">{option.about}</span>}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  </fieldset>
);
