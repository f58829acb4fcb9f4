import { useState } from 'react';
import { hrefOf } from '../../app/route.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Complaint } from '../parts/Field.tsx';
import { Frame } from '../parts/Frame.tsx';
import { server } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { useWords } from '../words.ts';

/** The link below every letter: one click, nobody signs in. */
export default function StopPage({ token }: { token: string }) {
  const w = useWords();
  const [done, setDone] = useState(false);
  const { busy, error, run } = useDo();
  return (
    <Frame page="stop">
      <div className="message" role="status">
        <Icon name={done ? 'check' : 'herald'} />
        <h1>{done ? w.stopped : w.stopTitle}</h1>
        <p>{w.stopAbout}</p>
        {!done && (
          <div className="acts">
            <button
              type="button"
              className="btn primary"
              disabled={busy}
              onClick={() => void run(() => server.stopLetters(token)).then(setDone)}
            >
              {w.stopGo}
            </button>
          </div>
        )}
        <Complaint of={error} />
        <p>
          <a href={hrefOf({ page: 'account' })}>{w.account}</a>
        </p>
      </div>
    </Frame>
  );
}
