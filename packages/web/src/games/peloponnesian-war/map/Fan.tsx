import type { Language } from '@polemos/kernel';
import { WORDS } from '@polemos/peloponnesian-war/screens';
import type { Chip } from '../../../board/scene.ts';
import { Glyph, Icon } from '../../../parts/Icon.tsx';
import type { WarDesk } from '../desk.ts';
import { leaderName, ratingsOf } from '../text/leaders.ts';
import { unitName } from '../text/unit-words.ts';
import { iconOf, ofSide, sorted, type Units, unitOf } from '../text/units.ts';
import type { Side } from './board.ts';
import type { Stacked } from './Stack.tsx';

const TILE = { width: 46, height: 54, gap: 4 } as const;

interface Tile {
  readonly key: string;
  readonly unit: string;
  readonly count: number;
  readonly joined: boolean;
  act(): void;
}

/** A commander with his ratings by name. */
const ratedIn = (leader: string, language: Language): string => {
  const { tactical, strategic } = ratingsOf(leader);
  return `${leaderName(leader, language)}: ${WORDS[language].rated(tactical, strategic)}`;
};

/** What a stack is made of, laid out: the leader first with his ratings, then each arm and nation. In a tip. */
export function Fan({ stacks, language }: { stacks: readonly Stacked[]; language: Language }) {
  const words = WORDS[language];
  return (
    <>
      {stacks.map(({ id, side, leaderId, units, spent }) => (
        <div key={id} className="fan">
          {leaderId !== null && (
            <span className="tile leader" title={ratedIn(leaderId, language)}>
              <b>{leaderName(leaderId, language).slice(0, 2)}</b>
              <small className="num">
                {ratingsOf(leaderId).tactical} · {ratingsOf(leaderId).strategic}
              </small>
            </span>
          )}
          {sorted(units).map(([unit, count]) => (
            <span
              key={unit.id}
              className={`tile ${side}${unit.allied ? ' allied' : ''}${(spent[unit.id] ?? 0) >= count ? ' spent' : ''}`}
              title={unitName(unit.id, words)}
            >
              <Icon name={iconOf(unit.arm)} />
              <b className="num">{count}</b>
            </span>
          ))}
        </div>
      ))}
    </>
  );
}

/** Where one gathers: the tiles are the controls. Those that join have the broken rim. */
export function gatheringFan(desk: WarDesk): Chip | null {
  const { operation } = desk.view;
  if (operation?.at == null || operation.leader === null) return null;
  const words = WORDS[desk.language];
  const side = operation.side as Side;
  const tiles = tilesOf(desk, ofSide(desk.view.forces[operation.at], side), operation.units);
  const width = (tiles.length + 1) * (TILE.width + TILE.gap) - TILE.gap;
  const { tactical, strategic } = ratingsOf(operation.leader);
  return {
    id: 'fan',
    side,
    width,
    height: TILE.height,
    drawing: (
      <g className="gather-fan">
        <g className="tile-leader">
          <title>{ratedIn(operation.leader, desk.language)}</title>
          <rect width={TILE.width} height={TILE.height} rx={6} />
          <text className="initials" x={TILE.width / 2} y={26}>
            {leaderName(operation.leader, desk.language).slice(0, 2)}
          </text>
          <text x={TILE.width / 2} y={45}>
            {tactical} · {strategic}
          </text>
        </g>
        {tiles.map(({ key, unit, count, joined, act }, i) => {
          const { arm, allied } = unitOf(unit);
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the picture is hidden from readers; the ask has the same controls
            <g
              key={key}
              className={`tile-unit ${side}${allied ? ' allied' : ''}${joined ? ' joined' : ''}`}
              transform={`translate(${(i + 1) * (TILE.width + TILE.gap)} 0)`}
              onClick={event => {
                event.stopPropagation();
                act();
              }}
            >
              <rect width={TILE.width} height={TILE.height} rx={side === 'athens' ? 8 : 3} />
              <Glyph name={iconOf(arm)} x={TILE.width / 2} y={21} size={26} />
              <text x={TILE.width / 2} y={47}>
                {joined ? words.joined(count) : words.waiting(count)}
              </text>
            </g>
          );
        })}
      </g>
    ),
  };
}

function tilesOf({ choice, shown }: WarDesk, here: Units, joined: Units): readonly Tile[] {
  const most = (unit: string): number =>
    Math.max(0, ...shown.legal.map(action => (action.type === 'activate' && action.unit === unit ? Number(action.count) : 0)));
  return sorted({ ...here, ...joined }).flatMap(([{ id }]) => {
    const coming = choice.counts[id] ?? 0;
    const [with_, waits] = [(joined[id] ?? 0) + coming, (here[id] ?? 0) - coming];
    return [
      ...(with_ > 0
        ? [{ key: `${id} joined`, unit: id, count: with_, joined: true, act: () => coming > 0 && choice.count(id, coming - 1) }]
        : []),
      ...(waits > 0
        ? [{ key: id, unit: id, count: waits, joined: false, act: () => choice.count(id, Math.min(most(id), coming + 1)) }]
        : []),
    ];
  });
}
