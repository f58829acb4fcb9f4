import type { TableView } from '@polemos/server/client';
import { type FormEvent, useState } from 'react';
import { Complaint, Field } from '../parts/Field.tsx';
import { Select } from '../parts/Select.tsx';
import { server } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { useWords } from '../words.ts';

/** The host lets a channel of the players' own follow the table. */
export function TableHook({ table }: { table: TableView }) {
  const w = useWords();
  const [url, setUrl] = useState('');
  const [kind, setKind] = useState<'webhook' | 'discord'>('discord');
  const [done, setDone] = useState(false);
  const { busy, error, run } = useDo();
  const set = (event: FormEvent) => {
    event.preventDefault();
    void run(() => server.hook(table.id, { kind, url })).then(setDone);
  };
  return (
    <details className="card more">
      <summary>{w.hook}</summary>
      <p className="about">{w.hookAbout}</p>
      <form className="row-form" onSubmit={set}>
        <Select
          label={w.hook}
          value={kind}
          options={[
            { value: 'discord', name: w.channelDiscord },
            { value: 'webhook', name: w.channelWebhook },
          ]}
          onChange={setKind}
        />
        <Field label={w.hookUrl} type="url" required value={url} maxLength={500} onText={setUrl} />
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
