import { change, isDark, useSettings } from '../app/settings.ts';
import { useText } from '../text/index.ts';
import { Icon } from './Icon.tsx';

/** Light or dark, for every page. */
export function ThemeSwitch() {
  const t = useText();
  const dark = isDark(useSettings().theme);
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={dark ? t.toLight : t.toDark}
      onClick={() => change({ theme: dark ? 'light' : 'dark' })}
    >
      <Icon name={dark ? 'light' : 'dark'} />
    </button>
  );
}
