import type { TableView } from '@polemos/server/client';
import { type FormEvent, useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Copy } from '../parts/Copy.tsx';
import { Complaint, Field } from '../parts/Field.tsx';
import { useNames } from '../parts/names.ts';
import { server, useRead } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { useWords } from '../words.ts';

/** Of the address at which this page was reached: whoever invites is there, whatever the server believes of itself. */
const linkOf = (token: string): string => `${location.origin}${location.pathname}#/invitation/${token}`;

/** Links that nobody can guess: to the table and into free seats by the host, into a taken seat by whoever sits there. */
export function Invitations({ table }: { table: TableView }) {
  const w = useWords();
  const { language } = useSettings();
  const names = useNames();
  const [made, setMade] = useState<{ link: string; seat: string | null } | null>(null);
  const [name, setName] = useState('');
  const [sent, setSent] = useState<string | null>(null);
  const { busy, error, run } = useDo();
  const given = useRead(() => server.invitations(table.id), `links ${table.id} ${table.state} ${table.me.seat}`);
  const make = (seat: string | null) =>
    void run(async () => {
      const { token } = await server.invite(table.id, seat);
      setMade({ link: linkOf(token), seat });
      given.again();
    });
  const byName = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      setSent((await server.challengeTo(table.id, { name })).name);
      setName('');
    });
  };
  const seats = table.seats.filter(({ seat, bot, people }) =>
    people.length === 0 ? table.me.host && table.state === 'open' && bot === null : seat === table.me.seat,
  );
  const nameOf = (seat: string | null) =>
    seat === null
      ? w.inviteLink
      : seat === table.me.seat
        ? w.inviteCouncil(names.seat(table, seat))
        : w.inviteSeat(names.seat(table, seat));
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
        {seats.map(({ seat }) => (
          <button key={seat} type="button" className="btn" disabled={busy} onClick={() => make(seat)}>
            <Icon name="council" /> {nameOf(seat)}
          </button>
        ))}
      </div>
      {made !== null && <Copy text={made.link} label={nameOf(made.seat)} />}
      {table.me.host && table.state === 'open' && (
        <form className="row-form" onSubmit={byName}>
          <Field label={w.inviteName} value={name} required maxLength={32} onText={setName} />
          <button type="submit" className="btn" disabled={busy}>
            {w.inviteAsk}
          </button>
        </form>
      )}
      {sent !== null && <p role="status">{w.challengeSent(sent)}</p>}
      <Complaint of={error} />
      {given.value !== null && given.value.length > 0 && (
        <>
          <h3 className="caps">{w.links}</h3>
          <ul className="plain-list">
            {given.value.map(({ id, seat, by, uses, state, expires }) => (
              <li key={id}>
                <span>
                  {nameOf(seat)} · {w.linkBy(by)} · {w.linkUses(uses)} ·{' '}
                  {state === 'valid' ? w.linkUntil(new Date(expires).toLocaleDateString(language)) : w.linkStates[state]}
                </span>
                {state === 'valid' && (
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
