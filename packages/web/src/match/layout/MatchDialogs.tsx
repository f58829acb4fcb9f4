import { KeysDialog } from '../../parts/KeysDialog.tsx';
import { SettingsDialog } from '../../parts/SettingsDialog.tsx';

export type Open = 'settings' | 'keys';

/** What stands before a match: settings, the list of keys. */
export const MatchDialogs = ({ open, onClose }: { open: Open; onClose(): void }) =>
  open === 'settings' ? <SettingsDialog onClose={onClose} /> : <KeysDialog onClose={onClose} />;
