import { useSettings } from '../../app/settings.ts';
import { momentOf } from '../parts/names.ts';
import { server, useRead } from '../parts/server.ts';
import { useWords } from '../words.ts';

/** What was sent to oneself, how often it was tried, and whether it arrived. */
export function Deliveries() {
  const w = useWords();
  const { language } = useSettings();
  const { value } = useRead(() => server.deliveries(), 'deliveries');
  return (
    <section className="card" aria-labelledby="deliveries">
      <h2 id="deliveries">{w.deliveries}</h2>
      {value === null ? (
        <div className="skeleton" />
      ) : value.length === 0 ? (
        <p className="about">{w.noDeliveries}</p>
      ) : (
        <ul className="plain-list deliveries">
          {value.map(one => (
            <li key={one.id}>
              <span>
                <b>{w.noticeKinds[one.notice] ?? one.notice}</b> · {one.kind} · {momentOf(one.created, language)}
              </span>
              <span className={`state ${one.state}`}>
                {w.deliveryStates[one.state] ?? one.state}
                {one.attempts > 0 && `, ${w.attempts(one.attempts)}`}
                {one.error !== null && `: ${one.error}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
