import type { Clocks } from '@polemos/server/client';
import { useEffect, useState } from 'react';
import { Icon } from '../../parts/Icon.tsx';
import { timeOf } from '../parts/names.ts';
import { useWords } from '../words.ts';

/** What a seat has left, running down while its time runs. */
export function Clock({ clocks, seat }: { clocks: Clocks; seat: string }) {
  const w = useWords();
  const clock = clocks[seat];
  const [now, setNow] = useState(Date.now());
  const running = clock?.since != null;
  useEffect(() => {
    if (!running) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  if (clock === undefined) return null;
  const left = clock.left - (clock.since === null ? 0 : Math.max(0, now - clock.since));
  return (
    <span className={`clock num ${running ? 'running' : ''} ${left <= 0 ? 'out' : ''}`}>
      <Icon name="clock" /> {left <= 0 ? w.timeOut : timeOf(left, w)}
    </span>
  );
}
