import type { TableView } from '@polemos/server/client';
import type { ReactNode } from 'react';
import { hrefOf } from '../../app/route.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { useText } from '../../text/index.ts';
import { useNames } from '../parts/names.ts';
import { useWords } from '../text/index.ts';

interface Props {
  readonly table: TableView;
  readonly present: readonly string[];
  readonly me: string | null;
  /** At the right of a seat: its clock, or what one may do with it. */
  aside?(seat: string): ReactNode;
}

/** Who sits where, who is here now, who looks on. */
export function SeatList({ table, present, me, aside }: Props) {
  const w = useWords();
  const t = useText();
  const names = useNames();
  return (
    <>
      <ul className="seats" aria-label={w.seats}>
        {table.seats.map(({ seat, bot, people }) => (
          <li key={seat} className={table.toAct.includes(seat) ? 'to-act' : ''}>
            <Badge side={seat} />
            <div>
              <b>{names.seat(table, seat)}</b>
              {bot !== null ? (
                <span>
                  <Icon name="bot" /> {t.botPlayer(t.levels[bot] ?? bot)}
                </span>
              ) : people.length === 0 ? (
                <span className="free">{w.freeSeat}</span>
              ) : (
                people.map(one => (
                  <Person
                    key={one.id}
                    {...one}
                    here={present.includes(one.id)}
                    mine={one.id === me}
                    host={one.id === table.host}
                  />
                ))
              )}
            </div>
            {aside?.(seat)}
          </li>
        ))}
      </ul>
      {table.beside.length > 0 && (
        <p className="beside">
          <Icon name="eye" /> {w.beside}:{' '}
          {table.beside.map(one => (
            <Person
              key={one.id}
              {...one}
              kind=""
              here={present.includes(one.id)}
              mine={one.id === me}
              host={one.id === table.host}
            />
          ))}
        </p>
      )}
    </>
  );
}

function Person({
  id,
  name,
  kind,
  here,
  mine,
  host,
}: {
  id: string;
  name: string;
  kind: string;
  here: boolean;
  mine: boolean;
  host: boolean;
}) {
  const w = useWords();
  return (
    <span className={`person ${here ? 'here' : ''}`}>
      <i className="presence" aria-hidden="true" />
      <a href={hrefOf({ page: 'person', id })}>{name}</a>
      <span className="sr">{here ? w.here : w.away}</span>
      {mine && <span className="tag">{w.you}</span>}
      {host && <span className="tag">{w.host}</span>}
      {kind === 'bot' && <span className="tag">{w.botKind}</span>}
    </span>
  );
}
