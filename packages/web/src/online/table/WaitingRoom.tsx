import { TEMPERS } from '@polemos/kernel';
import type { Me, TableView } from '@polemos/server/client';
import { type FormEvent, useState } from 'react';
import { go } from '../../app/route.ts';
import { gameById } from '../../games/index.ts';
import { useBoardWords } from '../../own-board/words.ts';
import { Icon } from '../../parts/Icon.tsx';
import { useText } from '../../text/index.ts';
import { useLabelled } from '../../text/useLabelled.ts';
import { LEVELS, temperedLevels } from '../../worker/protocol.ts';
import { Enter } from '../account/Enter.tsx';
import { ownEntropy } from '../lobby/NewTable.tsx';
import { ConnectionStrip } from '../match/ConnectionStrip.tsx';
import type { Held, OnlineSession } from '../match/session.ts';
import { Complaint, Field } from '../parts/Field.tsx';
import { Frame } from '../parts/Frame.tsx';
import { paceOf, useNames } from '../parts/names.ts';
import { Select } from '../parts/Select.tsx';
import { server } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { ChatPanel } from '../talk/ChatPanel.tsx';
import { useWords } from '../words.ts';
import { Invitations } from './Invitations.tsx';
import { Seal } from './Seal.tsx';
import { SeatList } from './SeatList.tsx';
import { TableHook } from './TableHook.tsx';

const PERSON = 'person';
/** The levels of the house, the game's own bots, and the levels with each temper where the game knows them. */
function botsOf(game: string): readonly string[] {
  const known = gameById(game);
  const tempered = temperedLevels(known).flatMap(level => TEMPERS.map(temper => `${level}/${temper}`));
  return [...LEVELS, ...tempered, ...(known?.bots ?? [])];
}

/** Before a match: seats fill, the dice are promised, the host starts. */
export function WaitingRoom({
  session,
  held,
  table,
  me,
}: {
  session: OnlineSession;
  held: Held;
  table: TableView;
  me: Me | null;
}) {
  const w = useWords();
  const say = useLabelled();
  const t = useText();
  const names = useNames();
  const board = useBoardWords();
  const { busy, error, run } = useDo();
  const [entropy, setEntropy] = useState('');
  const [mixed, setMixed] = useState(false);
  const free = (seat: string) => table.seats.some(one => one.seat === seat && one.bot === null && one.people.length === 0);
  const full = table.seats.every(({ bot, people }) => bot !== null || people.length > 0);
  const mix = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      await server.setEntropy(table.id, entropy);
      setMixed(true);
    });
  };
  const aside = (seat: string) => {
    const chair = table.seats.find(one => one.seat === seat);
    const canSit = me !== null && table.me.seat === null && (table.public || table.me.member) && free(seat);
    return (
      <div className="seat-acts">
        {table.me.host && (chair?.people.length ?? 0) === 0 && (
          <Select
            bare
            label={say(w.botIn, names.seat(table, seat))}
            value={chair?.bot ?? PERSON}
            options={[
              { value: PERSON, name: w.noBot },
              ...botsOf(table.game).map(level => ({
                value: level,
                name: t.botPlayer(names.bot(table.game, level)),
              })),
            ]}
            onChange={level => void run(() => server.setBot(table.id, seat, level === PERSON ? null : level))}
          />
        )}
        {canSit && (
          <button
            type="button"
            className="btn gold"
            disabled={busy}
            onClick={() => void run(() => server.join(table.id, seat, ownEntropy()))}
          >
            {w.sit}
          </button>
        )}
      </div>
    );
  };
  return (
    <Frame page="table">
      <ConnectionStrip status={held.status} sending={false} />
      <header className="page-head">
        <div>
          <h1>
            {names.title(table.game)}
            {table.title !== '' && `, ${table.title}`}
          </h1>
          <p>
            {names.scenario(table.game, table.scenario)} · {paceOf(table.pace, w)} · {table.public ? w.public : w.private}
          </p>
          {table.board !== undefined && (
            <p className="about">
              <Icon name="layers" /> {board.playedOn(table.board.name)}. {board.apart}
            </p>
          )}
        </div>
        {table.me.host && (
          <button
            type="button"
            className="btn primary large"
            aria-disabled={!full}
            disabled={busy}
            title={full ? undefined : w.seatsEmpty}
            onClick={() => void run(() => server.start(table.id))}
          >
            <Icon name="play" /> {w.start}
          </button>
        )}
      </header>
      <Complaint of={error} />
      <div className="columns">
        <div className="wide-column">
          {me === null && <Enter />}
          <section className="card" aria-labelledby="seats">
            <h2 id="seats">
              <Icon name="table" /> {w.seats}
            </h2>
            <SeatList table={table} present={held.present} me={me?.id ?? null} aside={aside} />
            <p className="about" role="status">
              {full ? (table.me.host ? w.fullSoon : w.startWait) : table.autostart ? w.startsAlone : w.waitingForPlayers}
            </p>
            {table.me.member && table.me.seat !== null && (
              <div className="acts">
                <button
                  type="button"
                  className="btn"
                  disabled={busy}
                  onClick={() => void run(async () => server.leave(table.id).then(() => go({ page: 'online' })))}
                >
                  {w.leave}
                </button>
              </div>
            )}
          </section>
          {(table.me.host || table.me.seat !== null) && <Invitations table={table} />}
          {table.me.host && <TableHook table={table} />}
          {table.me.host && (
            <div className="acts">
              <button
                type="button"
                className="btn"
                disabled={busy}
                onClick={() => void run(() => server.changeTable(table.id, { public: !table.public }))}
              >
                {table.public ? w.makePrivate : w.makePublic}
              </button>
              <label className="check">
                <input
                  type="checkbox"
                  checked={table.autostart}
                  disabled={busy}
                  onChange={event => void run(() => server.changeTable(table.id, { autostart: event.target.checked }))}
                />{' '}
                {w.autostart}
              </label>
            </div>
          )}
          {table.me.host && (
            <button
              type="button"
              className="btn"
              disabled={busy}
              onClick={() => {
                if (window.confirm(w.cancelTableAsk))
                  void run(async () => server.cancelTable(table.id).then(() => go({ page: 'online' })));
              }}
            >
              {w.cancelTable}
            </button>
          )}
        </div>
        <aside className="narrow-column">
          <section className="card">
            <Seal table={table} />
            {table.me.seat !== null && (
              <form className="row-form" onSubmit={mix}>
                <Field label={w.myEntropy} about={w.diceAbout} value={entropy} required maxLength={200} onText={setEntropy} />
                <button type="submit" className="btn" disabled={busy}>
                  {w.mixIn}
                </button>
                {mixed && <p role="status">{w.saved}</p>}
              </form>
            )}
          </section>
          <div className="card">
            <ChatPanel chat={held.chat} table={table} me={me} onMuted={() => void session.readChat()} />
          </div>
        </aside>
      </div>
    </Frame>
  );
}
