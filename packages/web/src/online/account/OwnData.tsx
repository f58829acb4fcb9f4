import type { Me } from '@polemos/server/client';
import { useState } from 'react';
import { go } from '../../app/route.ts';
import { download } from '../../match/download.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { Complaint, Field } from '../parts/Field.tsx';
import { server, setMe } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { useWords } from '../words.ts';

/** Everything as a file; everything gone. */
export function OwnData({ me }: { me: Me }) {
  const w = useWords();
  const [deleting, setDeleting] = useState(false);
  const [password, setPassword] = useState('');
  const { busy, error, run } = useDo();
  const save = () =>
    void run(async () => {
      const text = JSON.stringify(await server.exportMe(), null, 1);
      download(new Blob([text], { type: 'application/json' }), 'polemos-my-data.json');
    });
  const erase = () =>
    void run(async () => {
      await server.deleteMe(me.kind === 'guest' ? undefined : password);
      setMe(null);
      go({ page: 'online' });
    });
  return (
    <section className="card" aria-labelledby="data">
      <h2 id="data">
        <Icon name="lock" /> {w.data}
      </h2>
      <p className="about">{w.dataAbout}</p>
      <div className="acts">
        <button type="button" className="btn" disabled={busy} onClick={save}>
          {w.exportData}
        </button>
        <button type="button" className="btn" onClick={() => setDeleting(true)}>
          {w.deleteMe}
        </button>
      </div>
      {!deleting && <Complaint of={error} />}
      {deleting && (
        <Dialog title={w.deleteSure} about={w.deleteAbout} close={w.close} onClose={() => setDeleting(false)}>
          <div className="dialog-body">
            {me.kind !== 'guest' && (
              <Field label={w.password} type="password" autoComplete="current-password" value={password} onText={setPassword} />
            )}
            <Complaint of={error} />
          </div>
          <div className="dialog-acts">
            <button type="button" className="btn" onClick={() => setDeleting(false)}>
              {w.cancel}
            </button>
            <button type="button" className="btn danger" disabled={busy} onClick={erase}>
              {w.deleteGo}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
