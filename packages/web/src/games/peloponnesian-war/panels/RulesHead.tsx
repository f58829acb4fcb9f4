import type { Language } from '@polemos/kernel';
import { CARD } from '@polemos/peloponnesian-war/card';
import { hrefOf } from '../../../app/route.ts';
import { Icon } from '../../../parts/Icon.tsx';

/** Above the rules of a match: the page that compares the editions. */
export const RulesHead = ({ language }: { language: Language }) => (
  <a className="link-editions" href={hrefOf({ page: 'of-game', id: 'editions' })}>
    <Icon name="rules" /> {CARD[language].page.editions}
  </a>
);
