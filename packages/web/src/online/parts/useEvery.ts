import { useEffect, useRef } from 'react';

/** Does something now and then, while somebody looks. */
export function useEvery(ms: number, what: () => void): void {
  const latest = useRef(what);
  latest.current = what;
  useEffect(() => {
    const look = () => void (document.visibilityState === 'visible' && latest.current());
    const timer = setInterval(look, ms);
    addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      removeEventListener('visibilitychange', look);
    };
  }, [ms]);
}
