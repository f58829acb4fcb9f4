import { useState } from 'react';
import { useWords } from '../words.ts';

/** Something to give to others: shown whole, copied by one click. */
export function Copy({ text, label }: { text: string; label: string }) {
  const w = useWords();
  const [done, setDone] = useState(false);
  return (
    <div className="copy">
      <input readOnly value={text} aria-label={label} onFocus={event => event.target.select()} />
      <button
        type="button"
        className="btn"
        onClick={() =>
          navigator.clipboard?.writeText(text).then(
            () => setDone(true),
            () => {},
          )
        }
      >
        {done ? w.copied : w.copy}
      </button>
    </div>
  );
}
