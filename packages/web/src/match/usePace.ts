import { useEffect } from 'react';
import { pauseOf, type Settings } from '../app/settings.ts';
import { useLine } from './line.ts';

/** Bots wait as long as the person wants to follow; not at all for one who wants no motion. */
export function usePace(settings: Settings): void {
  const line = useLine();
  const milliseconds = pauseOf(settings);
  useEffect(() => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) void line.ask({ ask: 'pace', milliseconds });
  }, [line, milliseconds]);
}
