import { type CSSProperties, memo, type ReactNode, useRef } from 'react';
import { Chips, useMarches } from './Chips.tsx';
import { Ground } from './Ground.tsx';
import { Landscapes } from './Landscapes.tsx';
import { Lines } from './Lines.tsx';
import { Movers } from './Movers.tsx';
import type { FineCoast, Frame } from './map.ts';
import type { Moment } from './moves.ts';
import { Names } from './Names.tsx';
import type { Picture } from './picture.ts';
import { Spot } from './Spot.tsx';
import type { Place } from './scene.ts';
import { SHRUNK } from './useCamera.ts';
import { useInTurn } from './useInTurn.ts';

interface Pointed {
  readonly focused: string | null;
  readonly hovered: string | null;
  readonly refused: string | null;
}
interface Acts {
  onPlace(id: string): void;
  onRest(id: string | null): void;
}
interface Props extends Pointed, Acts {
  readonly picture: Picture;
  /** It is another zoom only: the map takes it up in turn. */
  readonly slowly: boolean;
  readonly fine: FineCoast | null;
  readonly moment: Moment;
}

/** So many places take up another zoom together: with their symbols, with their names, with their chips. */
const SPOTS = 5;
const NAMES = 15;
const CHIPS = 12;
/** So many of them are painted together. */
const TOGETHER = 9;
/** The ground, landscapes, lines with what lies on them, and what lies over all. */
const OTHERS = 4;
/** More lit places than this are a whole map of them: thinner gold. */
export const MANY = 30;

/**
 * The map in sheets that lie on each other, each painted for itself: what is lit or laid changes often, the coast never, and it is dear to
 * paint. All are drawn in the units of the map, at a scale that never changes; each part has its `--unit`, the size of a pixel.
 */
export const Sheets = memo(function Sheets({ picture, slowly, fine, moment, onPlace, onRest, ...pointed }: Props) {
  const { map, scene } = picture;
  const flocksOf = (size: number): number => Math.ceil(scene.places.length / size);
  const [spots, names, chips] = [flocksOf(SPOTS), flocksOf(NAMES), flocksOf(CHIPS)];
  const shown = useInTurn(
    picture,
    OTHERS + spots + names + chips,
    (from, to) => slowly && from.k !== to.k && from.map === to.map,
  );
  const chipLayer = useRef<SVGGElement>(null);
  useMarches(chipLayer, picture.docked, map.places);
  const [ground, seas, lines, over] = shown;
  const flocks = (first: number, count: number) => shown.slice(OTHERS + first, OTHERS + first + count);
  return (
    <>
      <Sheet className="ground" whole={map.whole}>
        <g {...sized(ground)}>
          <Ground map={map} fine={fine} />
        </g>
      </Sheet>
      <Sheet className="map" whole={map.whole}>
        <g {...sized(seas)}>
          <Landscapes map={map} words={seas.seas} slid={seas.slid} />
        </g>
        <g {...sized(lines)}>
          <Lines lines={map.lines} />
          {lines.scene.under}
        </g>
      </Sheet>
      {Array.from({ length: Math.ceil(spots / TOGETHER) }, (_, sheet) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places in their order
        <Sheet key={sheet} className={scene.lit.size > MANY ? 'map many' : 'map'} whole={map.whole}>
          {flocks(0, spots)
            .slice(sheet * TOGETHER, (sheet + 1) * TOGETHER)
            .map((picture, i) => {
              const n = sheet * TOGETHER + i;
              return (
                <Spots key={n} picture={picture} n={n} onPlace={onPlace} onRest={onRest} {...among(picture, n, SPOTS, pointed)} />
              );
            })}
        </Sheet>
      ))}
      <Sheet className="map" whole={map.whole}>
        <g className="names">
          {flocks(spots, names).map((picture, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places in their order
            <NamesOf key={n} picture={picture} n={n} hovered={among(picture, n, NAMES, pointed).hovered} />
          ))}
        </g>
      </Sheet>
      <Sheet className="map" whole={map.whole}>
        <g ref={chipLayer} className="chips">
          {flocks(spots + names, chips).map((picture, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places in their order
            <ChipsOf key={n} picture={picture} n={n} onPlace={onPlace} onRest={onRest} />
          ))}
        </g>
        <g {...sized(over)}>
          <Movers scene={scene} map={map} docked={picture.docked} moment={moment} />
          {over.scene.over}
        </g>
      </Sheet>
    </>
  );
});

function Sheet({ className, whole, children }: { className: string; whole: Frame; children: ReactNode }) {
  const { x, y, width, height } = whole;
  return (
    <svg
      className={className}
      style={{ left: x / SHRUNK, top: y / SHRUNK }}
      width={width / SHRUNK}
      height={height / SHRUNK}
      aria-hidden="true"
    >
      <g className="world" transform={`scale(${1 / SHRUNK}) translate(${-x},${-y})`}>
        {children}
      </g>
    </svg>
  );
}
/** What keeps its pixels at this zoom, and is drawn as on this step. */
const sized = ({ k, step }: Picture) => ({ className: `step-${step}`, style: { '--unit': 1 / k } as CSSProperties });

const flockOf = ({ scene }: Picture, n: number, size: number): readonly Place[] => scene.places.slice(n * size, (n + 1) * size);
/** Of those that are pointed at, which stand here: the others need not be drawn again. */
function among(picture: Picture, n: number, size: number, { focused, hovered, refused }: Pointed): Pointed {
  if (focused === null && hovered === null && refused === null) return NOBODY;
  const ids = new Set<string | null>(flockOf(picture, n, size).map(({ id }) => id));
  const here = (id: string | null): string | null => (ids.has(id) ? id : null);
  return { focused: here(focused), hovered: here(hovered), refused: here(refused) };
}
const NOBODY: Pointed = { focused: null, hovered: null, refused: null };

interface Flock {
  readonly picture: Picture;
  readonly n: number;
}
const Spots = memo(function Spots({ picture, n, focused, hovered, refused, onPlace, onRest }: Flock & Pointed & Acts) {
  const { scene, map } = picture;
  return (
    <g {...sized(picture)}>
      {flockOf(picture, n, SPOTS).map(one => (
        <Spot
          key={one.id}
          place={one}
          at={map.places[one.id]}
          lit={scene.lit.has(one.id)}
          pending={scene.pending === one.id}
          marked={scene.marked.has(one.id)}
          focused={focused === one.id}
          refused={refused === one.id}
          hovered={hovered === one.id}
          onClick={onPlace}
          onRest={onRest}
        />
      ))}
    </g>
  );
});
const NamesOf = memo(function NamesOf({ picture, n, hovered }: Flock & { readonly hovered: string | null }) {
  const by = new Map(flockOf(picture, n, NAMES).map(place => [place.id, place]));
  return (
    <g {...sized(picture)}>
      <Names names={picture.names.filter(({ id }) => by.has(id))} places={by} at={picture.map.places} hovered={hovered} />
    </g>
  );
});
const ChipsOf = memo(function ChipsOf({ picture, n, onPlace, onRest }: Flock & Acts) {
  const ids = new Set(flockOf(picture, n, CHIPS).map(({ id }) => id));
  return (
    <g {...sized(picture)}>
      <Chips
        docked={picture.docked.filter(({ place }) => ids.has(place))}
        at={picture.map.places}
        onClick={onPlace}
        onRest={onRest}
      />
    </g>
  );
});
