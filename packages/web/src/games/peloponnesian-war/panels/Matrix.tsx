import type { OfKind } from '@polemos/kernel';
import type { PeloponnesianEvent } from '@polemos/peloponnesian-war';
import { MATRIX, SPACE } from '@polemos/peloponnesian-war/components';
import { WORDS } from '@polemos/peloponnesian-war/screens';
import { useState } from 'react';
import { Badge } from '../../../parts/Badge.tsx';
import { Die } from '../../../parts/Die.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import type { WarDesk } from '../desk.ts';
import { nameOf, otherSide, type Side } from '../map/board.ts';
import { isForTwo, ownSide } from '../text/sides.ts';

type Rolled = OfKind<PeloponnesianEvent, 'objective-rolled'>;
type Defence = OfKind<PeloponnesianEvent, 'defence'>;
const FACES = [1, 2, 3, 4, 5, 6] as const;
const PREFIX: Readonly<Record<Side, string>> = { athens: 'PW-MA-a', sparta: 'PW-MS-a' };
const CONDITIONS: Readonly<Record<Side, readonly string[]>> = { athens: ['PW-MA-a'], sparta: ['PW-MS-a', 'PW-MS-c', 'PW-MS-d'] };
const matrixOf = (side: Side) => MATRIX[side === 'athens' ? 0 : 1];
const spanOf = (faces: readonly number[]): string =>
  faces.length === 1 ? String(faces[0]) : `${faces[0]}–${faces[faces.length - 1]}`;

/** The last dice of this side on its matrix in this turn: which cell is lit. */
function lastRoll({ events }: WarDesk, side: Side): Rolled | null {
  const since = events.findLastIndex(({ kind }) => kind === 'turn-ends');
  const rolled = events
    .slice(Math.max(0, since))
    .findLast((event): event is Rolled => event.kind === 'objective-rolled' && event.side === side);
  return rolled ?? null;
}

/** One strategy matrix as a real table, its current row and cell lit; below it the spaces of its areas. */
export function MatrixTable({ desk, side }: { desk: WarDesk; side: Side }) {
  const { view, language, events } = desk;
  const words = WORDS[language];
  const { strategies, areas } = matrixOf(side);
  const current = view.strategy[side];
  const roll = lastRoll(desk, side);
  const tested = events.findLast((event): event is Defence => event.kind === 'defence' && event.side === side);
  const conditions = tested?.conditions ?? [];
  const plays = side !== view.player;
  return (
    <section className={`matrix ${side}`}>
      <header>
        <Badge side={side} />
        <div>
          <p className="caps">{words.matrixOf(words.sides[side])}</p>
          <h2>{plays && current !== null ? words.strategies[current] : plays ? words.noStrategy : words.you}</h2>
        </div>
        <p className="captives">
          <Icon name="hostages" /> {view.hostages[side] ? words.hostages : words.noHostages}
        </p>
      </header>
      <p className="first">
        <b>{words.firstDefence}</b>{' '}
        {CONDITIONS[side].map(rule => {
          const holds = plays && (conditions.find(one => one.rule === rule)?.at.length ?? 0) > 0;
          return (
            <span key={rule} className={holds ? 'holds' : ''}>
              <Icon name={holds ? 'check' : 'close'} /> {words.defence[rule]}{' '}
            </span>
          );
        })}
        <RuleLink id={PREFIX[side]} />
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className="scroll" tabIndex={0} aria-label={words.matrixOf(words.sides[side])}>
        <table>
          <caption className="sr">{words.matrixOf(words.sides[side])}</caption>
          <thead>
            <tr>
              <th scope="col">{words.roll}</th>
              <th scope="col">{words.strategyAndForce}</th>
              {FACES.map(face => (
                <th key={face} scope="col">
                  <Die face={face} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {strategies.map(({ id, faces, force, areas: lists, spaces }) => {
              const [land, shore] = [force[0], force[1]];
              const same = land.join() === shore.join();
              return (
                <tr
                  key={id}
                  className={plays && id === current ? 'on' : ''}
                  aria-current={plays && id === current ? 'true' : undefined}
                >
                  <th scope="row" className="num">
                    {spanOf(faces)}
                  </th>
                  <td>
                    <b>{words.strategies[id]}</b>
                    <small>
                      {same
                        ? words.forceOf(...land)
                        : `${words.shore}: ${words.forceOf(...shore)} · ${words.inland}: ${words.forceOf(...land)}`}
                    </small>
                  </td>
                  {FACES.map((face, i) => (
                    <td key={face} className={roll?.strategy === id && roll.dice[0] === face ? 'cell' : ''}>
                      {lists.length === 0 ? nameOf(SPACE.ids[spaces[i]], language) : words.areas[lists[i]]}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
        <table className="areas">
          <caption>{words.areaSpaces}</caption>
          <tbody>
            {Object.entries(areas).map(([area, spaces]) => (
              <tr key={area}>
                <th scope="row">{words.areas[area]}</th>
                {spaces.map((space, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: six faces of a die
                  <td key={i} className={roll?.area === area && roll.dice[1] === i + 1 ? 'cell' : ''}>
                    <span className="num">{i + 1}</span> {nameOf(SPACE.ids[space], language)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

/** The opponent's strategy at the foot of the map: rows, and the six cells of the row in use. */
export function StrategyCard({ desk }: { desk: WarDesk }) {
  const [open, setOpen] = useState(true);
  const { view, language } = desk;
  const words = WORDS[language];
  const side = otherSide(ownSide(desk));
  if (isForTwo(view)) return null;
  const current = view.strategy[side];
  const { strategies } = matrixOf(side);
  const row = strategies.find(({ id }) => id === current);
  const roll = lastRoll(desk, side);
  return (
    <section className={`strategy-card ${side}`} aria-label={words.strategyOf(words.sides[side])}>
      <button type="button" className="fold" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Badge side={side} />
        <span>
          <span className="caps">{words.strategyOf(words.sides[side])}</span>
          <b>{current === null ? words.noStrategy : words.strategies[current]}</b>
        </span>
        <Icon name="chevron" />
      </button>
      {open && (
        <>
          <ol>
            {strategies.map(({ id, faces, force }) => (
              <li key={id} className={id === current ? 'on' : ''}>
                <i className="num">{spanOf(faces)}</i>
                <span>
                  {words.strategies[id]}
                  {id === current && <small>{words.forceOf(...force[1])}</small>}
                </span>
              </li>
            ))}
          </ol>
          {row !== undefined && (
            <div className="cells">
              {FACES.map((face, i) => (
                <span key={face} className={roll?.strategy === row.id && roll.dice[0] === face ? 'on' : ''}>
                  <i className="num">{face}</i>{' '}
                  {row.areas.length === 0 ? nameOf(SPACE.ids[row.spaces[i]], language) : words.areas[row.areas[i]]}
                </span>
              ))}
            </div>
          )}
        </>
      )}
    </section>
  );
}
