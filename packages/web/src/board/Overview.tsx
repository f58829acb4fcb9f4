import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { MapData } from './map.ts';
import type { Scene } from './scene.ts';
import type { Camera } from './useCamera.ts';

interface Props {
  readonly map: MapData;
  readonly scene: Scene;
  readonly camera: Camera;
  /** Called whenever the camera has moved. */
  readonly follow: RefObject<() => void>;
}

/** The whole war in the corner, with the window of the camera; a click goes there. */
export function Overview({ map, scene, camera, follow }: Props) {
  const view = useRef<SVGRectElement>(null);
  const { x, y, width, height } = map.frame;
  follow.current = () => {
    const { k, x: tx, y: ty } = camera.now.current;
    const rect = view.current;
    rect?.setAttribute('x', String(-tx / k));
    rect?.setAttribute('y', String(-ty / k));
    rect?.setAttribute('width', String(camera.size.width / k));
    rect?.setAttribute('height', String(camera.size.height / k));
  };
  useEffect(() => follow.current());
  const go = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const { left, top, width: w, height: h } = currentTarget.getBoundingClientRect();
    camera.centre([x + ((clientX - left) / w) * width, y + ((clientY - top) / h) * height]);
  };
  return (
    <svg
      className="overview"
      viewBox={`${x} ${y} ${width} ${height}`}
      aria-hidden="true"
      onPointerDown={go}
      onPointerMove={event => event.buttons === 1 && go(event)}
    >
      <rect className="sea" x={x} y={y} width={width} height={height} />
      <path className="land" d={map.sheets[0].coast} />
      {map.sheets.slice(1).map(({ id, frame, coast }) => (
        <g key={id}>
          <rect className="sea" {...frame} />
          <path className="land" d={coast} clipPath={`url(#coast-${id}-clip)`} />
          <rect className="inset-frame" {...frame} />
        </g>
      ))}
      {scene.places.map(({ id, tone }) => (
        <circle key={id} className={`dot ${tone ?? ''}`} cx={map.places[id][0]} cy={map.places[id][1]} r={24} />
      ))}
      {scene.places.map(({ id, chips = [] }) =>
        chips.map(chip => (
          <circle
            key={`${id} ${chip.id}`}
            className={`force ${chip.side}`}
            cx={map.places[id][0]}
            cy={map.places[id][1]}
            r={52}
          />
        )),
      )}
      {scene.places.map(({ id }) =>
        scene.lit.has(id) && scene.lit.size < 40 ? (
          <circle key={id} className="lit" cx={map.places[id][0]} cy={map.places[id][1]} r={48} />
        ) : null,
      )}
      <rect ref={view} className="window" />
    </svg>
  );
}
