import type { TableView } from '@polemos/server/client';
import { Icon } from '../../parts/Icon.tsx';
import { Complaint } from '../parts/Field.tsx';
import { useNames } from '../parts/names.ts';
import { server } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { useWords } from '../words.ts';

/** What another seat proposes, or what one has proposed oneself: yes, no, or take it back. */
export function ProposalStrip({ table }: { table: TableView }) {
  const w = useWords();
  const names = useNames();
  const { busy, error, run } = useDo();
  const mine = table.me.seat;
  if (mine === null || table.proposals.length === 0) return null;
  return (
    <>
      {table.proposals.map(({ kind, seat, detail, agreed, declined, made }) => {
        const own = seat === mine;
        const answer = (yes: boolean) => void run(() => server.answer(table.id, kind as 'draw', yes, made));
        const named = typeof detail.name === 'string' ? detail.name : null;
        // Whoever looks on has no seat, but a name.
        const who = seat === '' ? (named ?? w.somebody) : names.seat(table, seat);
        const text =
          declined !== null
            ? w.declinedBy[kind]?.(names.seat(table, declined))
            : kind === 'replace'
              ? own
                ? w.replaceMine
                : w.replaceProposed(who, names.seat(table, String(detail.seat)), named ?? w.aBot)
              : own
                ? w.mine[kind]
                : w.proposes[kind]?.(who, Number(detail.to ?? 0));
        return (
          <div key={kind} className="strip proposal-strip" role="status">
            <Icon name="herald" />
            <span>{text}</span>
            {!own && declined === null && !agreed.includes(mine) && (
              <button type="button" className="btn primary" disabled={busy} onClick={() => answer(true)}>
                {w.agree}
              </button>
            )}
            <button type="button" className="btn" disabled={busy} onClick={() => answer(false)}>
              {declined !== null ? w.putAway : own ? w.withdraw : w.decline}
            </button>
            <Complaint of={error} />
          </div>
        );
      })}
    </>
  );
}
