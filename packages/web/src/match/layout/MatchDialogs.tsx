import type { Desk, Screens } from '../../games/screens.ts';
import { KeysDialog } from '../../parts/KeysDialog.tsx';
import { SettingsDialog } from '../../parts/SettingsDialog.tsx';
import { ownKeys } from './ownKeys.ts';

export type Open = 'settings' | 'keys';

interface Props {
  readonly open: Open;
  readonly desk: Desk;
  readonly screens: Screens;
  onClose(): void;
}
/** What stands before a match: settings, the list of keys. */
export const MatchDialogs = ({ open, desk, screens, onClose }: Props) =>
  open === 'settings' ? <SettingsDialog onClose={onClose} /> : <KeysDialog own={ownKeys(screens, desk)} onClose={onClose} />;
