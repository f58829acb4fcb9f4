import type { TableView } from '@polemos/server/client';
import { Icon } from '../../parts/Icon.tsx';
import { useLabelled } from '../../text/useLabelled.ts';
import { useNames } from '../parts/names.ts';
import { useWords } from '../words.ts';

/** The promise of the dice: the commitment from the start, what each seat mixed in, the secret at the end. */
export function Seal({ table }: { table: TableView }) {
  const w = useWords();
  const say = useLabelled();
  const names = useNames();
  const { commitment, entropy, secret } = table.seal;
  return (
    <section className="seal" aria-label={w.dice}>
      <h2>
        <Icon name="dice" /> {w.dice}
      </h2>
      <p>{w.diceShown}</p>
      <dl>
        <dt className="caps">{w.commitment}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        {entropy !== null && (
          <>
            <dt className="caps">{w.entropy}</dt>
            <dd>
              {table.seats.map(({ seat }, i) => (
                <div key={seat}>
                  {say(names.seat(table, seat))}
                  <code>{entropy[i] === '' ? '–' : entropy[i]}</code>
                </div>
              ))}
            </dd>
          </>
        )}
        {secret !== null && (
          <>
            <dt className="caps">{w.secret}</dt>
            <dd>
              <code>{secret}</code>
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
