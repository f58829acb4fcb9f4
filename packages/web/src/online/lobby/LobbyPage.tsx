import type { Line, Me } from '@polemos/server/client';
import { useState } from 'react';
import { isPhone, useLayout } from '../../app/useLayout.ts';
import { Ship } from '../../home/Ship.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { Waves } from '../../parts/Meander.tsx';
import { Enter } from '../account/Enter.tsx';
import { VacationCard } from '../account/VacationCard.tsx';
import { Frame } from '../parts/Frame.tsx';
import { isSomebody, server, setMe, useMe, useRead } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { useEvery } from '../parts/useEvery.ts';
import { useWaiting } from '../parts/waiting.ts';
import { useWords } from '../words.ts';
import { Finished, MyLeague, MyRatings } from './Beside.tsx';
import { Challenges } from './Challenges.tsx';
import { Chronicle } from './Chronicle.tsx';
import { FindOpponent } from './FindOpponent.tsx';
import { MyLeagues } from './MyLeagues.tsx';
import { NewTable } from './NewTable.tsx';
import { Seeks } from './Seeks.tsx';
import { TableLine } from './TableLine.tsx';
import { TurnLine, WaitLine } from './TurnLine.tsx';
import { WhoIsHere } from './WhoIsHere.tsx';

const EVERY = 15_000;

/** Where it is my turn, who asks me, who looks for somebody, who is here. */
export function LobbyPage() {
  const w = useWords();
  const me = useMe();
  const someone = isSomebody(me) ? me : null;
  const [laying, setLaying] = useState<{ readonly whom?: string } | null>(null);
  const { tables, challenges } = useWaiting();
  const open = useRead(() => server.openTables(), 'open');
  const seeks = useRead(() => server.seeks(), `seeks ${someone?.id}`);
  const here = useRead(() => (someone === null ? Promise.resolve(null) : server.here()), `here ${someone?.id}`);
  useEvery(EVERY, () => {
    open.again();
    seeks.again();
    here.again();
  });
  const mine = someone === null ? [] : tables;
  const others = open.value?.filter(line => !mine?.some(({ id }) => id === line.id)) ?? [];
  const over = mine?.filter(({ state }) => state === 'over').length ?? 0;
  // What one is asked to stands among the challenges.
  const asked = new Set(challenges.filter(one => !one.mine).map(({ table }) => table));
  const layout = useLayout();
  const narrow = isPhone(layout) || layout === 'upright';
  const known = [...(mine ?? []), ...(open.value ?? [])];
  return (
    <Frame page="online" hero={someone === null ? <Hero onLay={() => setLaying({})} /> : null}>
      <div className="lobby">
        <div>
          {someone !== null && (
            <>
              <MyTurns lines={mine} />
              <MyLeagues />
              {narrow && <Challenges all={challenges} />}
              <Waiting lines={mine ?? []} />
            </>
          )}
          {someone !== null && (
            <FindOpponent onSought={seeks.again} onLay={() => setLaying({})} onName={() => setLaying({ whom: '' })} />
          )}
          {someone !== null && <MyTables lines={(mine ?? []).filter(({ id }) => !asked.has(id))} />}
          {someone === null && <Seeks seeks={seeks.value ?? []} tables={others} me={null} onChange={seeks.again} />}
        </div>
        {someone !== null && (
          <div>
            {!narrow && <Challenges all={challenges} />}
            <Seeks seeks={seeks.value ?? []} tables={others} me={someone} onChange={seeks.again} />
            {here.value !== null && (
              <WhoIsHere here={here.value} tables={known} me={someone} onChallenge={whom => setLaying({ whom })} />
            )}
          </div>
        )}
        <aside>
          <button type="button" className="btn large new-table-btn" onClick={() => setLaying({})} hidden={someone === null}>
            <Icon name="table" /> {w.newTable}
          </button>
          {someone !== null && <MyLeague lines={mine ?? []} me={someone.id} />}
          {someone !== null && <MyRatings me={someone.id} count={over} />}
          {someone !== null && <Finished lines={mine ?? []} />}
          {someone !== null && <Chronicle />}
          <WhoAmI me={someone} />
          {someone?.kind === 'account' && <VacationCard />}
          <section className="card promise">
            <h2>
              <Icon name="dice" /> {w.dice}
            </h2>
            <p className="about">{w.dicePromise}</p>
          </section>
        </aside>
      </div>
      {laying !== null && <NewTable {...laying} onClose={() => setLaying(null)} />}
    </Frame>
  );
}

function Hero({ onLay }: { onLay(): void }) {
  const w = useWords();
  return (
    <div className="hero lobby-hero">
      <div className="hero-body">
        <div className="hero-words">
          <h1>{w.online}</h1>
          <p>{w.pitch}</p>
          <div className="cta">
            <button type="button" className="btn primary large" onClick={onLay}>
              <Icon name="table" /> {w.newTable}
            </button>
          </div>
        </div>
        <Ship />
      </div>
      <Waves />
    </div>
  );
}

/** The tables where it is my turn, the most pressing first. */
function MyTurns({ lines }: { lines: readonly Line[] | null }) {
  const w = useWords();
  if (lines === null) return <div className="skeleton" />;
  const turn = lines.filter(({ myTurn }) => myTurn);
  const waits = lines.some(({ seat, state }) => seat !== null && state === 'playing');
  return (
    <section aria-labelledby="turn">
      <h1 id="turn" className="lobby-head">
        {turn.length > 0 ? w.yourTurnAt(turn.length) : waits ? w.noTurn : w.noMatches}
        {turn.length > 1 && <span className="beside-head">{w.firstOut}</span>}
      </h1>
      {turn.length > 0 && (
        <ul className="matches tables turns">
          {turn.map((line, i) => (
            <TurnLine key={line.id} line={line} first={i === 0} />
          ))}
        </ul>
      )}
      {lines.length === 0 && <p className="about">{w.noTablesAbout}</p>}
    </section>
  );
}

/** So many are shown until somebody wants to see all. */
const FEW = 6;
/** Where others think; then where I only look on. */
function Waiting({ lines }: { lines: readonly Line[] }) {
  const w = useWords();
  const [all, setAll] = useState(false);
  const playing = lines.filter(({ myTurn, state }) => !myTurn && state === 'playing');
  const mine = playing.filter(({ seat }) => seat !== null);
  const watched = playing.filter(({ seat }) => seat === null);
  const shown = all ? mine : mine.slice(0, FEW);
  return (
    <>
      {mine.length > 0 && (
        <section aria-labelledby="others">
          <h2 id="others">
            {w.othersThink}
            {shown.length < mine.length && (
              <button type="button" className="link beside-head" onClick={() => setAll(true)}>
                {w.allTables(mine.length)}
              </button>
            )}
          </h2>
          <ul className="waits">
            {shown.map(line => (
              <WaitLine key={line.id} line={line} />
            ))}
          </ul>
        </section>
      )}
      {watched.length > 0 && (
        <section aria-labelledby="watched">
          <h2 id="watched">{w.watchedHead}</h2>
          <ul className="waits">
            {watched.slice(0, FEW).map(line => (
              <WaitLine key={line.id} line={line} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Tables of mine that still wait for players. */
function MyTables({ lines }: { lines: readonly Line[] }) {
  const w = useWords();
  const open = lines.filter(({ state }) => state === 'open');
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">{w.myTables}</h2>
      <ul className="matches tables">
        {open.map(line => (
          <TableLine key={line.id} line={line} />
        ))}
      </ul>
    </section>
  );
}

function WhoAmI({ me }: { me: Me | null }) {
  const w = useWords();
  const [registering, setRegistering] = useState(false);
  const { run } = useDo();
  const asked = me?.kind === 'account' && !me.emailVerified ? sessionStorage.getItem('polemos.asked') : null;
  if (me === null || (registering && me.kind === 'guest'))
    return <Enter way={registering ? 'register' : 'guest'} key={String(me?.kind)} />;
  return (
    <section className="card who-card" aria-label={w.account}>
      <h2>
        <Icon name="person" /> {w.signedInAs(me.name)}
      </h2>
      {me.kind === 'guest' && <p className="about">{w.guestAbout}</p>}
      {asked !== null && <p role="status">{w.verifyWait(asked)}</p>}
      <div className="acts">
        {me.kind === 'guest' ? (
          <button type="button" className="btn primary" onClick={() => setRegistering(true)}>
            {w.register}
          </button>
        ) : (
          <button type="button" className="btn" onClick={() => void run(async () => server.logout().then(() => setMe(null)))}>
            {w.signOut}
          </button>
        )}
      </div>
    </section>
  );
}
