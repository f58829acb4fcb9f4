import type { View } from '@polemos/egemonia';
import type { GameEvent } from '@polemos/kernel';
import { Badge } from '../../../parts/Badge.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import { Sentence } from '../../../parts/Sentence.tsx';
import type { Desk } from '../../screens.ts';
import { iconOf, kindOf } from '../map/events.ts';
import { WORDS } from '../text/words.ts';

/** The last comparison phase, area by area: what met what, who won, what it did. */
export function Comparisons({ desk }: { desk: Desk<View> }) {
  const { text, events } = desk;
  const words = WORDS[desk.language];
  const from = events.findLastIndex(({ kind }) => kind === 'revealed');
  if (from < 0) return <p className="empty">{words.noComparison}</p>;
  const until = events.findIndex(({ kind }, i) => i > from && kind === 'count');
  const phase = events.slice(from, until < 0 ? undefined : until);
  const areas = [...new Set(phase.flatMap(({ area }) => (typeof area === 'string' ? [area] : [])))];
  return (
    <div className="comparisons">
      {areas.map(area => (
        <section key={area}>
          <h3>{text.names.area[area]}</h3>
          <table>
            <caption className="sr">{text.names.area[area]}</caption>
            <tbody>
              {phase.filter(event => event.kind === 'comparison' && event.area === area).map(event => row(event, desk))}
            </tbody>
          </table>
          {phase
            .filter(event => event.kind === 'acts' && event.area === area)
            .map((event, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: effects in their order
              <p key={i} className="effect">
                <Badge side={String(event.seat)} />{' '}
                <span>
                  <Sentence of={text.events.acts(event) ?? ''} />
                </span>
              </p>
            ))}
        </section>
      ))}
    </div>
  );
}

function row(event: GameEvent, { text, language }: Desk<View>) {
  const words = WORDS[language];
  const face = (id: unknown, side: string, lost: boolean) =>
    typeof id === 'string' ? (
      <span className={`face ${side}${lost ? ' lost' : ''}`}>
        <Icon name={iconOf(id)} /> {text.names.event[kindOf(id)]}
      </span>
    ) : (
      <span className="none">—</span>
    );
  const { result } = event;
  const verdict =
    result === 'unopposed' ? words.unopposed : result === 'draw' ? words.draw : words.wins(text.names.seat[String(result)]);
  return (
    <tr key={String(event.position)}>
      <td className="num">{String(event.position)}</td>
      <td>{face(event.athens, 'athens', result === 'draw' || result === 'sparta')}</td>
      <td>{face(event.sparta, 'sparta', result === 'draw' || result === 'athens')}</td>
      <td className="verdict">
        {verdict} <RuleLink id={event.rule} />
      </td>
    </tr>
  );
}
