import { useSettings } from '../app/settings.ts';
import { Dialog } from '../parts/Dialog.tsx';
import type { Orientation } from './orientation.ts';
import { SignList } from './SignList.tsx';
import { useWords } from './words.ts';

/** Every sign of the map of a game. */
export function Legend({ given, onClose }: { given: Orientation; onClose(): void }) {
  const words = useWords();
  const { language } = useSettings();
  return (
    <Dialog className="legend-dialog" wide title={words.legend} close={words.close} onClose={onClose}>
      <div className="legend-groups">
        {given.legend(language).map(({ title, signs }) => (
          <section key={title}>
            <h3>{title}</h3>
            <SignList signs={signs} />
          </section>
        ))}
      </div>
    </Dialog>
  );
}
