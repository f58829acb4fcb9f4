import type { ZoomTransform } from 'd3-zoom';
import {
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Icon } from '../parts/Icon.tsx';
import { useSteady } from '../parts/useSteady.ts';
import { Card } from './Card.tsx';
import { Edges } from './Edges.tsx';
import type { FineCoast, Frame, MapData } from './map.ts';
import type { Moment } from './moves.ts';
import { Overview } from './Overview.tsx';
import { Places } from './Places.tsx';
import { isOf, type Picture, picturing, type Seen, withinOf } from './picture.ts';
import { atOnce, inPortions } from './portions.ts';
import { MANY, Sheets } from './Sheets.tsx';
import type { Covered, Scene, Step } from './scene.ts';
import { Tip } from './Tip.tsx';
import { tabsOf } from './tabs.ts';
import { type Insets, useCamera } from './useCamera.ts';

export interface BoardHandle {
  zoom(factor: number): void;
  home(): void;
  focus(id: string): void;
  focusNextLit(back: boolean): void;
  /** Goes to the place of this name and shows it; false: there is none. */
  find(name: string): boolean;
}
export interface BoardWords {
  readonly label: string;
  readonly spaces: string;
  readonly lit: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly whole: string;
  readonly close: string;
  readonly seas: Readonly<Record<string, string>>;
}
interface Props {
  readonly map: MapData;
  /** Loads a finer coast when the camera comes near. */
  readonly loadFine: (() => Promise<FineCoast>) | undefined;
  /** The scene for a zoom step: a game draws more when the camera is near. */
  readonly scene: (step: Step) => Scene;
  readonly words: BoardWords;
  readonly insets: Insets;
  /** What the camera shows at first; a phone may not see the whole map. */
  readonly home: Frame;
  readonly keys: boolean;
  /** A story is told: the camera goes along with it, and back to where it was when it is over. */
  readonly telling?: boolean;
  /** What is shown: only what happens next is seen to move. */
  readonly moment?: Moment;
  /** What the story is about. */
  readonly follow: string | null;
  /** A no with its reason, beside the place. */
  readonly refusal: { readonly place: string; readonly reason: ReactNode } | null;
  /** What follows from a place, before anything is done: read while it is pointed at, used once it is pinned. */
  readonly preview?: { readonly place: string; readonly pinned: boolean; readonly card: ReactNode } | null;
  readonly handle: Ref<BoardHandle>;
  /** More buttons beside the zoom: layers, search. */
  readonly tools?: ReactNode;
  onPlace(id: string): void;
  onWhy(id: string): void;
  /** Which lit place the pointer or the focus rests on. */
  onPoint?(id: string | null): void;
  onDismiss(): void;
  /** The person moves the map. */
  onPan(): void;
}

/** A map with places, lines and pieces. It is given what to draw and what is lit, and reports clicks. */
export function Board({
  map,
  loadFine,
  scene: sceneOf,
  words,
  insets,
  home,
  keys,
  telling = false,
  moment = STILL,
  follow: told,
  refusal,
  preview = null,
  handle,
  tools,
  onPlace,
  onWhy,
  onPoint,
  onDismiss,
  onPan,
}: Props) {
  const pane = useRef<HTMLDivElement>(null);
  const carried = useRef<HTMLDivElement>(null);
  const grabbed = useRef<HTMLDivElement>(null);
  const edges = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const [rested, setRested] = useState<string | null>(null);
  const follow = useRef(() => {});
  /** The place beneath the pointer, which counts only while the map stands still: what passes by would be drawn at every notch. */
  const beneath = useRef<string | null>(null);
  /** Where the camera was before the story; null when the person has looked elsewhere since. A story that came with the page has found it nowhere yet. */
  const left = useRef<ZoomTransform | 'home' | null>(null);
  /** What was made ready for the zoom that the camera came to. */
  const ready = useRef<Picture | null>(null);
  const where = { home, whole: map.whole, insets, extent: map.zoom ?? EXTENT };
  const camera = useCamera({ pane, carried, over: [grabbed, edges] }, where, {
    moved(byHand) {
      if (byHand) {
        onPan();
        left.current = null;
        if (camera.moving.current) setHovered(null);
      }
      setRested(null);
      follow.current();
    },
    prepare: (at, step, then) =>
      inPortions(picturing(seen(at.k, step), picture), made => {
        ready.current = made;
        then();
      }),
  });
  const { frameOf, moving } = camera;
  const rest = useCallback(
    (id: string | null) => {
      beneath.current = id;
      if (!moving.current) setHovered(id);
    },
    [moving],
  );
  const near = camera.settled.k > 1.4;
  const [fine, setFine] = useState<FineCoast | null>(null);
  useEffect(() => {
    if (near) void loadFine?.().then(setFine);
  }, [near, loadFine]);

  const { k } = camera.settled;
  const { seas } = words;
  const seen = useCallback(
    (k: number, step: Step): Seen => ({
      map,
      sceneOf,
      seas,
      k,
      step,
      within: withinOf(map, k, frameOf(home), camera.size, insets),
    }),
    [map, sceneOf, seas, frameOf, home, camera.size, insets],
  );
  const drawn = useRef<Picture | null>(null);
  const picture = useMemo(() => {
    const wanted = seen(k, camera.step);
    const made = [ready.current, drawn.current].find(one => one !== null && isOf(one, wanted));
    return made ?? atOnce(picturing(wanted, drawn.current));
  }, [seen, k, camera.step]);
  drawn.current = picture;
  const { scene, docked } = picture;
  const place = useCallback((id: string) => scene.places.find(one => one.id === id), [scene]);
  const isOn = useCallback((id: string) => Object.hasOwn(map.places, id), [map]);
  const nameOf = (id: string): string => place(id)?.name ?? id;

  /** What lies over the map, as it was laid out last: a panel of the ask before this one hides nothing any more. */
  const [covered, setCovered] = useState<readonly Covered[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another ask or window other panels lie over the map
  useLayoutEffect(() => {
    const now = coveredOf(pane.current);
    setCovered(known => (JSON.stringify(known) === JSON.stringify(now) ? known : now));
  }, [scene, camera.settled, camera.size, insets]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is lit or the window has changed; never while the map is moved
  const tabs = useMemo(
    () => tabsOf(scene.lit.size > MANY ? [] : scene.lit.keys(), map.places, camera.settled, camera.size, insets, nameOf, covered),
    [scene, map, camera.settled, camera.size, insets, covered],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the map has come to rest
  useEffect(() => setHovered(beneath.current), [camera.settled]);
  // The tip of a place one rests on, after a moment.
  useEffect(() => {
    if (hovered === null) return setRested(null);
    const timer = setTimeout(() => setRested(hovered), 400);
    return () => clearTimeout(timer);
  }, [hovered]);

  const aimed = hovered ?? focused;
  const aimedLit = aimed !== null && scene.lit.has(aimed) ? aimed : null;
  useEffect(() => {
    const timer = setTimeout(() => onPoint?.(aimedLit), aimedLit === null ? LEAVES : POINTS);
    return () => clearTimeout(timer);
  }, [aimedLit, onPoint]);

  // A map that is seen whole has its own places for panels: it is not moved for them.
  const inTheWay = useCallback(() => (map.overview === true ? coveredOf(pane.current) : []), [map]);
  const reveal = useCallback((id: string) => camera.reveal(map.places[id], inTheWay()), [camera.reveal, map, inTheWay]);
  const focusOn = useCallback((id: string) => {
    pane.current?.parentElement?.querySelector<HTMLButtonElement>(`button[data-id="${id}"]`)?.focus();
  }, []);
  useImperativeHandle(handle, () => ({
    zoom: camera.by,
    home: () => camera.fit(home, true),
    focus: focusOn,
    find(name) {
      const wanted = name.trim().toLowerCase();
      const found =
        scene.places.find(one => one.name.toLowerCase() === wanted) ??
        scene.places.find(one => wanted !== '' && one.name.toLowerCase().startsWith(wanted));
      if (found === undefined) return false;
      camera.centre(map.places[found.id]);
      focusOn(found.id);
      return true;
    },
    focusNextLit(back) {
      const lit = scene.places.filter(({ id }) => scene.lit.has(id));
      const next = lit.at(back ? -1 : 0);
      if (next !== undefined) focusOn(next.id);
    },
  }));

  const choose = useSteady(onPlace);
  const ask = useSteady(onWhy);
  const focusOf = useSteady((id: string | null) => {
    setFocused(id);
    if (id !== null) reveal(id);
  });

  const framed = scene.frame?.filter(isOn).join() ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a story begins or ends
  useEffect(() => {
    if (telling) left.current = camera.size.width === 0 ? 'home' : camera.now.current;
    else if (left.current === 'home') camera.fit(home, framed === '');
    else if (left.current !== null) camera.back(left.current, framed === '');
    if (!telling) left.current = null;
  }, [telling]);
  // Each ask and each beat frames its own spaces, once: who then looks elsewhere is left alone.
  useEffect(() => {
    if (framed !== '')
      camera.show(
        framed.split(',').map(id => map.places[id]),
        inTheWay(),
      );
    else if (told !== null && isOn(told)) reveal(told);
  }, [framed, told, reveal, camera.show, map, isOn, inTheWay]);

  // What was refused on another map has no place on this one.
  const refused = refusal !== null && isOn(refusal.place) ? refusal : null;
  const carded = refused === null && preview !== null && isOn(preview.place) ? preview : null;
  const tipped = carded !== null ? null : (refused?.place ?? rested ?? focused);
  const tip = refused !== null ? refused.reason : tipped === null ? null : place(tipped)?.about;
  return (
    <div className="board">
      <div
        ref={pane}
        className="pane"
        aria-hidden="true"
        tabIndex={-1}
        onDoubleClick={() => camera.fit(home, true)}
        onClick={event => event.target instanceof Element && event.target.closest('.place') === null && onDismiss()}
      >
        <div ref={carried} className="carried">
          <Sheets
            picture={picture}
            slowly={camera.slowly}
            fine={near ? fine : null}
            moment={moment}
            focused={focused}
            hovered={hovered}
            refused={refused?.place ?? null}
            onPlace={choose}
            onRest={rest}
          />
        </div>
      </div>
      <div ref={grabbed} className="grabbed" />
      <Edges ref={edges} tabs={tabs} name={nameOf} onTab={reveal} />
      <Places
        map={map}
        scene={scene}
        label={words.spaces}
        lit={words.lit}
        keys={keys}
        focused={focused}
        onFocus={focusOf}
        onChoose={choose}
        onWhy={ask}
      />
      {tip !== null && tip !== undefined && tipped !== null && (
        <Tip
          at={camera.now.current.apply([...map.places[tipped]])}
          radius={place(tipped)?.radius ?? 20}
          size={camera.size}
          insets={insets}
          refused={refused !== null}
        >
          {tip}
        </Tip>
      )}
      {carded !== null && (
        <Card
          at={camera.now.current.apply([...map.places[carded.place]])}
          radius={place(carded.place)?.radius ?? 20}
          size={camera.size}
          insets={insets}
          keep={[...(scene.frame ?? []), ...(scene.keep ?? [])]
            .filter(isOn)
            .map(id => camera.now.current.apply([...map.places[id]]))}
          chips={docked.flatMap(({ place, chip, x, y }) => {
            const [left, top] = camera.now.current.apply([...map.places[place]]);
            return [0, 0.5, 1].map(share => [left + x + chip.width * share, top + y + chip.height / 2] as const);
          })}
          lit={[...scene.lit.keys()].filter(isOn).map(id => camera.now.current.apply([...map.places[id]] as [number, number]))}
          pinned={carded.pinned}
        >
          {carded.card}
        </Card>
      )}
      <div className="corner">
        <div className="zoom-buttons">
          <button type="button" className="icon-btn" aria-label={words.zoomIn} onClick={() => camera.by(1.4)}>
            <Icon name="plus" />
          </button>
          <button type="button" className="icon-btn" aria-label={words.zoomOut} onClick={() => camera.by(1 / 1.4)}>
            <Icon name="minus" />
          </button>
          <button type="button" className="icon-btn" aria-label={words.whole} onClick={() => camera.fit(map.frame, true)}>
            <Icon name="zoi" />
          </button>
          {tools}
        </div>
        {map.overview === true && <Overview map={map} scene={scene} camera={camera} follow={follow} />}
      </div>
    </div>
  );
}

function coveredOf(pane: Element | null): readonly Covered[] {
  const frame = pane?.getBoundingClientRect();
  if (frame === undefined) return [];
  return [...(pane?.closest('.map-area')?.querySelectorAll('.corner, :scope > :not(.board, .notice)') ?? [])].map(one => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return { x0: left - frame.left, y0: top - frame.top, x1: right - frame.left, y1: bottom - frame.top };
  });
}
/** Milliseconds until what follows is shown, and until it goes. */
const POINTS = 250;
const LEAVES = 150;
const STILL: Moment = { thread: '', at: 0 };
const EXTENT = [0.3, 4] as const;
