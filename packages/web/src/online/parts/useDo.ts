import { useCallback, useState } from 'react';
import { useSeasonWords } from '../seasonWords.ts';
import { useWords } from '../words.ts';
import { codeOf } from './server.ts';

export interface Doing {
  readonly busy: boolean;
  /** What went wrong, in words. */
  readonly error: string | null;
  run(what: () => Promise<unknown>): Promise<boolean>;
  clear(): void;
}

/** Does something on the server: one thing at a time, and what goes wrong is said where it was asked for. */
export function useDo(): Doing {
  const w = useWords();
  const c = useSeasonWords();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const run = useCallback(
    async (what: () => Promise<unknown>) => {
      setBusy(true);
      setError(null);
      try {
        await what();
        return true;
      } catch (thrown) {
        const code = codeOf(thrown);
        setError(w.errors[code] ?? c.errors[code] ?? `${w.failed} (${code})`);
        return false;
      } finally {
        setBusy(false);
      }
    },
    [w, c],
  );
  return { busy, error, run, clear: useCallback(() => setError(null), []) };
}
