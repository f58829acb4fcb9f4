import { Icon } from '../parts/Icon.tsx';
import { useText } from '../text/index.ts';
import { useTrouble } from './trouble.ts';

/** What is wrong with where this page stands, in a sentence, with the way on. */
export function Troubles() {
  const t = useText();
  const { stale, storage } = useTrouble();
  if (!stale && storage === null) return null;
  return (
    <div className="new-release" role="alert">
      <span>{stale ? t.stale : storage === 'full' ? t.storageFull : t.storageBlocked}</span>
      {stale && (
        <button type="button" className="btn primary" onClick={() => location.reload()}>
          <Icon name="redo" /> {t.reload}
        </button>
      )}
    </div>
  );
}
