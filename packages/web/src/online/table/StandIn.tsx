import type { TableView } from '@polemos/server/client';
import { type FormEvent, useState } from 'react';
import { Icon } from '../../parts/Icon.tsx';
import { Complaint, Field } from '../parts/Field.tsx';
import { useNames } from '../parts/names.ts';
import { server } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { useWords } from '../words.ts';

/** Somebody is away: the others may put a bot or a person in their place, and whoever is back takes it again. */
export function StandIn({ table }: { table: TableView }) {
  const w = useWords();
  const names = useNames();
  const [name, setName] = useState('');
  const { busy, error, run } = useDo();
  const absent = table.seats.filter(one => one.absent !== null && one.seat !== table.me.seat);
  const proposed = table.proposals.some(({ kind, declined }) => kind === 'replace' && declined === null);
  const { takeBack } = table.me;
  if (takeBack !== null && table.state === 'playing')
    return (
      <section className="stand-in">
        <p>{w.takeBackAbout}</p>
        <button type="button" className="btn primary" disabled={busy} onClick={() => void run(() => server.takeBack(table.id))}>
          <Icon name="undo" /> {w.takeBackSeat(names.seat(table, takeBack))}
        </button>
        <Complaint of={error} />
      </section>
    );
  if (table.me.seat === null || absent.length === 0 || proposed) return null;
  const [{ seat }] = absent;
  const ask = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => server.propose(table.id, { kind: 'replace', seat, name }).then(() => setName('')));
  };
  return (
    <section className="stand-in" aria-label={w.replaceBot}>
      <p className="about">{w.replaceAbout}</p>
      <button
        type="button"
        className="btn"
        disabled={busy}
        onClick={() => void run(() => server.propose(table.id, { kind: 'replace', seat, level: 'medium' }))}
      >
        <Icon name="bot" /> {w.replaceBot}
        <span className="sr"> {names.seat(table, seat)}</span>
      </button>
      <form className="row-form" onSubmit={ask}>
        <Field label={w.replaceBy} value={name} required maxLength={32} onText={setName} />
        <button type="submit" className="btn" disabled={busy}>
          {w.inviteAsk}
        </button>
      </form>
      <Complaint of={error} />
    </section>
  );
}
