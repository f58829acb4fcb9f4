import { type FormEvent, useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Complaint, Field } from '../parts/Field.tsx';
import { momentOf } from '../parts/names.ts';
import { server, useRead } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { useWords } from '../words.ts';

/** Days on which one's clocks stand still. */
export function VacationCard() {
  const w = useWords();
  const { language } = useSettings();
  const { value, again } = useRead(() => server.vacation(), 'vacation');
  const [days, setDays] = useState('7');
  const { busy, error, run } = useDo();
  const leave = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => server.goOnVacation(Number(days)).then(again));
  };
  if (value === null) return null;
  return (
    <section className="card" aria-labelledby="vacation">
      <h2 id="vacation">
        <Icon name="pause" /> {w.vacation}
        <span className="beside-head">{w.vacationLeft(value.left)}</span>
      </h2>
      {value.until !== null ? (
        <>
          <p role="status">{w.vacationOn(momentOf(value.until, language))}</p>
          <button
            type="button"
            className="btn"
            disabled={busy}
            onClick={() => void run(async () => server.endVacation().then(again))}
          >
            {w.vacationEnd}
          </button>
        </>
      ) : (
        <details className="more">
          <summary>{w.vacationGo}</summary>
          <p className="about">{w.vacationAbout}</p>
          <form className="row-form" onSubmit={leave}>
            <Field label={w.vacationDays} type="number" required min={1} max={value.left} value={days} onText={setDays} />
            <button type="submit" className="btn" disabled={busy}>
              {w.vacationGo}
            </button>
          </form>
        </details>
      )}
      <Complaint of={error} />
    </section>
  );
}
