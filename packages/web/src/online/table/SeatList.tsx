import type { TableView } from '@polemos/server/client';
import type { ReactNode } from 'react';
import { hrefOf } from '../../app/route.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { useText } from '../../text/index.ts';
import { Complaint } from '../parts/Field.tsx';
import { useNames } from '../parts/names.ts';
import { server } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { useWords } from '../words.ts';

interface Props {
  readonly table: TableView;
  readonly present: readonly string[];
  readonly me: string | null;
  /** At the right of a seat: its clock, or what one may do with it. */
  aside?(seat: string): ReactNode;
}

/** The host until the start, and those who look on; whoever sat there first from their own seat. */
function maySendAway({ me, state, seats, beside }: TableView, self: string | null, person: string): boolean {
  if (self === null || person === self || state === 'over') return false;
  if (me.host && (state === 'open' || beside.some(({ id }) => id === person))) return true;
  const mine = seats.find(({ seat }) => seat === me.seat)?.people ?? [];
  return mine[0]?.id === self && mine.some(({ id }) => id === person);
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
                    table={maySendAway(table, me, one.id) ? table.id : null}
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
              table={maySendAway(table, me, one.id) ? table.id : null}
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
  table,
}: {
  id: string;
  name: string;
  kind: string;
  here: boolean;
  mine: boolean;
  host: boolean;
  /** The table from which whoever looks may send this person away. */
  table: string | null;
}) {
  const w = useWords();
  const { busy, error, run } = useDo();
  const away = () => {
    if (table !== null && window.confirm(w.sendAwayAsk(name))) void run(() => server.sendAway(table, id));
  };
  return (
    <span className={`person ${here ? 'here' : ''}`}>
      <i className="presence" aria-hidden="true" />
      <a href={hrefOf({ page: 'person', id })}>{name}</a>
      <span className="sr">{here ? w.here : w.away}</span>
      {mine && <span className="tag">{w.you}</span>}
      {host && <span className="tag">{w.host}</span>}
      {kind === 'bot' && <span className="tag">{w.botKind}</span>}
      {table !== null && (
        <button type="button" className="link" disabled={busy} onClick={away}>
          {w.sendAway(name)}
        </button>
      )}
      <Complaint of={error} />
    </span>
  );
}
