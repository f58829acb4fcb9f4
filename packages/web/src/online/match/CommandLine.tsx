import type { Command, Me, TableView } from '@polemos/server/client';
import { Icon } from '../../parts/Icon.tsx';
import { useLabelled } from '../../text/useLabelled.ts';
import { Complaint } from '../parts/Field.tsx';
import { server } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { useWords } from '../words.ts';

/** Of a shared seat: who has the command of this operation, and the votes about it where the table votes. Our own rule. */
export function CommandLine({ command, table, me }: { command: Command | null; table: TableView; me: Me | null }) {
  const w = useWords();
  const say = useLabelled();
  const { busy, error, run } = useDo();
  if (command === null || me === null) return null;
  const council = table.seats.find(({ seat }) => seat === table.me.seat)?.people ?? [];
  const nameOf = (id: string) => council.find(one => one.id === id)?.name ?? '';
  const mine = command.person === me.id;
  return (
    <div className="command-line">
      <p className="command">
        <Icon name="council" /> <b>{mine ? w.youCommand : w.inCommand(nameOf(command.person))}</b> ·{' '}
        {w.operationNo(command.operation + 1)}
      </p>
      {!mine && <p>{w.notInCommand}</p>}
      {table.council === 'vote' && (
        <div className="votes">
          {council.map(one => {
            const count = Object.values(command.votes).filter(id => id === one.id).length;
            const voted = command.votes[me.id] === one.id;
            return (
              <button
                key={one.id}
                type="button"
                className="btn"
                aria-pressed={voted}
                disabled={busy}
                onClick={() => void run(() => server.vote(table.id, one.id))}
              >
                {voted ? say(one.name, w.voted) : w.voteFor(one.name)}
                {count > 0 && <span className="num">{count}</span>}
              </button>
            );
          })}
        </div>
      )}
      <Complaint of={error} />
    </div>
  );
}
