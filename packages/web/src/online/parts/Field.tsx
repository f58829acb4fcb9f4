import { type InputHTMLAttributes, useId } from 'react';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly about?: string;
  onText(text: string): void;
}

/** A line to type into, with its name above it. */
export function Field({ label, about, onText, ...input }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        aria-describedby={about === undefined ? undefined : `${id}-about`}
        onChange={event => onText(event.target.value)}
        {...input}
      />
      {about !== undefined && <p id={`${id}-about`}>{about}</p>}
    </div>
  );
}

export const Complaint = ({ of }: { of: string | null }) =>
  of === null ? null : (
    <p className="complaint" role="alert">
      {of}
    </p>
  );
