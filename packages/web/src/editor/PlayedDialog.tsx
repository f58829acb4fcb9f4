import type { Board } from '@polemos/kernel';
import { useSettings } from '../app/settings.ts';
import type { Registered } from '../games/index.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { settledOptions } from '../setup/chosen.ts';
import { SetUp } from '../setup/SetUp.tsx';
import type { Draft } from './model/link.ts';
import { anew, readOtherwise } from './model/played.ts';
import { useEditorWords } from './words.ts';

interface Props {
  readonly game: Registered;
  readonly draft: Draft;
  /** The board of the draft, as it was read. */
  readonly board: Board | null;
  onChange(draft: Draft): void;
  onClose(): void;
}

/** What is played from this position: scenario, options and readings, on whose board. */
export default function PlayedDialog({ game, draft, board, onChange, onClose }: Props) {
  const w = useEditorWords();
  const { language } = useSettings();
  const { scenario, options, board: _, ...rest } = draft;
  return (
    <Dialog wide title={game.card[language].title} about={w.laidOutAnew} close={w.close} onClose={onClose}>
      <div className="dialog-body new-match">
        <SetUp
          {...{ game, scenario, options, board }}
          onScenario={id => onChange(anew(game, draft, { scenario: id }))}
          onOption={(id, value) => {
            const chosen = settledOptions(game, scenario, { ...options, [id]: value });
            const isReading = game.options.find(one => one.id === id)?.reading !== undefined;
            onChange(isReading ? readOtherwise(draft, chosen) : anew(game, draft, { options: chosen }));
          }}
          onBoard={own => onChange({ ...rest, scenario, options, ...(own === null ? {} : { board: own }) })}
        />
      </div>
    </Dialog>
  );
}
