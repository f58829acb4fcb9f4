import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at every render, which does what it was given last: who gets it need not be rendered anew. */
export function useSteady<A extends readonly unknown[], R>(act: (...given: A) => R): (...given: A) => R {
  const last = useRef(act);
  useLayoutEffect(() => {
    last.current = act;
  });
  return useCallback((...given: A) => last.current(...given), []);
}
