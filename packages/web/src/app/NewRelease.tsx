import { Icon } from '../parts/Icon.tsx';
import { useText } from '../text/index.ts';
import { takeRelease, useRelease } from './release.ts';

/** There is a newer Polemos: it is taken when the person says so, never in the middle of a move. */
export function NewRelease() {
  const t = useText();
  if (!useRelease()) return null;
  return (
    <div className="new-release" role="status">
      <span>{t.newRelease}</span>
      <button type="button" className="btn primary" onClick={takeRelease}>
        <Icon name="redo" /> {t.takeRelease}
      </button>
    </div>
  );
}
