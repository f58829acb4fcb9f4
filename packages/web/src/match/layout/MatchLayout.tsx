import { lazy, type ReactNode, Suspense } from 'react';
import { isPhone, isTablet, type useLayout } from '../../app/useLayout.ts';
import type { Desk, Screens, Status } from '../../games/screens.ts';
import { Frieze, PhoneFrieze } from '../../parts/Frieze.tsx';
import { DeskMatch } from './DeskMatch.tsx';
import type { Parts } from './parts.ts';
import { AdviceButton, Tools, UndoButton } from './Tools.tsx';
import type { usePanels } from './usePanels.ts';

const PhoneMatch = lazy(async () => ({ default: (await import('./PhoneMatch.tsx')).PhoneMatch }));
const TabletMatch = lazy(async () => ({ default: (await import('./TabletMatch.tsx')).TabletMatch }));

interface Props {
  readonly parts: Parts;
  readonly layout: ReturnType<typeof useLayout>;
  readonly desk: Desk;
  readonly screens: Screens;
  readonly panel: ReturnType<typeof usePanels>;
  readonly status: Status;
  /** Who acts, and in which turn. */
  readonly sub: string;
  readonly when: string;
  readonly menu: ReactNode;
  readonly replaying: boolean;
  readonly onAdvise: (() => void) | null;
  readonly onUndo: () => void;
  readonly onReplay: () => void;
  readonly onHelp: () => void;
}

/** The same parts on a phone, a tablet and a desk, each with its frieze. */
export function MatchLayout({ parts, layout, desk, screens, panel, status, sub, when, menu, ...on }: Props) {
  const { shown, text } = desk;
  const sheets = {
    side: screens.sideOf?.(desk.view) ?? shown.seat ?? '',
    text,
    screens,
    sheet: panel.sheet,
    onSheet: panel.openSheet,
    height: panel.height,
    onHeight: panel.setHeight,
  };
  if (isPhone(layout))
    return (
      <Suspense>
        <PhoneMatch
          {...parts}
          {...sheets}
          frieze={
            <PhoneFrieze
              status={status}
              title={sub.charAt(0).toUpperCase() + sub.slice(1)}
              sub={`${when} · ${status.phases[status.phase]}`}
              menu={menu}
              tools={
                <>
                  {on.onAdvise !== null && <AdviceButton onAdvise={on.onAdvise} />}
                  <UndoButton able={shown.canUndo} onUndo={on.onUndo} />
                </>
              }
            />
          }
        />
      </Suspense>
    );
  const reference = screens.Reference !== undefined && <screens.Reference desk={desk} />;
  const frieze = (
    <Frieze
      status={status}
      sub={sub}
      menu={menu}
      tools={
        <Tools
          canUndo={shown.canUndo}
          replaying={on.replaying}
          onUndo={on.onUndo}
          onReplay={on.onReplay}
          onRules={() => panel.openPanel('rules')}
          onSettings={() => panel.setDialog('settings')}
          onHelp={on.onHelp}
          onAdvise={on.onAdvise}
        />
      }
    />
  );
  if (isTablet(layout))
    return (
      <Suspense>
        <TabletMatch {...parts} {...sheets} layout={layout} frieze={frieze} reference={reference} />
      </Suspense>
    );
  return <DeskMatch {...parts} layout={layout} frieze={frieze} reference={reference} />;
}
