import { useLayoutEffect, useRef, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import type { Docked } from './chips.ts';
import type { MapData } from './map.ts';
import { type Move, movesBetween, wayAlong } from './moves.ts';
import type { Chip, Pieces, Scene } from './scene.ts';

interface Props {
  readonly scene: Scene;
  readonly map: MapData;
  readonly docked: readonly Docked[];
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
export function Movers({ scene, map, docked }: Props) {
  const layer = useRef<SVGGElement>(null);
  const last = useRef(scene);
  const stood = useRef<ReadonlySet<string>>(new Set());
  const round = useRef(0);
  const [going, setGoing] = useState<readonly Going[]>([]);
  const { speed } = useSettings();

  useLayoutEffect(() => {
    const before = last.current;
    const had = stood.current;
    last.current = scene;
    stood.current = new Set(docked.map(({ place, chip }) => `${place} ${chip.id}`));
    if (before === scene || still()) return;
    const moves = movesBetween(before, scene, map.places);
    if (moves.length === 0) return;
    round.current++;
    const parts: Going[] = [];
    for (const move of moves) {
      const chips = docked.filter(({ place, chip }) => place === move.to && chip.side === move.side);
      if (chips.some(({ chip }) => chip.march !== undefined)) continue; // it knows its own way
      const whole = chips.find(({ chip }) => !had.has(`${move.to} ${chip.id}`) && isWhole(chip, move.pieces));
      const element =
        whole && layer.current?.parentElement?.querySelector(`[data-chip="${CSS.escape(`${move.to} ${whole.chip.id}`)}"]`);
      if (element != null) travel(element, map, move, speed);
      else parts.push({ ...move, key: `${round.current} ${move.side} ${move.from} ${move.to}` });
    }
    if (parts.length > 0) setGoing(parts);
  }, [scene, map, docked, speed]);

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
