import type { Me, TableView } from '@polemos/server/client';
import { useEffect, useRef, useState } from 'react';
import { go } from '../../app/route.ts';
import { gameById } from '../../games/index.ts';
import type { Screens } from '../../games/screens.ts';
import type { OnlineParts } from '../../match/layout/onlineParts.ts';
import { LineContext } from '../../match/line.ts';
import { MatchBoundary } from '../../match/MatchBoundary.tsx';
import { MatchTable } from '../../match/MatchTable.tsx';
import { useOwnBoard } from '../../own-board/useOwnBoard.ts';
import { Meander } from '../../parts/Meander.tsx';
import { useText } from '../../text/index.ts';
import type { Shown } from '../../worker/session.ts';
import { MomentsPanel } from '../moments/MomentsPanel.tsx';
import { TablePanel } from '../table/TablePanel.tsx';
import { useWords } from '../words.ts';
import { Clock } from './Clock.tsx';
import { CommandLine } from './CommandLine.tsx';
import { ConnectionStrip } from './ConnectionStrip.tsx';
import { OverPanel } from './OverPanel.tsx';
import { withWords } from './olderWords.ts';
import { PlainTable } from './PlainTable.tsx';
import { ProposalStrip } from './ProposalStrip.tsx';
import { Since } from './Since.tsx';
import type { Held, OnlineSession } from './session.ts';

interface Props {
  readonly session: OnlineSession;
  readonly held: Held;
  readonly table: TableView;
  readonly shown: Shown;
  readonly me: Me | null;
  /** The moment that a link names. */
  readonly at: number | null;
}

/** The same match page as ever, over a connection, with the company of others. */
export function OnlineMatch({ session, held, table, shown, me, at }: Props) {
  const w = useWords();
  const t = useText();
  const [loaded, setScreens] = useState<Screens | null>(null);
  const screens = useOwnBoard(loaded, table.game, table.board);
  useEffect(() => {
    let here = true;
    void gameById(table.game)
      ?.load()
      .then(found => withWords(found, table.words ?? null))
      .then(found => here && setScreens(found));
    return () => {
      here = false;
    };
  }, [table.game, table.words]);
  const [opened] = useState(shown.length);
  const [aside, setAside] = useState(false);
  const said = useUnread(held.chat.length);
  const position = held.position;
  if (screens === null || position === null)
    return (
      <div className="match loading">
        <div className="frieze" />
        <Meander />
        <main>
          <h1 className="sr">{w.loading}</h1>
        </main>
      </div>
    );
  const [pending] = shown.pending;
  const online: OnlineParts = {
    strip: (
      <div className="strips">
        <ConnectionStrip status={held.status} sending={held.sending} refused={held.keptRefused} />
        <ProposalStrip table={table} />
        {table.me.seat === null && table.state === 'playing' && (
          <div className="strip" role="note">
            {w.lookingOn} {table.delay > 0 && w.lookingOnDelay(Math.round(table.delay / 60))}
          </div>
        )}
        {table.words != null && table.state === 'playing' && (
          <div className="strip" role="note">
            {w.olderRules}
          </div>
        )}
      </div>
    ),
    since: !aside && (
      <Since shown={shown} screens={screens} seen={held.seenEntry} opened={opened} onSeen={() => setAside(true)} />
    ),
    asked: (
      <>
        <CommandLine command={position.command} table={table} me={me} />
        {shown.seat !== null && <Clock clocks={position.clocks} seat={shown.seat} />}
      </>
    ),
    waiting: (
      <>
        <CommandLine command={position.command} table={table} me={me} />
        {pending !== undefined && <Clock clocks={position.clocks} seat={pending.seat} />}
      </>
    ),
    over:
      position.outcome === null ? null : (
        <OverPanel session={session} table={table} shown={shown} outcome={position.outcome} screens={screens} me={me} />
      ),
    title: (
      <>
        {w.table}
        {said.unread > 0 && <span className="unread num">{said.unread}</span>}
      </>
    ),
    panel: (
      // biome-ignore lint/a11y/noStaticElementInteractions: whoever looks at the talk has read it
      <div onPointerEnter={said.read} onFocus={said.read}>
        <TablePanel session={session} held={held} table={table} me={me} />
        <MomentsPanel table={table} at={shown.at} me={me} />
      </div>
    ),
    menu: [{ id: 'lobby', icon: 'online', name: w.lobby, act: () => go({ page: 'online' }) }],
  };
  return (
    <LineContext value={session}>
      <MatchBoundary t={t} instead={table.words == null ? null : <PlainTable shown={shown} screens={screens} />}>
        <MatchTable key={`${session.id} ${position.seat}`} shown={shown} screens={screens} online={online} at={at} />
      </MatchBoundary>
    </LineContext>
  );
}

/** How much was said since one last looked. */
function useUnread(count: number): { readonly unread: number; read(): void } {
  const [seen, setSeen] = useState<number | null>(null);
  const first = useRef(true);
  useEffect(() => {
    // What was said before the page was opened is not new.
    if (!first.current || count === 0) return;
    first.current = false;
    setSeen(count);
  }, [count]);
  return { unread: seen === null ? 0 : Math.max(0, count - seen), read: () => setSeen(count) };
}
