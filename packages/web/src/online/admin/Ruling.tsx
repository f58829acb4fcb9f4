import type { AdminTable } from '@polemos/server/client';
import { useLabelled } from '../../text/useLabelled.ts';
import { Complaint } from '../parts/Field.tsx';
import { useNames } from '../parts/names.ts';
import { server, useRead } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { useWords } from '../words.ts';

/** Ends a match that its people cannot, or puts a bot into a seat. */
export function Ruling({ table, onDone }: { table: AdminTable; onDone(): void }) {
  const w = useWords();
  return (
    <details className="more">
      <summary>{w.endMatch}</summary>
      <p className="about">{w.endAbout}</p>
      <Choices table={table} onDone={onDone} />
    </details>
  );
}

function Choices({ table, onDone }: { table: AdminTable; onDone(): void }) {
  const w = useWords();
  const say = useLabelled();
  const names = useNames();
  const { busy, error, run } = useDo();
  const { value } = useRead(() => server.table(table.id), table.id);
  const end = (ruling: Parameters<typeof server.admin.end>[1]) =>
    void run(async () => server.admin.end(table.id, ruling).then(onDone));
  const button = (name: string, act: () => void) => (
    <button key={name} type="button" className="link" disabled={busy} onClick={act}>
      {name}
    </button>
  );
  return (
    <div className="acts">
      {button(w.endVoid, () => end({ how: 'void' }))}
      {button(w.endDraw, () => end({ how: 'draw' }))}
      {value?.seats.map(({ seat }) => button(w.endWin(names.seat(value, seat)), () => end({ how: 'win', seat })))}
      {value?.seats
        .filter(({ bot }) => bot === null)
        .map(({ seat }) =>
          button(
            say(w.substitute, names.seat(value, seat)),
            () => void run(async () => server.admin.substitute(table.id, { seat, level: 'medium' }).then(onDone)),
          ),
        )}
      <Complaint of={error} />
    </div>
  );
}
