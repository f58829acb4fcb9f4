import { useLayoutEffect, useRef, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import type { Docked } from './chips.ts';
import type { MapData } from './map.ts';
import { isNext, type Moment, type Move, movesBetween, wayAlong } from './moves.ts';
import type { Chip, Pieces, Scene } from './scene.ts';

interface Props {
  readonly scene: Scene;
  readonly map: MapData;
  readonly docked: readonly Docked[];
  readonly moment: Moment;
}
interface Going extends Move {
  readonly key: string;
}

/** Of a marching chip, per line, and at most: a story does not wait for longer. */
const PER_LINE = 420;
const LONGEST = 1100;
const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The board draws what lies between two pictures: a stack that is new here and gone there comes from there, along the lines; a
 * part of one, or one that joins another, is seen as a counter on its way. With reduced motion all stand at their end at once.
 */
export function Movers({ scene, map, docked, moment }: Props) {
  const layer = useRef<SVGGElement>(null);
  const last = useRef({ scene, moment });
  const stood = useRef<ReadonlySet<string>>(new Set());
  const marches = useRef<readonly Animation[]>([]);
  const round = useRef(0);
  const [going, setGoing] = useState<readonly Going[]>([]);
  const { speed } = useSettings();

  useLayoutEffect(() => {
    const [before, had] = [last.current, stood.current];
    last.current = { scene, moment };
    stood.current = new Set(docked.map(({ place, chip }) => `${place} ${chip.id}`));
    if (before.scene === scene || (before.moment.thread === moment.thread && before.moment.at === moment.at)) return;
    for (const march of marches.current) march.cancel();
    const moves = isNext(before.moment, moment) && !still() ? movesBetween(before.scene, scene, map.places) : [];
    const parts: Going[] = [];
    round.current++;
    marches.current = moves.flatMap(move => {
      const chips = docked.filter(({ place, chip }) => place === move.to && chip.side === move.side);
      if (chips.some(({ chip }) => chip.march !== undefined)) return []; // it knows its own way
      const whole = chips.find(({ chip }) => !had.has(`${move.to} ${chip.id}`) && isWhole(chip, move.pieces));
      const name = whole && CSS.escape(`${move.to} ${whole.chip.id}`);
      const element = whole && layer.current?.parentElement?.querySelector(`[data-chip="${name}"]`);
      if (element != null) return [travel(element, map, move, speed)];
      parts.push({ ...move, key: `${round.current} ${move.side} ${move.from} ${move.to}` });
      return [];
    });
    setGoing(now => (now.length === 0 && parts.length === 0 ? now : parts));
  }, [scene, map, docked, moment, speed]);

  return (
    <g ref={layer} className="movers">
      {going.map(one => (
        <Mover
          key={one.key}
          move={one}
          map={map}
          speed={speed}
          onArrived={() => setGoing(now => now.filter(({ key }) => key !== one.key))}
        />
      ))}
    </g>
  );
}

/** Goes once, at the speed it set out with. */
function Mover({ move, map, speed, onArrived }: { move: Move; map: MapData; speed: number; onArrived(): void }) {
  const element = useRef<SVGGElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it has set out
  useLayoutEffect(() => {
    if (element.current === null) return;
    const gone = travel(element.current, map, move, speed);
    gone.onfinish = onArrived;
    return () => gone.cancel();
  }, []);
  const [x, y] = map.places[move.to];
  return (
    <g ref={element} className="mover" style={{ transform: `translate(${x}px, ${y}px) scale(var(--unit))` }}>
      <circle className={`tether ${move.side}`} r={12} />
      <text y={4.5}>{move.count}</text>
    </g>
  );
}

const isWhole = ({ holds = {} }: Chip, pieces: Pieces): boolean => Object.entries(holds).every(([kind, n]) => pieces[kind] === n);

function travel(element: Element, { places, lines }: MapData, { from, to }: Move, speed: number): Animation {
  const way = wayAlong(lines, from, to);
  const duration = Math.min(LONGEST, (way.length - 1) * PER_LINE) / speed;
  const at = (place: string): Keyframe => ({
    transform: `translate(${places[place][0]}px, ${places[place][1]}px) scale(var(--unit))`,
  });
  return element.animate(way.map(at), { duration, easing: 'ease-in-out' });
}
