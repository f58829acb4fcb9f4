import { memo } from 'react';
import type { Named } from './names.ts';
import type { Place } from './scene.ts';

interface Props {
  readonly names: readonly Named[];
  readonly places: ReadonlyMap<string, Place>;
  readonly at: Readonly<Record<string, readonly [number, number]>>;
  readonly hovered: string | null;
}

/** The names of the places, where there was room for them. */
export function Names({ names, places, at, hovered }: Props) {
  return (
    <>
      {names.map(({ id, dx, dy }) => (
        <Name key={id} place={places.get(id)} at={at[id]} dx={dx} dy={dy} hovered={hovered === id} />
      ))}
    </>
  );
}

interface Given {
  readonly place: Place | undefined;
  readonly at: readonly [number, number];
  readonly dx: number;
  readonly dy: number;
  readonly hovered: boolean;
}
const Name = memo(function Name({ place, at: [x, y], dx, dy, hovered }: Given) {
  return (
    // A name that goes elsewhere is moved, not set again.
    <g className="ink" style={{ transform: `translate(${x}px, ${y}px) scale(var(--unit)) translate(${dx}px, ${dy + 4.5}px)` }}>
      <text className={nameClass(place, hovered)}>{place?.name}</text>
    </g>
  );
});
const nameClass = (place: Place | undefined, hovered: boolean): string =>
  `${place?.strong === true || hovered ? 'strong' : ''}${(place?.radius ?? 20) < 14 ? ' small' : ''}${(place?.rank ?? 0) > 0 ? ' firm' : ''}`;
