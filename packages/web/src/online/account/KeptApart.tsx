import { hrefOf } from '../../app/route.ts';
import { Complaint } from '../parts/Field.tsx';
import { server, useRead } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { useWords } from '../words.ts';

/** Whom one has muted or blocked: the way back. */
export function KeptApart() {
  const w = useWords();
  const { value, again } = useRead(() => server.apart(), 'apart');
  const { busy, error, run } = useDo();
  if (value === null) return null;
  const all = [
    ...value.muted.map(one => ({ ...one, what: w.muted, undo: w.unmute(one.name), end: () => server.unmute(one.id) })),
    ...value.blocked.map(one => ({ ...one, what: w.blocked, undo: w.unblock(one.name), end: () => server.unblock(one.id) })),
  ];
  return (
    <section className="card" aria-labelledby="apart">
      <h2 id="apart">{w.apart}</h2>
      {all.length === 0 && <p className="about">{w.noApart}</p>}
      <ul className="plain-list">
        {all.map(({ id, name, what, undo, end }) => (
          <li key={`${id} ${what}`}>
            <span>
              <a href={hrefOf({ page: 'person', id })}>{name}</a> · {what}
            </span>
            <button type="button" className="link" disabled={busy} onClick={() => void run(async () => end().then(again))}>
              {undo}
            </button>
          </li>
        ))}
      </ul>
      <Complaint of={error} />
    </section>
  );
}
