import type { Chat, Me, TableView } from '@polemos/server/client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { hrefOf } from '../../app/route.ts';
import { useSettings } from '../../app/settings.ts';
import { Icon } from '../../parts/Icon.tsx';
import { GuestMark } from '../lobby/GuestMark.tsx';
import { Complaint } from '../parts/Field.tsx';
import { dateOf } from '../parts/names.ts';
import { server, useRead } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { useWords } from '../words.ts';
import { ReportDialog } from './ReportDialog.tsx';

/** What people say: to the table, or to those who share their seat. It is text and nothing but text. */
export function ChatPanel({
  chat,
  table,
  me,
  onMuted,
}: {
  chat: readonly Chat[];
  table: TableView;
  me: Me | null;
  onMuted(): void;
}) {
  const w = useWords();
  const { language } = useSettings();
  const [text, setText] = useState('');
  const shares = (table.seats.find(({ seat }) => seat === table.me.seat)?.people.length ?? 0) > 1;
  const [council, setCouncil] = useState(false);
  const [reporting, setReporting] = useState<Chat | null>(null);
  const { busy, error, run } = useDo();
  const apart = useRead(() => (me === null ? Promise.resolve(null) : server.apart()), `apart ${table.id} ${me?.id}`);
  const here = new Set([...table.seats.flatMap(({ people }) => people), ...table.beside].map(({ id }) => id));
  const muted = apart.value?.muted.filter(({ id }) => here.has(id)) ?? [];
  const again = () => {
    apart.again();
    onMuted();
  };
  const foot = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: something new was said
  useEffect(() => {
    const list = foot.current;
    if (list !== null) list.scrollTop = list.scrollHeight;
  }, [chat.length]);
  const say = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    void run(async () => {
      await server.say(table.id, text, shares && council);
      setText('');
    });
  };
  return (
    <section className="chat" aria-label={w.chat}>
      <h2>
        <Icon name="chat" /> {w.chat}
      </h2>
      {chat.length === 0 ? (
        <p className="empty">{w.noChat}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse must be able to scroll it
        <div ref={foot} className="said" role="log" aria-label={w.chat} aria-live="polite" tabIndex={0}>
          <ol>
            {chat.map((one, i) => (
              <li key={one.id} className={one.seat === null ? '' : 'to-council'}>
                {(i === 0 || dateOf(chat[i - 1].at, language) !== dateOf(one.at, language)) && (
                  <p className="said-day">{dateOf(one.at, language)}</p>
                )}
                <div className="said-by">
                  <a href={hrefOf({ page: 'person', id: one.person })}>{one.name}</a> <GuestMark kind={one.kind} />
                  {one.seat !== null && <span className="tag">{one.to.length > 0 ? w.letter1 : w.council1}</span>}
                  <time dateTime={new Date(one.at).toISOString()}>
                    {new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(one.at)}
                  </time>
                  {me !== null && one.person !== me.id && (
                    <span className="said-acts">
                      <button
                        type="button"
                        className="link"
                        onClick={() => void run(async () => server.mute(one.person).then(again))}
                      >
                        {w.mute(one.name)}
                      </button>
                      <button type="button" className="link" onClick={() => setReporting(one)}>
                        {w.report}
                      </button>
                    </span>
                  )}
                </div>
                <p>{one.text}</p>
              </li>
            ))}
          </ol>
        </div>
      )}
      {muted.length > 0 && (
        <p className="about">
          {w.mutedHere}{' '}
          {muted.map(({ id, name }) => (
            <button key={id} type="button" className="link" onClick={() => void run(async () => server.unmute(id).then(again))}>
              {w.unmute(name)}
            </button>
          ))}
        </p>
      )}
      <Complaint of={error} />
      {me !== null && table.me.member && (
        <form className="say" onSubmit={say}>
          {shares && (
            <label className="check">
              <input type="checkbox" checked={council} onChange={event => setCouncil(event.target.checked)} /> {w.chatCouncil}
            </label>
          )}
          <input
            value={text}
            maxLength={2000}
            aria-label={shares && council ? w.chatCouncil : w.chatAll}
            placeholder={w.saySomething}
            onChange={event => setText(event.target.value)}
          />
          <button type="submit" className="btn" disabled={busy}>
            {w.say}
          </button>
        </form>
      )}
      {reporting !== null && <ReportDialog chat={reporting} onClose={() => setReporting(null)} />}
    </section>
  );
}
