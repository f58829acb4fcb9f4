import { Dialog } from '../../parts/Dialog.tsx';
import { useWords } from '../words.ts';

interface Props {
  readonly title: string;
  readonly about: string;
  /** What the button does, in its words. */
  readonly what: string;
  onYes(): void;
  onClose(): void;
}

/** Asked before something of a league that cannot be taken back. */
export function Sure({ title, about, what, onYes, onClose }: Props) {
  const w = useWords();
  return (
    <Dialog title={title} about={about} close={w.close} onClose={onClose}>
      <div className="dialog-acts">
        <button type="button" className="btn" onClick={onClose}>
          {w.cancel}
        </button>
        <button
          type="button"
          className="btn danger"
          onClick={() => {
            onClose();
            onYes();
          }}
        >
          {what}
        </button>
      </div>
    </Dialog>
  );
}
