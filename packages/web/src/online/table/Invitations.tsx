import type { TableView } from '@polemos/server/client';
import { type FormEvent, useState } from 'react';
import { Icon } from '../../parts/Icon.tsx';
import { Copy } from '../parts/Copy.tsx';
import { Complaint, Field } from '../parts/Field.tsx';
import { useNames } from '../parts/names.ts';
import { server, useRead } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { useWords } from '../text/index.ts';

/** Links that nobody can guess: to the table by its host, into a council by whoever sits in it. */
export function Invitations({ table }: { table: TableView }) {
  const w = useWords();
  const names = useNames();
  const [made, setMade] = useState<{ link: string; seat: string | null } | null>(null);
  const [name, setName] = useState('');
  const [sent, setSent] = useState(false);
  const { busy, error, run } = useDo();
  const given = useRead(() => (table.me.host ? server.invitations(table.id) : Promise.resolve([])), `links ${table.id}`);
  const make = (seat: string | null) =>
    void run(async () => {
      const { link } = await server.invite(table.id, seat);
      setMade({ link, seat });
      given.again();
    });
  const byName = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const { link } = await server.invite(table.id, null, name);
      setMade({ link, seat: null });
      setSent(true);
      given.again();
    });
  };
  const councils = table.me.host && table.state === 'open' ? table.seats.map(({ seat }) => seat) : [table.me.seat];
  return (
    <section className="card" aria-label={w.invite}>
      <h2>
        <Icon name="herald" /> {w.invite}
      </h2>
      <p className="about">{w.inviteAbout}</p>
      <div className="acts">
        {table.me.host && (
          <button type="button" className="btn" disabled={busy} onClick={() => make(null)}>
            <Icon name="plus" /> {w.inviteLink}
          </button>
        )}
        {councils.map(seat =>
          seat === null ? null : (
            <button key={seat} type="button" className="btn" disabled={busy} onClick={() => make(seat)}>
              <Icon name="council" /> {w.inviteCouncil(names.seat(table, seat))}
            </button>
          ),
        )}
      </div>
      {made !== null && (
        <Copy text={made.link} label={made.seat === null ? w.inviteLink : w.inviteCouncil(names.seat(table, made.seat))} />
      )}
      {table.me.host && (
        <form className="row-form" onSubmit={byName}>
          <Field label={w.inviteName} value={name} required maxLength={32} onText={setName} />
          <button type="submit" className="btn" disabled={busy}>
            {w.inviteSend}
          </button>
        </form>
      )}
      {sent && <p role="status">{w.inviteSent}</p>}
      <Complaint of={error} />
      {given.value !== null && given.value.length > 0 && (
        <>
          <h3 className="caps">{w.links}</h3>
          <ul className="plain-list">
            {given.value.map(({ id, seat, revoked, uses }) => (
              <li key={id}>
                <span>
                  {seat === null ? w.inviteLink : w.inviteCouncil(names.seat(table, seat))} · {w.linkUses(uses)}
                  {revoked !== null && ` · ${w.revoked}`}
                </span>
                {revoked === null && (
                  <button
                    type="button"
                    className="link"
                    onClick={() => void run(async () => server.revoke(table.id, id).then(given.again))}
                  >
                    {w.revoke}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
