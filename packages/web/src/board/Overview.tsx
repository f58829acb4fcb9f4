import { type CSSProperties, memo, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
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

/** As wide as the style says. */
const WIDTH = 200;

/** The whole war in the corner, with the window of the camera; a click goes there. */
export function Overview({ map, scene, camera, follow }: Props) {
  const view = useRef<HTMLDivElement>(null);
  const { x, y, width, height } = map.frame;
  // A mark over the picture, carried by the compositor: while a hand moves the map, nothing of the page is laid out or painted.
  const laid = useRef<readonly [number, number]>([1, 1]);
  const carry = (lay: boolean): void => {
    const mark = view.current;
    if (mark === null) return;
    const { k, x: tx, y: ty } = camera.now.current;
    const scale = WIDTH / width;
    const [w, h] = [(camera.size.width / k) * scale, (camera.size.height / k) * scale];
    if (lay) {
      laid.current = [w, h];
      mark.style.width = `${w}px`;
      mark.style.height = `${h}px`;
    }
    const [by, down] = [w / laid.current[0], h / laid.current[1]];
    mark.style.transform = `translate(${(-tx / k - x) * scale}px, ${(-ty / k - y) * scale}px) scale(${by}, ${down})`;
  };
  follow.current = () => carry(false);
  useEffect(() => carry(true));
  const go = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const { left, top, width: w, height: h } = currentTarget.getBoundingClientRect();
    camera.centre([x + ((clientX - left) / w) * width, y + ((clientY - top) / h) * height]);
  };
  return (
    <div className="overview-frame">
      <svg
        className="overview"
        viewBox={`${x} ${y} ${width} ${height}`}
        style={{ '--unit': width / WIDTH } as CSSProperties}
        aria-hidden="true"
        onPointerDown={go}
        onPointerMove={event => event.buttons === 1 && go(event)}
      >
        <Picture map={map} scene={scene} />
      </svg>
      <div ref={view} className="overview-window" />
    </div>
  );
}

const Picture = memo(function Picture({ map, scene }: { map: MapData; scene: Scene }) {
  const { x, y, width, height } = map.frame;
  return (
    <>
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
    </>
  );
});
