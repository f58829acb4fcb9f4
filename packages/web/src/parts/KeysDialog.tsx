import { useText } from '../text/index.ts';
import { Dialog } from './Dialog.tsx';

/** A key of one game: a panel, layers of its map. */
export type OwnKey = readonly [key: string, what: string];

export function KeysDialog({ own, onClose }: { own: readonly OwnKey[]; onClose(): void }) {
  const t = useText();
  return (
    <Dialog title={t.keysList} close={t.close} onClose={onClose}>
      <dl className="keys">
        {[...Object.entries(t.keyNames), ...own].map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
