import type { View } from '@polemos/peloponnesian-war';
import { aftermath, type Consequence } from '@polemos/peloponnesian-war/forecast';
import type { IconName } from '../../../icons/names.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import type { WarDesk } from '../desk.ts';
import { SIDES, type Side } from '../map/board.ts';
import { battleWordsOf, wordsOf } from '../text/coalition.ts';
import { signed } from '../text/numbers.ts';
import type { FoughtBattle } from './fought.ts';

interface Props {
  readonly event: FoughtBattle;
  readonly before: View;
  readonly desk: WarDesk;
}

const ICON: Readonly<Record<Consequence['what'], IconName | null>> = {
  'both-lose': null,
  loses: null,
  'goes-on': 'march',
  'goes-home': 'march',
  'takes-hostages': 'hostages',
  confidence: 'council',
  points: 'prestige',
  scores: 'prestige',
};

/** What a battle has brought: losses, the way home, hostages, confidence, points, each with its rule. */
export function Consequences({ event, before, desk }: Props) {
  const arm: IconName = event.type === 'land' ? 'hoplite' : 'trireme';
  return (
    <ul>
      {aftermath(event, before).map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have one rule, and none moves
        <li key={i}>
          <Icon name={ICON[line.what] ?? arm} />{' '}
          <span>
            {said(line, desk)} <RuleLink id={line.rule} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function said(line: Consequence, desk: WarDesk): string {
  const [words, battle] = [wordsOf(desk), battleWordsOf(desk)];
  const both = (of: (side: Side, i: 0 | 1) => string): string =>
    SIDES.map((side, i) => `${words.sides[side]} ${of(side, i === 0 ? 0 : 1)}`).join(', ');
  switch (line.what) {
    case 'both-lose':
      return battle.bothLose(line.losses);
    case 'loses':
      return words.losesSp(words.sides[line.side], battle.onlySo(line.losses));
    case 'goes-on':
      return battle.goesOnAshore;
    case 'goes-home':
      return battle.goesHome(words.sides[line.side]);
    case 'takes-hostages':
      return words.takesHostages(words.sides[line.side]);
    case 'confidence': {
      const { from, to } = line;
      const now = (_: Side, i: 0 | 1): string => (from[i] === to[i] ? signed(to[i]) : `${signed(from[i])} → ${signed(to[i])}`);
      return battle.confidence(both(now));
    }
    case 'points':
      return battle.points(signed(line.from), signed(line.to));
    case 'scores':
      return battle.bothPoints(both((_, i) => signed(line.to[i])));
  }
}
