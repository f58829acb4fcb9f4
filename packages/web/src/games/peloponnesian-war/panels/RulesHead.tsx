import type { Language } from '@polemos/kernel';
import { hrefOf } from '../../../app/route.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { CARD } from '../card.ts';

/** Above the rules of a match: the page that compares the editions. */
export const RulesHead = ({ language }: { language: Language }) => (
  <a className="link-editions" href={hrefOf({ page: 'editions' })}>
    <Icon name="rules" /> {CARD.editions?.[language]}
  </a>
);
