import type { Challenge } from '@polemos/server/client';
import { go, hrefOf } from '../../app/route.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { Complaint } from '../parts/Field.tsx';
import { paceOf, useNames } from '../parts/names.ts';
import { server } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { lookAgain } from '../parts/waiting.ts';
import { useWords } from '../words.ts';
import { GuestMark } from './GuestMark.tsx';
import { ownEntropy } from './NewTable.tsx';

/** What others ask me to, with yes and no; below it what I have asked them. */
export function Challenges({ all }: { all: readonly Challenge[] }) {
  const w = useWords();
  const received = all.filter(({ mine }) => !mine);
  return (
    <section aria-labelledby="challenges">
      <h2 id="challenges">
        {w.challenges}
        {received.length > 0 && <span className="count num">{received.length}</span>}
      </h2>
      {all.length === 0 && <p className="about">{w.noChallenges}</p>}
      <ul className="asks">
        {received.map(one => (
          <Received key={one.id} {...one} />
        ))}
        {all
          .filter(({ mine }) => mine)
          .map(one => (
            <Sent key={one.id} {...one} />
          ))}
      </ul>
    </section>
  );
}

function useLine({ kind, game, scenario, seat, pace }: Challenge): { readonly what: string; readonly how: string } {
  const w = useWords();
  const names = useNames();
  const called = `${names.title(game)}, ${names.scenario(game, scenario)}`;
  const what = w.challengeLine[kind]?.(called, seat === null ? '' : names.seat({ game, scenario }, seat)) ?? called;
  return { what, how: paceOf(pace, w) };
}

function Received(one: Challenge) {
  const w = useWords();
  const { what, how } = useLine(one);
  const { busy, error, run } = useDo();
  const answer = (yes: boolean) =>
    void run(async () => {
      const table = await server.answerChallenge(one.id, yes, ownEntropy());
      await lookAgain();
      if (table !== null) go({ page: 'table', id: table.id });
    });
  return (
    <li>
      <Badge side={one.seat ?? 'neutral'} />
      <div>
        <b>
          <a href={hrefOf({ page: 'person', id: one.with.id })}>{one.with.name}</a> <GuestMark kind={one.with.kind} />
          {one.rated !== null && <span className="num quiet"> {one.rated}</span>}
        </b>
        <span>{what}</span>
        <span className="quiet">{how}</span>
        <div className="acts">
          <button type="button" className="btn dark" disabled={busy} onClick={() => answer(true)}>
            <Icon name="check" /> {w.accept}
            <span className="sr"> {one.with.name}</span>
          </button>
          <button type="button" className="btn" disabled={busy} onClick={() => answer(false)}>
            {w.decline}
            <span className="sr"> {one.with.name}</span>
          </button>
        </div>
        <Complaint of={error} />
      </div>
    </li>
  );
}

function Sent(one: Challenge) {
  const w = useWords();
  const { what } = useLine(one);
  const { busy, run } = useDo();
  const declined = one.state === 'declined';
  return (
    <li>
      <Badge side="neutral" />
      <div>
        <b>{declined ? w.hasDeclined(one.with.name) : w.asked(one.with.name)}</b>
        <span>
          <a href={hrefOf({ page: 'table', id: one.table })}>{what}</a>
        </span>
        <button
          type="button"
          className="link"
          disabled={busy}
          onClick={() => void run(async () => server.withdrawChallenge(one.id).then(lookAgain))}
        >
          {declined ? w.putAway : w.withdraw}
          <span className="sr"> {one.with.name}</span>
        </button>
      </div>
    </li>
  );
}
