import type { Upload } from '@polemos/server/client';
import { useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import { titleOf } from '../../home/matchWords.ts';
import type { Listed } from '../../home/useMatches.ts';
import { Icon } from '../../parts/Icon.tsx';
import { summaries } from '../../storage/store.ts';
import type { Summary } from '../../storage/summary.ts';
import { useText } from '../../text/index.ts';
import { session } from '../../worker/session.ts';
import { Complaint } from '../parts/Field.tsx';
import { momentOf } from '../parts/names.ts';
import { isSomebody, server, useMe, useRead } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { useSeasonWords } from '../seasonWords.ts';
import { knownUploads, knowUpload, whereabouts } from './known.ts';

interface Row {
  readonly match: string;
  readonly here: Summary | null;
  readonly there: Upload | null;
}

/** Matches of this browser and of the account, and which of them has gone further. */
export default function Travel({ matches, onChange }: { matches: readonly Listed[]; onChange(): void }) {
  const c = useSeasonWords();
  const me = useMe();
  if (!isSomebody(me)) return null;
  if (me.kind !== 'account') return <p className="about">{c.travelSignIn}</p>;
  return <Between person={me.id} matches={matches} onChange={onChange} />;
}

function Between({ person, matches, onChange }: { person: string; matches: readonly Listed[]; onChange(): void }) {
  const c = useSeasonWords();
  const t = useText();
  const { language } = useSettings();
  const { value, again } = useRead(() => server.uploads(), `uploads ${person}`);
  const { busy, error, run } = useDo();
  const [told, setTold] = useState<string | null>(null);
  if (value === null) return null;
  const known = knownUploads(person);
  const local = matches.map(({ summary }) => summary);
  const rows: readonly Row[] = [
    ...local.map(here => ({ match: here.id, here, there: value.find(({ match }) => match === here.id) ?? null })),
    ...value
      .filter(({ match }) => !local.some(({ id }) => id === match))
      .map(there => ({ match: there.match, here: null, there })),
  ];
  const send = (match: string) =>
    void run(async () => {
      const packed = await session().ask({ ask: 'pack', id: match });
      if (!('packed' in packed)) throw new Error('broken');
      const updated = local.find(({ id }) => id === match)?.updated ?? 0;
      const sent = await server.keepUpload(match, {
        known: known[match]?.revision ?? null,
        summary: packed.summary,
        body: packed.packed,
      });
      if (sent.besides === null) knowUpload(person, match, { revision: sent.revision, updated });
      setTold(sent.besides === null ? null : c.keptBoth);
      again();
    });
  const take = (there: Upload) =>
    void run(async () => {
      const { body, revision } = await server.upload(there.match);
      const answer = await session().ask({ ask: 'unpack', packed: body });
      if (!('ok' in answer) || answer.id === undefined) throw new Error('broken');
      const now = (await summaries()).summaries.find(({ id }) => id === answer.id);
      const beside = answer.id !== there.match;
      if (!beside && now !== undefined) knowUpload(person, there.match, { revision, updated: now.updated });
      setTold(beside && there.besides === null ? c.takenBoth : c.takenUp);
      onChange();
      again();
    });
  const drop = (match: string) =>
    void run(async () => {
      await server.dropUpload(match);
      knowUpload(person, match, null);
      again();
    });
  return (
    <section className="travel" aria-label={c.travel}>
      <h3>
        <Icon name="online" /> {c.travel}
      </h3>
      <p className="about">{c.travelAbout}</p>
      {rows.length === 0 && <p className="about">{c.noTravel}</p>}
      <ul className="moment-list">
        {rows.map(({ match, here, there }) => {
          const state = whereabouts(here?.updated ?? null, there?.revision ?? null, known[match]);
          const title = titleOf((here ?? there?.summary) as Summary, { language, t });
          return (
            <li key={match}>
              <span>
                <b>{title}</b>{' '}
                <span className="about">
                  {c.upState[state]}
                  {there !== null && ` · ${c.fromDevice(momentOf(there.updated, language))}`}
                </span>
              </span>
              {(state === 'here' || state === 'ahead' || state === 'both') && (
                <button type="button" className="btn" disabled={busy} onClick={() => send(match)}>
                  {state === 'here' ? c.sendUp : c.sendUpAgain}
                  <span className="sr"> {title}</span>
                </button>
              )}
              {there !== null && (state === 'there' || state === 'behind' || state === 'both') && (
                <button type="button" className="btn" disabled={busy} onClick={() => take(there)}>
                  {c.takeUp}
                  <span className="sr"> {title}</span>
                </button>
              )}
              {there !== null && (
                <button
                  type="button"
                  className="icon-btn"
                  aria-label={`${c.takeOut}: ${title}`}
                  disabled={busy}
                  onClick={() => drop(match)}
                >
                  <Icon name="close" />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {told !== null && <p role="status">{told}</p>}
      <Complaint of={error} />
    </section>
  );
}
