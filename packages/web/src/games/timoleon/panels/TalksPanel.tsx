import { Badge } from '../../../parts/Badge.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import { Sentence } from '../../../parts/Sentence.tsx';
import { targetName } from '../ask/Bid.tsx';
import type { Desk } from '../desk.ts';
import { FACTIONS } from '../map/board.ts';
import { WORDS } from '../words.ts';
import { Letters } from './Letters.tsx';
import { bonds } from './relations.ts';

const TOLD = new Set([
  'treaty-signed',
  'treaty-refused',
  'treaty-broken',
  'denounced',
  'alliance-ended',
  'countered',
  'gives',
  'hands',
]);

/** Who is bound to whom, the secret operation that is going on as far as one knows it, what was signed and broken, letters. */
export function TalksPanel({ desk }: { desk: Desk }) {
  const { view, text, events } = desk;
  const words = WORDS[desk.language];
  const pairs = FACTIONS.flatMap((a, i) => FACTIONS.slice(i + 1).map(b => [a, b] as const));
  const told = events
    .filter(({ kind }) => TOLD.has(kind))
    .slice(-8)
    .reverse();
  const { diplomacy } = view;
  return (
    <div className="ti-talks">
      <Letters desk={desk} />
      {diplomacy !== null && (
        <p className="ti-target">
          <Icon name={diplomacy.target === undefined ? 'lock' : 'eye'} />{' '}
          {diplomacy.target === undefined
            ? words.secretOf(text.names.seat[diplomacy.author])
            : words.proposal(text.names.seat[diplomacy.author], targetName(desk, diplomacy.target))}
        </p>
      )}
      <h3 className="caps">{words.diplomacyTable}</h3>
      <table className="ti-bonds">
        <caption className="sr">{words.diplomacyTable}</caption>
        <tbody>
          {pairs.map(([a, b]) => {
            const bound = bonds(desk, a, b);
            return (
              <tr key={a + b} className={bound.length === 0 ? 'lost' : ''}>
                <th scope="row">
                  <Badge side={a} /> <Badge side={b} />
                  <span className="sr">
                    {text.names.seat[a]}, {text.names.seat[b]}
                  </span>
                </th>
                <td>{bound.length === 0 ? words.unbound : bound.join(', ')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <h3 className="caps">
        {words.signedAndBroken} <RuleLink id="TI-R83" />
      </h3>
      <ul className="ti-told">
        {told.length === 0 && <li className="aside">{words.nothingYet}</li>}
        {told.map((event, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the last events, newest first
          <li key={i} className={event.kind === 'treaty-broken' ? 'broken' : ''}>
            <Sentence of={text.events[event.kind]?.(event) ?? ''} />
          </li>
        ))}
      </ul>
    </div>
  );
}
