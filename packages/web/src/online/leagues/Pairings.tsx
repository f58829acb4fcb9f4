import type { LeagueMatch, LeagueView } from '@polemos/server/client';
import { useState } from 'react';
import { hrefOf } from '../../app/route.ts';
import { useSettings } from '../../app/settings.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { momentOf } from '../parts/names.ts';
import { isSomebody, server, useMe } from '../parts/server.ts';
import { useSeasonWords } from '../seasonWords.ts';
import { useWords } from '../words.ts';

interface Props {
  readonly league: LeagueView;
  readonly busy: boolean;
  nameOf(person: string | null): string;
  act(what: () => Promise<unknown>): void;
}

type Awarded = 'first' | 'second' | 'draw' | 'none' | null;

const MORE_DAYS = 7;
const RESULT = { first: '1 : 0', second: '0 : 1', draw: '½ : ½', none: '0 : 0' } as const;

/** Round by round who meets whom; the present round is open. */
export function Pairings({ league, nameOf, busy, act }: Props) {
  const c = useSeasonWords();
  const w = useWords();
  const me = useMe();
  const [deciding, setDeciding] = useState<LeagueMatch | null>(null);
  const rounds = [...new Set(league.matches.map(({ round }) => round))];
  const decide = (result: Awarded) => {
    if (deciding === null) return;
    const { round, number, replay } = deciding;
    setDeciding(null);
    act(() => server.decide(league.id, { round, number, replay, result }));
  };
  const mine = isSomebody(me) ? me.id : null;
  /** Of a match of one's own one can only give the point away. */
  const mayChoose = (result: Awarded): boolean =>
    deciding?.first === mine ? result === 'second' : deciding?.second === mine ? result === 'first' : true;
  const choice = (result: Awarded, name: string) =>
    mayChoose(result) && (
      <button type="button" className="btn" onClick={() => decide(result)}>
        {name}
      </button>
    );
  return (
    <>
      {rounds.map(round => (
        <details key={round} open={round === league.round}>
          <summary>{league.kind === 'knock-out' && round === league.rounds ? c.final : c.round(round)}</summary>
          {league.matches
            .filter(match => match.round === round)
            .map(match => (
              <Pairing
                key={`${match.number} ${match.replay}`}
                {...{ match, league, nameOf, busy }}
                onDecide={() => setDeciding(match)}
                onTime={() => {
                  const { number, replay } = match;
                  act(() => server.decide(league.id, { round, number, replay, days: MORE_DAYS }));
                }}
              />
            ))}
        </details>
      ))}
      {deciding !== null && (
        <Dialog
          title={c.award}
          about={`${nameOf(deciding.first)} – ${nameOf(deciding.second)}`}
          close={w.close}
          onClose={() => setDeciding(null)}
        >
          <div className="dialog-acts">
            {choice('first', c.awardTo(nameOf(deciding.first)))}
            {choice('draw', c.awardDraw)}
            {choice('second', c.awardTo(nameOf(deciding.second)))}
            {choice('none', c.awardNone)}
            {deciding.why === 'award' && choice(null, c.awardUndo)}
          </div>
        </Dialog>
      )}
    </>
  );
}

interface Line {
  readonly match: LeagueMatch;
  readonly league: LeagueView;
  readonly busy: boolean;
  nameOf(person: string | null): string;
  onDecide(): void;
  onTime(): void;
}
function Pairing({ match, league, nameOf, busy, onDecide, onTime }: Line) {
  const c = useSeasonWords();
  const { language } = useSettings();
  const { first, second, result, why, deadline, late, table, annulled } = match;
  const present = league.state === 'running' && match.round === league.round && first !== null && second !== null;
  const notes = [
    ...(why === 'bye' ? [c.bye] : why === 'walkover' ? [c.walkover] : why === 'award' ? [c.awarded] : []),
    ...(annulled ? [c.annulled] : []),
    ...(result === null && deadline !== null ? [c.until(momentOf(deadline, language))] : []),
    ...(late ? [c.late] : []),
  ];
  return (
    <div className="pairing">
      <span>
        {first === null ? '–' : nameOf(first)} <Badge side={league.seats[0]} />
      </span>
      <span className="result num">{result === null ? '–' : why === 'bye' ? '' : RESULT[result]}</span>
      <span>
        {second === null ? (
          '–'
        ) : (
          <>
            <Badge side={league.seats[1]} /> {nameOf(second)}
          </>
        )}
      </span>
      <div className="acts">
        {table !== null && (
          <a className="btn" href={hrefOf({ page: 'table', id: table })}>
            {c.openMatch}
            <span className="sr">
              {' '}
              {nameOf(first)} – {nameOf(second)}
            </span>
          </a>
        )}
        {league.me.organiser && present && (
          <>
            <button type="button" className="btn" disabled={busy} onClick={onDecide}>
              {c.award}
              <span className="sr">
                {' '}
                {nameOf(first)} – {nameOf(second)}
              </span>
            </button>
            {late && (
              <button type="button" className="btn" disabled={busy} onClick={onTime}>
                {c.moreTime(MORE_DAYS)}
              </button>
            )}
          </>
        )}
      </div>
      {notes.length > 0 && <span className="note">{notes.join(' · ')}</span>}
    </div>
  );
}
