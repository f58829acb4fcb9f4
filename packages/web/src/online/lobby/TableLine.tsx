import type { Line } from '@polemos/server/client';
import { hrefOf } from '../../app/route.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { useText } from '../../text/index.ts';
import { useLabelled } from '../../text/useLabelled.ts';
import { paceOf, timeOf, useNames } from '../parts/names.ts';
import { serverNow } from '../parts/time.ts';
import { useWords } from '../words.ts';

/** One table of a list: what is played, by whom, and what it waits for. The gold button where one may act. */
export function TableLine({ line }: { line: Line }) {
  const w = useWords();
  const say = useLabelled();
  const t = useText();
  const names = useNames();
  const { id, game, scenario, title, state, pace, seats, seat, toAct, myTurn, deadline, news } = line;
  const sitting = seats.map(one => {
    const people = one.people.map(name => (one.guests.includes(name) ? `${name} (${w.guest})` : name));
    const who = one.bot !== null ? t.botPlayer(names.bot(line.game, one.bot)) : people.join(', ');
    return { seat: one.seat, who: who === '' ? w.freeSeat : who, free: who === '' };
  });
  const waiting = toAct.map(one => names.seat(line, one)).join(', ');
  const free = sitting.some(one => one.free);
  const status =
    state === 'over'
      ? w.over
      : state === 'open'
        ? free
          ? w.waitingForPlayers
          : w.fullWait
        : waiting === ''
          ? w.playing
          : w.waitingFor(waiting);
  return (
    <li>
      <Badge side={seat ?? sitting.find(one => one.free)?.seat ?? 'neutral'} />
      <div>
        <b>
          {names.title(game)}
          {title !== '' && `, ${title}`}
        </b>
        {news && !myTurn && state !== 'open' && <span className="tag">{w.news}</span>}
        <span>
          {names.scenario(game, scenario)} · {sitting.map(one => say(names.seat(line, one.seat), one.who)).join(' · ')}
        </span>
        <span className="quiet">
          {myTurn ? '' : `${status} · `}
          {paceOf(pace, w)} · {line.public ? w.public : w.private}
        </span>
      </div>
      {deadline !== null && state === 'playing' && (
        <span className="left-time num">
          <Icon name="clock" /> {deadline < serverNow() ? w.timeOut : timeOf(deadline - serverNow(), w)}
        </span>
      )}
      <a className={`btn ${myTurn ? 'gold' : ''}`} href={hrefOf({ page: 'table', id })}>
        {myTurn ? w.yourTurn : seat === null && state === 'open' && free ? w.join : seat === null ? w.watch : w.goOn}
        <span className="sr">
          {' '}
          {names.title(game)} {title}
        </span>
      </a>
    </li>
  );
}
