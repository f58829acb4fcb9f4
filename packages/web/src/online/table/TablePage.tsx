import { hrefOf } from '../../app/route.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Enter } from '../account/Enter.tsx';
import { OnlineMatch } from '../match/OnlineMatch.tsx';
import { Frame } from '../parts/Frame.tsx';
import { isSomebody, useMe } from '../parts/server.ts';
import { useWords } from '../words.ts';
import { FrozenTable } from './FrozenTable.tsx';
import { useTable } from './useTable.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

/** A table: who sits down before the match, the match itself when it has begun. */
export default function TablePage({ id, at = null }: { id: string; at?: number | null }) {
  const w = useWords();
  const me = useMe();
  const someone = isSomebody(me) ? me : null;
  const { session, held } = useTable(id, someone?.id ?? null);
  const hidden = held?.table?.state === 'playing' && !held.table.spectators && held.table.me.seat === null;
  const error = held?.table === null ? held.error : hidden ? 'no-spectators' : null;
  if (error != null)
    return (
      <Frame page="table">
        <div className="message">
          <Icon name="why" />
          <h1>{w.errors[error] ?? w.failed}</h1>
          <p>
            <a href={hrefOf({ page: 'online' })}>{w.back}</a>
          </p>
        </div>
        {someone === null && <Enter way="signIn" />}
      </Frame>
    );
  if (held?.table != null && held.frozen) return <FrozenTable table={held.table} />;
  if (session === null || held?.table == null || (held.table.state !== 'open' && held.shown === null))
    return (
      <Frame page="table">
        <h1 className="sr">{w.loading}</h1>
        <div className="skeleton" />
      </Frame>
    );
  if (held.shown !== null)
    return <OnlineMatch session={session} held={held} table={held.table} shown={held.shown} me={someone} at={at} />;
  return <WaitingRoom session={session} held={held} table={held.table} me={someone} />;
}
