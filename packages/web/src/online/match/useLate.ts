import { useEffect, useState } from 'react';
import { serverNow } from '../parts/time.ts';

const LONGEST_TIMER = 2 ** 31 - 1;

/** Whether a moment has passed; the page is drawn anew when it does. */
export function useLate(deadline: number | null): boolean {
  const [, draw] = useState(0);
  useEffect(() => {
    const wait = deadline === null ? -1 : deadline - serverNow();
    if (wait < 0) return;
    const timer = setTimeout(() => draw(n => n + 1), Math.min(wait + 50, LONGEST_TIMER));
    return () => clearTimeout(timer);
  }, [deadline]);
  return deadline !== null && deadline < serverNow();
}
