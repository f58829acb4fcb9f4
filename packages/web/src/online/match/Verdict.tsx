import { Icon } from '../../parts/Icon.tsx';
import type { Checked } from '../../worker/check.ts';
import { useSeasonWords } from '../seasonWords.ts';

/** What this browser itself has found out about a finished match. */
export function Verdict({ of }: { of: Checked }) {
  const c = useSeasonWords();
  return (
    <p className={`verdict ${of.ok ? 'good' : 'bad'}`} role="status">
      <Icon name={of.ok ? 'check' : 'close'} />{' '}
      {of.ok
        ? `${c.checkGood(of.actions, of.outcomes)} ${of.replayed ? c.checkReplayed : c.checkOther} ${c.checkHere}`
        : `${c.checkBad[of.what] ?? of.what} ${of.what === 'dice' || of.what === 'rules' ? c.checkAt(of.at) : ''}`}
    </p>
  );
}
