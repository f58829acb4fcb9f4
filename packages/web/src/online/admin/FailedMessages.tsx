import { useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import { Complaint } from '../parts/Field.tsx';
import { momentOf } from '../parts/names.ts';
import { server, useRead } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { useWords } from '../words.ts';

/** What people were to be told and were not; and whether letters leave this server at all. */
export function FailedMessages() {
  const w = useWords();
  const { language } = useSettings();
  const failed = useRead(() => server.admin.deliveries(), 'failed deliveries');
  const [mail, setMail] = useState<{ error: string | null } | null>(null);
  const { busy, error, run } = useDo();
  return (
    <section className="card" aria-labelledby="failed-messages">
      <h2 id="failed-messages">{w.failedMessages}</h2>
      {failed.value?.length === 0 && <p className="about">{w.noFailedMessages}</p>}
      <ul className="plain-list">
        {failed.value?.map(one => (
          <li key={one.id}>
            <span>
              <b>{one.kind}</b> · {one.name ?? '—'} · {w.attempts(one.attempts)}
              {one.done !== null && ` · ${momentOf(one.done, language)}`}
              {one.error !== null && ` · ${one.error}`}
            </span>
            <button
              type="button"
              className="link"
              onClick={() => void run(async () => server.admin.retryDelivery(one.id).then(failed.again))}
            >
              {w.retry}
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="btn"
        disabled={busy}
        onClick={() => void run(async () => setMail(await server.admin.tryMail()))}
      >
        {w.tryMail}
      </button>
      {mail !== null && <p role="status">{mail.error === null ? w.mailSent : w.mailFailed(mail.error)}</p>}
      <Complaint of={error} />
    </section>
  );
}
