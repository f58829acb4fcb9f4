import { useSettings } from '../app/settings.ts';
import { Dialog } from '../parts/Dialog.tsx';
import type { Orientation } from './orientation.ts';
import { useWords } from './words.ts';
import './style/history.css';

/** What the ancients tell of the people and places of a game: marked as commentary, with its sources. */
export function History({ given, onClose }: { given: Orientation; onClose(): void }) {
  const words = useWords();
  const { language } = useSettings();
  return (
    <Dialog className="history" wide title={words.history} about={words.historyAbout} close={words.close} onClose={onClose}>
      <dl className="history-notes">
        {given.history(language).map(({ about, text, sources }) => (
          <div key={about}>
            <dt>{about}</dt>
            <dd>
              {text} <cite>{sources}</cite>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
