import { type Wooing as Odds, silverOf } from '@polemos/timoleon/forecast/wooing';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import type { Desk } from '../desk.ts';
import { signed } from '../story/BattleBoard.tsx';
import { WORDS } from '../words.ts';

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
const namedIn = ({ modifiers }: Odds, desk: Desk): readonly string[] =>
  modifiers.map(({ rule, by }) => `${signed(by)} ${WORDS[desk.language].modifiers[rule].toLocaleLowerCase(desk.language)}`);

/** In one line: what the roll needs, and what silver would make of it. */
export function wooingWords(odds: Odds, treasury: number, desk: Desk): string {
  const words = WORDS[desk.language];
  const bid = odds.within(treasury);
  const plain = words.wooing(namedIn(odds, desk).join(', '), odds.needed, percent(odds.chance(0)));
  return bid > 0 && odds.chance(bid) > odds.chance(0) ? `${plain} ${words.wooingSilver(bid, percent(odds.chance(bid)))}` : plain;
}

/** While one bids: the roll with so many talents. */
export function Wooing({ desk, odds, talents }: { desk: Desk; odds: Odds; talents: number }) {
  const words = WORDS[desk.language];
  const silver = silverOf(talents);
  const modifiers = [...namedIn(odds, desk), ...(silver > 0 ? [words.silverCounts(silver)] : [])];
  return (
    <p className="ti-wooing">
      {words.wooing(modifiers.join(', '), odds.needed, percent(odds.chance(talents)))} <RuleLink id="TI-III-e" />{' '}
      {desk.view.diplomacy?.contested !== false && words.othersMayBid}
    </p>
  );
}
