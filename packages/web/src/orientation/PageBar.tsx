import { hrefOf } from '../app/route.ts';
import { change, isDark, useSettings } from '../app/settings.ts';
import { Icon } from '../parts/Icon.tsx';
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx';
import { Meander } from '../parts/Meander.tsx';
import { useText } from '../text/index.ts';

/** The black band over a page that is read: home, language, colours. */
export function PageBar({ children }: { children?: React.ReactNode }) {
  const t = useText();
  const { theme } = useSettings();
  return (
    <>
      <header className="page-bar">
        <a className="page-home" href={hrefOf({ page: 'home' })}>
          <Icon name="side-athens" />
          <Icon name="side-sparta" />
          <b>{t.title}</b>
        </a>
        <nav>{children}</nav>
        <LanguageSwitch />
        <button
          type="button"
          className="icon-btn"
          aria-label={isDark(theme) ? t.toLight : t.toDark}
          onClick={() => change({ theme: isDark(theme) ? 'light' : 'dark' })}
        >
          <Icon name={isDark(theme) ? 'light' : 'dark'} />
        </button>
      </header>
      <Meander />
    </>
  );
}
