import { useEffect, useId, useState } from 'react';
import type { IconName } from '../icons/names.ts';
import { Icon } from '../parts/Icon.tsx';
import { useText } from '../text/index.ts';

interface Props {
  readonly layers: readonly { readonly id: string; readonly icon: IconName; readonly name: string }[];
  readonly on: ReadonlySet<string>;
  onLayer(id: string): void;
  onFind(name: string): boolean | undefined;
  /** What can be found. */
  names(): readonly string[];
  /** Single keys act: `/` finds. */
  readonly keys: boolean;
}

/** Layers that can be switched on, and a way to find a place by its name. */
export function MapTools({ layers, on, onLayer, onFind, names, keys }: Props) {
  const t = useText();
  const [open, setOpen] = useState<'layers' | 'find' | null>(null);
  const [missing, setMissing] = useState(false);
  const list = useId();
  useEffect(() => {
    if (!keys) return;
    const listen = (event: KeyboardEvent): void => {
      const typing =
        event.target instanceof Element && event.target.closest('input, textarea, select, [role=dialog], [role=menu]');
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      setOpen('find');
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [keys]);
  // What stands open is put away first, before anything of the match.
  useEffect(() => {
    if (open === null) return;
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      setOpen(null);
    };
    addEventListener('keydown', listen, true);
    return () => removeEventListener('keydown', listen, true);
  }, [open]);
  const toggle = (which: 'layers' | 'find') => setOpen(now => (now === which ? null : which));
  return (
    <>
      <button
        type="button"
        className="icon-btn"
        aria-label={t.layersOfMap}
        aria-expanded={open === 'layers'}
        onClick={() => toggle('layers')}
      >
        <Icon name="layers" />
      </button>
      <button
        type="button"
        className="icon-btn"
        aria-label={t.findSpace}
        aria-expanded={open === 'find'}
        onClick={() => toggle('find')}
      >
        <Icon name="search" />
      </button>
      {open === 'layers' && (
        <fieldset className="map-pop">
          <legend className="sr">{t.layersOfMap}</legend>
          {layers.map(({ id, icon, name }) => (
            <label key={id}>
              <input type="checkbox" checked={on.has(id)} onChange={() => onLayer(id)} /> <Icon name={icon} /> {name}
            </label>
          ))}
        </fieldset>
      )}
      {open === 'find' && (
        <form
          className="map-pop"
          onSubmit={event => {
            event.preventDefault();
            const name = String(new FormData(event.currentTarget).get('name') ?? '');
            if (onFind(name) === false) setMissing(true);
            else setOpen(null);
          }}
        >
          <input
            name="name"
            type="search"
            aria-label={t.findSpace}
            aria-invalid={missing}
            autoComplete="off"
            list={list}
            // biome-ignore lint/a11y/noAutofocus: it was opened to be typed into
            autoFocus
            onChange={() => setMissing(false)}
          />
          <datalist id={list}>
            {names().map(name => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </form>
      )}
    </>
  );
}
