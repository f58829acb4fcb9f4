import type { View } from '@polemos/polis';
import type { ReactNode } from 'react';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import type { Desk } from '../../screens.ts';
import { otherOf, type Side } from '../map/board.ts';
import { WORDS } from '../text/words.ts';
import type { Pair } from './battles.ts';
import { CombatCard } from './CombatCard.tsx';

/** One pair: the attacker's card, the answer, whether it matches, who loses what, what it brings. */
export function PairRow({ desk, pair, attacker, left }: { desk: Desk<View>; pair: Pair; attacker: Side; left: Side }) {
  const attack = <CombatCard desk={desk} half={pair.attack} side={attacker} />;
  const defence = <CombatCard desk={desk} half={pair.defence} side={otherOf(attacker)} />;
  return (
    <div className="pair">
      {attacker === left ? attack : defence}
      <Verdict desk={desk} attacker={attacker} left={left} matched={pair.matched} lost={pair.lost} prestige={pair.prestige}>
        <RuleLink id={pair.rule} />
      </Verdict>
      {attacker === left ? defence : attack}
    </div>
  );
}

export function Verdict({
  desk,
  attacker,
  left,
  matched,
  lost,
  prestige,
  children,
}: {
  desk: Desk<View>;
  attacker: Side;
  left: Side;
  matched: boolean;
  lost: number;
  prestige: number;
  children?: ReactNode;
}) {
  const words = WORDS[desk.language];
  const { seat } = desk.text.names;
  return (
    <div className={`verdict ${attacker === left ? 'to-right' : 'to-left'} ${matched ? 'held' : 'broken'}`}>
      <b>{matched ? words.matched : words.unmatched}</b>
      <span>{lost > 0 ? `${seat[otherOf(attacker)]}: ${words.unitLost}` : words.noLoss}</span>
      <span className={prestige === 0 ? '' : attacker}>{words.gains(seat[attacker], prestige)}</span>
      {children}
    </div>
  );
}
