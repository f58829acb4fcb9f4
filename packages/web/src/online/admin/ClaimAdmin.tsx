import { type FormEvent, useState } from 'react';
import { Complaint, Field } from '../parts/Field.tsx';
import { askMe, server, useRead } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { useWords } from '../words.ts';

/** The first admin is whoever can read the console of the server. */
export function ClaimAdmin() {
  const w = useWords();
  const [token, setToken] = useState('');
  const { busy, error, run } = useDo();
  const { value } = useRead(() => server.adminWanted(), 'admin wanted');
  const claim = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => server.claimAdmin(token.trim()).then(askMe));
  };
  if (value?.wanted !== true) return null;
  return (
    <details className="card more">
      <summary>{w.claimAdmin}</summary>
      <form className="row-form" onSubmit={claim}>
        <Field label={w.token} about={w.claimAbout} value={token} required onText={setToken} />
        <button type="submit" className="btn" disabled={busy}>
          {w.claimAdmin}
        </button>
      </form>
      <Complaint of={error} />
    </details>
  );
}
