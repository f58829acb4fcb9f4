import type { ReactNode } from 'react';
import { hrefOf, type OnlinePlace } from '../../app/route.ts';
import { LanguageSwitch } from '../../parts/LanguageSwitch.tsx';
import { Logo } from '../../parts/Logo.tsx';
import { Meander } from '../../parts/Meander.tsx';
import { ThemeSwitch } from '../../parts/ThemeSwitch.tsx';
import { useSeasonWords } from '../seasonWords.ts';
import { useWords } from '../words.ts';
import { isSomebody, useMe } from './server.ts';
import { useFollowing } from './useFollowing.ts';
import { countOf, useWaiting } from './waiting.ts';

/** The black band, the meander, a page of paper. */
export function Frame({ page, hero = null, children }: { page: OnlinePlace; hero?: ReactNode; children: ReactNode }) {
  const w = useWords();
  const c = useSeasonWords();
  const me = useMe();
  const count = countOf(useWaiting());
  useFollowing();
  const link = (to: OnlinePlace, name: string) => (
    <a href={hrefOf({ page: to })} aria-current={page === to ? 'page' : undefined}>
      {name}
    </a>
  );
  return (
    <div className="online">
      <header className="online-bar">
        <Logo />
        <nav aria-label={w.online}>
          <a href={hrefOf({ page: 'online' })} aria-current={page === 'online' ? 'page' : undefined}>
            {w.lobby}
            {count > 0 && <span className="count num">{count}</span>}
          </a>
          {link('leagues', c.leagues)}
          {link('leaderboard', c.leaderboard)}
          {isSomebody(me) && link('account', me.name)}
          {isSomebody(me) && me.admin && link('admin', w.admin)}
        </nav>
        <span className="space" />
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      {hero === null && <Meander />}
      <main>
        {hero}
        <div className="online-main">{children}</div>
      </main>
    </div>
  );
}
