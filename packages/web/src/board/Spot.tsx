import { memo, type PointerEvent } from 'react';
import { outlinePath } from './outline.ts';
import { type Place, spelt } from './scene.ts';

export interface SpotState {
  readonly lit: boolean;
  readonly pending: boolean;
  readonly marked: boolean;
  readonly focused: boolean;
  readonly refused: boolean;
  readonly hovered: boolean;
}
interface Props extends SpotState {
  readonly place: Place;
  readonly at: readonly [number, number];
  onClick(id: string): void;
  onRest(id: string | null): void;
}

const speltBySide = (holds: NonNullable<Place['holds']>): string =>
  Object.entries(holds)
    .map(([side, pieces]) => `${side}: ${spelt(pieces)}`)
    .sort()
    .join('; ');

/** One place on the map with the rings of its states. Gold is "you may" and nothing else. */
export const Spot = memo(function Spot({ place, at, onClick, onRest, ...state }: Props) {
  const r = place.radius;
  const classes = ['place', ...Object.entries(state).flatMap(([name, on]) => (on ? [name] : []))].join(' ');
  const rest = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && onRest(place.id);
  const b = r + 9;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the picture is hidden from readers; a list of buttons stands beside it
    <g
      className={classes}
      data-place={place.id}
      data-holds={place.holds === undefined ? undefined : speltBySide(place.holds)}
      style={{ transform: `translate(${at[0]}px, ${at[1]}px) scale(var(--unit))` }}
      onClick={() => onClick(place.id)}
      onPointerEnter={rest}
      onPointerLeave={() => onRest(null)}
    >
      <circle className="hit" r={r < 14 ? r + 6 : Math.max(22, r + 8)} />
      {state.hovered && <circle className="hover-disc" r={r + 9} />}
      {state.focused && <circle className="focus-halo" r={r + 10} />}
      {state.lit && <path className="glow" d={outlinePath(place.outline, r + 10)} />}
      {state.lit && <path className="legal-edge" d={outlinePath(place.outline, r + 5)} />}
      {state.lit && <path className="legal" d={outlinePath(place.outline, r + 5)} />}
      <g className="symbol">{place.symbol}</g>
      {state.pending && <circle className="pending" r={r + 6} />}
      {state.marked && (
        <path className="brackets" d={`M${-b} ${-b + 7}v-7h7M${b - 7} ${-b}h7v7M${b} ${b - 7}v7h-7M${-b + 7} ${b}h-7v-7`} />
      )}
      {place.pieces}
      {state.refused && <path className="cross" transform={`translate(${r + 3} ${-r - 3})`} d="M-5-5L5 5M5-5L-5 5" />}
    </g>
  );
});
