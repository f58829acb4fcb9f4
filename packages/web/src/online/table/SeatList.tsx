import type { TableView } from '@polemos/server/client';
import type { ReactNode } from 'react';
import { hrefOf } from '../../app/route.ts';
import { useSettings } from '../../app/settings.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { useText } from '../../text/index.ts';
import { Complaint } from '../parts/Field.tsx';
import { dateOf, useNames } from '../parts/names.ts';
import { server } from '../parts/server.ts';
import { serverNow } from '../parts/time.ts';
import { useDo } from '../parts/useDo.ts';
import { useWords } from '../words.ts';

const DAY = 24 * 60 * 60_000;

interface Props {
  readonly table: TableView;
  readonly present: readonly string[];
  readonly me: string | null;
  /** Who must move, where the board knows it better than the table. */
  readonly toAct?: readonly string[];
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
export function SeatList({ table, present, me, toAct = table.toAct, aside }: Props) {
  const w = useWords();
  const t = useText();
  const names = useNames();
  return (
    <>
      <ul className="seats" aria-label={w.seats}>
        {table.seats.map(({ seat, bot, people, absent }) => (
          <li key={seat} className={toAct.includes(seat) ? 'to-act' : ''}>
            <Badge side={seat} />
            <div>
              <b>{names.seat(table, seat)}</b>
              {bot !== null ? (
                <span>
                  <Icon name="bot" /> {t.botPlayer(names.bot(table.game, bot))}
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
                    heir={table.me.host && one.id !== me && table.state === 'open' ? table.id : null}
                  />
                ))
              )}
              {absent !== null && <span className="absent">{w.isAbsent(Math.floor((serverNow() - absent) / DAY))}</span>}
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
              vacation={null}
              heir={null}
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
  vacation,
  heir,
}: {
  id: string;
  name: string;
  kind: string;
  here: boolean;
  mine: boolean;
  host: boolean;
  /** The table from which whoever looks may send this person away, and that which they may hand on to them. */
  table: string | null;
  heir: string | null;
  vacation: number | null;
}) {
  const { language } = useSettings();
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
      {kind === 'guest' && <span className="tag">{w.guest}</span>}
      {vacation !== null && <span className="tag">{w.onVacationUntil(dateOf(vacation, language))}</span>}
      {heir !== null && (
        <button
          type="button"
          className="link"
          disabled={busy}
          onClick={() => void run(() => server.changeTable(heir, { host: id }))}
        >
          {w.handOn(name)}
        </button>
      )}
      {table !== null && (
        <button type="button" className="link" disabled={busy} onClick={away}>
          {w.sendAway(name)}
        </button>
      )}
      <Complaint of={error} />
    </span>
  );
}
