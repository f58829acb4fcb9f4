import { useText } from '../text/index.ts';
import { Dialog } from './Dialog.tsx';

export function KeysDialog({ onClose }: { onClose(): void }) {
  const t = useText();
  return (
    <Dialog title={t.keysList} close={t.close} onClose={onClose}>
      <dl className="keys">
        {Object.entries(t.keyNames).map(([key, what]) => (
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
