import type { Me } from '@polemos/server/client';
import { type FormEvent, useState } from 'react';
import { Complaint, Field } from '../parts/Field.tsx';
import { server, setMe } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { useWords } from '../words.ts';

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const minutesOf = (text: string): number => {
  const [hours, minutes] = text.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Between these hours, by the clock of this browser, nothing is sent. */
export function QuietHours({ me }: { me: Me }) {
  const w = useWords();
  const [on, setOn] = useState(me.quiet !== null);
  const [from, setFrom] = useState(clock(me.quiet?.from ?? 22 * 60));
  const [to, setTo] = useState(clock(me.quiet?.to ?? 7 * 60));
  const [done, setDone] = useState(false);
  const { busy, error, run } = useDo();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const zone = -new Date().getTimezoneOffset();
    void run(async () =>
      setMe(await server.changeMe({ quiet: on ? { from: minutesOf(from), to: minutesOf(to), zone } : null })),
    ).then(setDone);
  };
  return (
    <form onSubmit={submit} className="quiet-hours">
      <h3>{w.quiet}</h3>
      <label className="check">
        <input
          type="checkbox"
          checked={on}
          onChange={event => {
            setOn(event.target.checked);
            setDone(false);
          }}
        />{' '}
        {w.quietOn} …
      </label>
      <div className="row-form">
        {on && <Field label={w.quietOn} type="time" required value={from} onText={setFrom} />}
        {on && <Field label={w.quietAnd} type="time" required value={to} onText={setTo} />}
        <button type="submit" className="btn" disabled={busy}>
          {w.save}
        </button>
      </div>
      {done && <p role="status">{w.saved}</p>}
      <Complaint of={error} />
    </form>
  );
}
