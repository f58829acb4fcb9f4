import type { TableView } from '@polemos/server/client';
import { type FormEvent, useState } from 'react';
import { Complaint } from '../parts/Field.tsx';
import { type Hook, HookFields } from '../parts/HookFields.tsx';
import { server } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { useWords } from '../words.ts';

/** The host lets a channel of the players' own follow the table. */
export function TableHook({ table }: { table: TableView }) {
  const w = useWords();
  const [hook, setHook] = useState<Hook>({ kind: 'discord', url: '' });
  const [done, setDone] = useState(false);
  const { busy, error, run } = useDo();
  const set = (event: FormEvent) => {
    event.preventDefault();
    void run(() => server.hook(table.id, hook)).then(setDone);
  };
  return (
    <details className="card more">
      <summary>{w.hook}</summary>
      <p className="about">{w.hookAbout}</p>
      <form className="row-form" onSubmit={set}>
        <HookFields label={w.hook} hook={hook} onHook={setHook} />
        <button type="submit" className="btn" disabled={busy}>
          {w.hookSet}
        </button>
        <button
          type="button"
          className="btn"
          disabled={busy}
          onClick={() => void run(() => server.hook(table.id, null)).then(setDone)}
        >
          {w.hookOff}
        </button>
      </form>
      {done && <p role="status">{w.saved}</p>}
      <Complaint of={error} />
    </details>
  );
}
