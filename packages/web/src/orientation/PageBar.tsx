import { LanguageSwitch } from '../parts/LanguageSwitch.tsx';
import { Logo } from '../parts/Logo.tsx';
import { Meander } from '../parts/Meander.tsx';
import { ThemeSwitch } from '../parts/ThemeSwitch.tsx';

/** The black band over a page that is read: home, language, colours. */
export function PageBar({ children }: { children?: React.ReactNode }) {
  return (
    <>
      <header className="page-bar">
        <Logo className="page-home" />
        <nav>{children}</nav>
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <Meander />
    </>
  );
}
