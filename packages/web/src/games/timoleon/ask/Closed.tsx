import type { Action } from '@polemos/kernel';
import { useState } from 'react';
import type { IconName } from '../../../icons/names.ts';
import { useLine } from '../../../match/line.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import { Sentence } from '../../../parts/Sentence.tsx';
import type { Desk } from '../desk.ts';
import { ABROAD } from '../map/board.ts';
import { WORDS } from '../words.ts';

interface Shut {
  readonly type: string;
  readonly icon: IconName;
}

/** What the table of operations has and is not open now, each with the rule that shuts it. The rules are asked when somebody wants to know. */
export function Closed({ desk, deeds }: { desk: Desk; deeds: readonly Shut[] }) {
  const words = WORDS[desk.language];
  const line = useLine();
  const moment = `${desk.shown.version} ${desk.seat}`;
  const [told, setTold] = useState<{ readonly moment: string; readonly rules: Readonly<Record<string, string>> } | null>(null);
  const askWhy = async (): Promise<void> => {
    if (told?.moment === moment) return;
    const rules: Record<string, string> = {};
    for (const { type } of deeds)
      for (const action of triesOf(desk, type)) {
        const answer = await line.ask({ ask: 'why', action });
        const rule = 'refused' in answer ? answer.refused?.rule : undefined;
        if (rule === undefined) continue;
        rules[type] = rule;
        break;
      }
    setTold({ moment, rules });
  };
  return (
    <details
      className="ti-closed"
      onToggle={event => {
        if (!event.currentTarget.open) return;
        event.currentTarget.scrollIntoView({ block: 'nearest' });
        void askWhy();
      }}
    >
      <summary>{words.closedNow(deeds.length)}</summary>
      <ul>
        {deeds.map(({ type, icon }) => {
          const rule = told?.moment === moment ? told.rules[type] : undefined;
          return (
            <li key={type} data-closed={type}>
              <Icon name={icon} /> <b>{words.deeds[type]}</b>{' '}
              {rule !== undefined && (
                <>
                  <Sentence of={desk.text.refusals[rule] ?? ''} /> <RuleLink id={rule} />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** What somebody would try: at the places, with the leaders and in the lands where it makes sense, the likeliest first. */
function triesOf({ view, seat }: Desk, type: string): readonly Action[] {
  const own = Object.entries(view.zones).filter(([, { control }]) => control === seat);
  const zones = (own.length > 0 ? own : Object.entries(view.zones)).map(([zone]) => zone).slice(0, 4);
  const leaders = Object.entries(view.leaders);
  const mine = leaders.filter(([, { owner }]) => owner === seat);
  switch (type) {
    case 'tax':
    case 'arsenal':
      return [{ type }];
    case 'activate':
      return mine.map(([leader]) => ({ type, leader }));
    case 'court':
      return leaders.filter(([, { owner }]) => owner === 'neutral').map(([leader]) => ({ type, leader }));
    case 'suborn':
      return leaders.filter(([, { owner }]) => owner !== seat && owner !== 'neutral').map(([leader]) => ({ type, leader }));
    case 'dispatch':
      return mine.flatMap(([leader]) => ABROAD.map(({ id }) => ({ type, leader, area: id }))).slice(0, 6);
    case 'engine':
    case 'guard':
      return zones.map(zone => ({ type, place: `${zone}.city` }));
    default:
      return zones.map(zone => ({ type, zone }));
  }
}
