import type { Clocks } from '@polemos/server/client';
import { useEffect, useState } from 'react';
import { Icon } from '../../parts/Icon.tsx';
import { leftOf } from '../parts/left.ts';
import { timeOf } from '../parts/names.ts';
import { serverNow } from '../parts/time.ts';
import { useWords } from '../words.ts';

/** What a seat has left, running down while its time runs: of the move, then of the bank. */
export function Clock({ clocks, seat }: { clocks: Clocks; seat: string }) {
  const w = useWords();
  const clock = clocks[seat];
  const [now, setNow] = useState(serverNow());
  const running = clock?.since != null;
  useEffect(() => {
    if (!running) return;
    setNow(serverNow());
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  if (clock === undefined) return null;
  const { left, bank } = leftOf(clock, now);
  const out = left + bank <= 0;
  return (
    <span className={`clock num ${running ? 'running' : ''} ${out ? 'out' : ''}`}>
      <Icon name="clock" /> {out ? w.timeOut : left > 0 ? timeOf(left, w) : w.bank(timeOf(bank, w))}
    </span>
  );
}
