import { useEffect, useRef } from 'react';

/** Single keys of the match page. They never act while one types or a dialog is open. */
export function useKeys(on: boolean, keys: Readonly<Record<string, () => void>>): void {
  const present = useRef(keys);
  present.current = keys;
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest('input, textarea, select, [role=dialog], [role=menu]') !== null) return;
      const act = present.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [on]);
}
