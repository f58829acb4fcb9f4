import type { EgemoniaEvent } from '@polemos/egemonia';
import { kindOf } from '@polemos/egemonia/kinds';
import { TEXT } from '@polemos/egemonia/text';
import { type OfKind, ofKind } from '@polemos/kernel';
import { Badge } from '../../../parts/Badge.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import { Sentence } from '../../../parts/Sentence.tsx';
import type { EgemoniaDesk } from '../desk.ts';
import { iconOf } from '../map/events.ts';

/** The last comparison phase, area by area: what met what, who won, what it did. */
export function Comparisons({ desk }: { desk: EgemoniaDesk }) {
  const { text, events } = desk;
  const words = TEXT[desk.language].screens;
  const from = events.findLastIndex(({ kind }) => kind === 'revealed');
  if (from < 0) return <p className="empty">{words.noComparison}</p>;
  const until = events.findIndex(({ kind }, i) => i > from && kind === 'count');
  const phase = events.slice(from, until < 0 ? undefined : until);
  const areas = [...new Set(phase.flatMap(event => ('area' in event ? [event.area] : [])))];
  return (
    <div className="comparisons">
      {areas.map(area => (
        <section key={area}>
          <h3>{text.names.area[area]}</h3>
          <table>
            <caption className="sr">{text.names.area[area]}</caption>
            <tbody>
              {phase
                .filter(ofKind('comparison'))
                .filter(event => event.area === area)
                .map(event => row(event, desk))}
            </tbody>
          </table>
          {phase
            .filter(ofKind('acts'))
            .filter(event => event.area === area)
            .map((event, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: effects in their order
              <p key={i} className="effect">
                <Badge side={event.seat} />{' '}
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

function row(event: OfKind<EgemoniaEvent, 'comparison'>, { text, language }: EgemoniaDesk) {
  const words = TEXT[language].screens;
  const face = (id: string | null, side: string, lost: boolean) =>
    id !== null ? (
      <span className={`face ${side}${lost ? ' lost' : ''}`}>
        <Icon name={iconOf(id)} /> {text.names.event[kindOf(id)]}
      </span>
    ) : (
      <span className="none">—</span>
    );
  const { result } = event;
  const verdict = result === 'unopposed' ? words.unopposed : result === 'draw' ? words.draw : words.wins(text.names.seat[result]);
  return (
    <tr key={event.position}>
      <td className="num">{event.position}</td>
      <td>{face(event.athens, 'athens', result === 'draw' || result === 'sparta')}</td>
      <td>{face(event.sparta, 'sparta', result === 'draw' || result === 'athens')}</td>
      <td className="verdict">
        {verdict} <RuleLink id={event.rule} />
      </td>
    </tr>
  );
}
