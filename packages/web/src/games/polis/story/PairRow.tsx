import { TEXT } from '@polemos/polis/text';
import type { ReactNode } from 'react';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import { labelled } from '../../../text/figures.ts';
import type { PolisDesk } from '../desk.ts';
import { otherOf, type Side } from '../map/board.ts';
import type { Pair } from './battles.ts';
import { CombatCard } from './CombatCard.tsx';

/** One pair: the attacker's card, the answer, whether it matches, who loses what, what it brings. */
export function PairRow({ desk, pair, attacker, left }: { desk: PolisDesk; pair: Pair; attacker: Side; left: Side }) {
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
  desk: PolisDesk;
  attacker: Side;
  left: Side;
  matched: boolean;
  lost: number;
  prestige: number;
  children?: ReactNode;
}) {
  const words = TEXT[desk.language].screens;
  const { seat } = desk.text.names;
  return (
    <div className={`verdict ${attacker === left ? 'to-right' : 'to-left'} ${matched ? 'held' : 'broken'}`}>
      <b>{matched ? words.matched : words.unmatched}</b>
      <span>{lost > 0 ? labelled(seat[otherOf(attacker)], words.unitLost, desk.language) : words.noLoss}</span>
      <span className={prestige === 0 ? '' : attacker}>{words.gains(seat[attacker], prestige)}</span>
      {children}
    </div>
  );
}
