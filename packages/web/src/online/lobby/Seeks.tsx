import type { Line, Me, Seek } from '@polemos/server/client';
import { useState } from 'react';
import { go } from '../../app/route.ts';
import { GAMES } from '../../games/index.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Complaint } from '../parts/Field.tsx';
import { paceOf, useNames } from '../parts/names.ts';
import { Select } from '../parts/Select.tsx';
import { server } from '../parts/server.ts';
import { useDo } from '../parts/useDo.ts';
import { useWords } from '../words.ts';
import { GuestMark } from './GuestMark.tsx';
import { ownEntropy } from './NewTable.tsx';
import { TableLine } from './TableLine.tsx';

const ALL = 'all';

/** Who looks for anybody, and the tables that stand open: those that one can sit down at first. */
export function Seeks({
  seeks,
  tables,
  me,
  onChange,
}: {
  seeks: readonly Seek[];
  tables: readonly Line[];
  me: Me | null;
  onChange(): void;
}) {
  const w = useWords();
  const [game, setGame] = useState(ALL);
  const [clock, setClock] = useState(ALL);
  const [free, setFree] = useState(false);
  const fits = (one: { readonly game: string; readonly pace: { readonly kind: string } }) =>
    (game === ALL || one.game === game) && (clock === ALL || one.pace.kind === clock);
  const hasFree = (line: Line) =>
    line.state === 'open' && line.seats.some(({ bot, people }) => bot === null && people.length === 0);
  const sought = seeks.filter(fits);
  const open = tables.filter(line => fits(line) && (!free || hasFree(line)));
  return (
    <>
      <section aria-labelledby="seeks">
        <h2 id="seeks">{w.openSeeks}</h2>
        <Filter {...{ game, setGame, clock, setClock, free, setFree }} />
        {sought.length === 0 && <p className="about">{w.noSeeks}</p>}
        <ul className="asks">
          {sought.map(one => (
            <SeekLine key={one.id} seek={one} me={me} onChange={onChange} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="open">
        <h2 id="open">{w.openTables}</h2>
        {open.length === 0 ? (
          <p className="about">{w.noOpen}</p>
        ) : (
          <ul className="matches tables">
            {open.map(line => (
              <TableLine key={line.id} line={line} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

interface FilterProps {
  readonly game: string;
  readonly clock: string;
  readonly free: boolean;
  setGame(game: string): void;
  setClock(clock: string): void;
  setFree(free: boolean): void;
}
function Filter({ game, setGame, clock, setClock, free, setFree }: FilterProps) {
  const w = useWords();
  const names = useNames();
  return (
    <details className="filter">
      <summary>{w.filter}</summary>
      <div className="filter-row">
        <Select
          label={w.filterGame}
          value={game}
          options={[{ value: ALL, name: w.filterAll }, ...GAMES.map(({ id }) => ({ value: id, name: names.title(id) }))]}
          onChange={setGame}
        />
        <Select
          label={w.filterPace}
          value={clock}
          options={[
            { value: ALL, name: w.filterAll },
            { value: 'days', name: w.clockDays },
            { value: 'live', name: w.clockLive },
            { value: 'none', name: w.clockNone },
          ]}
          onChange={setClock}
        />
      </div>
      <label className="check">
        <input type="checkbox" checked={free} onChange={event => setFree(event.target.checked)} /> {w.filterFree}
      </label>
    </details>
  );
}

function SeekLine({ seek, me, onChange }: { seek: Seek; me: Me | null; onChange(): void }) {
  const w = useWords();
  const names = useNames();
  const { busy, error, run } = useDo();
  const take = () =>
    void run(async () => {
      const table = await server.takeSeek(seek.id, ownEntropy());
      go({ page: 'table', id: table.id });
    });
  const drop = () => void run(async () => server.dropSeek(seek.id).then(onChange));
  const title = `${names.title(seek.game)}${seek.scenario === null ? '' : `, ${names.scenario(seek.game, seek.scenario)}`}`;
  return (
    <li>
      <Icon name="search" />
      <div>
        <b>{title}</b>
        <span>
          {seek.mine ? w.mySeek : seek.by.name} <GuestMark kind={seek.by.kind} />
          {seek.rated !== null && !seek.mine && <span className="num quiet"> {seek.rated}</span>} · {paceOf(seek.pace, w, false)}
        </span>
        <Complaint of={error} />
      </div>
      {me !== null && (
        <button type="button" className="btn" disabled={busy} onClick={seek.mine ? drop : take}>
          {seek.mine ? w.dropSeek : w.play}
          <span className="sr"> {title}</span>
        </button>
      )}
    </li>
  );
}
