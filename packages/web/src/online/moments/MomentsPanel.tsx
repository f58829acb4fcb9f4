import type { Comment, Me, TableView } from '@polemos/server/client';
import { type FormEvent, useState } from 'react';
import { go, hrefOf } from '../../app/route.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Copy } from '../parts/Copy.tsx';
import { Complaint, Field } from '../parts/Field.tsx';
import { base, server, useRead } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { useSeasonWords } from '../seasonWords.ts';

interface Props {
  readonly table: TableView;
  /** After how many actions the board on screen stands. */
  readonly at: number;
  readonly me: Me | null;
}

/** A link to this very moment, what one keeps of a match, what is said about it; and who may see it once it is over. */
export function MomentsPanel({ table, at, me }: Props) {
  const c = useSeasonWords();
  const over = table.state === 'over';
  const { value, again } = useRead(() => server.moments(table.id), `${table.id} ${table.state} ${me?.id}`);
  const [text, setText] = useState('');
  const { busy, error, run } = useDo();
  const mark = (kind: 'bookmark' | 'comment') => (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      await server.mark(table.id, { kind, at, text });
      setText('');
      again();
    });
  };
  const unmark = (id: string) => void run(async () => server.unmark(table.id, id).then(again));
  const link = new URL(hrefOf({ page: 'table', id: table.id, at }), base).href;
  const mayComment = over && me !== null && (me.kind === 'account' || table.me.member);
  return (
    <section className="moments" aria-label={c.moments}>
      <h3>
        <Icon name="eye" /> {c.moments}
      </h3>
      <p className="about">{c.momentsAbout}</p>
      <p className="caps">{c.thisMoment(at)}</p>
      <Copy text={link} label={c.linkHere} />
      {me !== null && (
        <form className="moment-form" onSubmit={mark(mayComment ? 'comment' : 'bookmark')}>
          <Field label={mayComment ? c.commentWord : c.bookmarkWord} value={text} maxLength={1000} onText={setText} />
          <div className="acts">
            {mayComment && (
              <button type="submit" className="btn" disabled={busy || text.trim() === ''}>
                <Icon name="chat" /> {c.comment}
              </button>
            )}
            <button type="button" className="btn" disabled={busy} onClick={mark('bookmark')}>
              <Icon name="check" /> {c.bookmark}
            </button>
          </div>
        </form>
      )}
      {over && me === null && <p className="about">{c.signInToComment}</p>}
      <Complaint of={error} />
      {value !== null && value.bookmarks.length > 0 && (
        <>
          <h4>{c.bookmarks}</h4>
          <ul className="moment-list">
            {value.bookmarks.map(({ id, at: then, text: said }) => (
              <li key={id}>
                <MomentLink table={table.id} at={then} />
                <span>{said}</span>
                <Remove name={c.unmark(said === '' ? c.thisMoment(then) : said)} onClick={() => unmark(id)} />
              </li>
            ))}
          </ul>
        </>
      )}
      {value !== null && value.comments.length > 0 && (
        <>
          <h4>{c.comments}</h4>
          <ul className="moment-list">
            {value.comments.map((one: Comment) => (
              <li key={one.id}>
                <MomentLink table={table.id} at={one.at} />
                <span>
                  <b>{one.name}</b> {one.text}
                </span>
                {one.removable && <Remove name={c.unmark(one.text)} onClick={() => unmark(one.id)} />}
              </li>
            ))}
          </ul>
        </>
      )}
      {over && !table.public && (table.me.seat !== null || table.me.host) && (
        <div className="sharing">
          <p className="about">{table.shared ? c.sharedNow : c.shareAbout}</p>
          {table.shared && <Copy text={new URL(hrefOf({ page: 'table', id: table.id }), base).href} label={c.shareLink} />}
          <button
            type="button"
            className="btn"
            disabled={busy}
            onClick={() => void run(() => server.share(table.id, !table.shared))}
          >
            <Icon name="online" /> {table.shared ? c.unshare : c.share}
          </button>
        </div>
      )}
    </section>
  );
}

const A_MOMENT = 60;
/** To a moment, also when the address names it already and the board has gone on from there. */
function MomentLink({ table, at }: { table: string; at: number }) {
  const c = useSeasonWords();
  const href = hrefOf({ page: 'table', id: table, at });
  return (
    <a
      href={href}
      onClick={event => {
        if (location.hash !== href) return;
        // The address must become another for a moment, or nothing would follow from it.
        event.preventDefault();
        go({ page: 'table', id: table });
        setTimeout(() => go({ page: 'table', id: table, at }), A_MOMENT);
      }}
    >
      {c.thisMoment(at)}
    </a>
  );
}

const Remove = ({ name, onClick }: { name: string; onClick(): void }) => (
  <button type="button" className="icon-btn" aria-label={name} onClick={onClick}>
    <Icon name="close" />
  </button>
);
