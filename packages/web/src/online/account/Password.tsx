import { type FormEvent, useState } from 'react';
import { Complaint, Field } from '../parts/Field.tsx';
import { server, setMe } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { useWords } from '../words.ts';
import { NewPassword } from './NewPassword.tsx';

export function Password() {
  const w = useWords();
  const [old, setOld] = useState('');
  const [next, setNext] = useState('');
  const [done, setDone] = useState(false);
  const { busy, error, run } = useDo();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setDone(false);
    void run(async () => {
      setMe((await server.changePassword(old, next)).me);
      setOld('');
      setNext('');
      setDone(true);
    });
  };
  return (
    <form className="card" onSubmit={submit}>
      <h2>{w.changePassword}</h2>
      <Field label={w.oldPassword} type="password" required autoComplete="current-password" value={old} onText={setOld} />
      <NewPassword value={next} onText={setNext} />
      <Complaint of={error} />
      {done && <p role="status">{w.saved}</p>}
      <div className="acts">
        <button type="submit" className="btn" disabled={busy}>
          {w.changePassword}
        </button>
      </div>
    </form>
  );
}
