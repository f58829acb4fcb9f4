import { useCallback, useState } from 'react';
import type { Open } from './MatchDialogs.tsx';
import type { Height } from './Sheet.tsx';

/** Which panel, sheet and dialog stand open, and how high the sheet of a phone is. */
export function usePanels() {
  const [tab, setTab] = useState('log');
  const [rule, setRule] = useState<{ id: string } | null>(null);
  const [sheet, setSheet] = useState<'orders' | string>('orders');
  const [height, setHeight] = useState<Height>('half');
  const [dialog, setDialog] = useState<Open | null>(null);
  const openPanel = useCallback((id: string) => {
    setTab(id);
    setSheet(id);
  }, []);
  const openRule = useCallback(
    (id: string) => {
      setRule({ id });
      openPanel('rules');
    },
    [openPanel],
  );
  const openSheet = useCallback((id: string) => {
    setSheet(id);
    if (id !== 'orders') setTab(id);
  }, []);
  // Who looks around on a phone wants to see the map.
  const lower = useCallback(() => setHeight('peek'), []);
  return { tab, setTab, rule, sheet, height, setHeight, dialog, setDialog, openPanel, openRule, openSheet, lower };
}
