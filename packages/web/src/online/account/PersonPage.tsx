import { useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import { Icon } from '../../parts/Icon.tsx';
import { NewTable } from '../lobby/NewTable.tsx';
import { Complaint } from '../parts/Field.tsx';
import { Frame } from '../parts/Frame.tsx';
import { dateOf } from '../parts/names.ts';
import { PageHead } from '../parts/PageHead.tsx';
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
  const { value, error, again } = useRead(() => server.person(id), `${id} ${isSomebody(me) ? me.id : ''}`);
  const doing = useDo();
  const [laying, setLaying] = useState(false);
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
          <PageHead
            icon={value.kind === 'bot' ? 'bot' : 'person'}
            title={value.name}
            about={
              <>
                {value.kind === 'guest' ? `${w.guestKind} · ` : value.kind === 'bot' ? `${w.botKind} · ` : ''}
                {w.since(dateOf(value.since, language))}
                {value.vacation !== null && ` · ${w.onVacationUntil(dateOf(value.vacation, language))}`}
              </>
            }
          >
            {isSomebody(me) && me.id !== id && (
              <div className="acts">
                {value.kind !== 'bot' && !value.mine.blocked && (
                  <button type="button" className="btn primary" onClick={() => setLaying(true)}>
                    <Icon name="herald" /> {w.challengeThem(value.name)}
                  </button>
                )}
                <button
                  type="button"
                  className="btn"
                  disabled={doing.busy}
                  onClick={() => void doing.run(async () => (value.mine.muted ? server.unmute(id) : server.mute(id)).then(again))}
                >
                  {value.mine.muted ? w.unmute(value.name) : w.mute(value.name)}
                </button>
                <button
                  type="button"
                  className="btn"
                  title={w.blockAbout}
                  disabled={doing.busy}
                  onClick={() =>
                    void doing.run(async () => (value.mine.blocked ? server.unblock(id) : server.block(id)).then(again))
                  }
                >
                  {value.mine.blocked ? w.unblock(value.name) : w.block(value.name)}
                </button>
              </div>
            )}
          </PageHead>
          {laying && <NewTable whom={value.name} onClose={() => setLaying(false)} />}
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
