import { type FormEvent, useEffect, useState } from 'react';
import { go } from '../../app/route.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Complaint } from '../parts/Field.tsx';
import { Frame } from '../parts/Frame.tsx';
import { isSomebody, server, useMe } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { useWords } from '../words.ts';
import { Enter } from './Enter.tsx';
import { NewPassword } from './NewPassword.tsx';

/** The link of a letter: a new password, once. */
export default function ResetPage({ token }: { token: string }) {
  const w = useWords();
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  const { busy, error, run } = useDo();
  const me = useMe();
  const inside = done && isSomebody(me) && me.kind === 'account';
  useEffect(() => {
    if (inside) go({ page: 'online' });
  }, [inside]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(() => server.resetPassword(token, password)).then(setDone);
  };
  return (
    <Frame page="reset">
      <div className="narrow-page">
        {done ? (
          <Enter way="signIn">{w.resetDone}</Enter>
        ) : (
          <form className="card" onSubmit={submit}>
            <h1>
              <Icon name="lock" /> {w.resetTitle}
            </h1>
            <NewPassword value={password} onText={setPassword} />
            <Complaint of={error} />
            <div className="acts">
              <button type="submit" className="btn primary" disabled={busy}>
                {w.save}
              </button>
            </div>
          </form>
        )}
      </div>
    </Frame>
  );
}
