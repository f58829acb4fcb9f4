import type { Line, Time } from '@polemos/server/client';
import { hrefOf } from '../../app/route.ts';
import { useSettings } from '../../app/settings.ts';
import { Badge } from '../../parts/Badge.tsx';
import { useText } from '../../text/index.ts';
import { dateOf, timeOf, useNames } from '../parts/names.ts';
import { useSeasonWords } from '../seasonWords.ts';
import { useWords } from '../words.ts';

/** Whom one plays against: people by name, bots as what they are. */
export function useOpponents(line: Line): string {
  const t = useText();
  const names = useNames();
  return line.seats
    .filter(({ seat }) => seat !== line.seat)
    .flatMap(({ bot, people }) => (bot !== null ? [t.botPlayer(names.bot(line.game, bot))] : people))
    .join(', ');
}

/** Of a table of a league: which round, and until when it must be decided. */
function useRound({ league }: Line): string {
  const c = useSeasonWords();
  const { language } = useSettings();
  if (league === null) return '';
  const until = league.deadline === null ? [] : [c.until(dateOf(league.deadline, language))];
  return [c.round(league.round), ...until].join(', ');
}
function NewRound() {
  return <span className="tag">{useSeasonWords().newRound}</span>;
}

/** A table where it is my turn: against whom, where it stands, what happened last, how long I have. */
export function TurnLine({ line, first }: { line: Line; first: boolean }) {
  const w = useWords();
  const names = useNames();
  const opponents = useOpponents(line);
  const { id, game, title, seat, told, clock } = line;
  const round = useRound(line);
  const where = [told?.turn === undefined ? '' : w.turnNo(told.turn), told?.phase ?? ''].filter(one => one !== '').join(', ');
  return (
    <li>
      <Badge side={seat ?? 'neutral'} />
      <div>
        <b>
          {names.title(game)}
          {title !== '' && `, ${title}`}
        </b>
        {line.fresh && <NewRound />}
        <span>{[opponents === '' ? '' : w.against(opponents), round, where].filter(one => one !== '').join(' · ')}</span>
        {told?.last !== undefined && <span className="last">{told.last}</span>}
      </div>
      {clock !== null && <TimeLeft clock={clock} />}
      <a className={`btn ${first ? 'primary' : ''}`} href={hrefOf({ page: 'table', id })}>
        {w.play}
        <span className="sr">
          {' '}
          {w.yourTurn} {names.title(game)} {title}
        </span>
      </a>
    </li>
  );
}

const DAY = 24 * 60 * 60_000;

/** What is left of the move, and what lies in the bank for afterwards. */
export function TimeLeft({ clock }: { clock: Time }) {
  const w = useWords();
  const used = clock.since === null ? 0 : Math.max(0, Date.now() - clock.since);
  const left = Math.max(0, clock.left - used);
  const bank = Math.max(0, (clock.bank ?? 0) - Math.max(0, used - clock.left));
  return (
    <div className={`time-left ${left < DAY ? 'short' : ''}`}>
      <span className="num">{left + bank <= 0 ? w.timeOut : timeOf(left, w)}</span>
      <meter min={0} max={Math.max(clock.left, 1)} value={left} aria-label={w.clock} />
      {clock.bank !== undefined && <span className="quiet num">{w.bank(timeOf(bank, w))}</span>}
    </div>
  );
}

/** A table where others think: since when, until when, who is away. */
export function WaitLine({ line }: { line: Line }) {
  const w = useWords();
  const { language } = useSettings();
  const names = useNames();
  const opponents = useOpponents(line);
  const { id, game, title, seat, told, deadline, toAct, seats } = line;
  const round = useRound(line);
  const away = seats.find(one => toAct.includes(one.seat) && one.vacation !== null);
  const right =
    away?.vacation != null
      ? w.onVacationUntil(dateOf(away.vacation, language))
      : deadline === null
        ? ''
        : deadline < Date.now()
          ? w.timeOut
          : w.timeLeft(timeOf(deadline - Date.now(), w));
  return (
    <li>
      <Badge side={seat ?? 'neutral'} />
      <div>
        <a href={hrefOf({ page: 'table', id })}>
          <b>
            {names.title(game)}
            {title !== '' && `, ${title}`}
          </b>
        </a>{' '}
        <span>
          {[opponents, round, told?.turn === undefined ? '' : w.turnNo(told.turn)].filter(one => one !== '').join(' · ')}
          {line.fresh ? <NewRound /> : line.news && <span className="tag">{w.news}</span>}
        </span>
      </div>
      <span className="quiet">{right}</span>
    </li>
  );
}
