import type { Here, Line, Me } from '@polemos/server/client';
import { hrefOf } from '../../app/route.ts';
import { useSettings } from '../../app/settings.ts';
import { dateOf, useNames } from '../parts/names.ts';
import { useWords } from '../words.ts';
import { GuestMark } from './GuestMark.tsx';

const MOST = 12;

/** Who could be asked right now. */
export function WhoIsHere({
  here,
  tables,
  me,
  onChallenge,
}: {
  here: Here;
  tables: readonly Line[];
  me: Me;
  onChallenge(name: string): void;
}) {
  const w = useWords();
  const names = useNames();
  const { language } = useSettings();
  const others = here.people.filter(({ id }) => id !== me.id);
  const doing = (at: readonly string[]) => {
    const known = tables.find(({ id }) => at.includes(id));
    return known !== undefined ? names.title(known.game) : at.length > 0 ? w.atTable : w.inLobby;
  };
  return (
    <section aria-labelledby="here">
      <h2 id="here">
        {w.whoIsHere}
        {here.members > 0 && (
          <span className="beside-head">
            {w.ofMembers(here.people.filter(({ kind }) => kind === 'account').length, here.members)}
          </span>
        )}
      </h2>
      <ul className="here-list">
        {others.slice(0, MOST).map(({ id, name, kind, at, vacation }) => (
          <li key={id} className={vacation === null ? 'here' : ''}>
            <i className="presence" aria-hidden="true" />
            <a href={hrefOf({ page: 'person', id })}>
              <b>{name}</b>
            </a>{' '}
            <GuestMark kind={kind} />
            <span className="quiet">{vacation === null ? doing(at) : w.onVacationUntil(dateOf(vacation, language))}</span>
            {kind !== 'bot' && (
              <button type="button" className="link" aria-label={w.challengeThem(name)} onClick={() => onChallenge(name)}>
                {w.challengeShort}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
