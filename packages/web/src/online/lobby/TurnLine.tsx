import type { Line, Time } from '@polemos/server/client';
import { hrefOf } from '../../app/route.ts';
import { useSettings } from '../../app/settings.ts';
import { Badge } from '../../parts/Badge.tsx';
import { useText } from '../../text/index.ts';
import { leftOf } from '../parts/left.ts';
import { dateOf, momentOf, timeOf, useNames } from '../parts/names.ts';
import { serverNow } from '../parts/time.ts';
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
  const until = league.deadline === null ? [] : [c.until(momentOf(league.deadline, language))];
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
  const where = [useWhen(line), told?.phase ?? ''].filter(one => one !== '').join(', ');
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
        {told?.last !== undefined && (
          <span className="last" title={told.last}>
            {told.last}
          </span>
        )}
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

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** What is left of the move, and what lies in the bank for afterwards. */
export function TimeLeft({ clock }: { clock: Time }) {
  const w = useWords();
  const { left, bank } = leftOf(clock, serverNow());
  const banked = left === 0 && bank > 0;
  return (
    <div className={`time-left ${left + bank < DAY || banked ? 'short' : ''}`}>
      <span className="num">{left + bank <= 0 ? w.timeOut : timeOf(banked ? bank : left, w)}</span>
      <meter
        min={0}
        max={Math.max(banked ? (clock.bank ?? 0) : clock.left, 1)}
        value={banked ? bank : left}
        aria-label={w.clock}
      />
      {banked ? (
        <span className="quiet">{w.fromBank}</span>
      ) : (
        clock.bank !== undefined && <span className="quiet num">{w.bank(timeOf(bank, w))}</span>
      )}
    </div>
  );
}

/** The turn, or the round where the game has those. */
function useWhen({ told }: Line): string {
  const w = useWords();
  return told?.turn !== undefined ? w.turnNo(told.turn) : told?.round !== undefined ? w.roundNo(told.round) : '';
}

/** Of several opponents those who must move; of one nothing need be said. */
function useAwaited({ seats, toAct, seat }: Line): string {
  const w = useWords();
  const { language } = useSettings();
  const others = seats.filter(one => one.seat !== seat);
  const awaited = others.filter(one => toAct.includes(one.seat)).flatMap(({ people }) => people);
  if (others.length < 2 || awaited.length === 0) return '';
  return w.toMove(new Intl.ListFormat(language, { type: 'conjunction' }).format(awaited));
}

/** A table where others think: who, since when, until when, who is away. */
export function WaitLine({ line }: { line: Line }) {
  const w = useWords();
  const { language } = useSettings();
  const names = useNames();
  const opponents = useOpponents(line);
  const awaited = useAwaited(line);
  const { id, game, title, seat, deadline, toAct, seats, absent, updated } = line;
  const round = useRound(line);
  const when = useWhen(line);
  const now = serverNow();
  const away = seats.find(one => toAct.includes(one.seat) && one.vacation !== null);
  const left = deadline === null ? '' : deadline < now ? w.timeOut : w.timeLeft(timeOf(deadline - now, w));
  const since = now - updated < HOUR ? '' : w.forTime(timeOf(now - updated, w));
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
          {[opponents, awaited, round, when].filter(one => one !== '').join(' · ')}
          {line.fresh ? <NewRound /> : line.news && <span className="tag">{w.news}</span>}
        </span>
      </div>
      <span className="quiet">
        {absent !== null ? (
          <>
            {/* Who was here a moment ago gives signs enough: it is the time that is over. */}
            <span className="absent">{now - absent < DAY ? w.timeOut : w.isAbsent(Math.floor((now - absent) / DAY))}</span> ·{' '}
            <a href={hrefOf({ page: 'table', id })}>{w.substituteThem}</a>
          </>
        ) : away?.vacation != null ? (
          w.onVacationUntil(dateOf(away.vacation, language))
        ) : (
          [since, left].filter(one => one !== '').join(' · ')
        )}
      </span>
    </li>
  );
}
