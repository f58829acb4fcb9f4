import { hrefOf } from '../../app/route.ts';
import { server, useRead } from '../parts/server.ts';
import { useWords } from '../words.ts';
import { TableLine } from './TableLine.tsx';
import '../style/online.css';

/** On the home page of somebody who plays online: the tables that go on, where it is their turn first. */
export default function HomeTables() {
  const w = useWords();
  const { value } = useRead(async () => ((await server.me()) === null ? [] : server.myTables()), 'home');
  const open = value?.filter(({ state }) => state !== 'over').slice(0, 5) ?? [];
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="online-tables">
      <h2 id="online-tables">
        <a href={hrefOf({ page: 'online' })}>{w.myTables}</a>
      </h2>
      <ul className="matches tables">
        {open.map(line => (
          <TableLine key={line.id} line={line} />
        ))}
      </ul>
    </section>
  );
}
