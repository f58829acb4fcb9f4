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
      {table.proposals.map(({ kind, seat, detail, agreed }) => {
        const own = seat === mine;
        const answer = (yes: boolean) => void run(() => server.answer(table.id, kind as 'draw', yes));
        const who = seat === '' ? w.somebody : names.seat(table, seat);
        return (
          <div key={kind} className="strip proposal-strip" role="status">
            <Icon name="herald" />
            <span>{own ? w.mine[kind] : w.proposes[kind]?.(who, Number(detail.to ?? 0))}</span>
            {!own && !agreed.includes(mine) && (
              <button type="button" className="btn primary" disabled={busy} onClick={() => answer(true)}>
                {w.agree}
              </button>
            )}
            <button type="button" className="btn" disabled={busy} onClick={() => answer(false)}>
              {own ? w.withdraw : w.decline}
            </button>
            <Complaint of={error} />
          </div>
        );
      })}
    </>
  );
}
