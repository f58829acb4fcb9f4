import { useContext } from 'react';
import { hrefOf } from '../app/route.ts';
import { gameById } from '../games/index.ts';
import type { Desk } from '../games/screens.ts';
import { RuleContext } from '../parts/RuleLink.tsx';
import { History } from './History.tsx';
import { Legend } from './Legend.tsx';
import { OpeningCard } from './OpeningCard.tsx';
import { type Orienting, sitting } from './useOrientation.ts';
import './style/opening.css';
import './style/opening-narrow.css';
import './style/signs.css';

/** The opening card and the legend over a match. `onBoard`: only to look, so that whatever is told waits. */
export function MatchOrientation({ desk, orienting, onBoard }: { desk: Desk; orienting: Orienting; onBoard(): void }) {
  const openRule = useContext(RuleContext);
  const { given, open, first, show } = orienting;
  if (given === null || open === null) return null;
  if (open === 'legend') return <Legend given={given} onClose={() => show(first ? 'card' : null)} />;
  if (open === 'history') return <History given={given} onClose={() => show(null)} />;
  const opening = given.opening({ ...desk, seat: sitting(desk.shown) });
  if (opening === null) return null;
  const { game } = desk.shown.summary;
  const look = (): void => {
    onBoard();
    show(null);
  };
  return (
    <RuleContext
      value={id => {
        look();
        openRule(id);
      }}
    >
      <OpeningCard
        of={opening}
        signs={given.legend(desk.language).flatMap(({ signs }) => signs.filter(sign => sign.first === true))}
        first={first}
        lesson={gameById(game)?.lessons === undefined ? null : hrefOf({ page: 'learn', game })}
        primer={hrefOf({ page: 'primer', game })}
        onBegin={() => show(null)}
        onBoard={look}
        onLegend={() => show('legend')}
      />
    </RuleContext>
  );
}
