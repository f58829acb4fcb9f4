import { useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Complaint } from '../parts/Field.tsx';
import { Frame } from '../parts/Frame.tsx';
import { dateOf } from '../parts/names.ts';
import { isSomebody, server, useMe, useRead } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { Ratings } from '../ratings/Ratings.tsx';
import { useWords } from '../words.ts';
import { History } from './History.tsx';

/** Somebody's page: who they are and what they have finished in public. */
export default function PersonPage({ id }: { id: string }) {
  const w = useWords();
  const me = useMe();
  const { language } = useSettings();
  const { value, error } = useRead(() => server.person(id), id);
  const [muted, setMuted] = useState(false);
  const doing = useDo();
  return (
    <Frame page="person">
      {error !== null ? (
        <div className="message">
          <h1>{w.errors[error] ?? w.failed}</h1>
        </div>
      ) : value === null ? (
        <div className="skeleton" />
      ) : (
        <>
          <header className="page-head">
            <div>
              <h1>
                <Icon name={value.kind === 'bot' ? 'bot' : 'person'} /> {value.name}
              </h1>
              <p>
                {value.kind === 'guest' ? `${w.guestKind} · ` : value.kind === 'bot' ? `${w.botKind} · ` : ''}
                {w.since(dateOf(value.since, language))}
              </p>
            </div>
            {isSomebody(me) && me.id !== id && (
              <button
                type="button"
                className="btn"
                onClick={() =>
                  void doing.run(async () => (muted ? server.unmute(id) : server.mute(id)).then(() => setMuted(!muted)))
                }
              >
                {muted ? w.unmute(value.name) : w.mute(value.name)}
              </button>
            )}
          </header>
          <Complaint of={doing.error} />
          <Ratings id={id} />
          <section aria-labelledby="history">
            <h2 id="history">{w.history}</h2>
            <History matches={value.matches} />
          </section>
        </>
      )}
    </Frame>
  );
}
