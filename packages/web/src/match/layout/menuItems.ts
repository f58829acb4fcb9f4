import type { Language } from '@polemos/kernel';
import { go } from '../../app/route.ts';
import { change, isDark, type Settings } from '../../app/settings.ts';
import type { Panel } from '../../orientation/useOrientation.ts';
import { WORDS } from '../../orientation/words.ts';
import type { Text } from '../../text/index.ts';
import type { Shown } from '../../worker/session.ts';
import type { MenuItem } from './Menu.tsx';
import type { OnlineParts } from './onlineParts.ts';

interface Deeds {
  readonly shown: Shown;
  readonly t: Text;
  readonly theme: Settings['theme'];
  readonly online: OnlineParts | null;
  undo(): void;
  redo(): void;
  replay(): void;
  fork(): void;
  exportFile(): void;
  edit(): void;
  advise(): void;
  open(what: 'settings' | 'keys'): void;
  orient(panel: Panel): void;
  readonly language: Language;
}

/** What the menu of a match offers. */
export const menuItems = ({
  shown,
  t,
  theme,
  online,
  undo,
  redo,
  replay,
  fork,
  exportFile,
  edit,
  advise,
  open,
  orient,
  language,
}: Deeds): readonly MenuItem[] => [
  { id: 'home', icon: 'city', name: t.home, act: () => go({ page: 'home' }) },
  { id: 'what', icon: 'why', name: WORDS[language].what, act: () => orient('card') },
  { id: 'legend', icon: 'eye', name: WORDS[language].legend, act: () => orient('legend') },
  { id: 'history', icon: 'clock', name: WORDS[language].history, act: () => orient('history') },
  ...(online?.menu ?? []),
  { id: 'undo', icon: 'undo', name: t.undo, off: !shown.canUndo, act: undo },
  ...(online === null ? [{ id: 'redo', icon: 'redo', name: t.redo, off: !shown.canRedo, act: redo } as const] : []),
  // Never in a match that others play.
  ...(online === null ? [{ id: 'advise', icon: 'oracle', name: t.askAdvice, act: advise } as const] : []),
  ...(online === null && (shown.outcome !== null || shown.summary.ended !== undefined)
    ? [
        {
          id: 'report',
          icon: 'eye',
          name: t.seeReport,
          act: () => go({ page: 'report', id: shown.summary.id }),
        } as const,
      ]
    : []),
  { id: 'replay', icon: 'replay', name: t.replay, act: replay },
  // A match that others still play is not for trying out.
  ...(online === null || shown.outcome !== null ? [{ id: 'fork', icon: 'fork', name: t.forkHere, act: fork } as const] : []),
  // What others still play is not for trying out, and the server alone knows all of it.
  ...(online === null ? [{ id: 'edit', icon: 'settings', name: t.editPosition, act: edit } as const] : []),
  { id: 'export', icon: 'layers', name: t.exportMatch, act: exportFile },
  {
    id: 'theme',
    icon: isDark(theme) ? 'light' : 'dark',
    name: isDark(theme) ? t.toLight : t.toDark,
    act: () => change({ theme: isDark(theme) ? 'light' : 'dark' }),
  },
  { id: 'settings', icon: 'settings', name: t.settings, act: () => open('settings') },
  { id: 'keys', icon: 'menu', name: t.keysList, act: () => open('keys') },
];
