import { Field } from '../parts/Field.tsx';
import { useWords } from '../words.ts';

/** Where a new password is typed: how long it must be, and that whoever is signed in elsewhere is put out. */
export function NewPassword({ value, onText }: { value: string; onText(text: string): void }) {
  const w = useWords();
  return (
    <Field
      label={w.newPassword}
      about={`${w.passwordAbout} ${w.othersOut}`}
      type="password"
      required
      minLength={8}
      autoComplete="new-password"
      value={value}
      onText={onText}
    />
  );
}
