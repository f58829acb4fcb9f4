import type { View } from '@polemos/peloponnesian-war';
import type { ReactNode } from 'react';
import type { IconName } from '../../../icons/names.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import type { WarDesk } from '../desk.ts';
import { isSide, SIDES, type Side } from '../map/board.ts';
import { battleWordsOf, wordsOf } from '../text/coalition.ts';
import { signed } from '../text/numbers.ts';
import type { FoughtBattle } from './fought.ts';

interface Props {
  readonly event: FoughtBattle;
  readonly before: View;
  readonly desk: WarDesk;
}

/** What a battle has brought: losses, the way home, hostages, confidence, points, each with its rule. */
export function Consequences({ event, before, desk }: Props) {
  const { type, losses, winner, forces: fighters, points } = event;
  const [words, battle] = [wordsOf(desk), battleWordsOf(desk)];
  const both = (of: (side: Side) => string): string => SIDES.map(side => `${words.sides[side]} ${of(side)}`).join(', ');
  const land = type === 'land';
  const lines: { readonly icon: IconName; readonly said: ReactNode; readonly rule: string }[] = [];
  if (winner === null) {
    const rule = land ? 'PW-6.2.4.2-a' : 'PW-6.2.3.2-a';
    lines.push({ icon: land ? 'hoplite' : 'trireme', said: battle.bothLose(losses), rule });
    for (const { side } of fighters)
      if (isSide(side)) lines.push({ icon: 'march', said: battle.goesHome(words.sides[side]), rule });
  } else {
    const loser = fighters[0].side === winner ? fighters[1].side : fighters[0].side;
    lines.push({
      icon: land ? 'hoplite' : 'trireme',
      said: words.losesSp(words.sides[loser], battle.onlySo(losses)),
      rule: land ? 'PW-6.2.4.1-a' : 'PW-6.2.3.1-a',
    });
    if (event.goesOn) lines.push({ icon: 'march', said: battle.goesOnAshore, rule: event.rule });
    else
      lines.push({
        icon: 'march',
        said: battle.goesHome(words.sides[loser]),
        rule: land ? 'PW-6.2.4.1-d' : 'PW-6.2.3.1-c',
      });
    if (event.hostages) lines.push({ icon: 'hostages', said: words.takesHostages(words.sides[winner]), rule: 'PW-6.6-a' });
  }
  if (event.sci !== undefined) {
    const { sci } = event;
    const now = (side: Side): string => {
      const [from, to] = [before.sci[side], sci[SIDES.indexOf(side)]];
      return from === to ? signed(to) : `${signed(from)} → ${signed(to)}`;
    };
    lines.push({
      icon: 'council',
      said: battle.confidence(both(now)),
      rule: land ? 'PW-6.2.4.1-e' : 'PW-6.2.3.1-d',
    });
  }
  if (typeof points === 'number' && points !== 0)
    lines.push({
      icon: 'prestige',
      said: battle.points(signed(before.points), signed(before.points + points)),
      rule: points > 0 ? 'PW-1.2-a' : 'PW-1.2-c',
    });
  if (typeof points === 'object')
    lines.push({
      icon: 'prestige',
      said: battle.bothPoints(both(side => signed(before.score[side] + points[SIDES.indexOf(side)]))),
      rule: 'PW-R129',
    });
  return (
    <ul>
      {lines.map(({ icon, said, rule }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have one rule, and none moves
        <li key={i}>
          <Icon name={icon} />{' '}
          <span>
            {said} <RuleLink id={rule} />
          </span>
        </li>
      ))}
    </ul>
  );
}
