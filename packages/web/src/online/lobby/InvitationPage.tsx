import { useState } from 'react';
import { go, hrefOf } from '../../app/route.ts';
import { useSettings } from '../../app/settings.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { useLabelled } from '../../text/useLabelled.ts';
import { Complaint, Field } from '../parts/Field.tsx';
import { Frame } from '../parts/Frame.tsx';
import { paceOf, useNames } from '../parts/names.ts';
import { isSomebody, server, setMe, useMe, useRead } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { useWords } from '../words.ts';
import { ownEntropy } from './NewTable.tsx';

/** Somebody was sent a link: what it is to, and one click to sit down. */
export default function InvitationPage({ token }: { token: string }) {
  const w = useWords();
  const say = useLabelled();
  const names = useNames();
  const me = useMe();
  const { language } = useSettings();
  const invited = useRead(() => server.openInvitation(token), token);
  const [name, setName] = useState('');
  const { busy, error, run } = useDo();
  const accept = (seat: string | null) =>
    void run(async () => {
      if (!isSomebody(me)) setMe((await server.enterAsGuest(name, language)).me);
      const table = await server.accept(token, seat, ownEntropy());
      go({ page: 'table', id: table.id });
    });
  if (invited.error !== null)
    return (
      <Frame page="invitation">
        <div className="message">
          <Icon name="herald" />
          <h1>{w.invitationGone}</h1>
          <p>
            <a href={hrefOf({ page: 'online' })}>{w.back}</a>
          </p>
        </div>
      </Frame>
    );
  const { value } = invited;
  return (
    <Frame page="invitation">
      <section className="card invitation">
        <p className="caps">
          <Icon name="herald" /> {w.invitedTo}
        </p>
        {value === null ? (
          <div className="skeleton" />
        ) : (
          <>
            <h1>
              {names.title(value.game)}
              {value.title !== '' && `, ${value.title}`}
            </h1>
            <p className="about">
              {paceOf(value.pace, w)} ·{' '}
              {value.people
                .filter(({ seat }) => seat !== '')
                .map(one => say(names.seat(value, one.seat), one.name))
                .join(' · ')}
            </p>
            {!isSomebody(me) && <Field label={w.yourName} value={name} maxLength={32} autoComplete="nickname" onText={setName} />}
            <Complaint of={error} />
            <div className="acts">
              {value.seat !== null ? (
                <button type="button" className="btn primary large" disabled={busy} onClick={() => accept(null)}>
                  <Badge side={value.seat} />{' '}
                  {value.free.includes(value.seat)
                    ? w.acceptSeat(names.seat(value, value.seat))
                    : w.acceptCouncil(names.seat(value, value.seat))}
                </button>
              ) : (
                <>
                  {value.state === 'open' &&
                    value.free.map(seat => (
                      <button key={seat} type="button" className="btn primary large" disabled={busy} onClick={() => accept(seat)}>
                        <Badge side={seat} /> {w.acceptSeat(names.seat(value, seat))}
                      </button>
                    ))}
                  <button type="button" className="btn large" disabled={busy} onClick={() => accept(null)}>
                    <Icon name="eye" /> {w.acceptWatch}
                  </button>
                </>
              )}
            </div>
          </>
        )}
      </section>
    </Frame>
  );
}
