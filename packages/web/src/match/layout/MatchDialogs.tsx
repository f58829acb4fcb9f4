import type { Action, GameText, Need } from '@polemos/kernel';
import { useSettings } from '../../app/settings.ts';
import type { Screens } from '../../games/screens.ts';
import { KeysDialog } from '../../parts/KeysDialog.tsx';
import { NeedDialog } from '../../parts/NeedDialog.tsx';
import { SettingsDialog } from '../../parts/SettingsDialog.tsx';

export type Open = 'settings' | 'keys' | null;
/** An action that waits for what a person rolls or draws at a real table. */
export interface Asked {
  readonly action: Action;
  readonly chance: readonly unknown[];
  readonly need: Need;
}
interface Props {
  readonly open: Open;
  readonly need: Asked | null;
  readonly screens: Screens;
  readonly text: GameText;
  readonly scenario: string;
  onClose(): void;
  onAnswer(asked: Asked, value: number | string): void;
  onStop(): void;
}

/** What stands before a match: settings, the list of keys, the dice of a real table. */
export function MatchDialogs({ open, need, screens, text, scenario, onClose, onAnswer, onStop }: Props) {
  const { language } = useSettings();
  return (
    <>
      {open === 'settings' && <SettingsDialog onClose={onClose} />}
      {open === 'keys' && <KeysDialog onClose={onClose} />}
      {need !== null && (
        <NeedDialog
          need={need.need}
          what={screens.need(need.need.for, language, scenario)}
          known={need.chance.length}
          text={text}
          onAnswer={value => onAnswer(need, value)}
          onStop={onStop}
        />
      )}
    </>
  );
}
