import { SIDES } from '@polemos/games';
import { useEffect, useState } from 'react';
import type { Thumbnail } from '../board/map.ts';
import type { Registered } from '../games/index.ts';

/** The sea, until the map is there. */
const EMPTY: Thumbnail = { width: 316, height: 142, coast: '', lines: [], places: {} };

/** The real map of a game, small. */
export function Thumb({ game }: { game: Registered }) {
  const [drawn, setDrawn] = useState<Thumbnail>(EMPTY);
  useEffect(() => {
    let here = true;
    void game.thumbnail().then(thumbnail => here && setDrawn(thumbnail));
    return () => {
      here = false;
    };
  }, [game]);
  const { id, colours } = game;
  const { width, height, coast, lines, places, sides = colours } = drawn;
  const path = `thumb-${id}`;
  return (
    <svg className="thumb" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className="sea" width={width} height={height} />
      <defs>
        <path id={path} d={coast} vectorEffect="non-scaling-stroke" />
      </defs>
      <g className="water">
        {['w2', 'w2b', 'w1', 'w1b'].map(name => (
          <use key={name} href={`#${path}`} className={name} />
        ))}
      </g>
      <use href={`#${path}`} className="land" />
      {lines.map(line => (
        <path key={`${line.kind} ${line.path}`} className={`thumb-line ${line.kind}`} d={line.path} />
      ))}
      {Object.entries(places).map(([place, [x, y]]) => {
        const colour = SIDES.get(sides[place])?.colour ?? 'neutral';
        return colour === 'sparta' ? (
          <path key={place} className="dot sparta" d={`M${x} ${y - 5.2}l5 8.8h-10Z`} />
        ) : (
          <circle key={place} className={`dot ${colour}`} cx={x} cy={y} r={4.2} />
        );
      })}
    </svg>
  );
}
