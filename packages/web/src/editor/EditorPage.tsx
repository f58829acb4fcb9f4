import type { Fault } from '@polemos/kernel';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { go, hrefOf } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import { isPhone, useLayout } from '../app/useLayout.ts';
import type { BoardHandle } from '../board/Board.tsx';
import type { Scene } from '../board/scene.ts';
import { gameById, type Registered } from '../games/index.ts';
import { type Screens, textOf } from '../games/screens.ts';
import { useOwnBoard } from '../own-board/useOwnBoard.ts';
import { Icon } from '../parts/Icon.tsx';
import { Meander } from '../parts/Meander.tsx';
import { RuleContext } from '../parts/RuleLink.tsx';
import { useBook } from '../parts/useBook.ts';
import { RuleDialog } from '../setup/RuleDialog.tsx';
import { useText } from '../text/index.ts';
import { deskOf } from './model/desk.ts';
import { at, type Json, pathOf, put, without } from './model/edit.ts';
import { followed } from './model/follow.ts';
import type { Field } from './model/form.ts';
import { liftAt } from './model/lift.ts';
import type { Draft } from './model/link.ts';
import { type Load, putAway, putDown } from './model/load.ts';
import { reasonOf } from './model/reason.ts';
import { spotsOf } from './model/spots.ts';
import { emptied, isSide, toolsOf } from './model/tools.ts';
import { canGo } from './model/withdraw.ts';
import { Acts } from './parts/Acts.tsx';
import { EditorMap } from './parts/EditorMap.tsx';
import { FieldForm } from './parts/FieldForm.tsx';
import { Ghost, loadName } from './parts/Ghost.tsx';
import { Inspector } from './parts/Inspector.tsx';
import { Moment } from './parts/Moment.tsx';
import { Palette } from './parts/Palette.tsx';
import { Problems } from './parts/Problems.tsx';
import { useDraft } from './useDraft.ts';
import { type Over, useHand } from './useHand.ts';
import { fieldName, useEditorWords } from './words.ts';
import '../match/layout/style.ts';
import './style/frame.css';
import './style/bar.css';
import './style/palette.css';
import './style/marks.css';
import './style/map.css';
import './style/place.css';
import './style/problems.css';
import './style/fields.css';
import './style/acts.css';
import './style/carrying.css';
import './style/small.css';

const PlayDialog = lazy(() => import('./PlayDialog.tsx'));
const PlayedDialog = lazy(() => import('./PlayedDialog.tsx'));
const BoardName = lazy(() => import('../own-board/BoardName.tsx'));

/** Positions are written here: from a set-up, a moment of a match, a link, a file, or from nothing. */
export default function EditorPage({ game: id, packed }: { game: string; packed: string | null }) {
  const w = useEditorWords();
  const [screens, setScreens] = useState<Screens | null>(null);
  const game = gameById(id);
  useEffect(() => {
    let here = true;
    void game?.load().then(loaded => here && setScreens(loaded));
    return () => {
      here = false;
    };
  }, [game]);
  if (game === undefined)
    return (
      <main className="message" role="alert">
        <h1>{w.unreadable}</h1>
      </main>
    );
  if (screens === null) return <div className="blank" />;
  return <Editor game={game} loaded={screens} packed={packed} />;
}

const GROUPS = ['moment', 'means', 'people', 'hands', 'map', 'progress'];

function Editor({ game, loaded, packed }: { game: Registered; loaded: Screens; packed: string | null }) {
  const w = useEditorWords();
  const t = useText();
  const { language } = useSettings();
  const layout = useLayout();
  const board = useRef<BoardHandle>(null);
  const first = useMemo<Draft>(() => ({ game: game.id, scenario: game.scenarios[0].id, options: {}, position: null }), [game]);
  const knows = useCallback(
    (one: Draft): boolean => one.game === game.id && game.scenarios.some(({ id }) => id === one.scenario),
    [game],
  );
  const drafting = useDraft(first, packed, knows);
  const { draft, edited } = drafting;
  const screens = useOwnBoard(loaded, game.id, edited?.drawn?.board ?? undefined) ?? loaded;
  const [tool, setTool] = useState<string | null>(null);
  const [side, setSide] = useState<string | null>(null);
  const [taking, setTaking] = useState(false);
  const [part, setPart] = useState('');
  const [place, setPlace] = useState<string | null>(null);
  const [chart, setChart] = useState<string | null>(null);
  /** Taken up by a button: put down where a place is chosen next. */
  const [carried, setCarried] = useState<Load | null>(null);
  const [root, setRoot] = useState<HTMLDivElement | null>(null);
  const drawn = useRef<Scene | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const [playing, setPlaying] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const problems = useRef<HTMLDivElement>(null);
  const scenario = draft?.scenario ?? '';
  /** Readings are called what they are called where a match is set up. */
  const text = useMemo(() => {
    const said = textOf(screens, language, scenario);
    return { ...said, names: { ...said.names, reading: game.card[language].option ?? {} } };
  }, [screens, language, scenario, game]);
  const form = edited?.form ?? NO_FORM;
  const change = (to: (position: Json) => Json) => drafting.change(now => followed(now, to(now), form));
  const book = useBook(screens, language, (edited?.faults.length ?? 0) > 0);

  const places = useMemo(
    () => new Set([screens.map, ...(screens.charts ?? []).map(({ map }) => map)].flatMap(map => Object.keys(map.places))),
    [screens],
  );
  const isPlace = useMemo(
    () => (ids: readonly string[]) => ids.filter(one => places.has(one.split('.')[0])).length * 2 >= ids.length && ids.length > 0,
    [places],
  );
  const tools = useMemo(() => toolsOf(form, isPlace), [form, isPlace]);
  const spots = useMemo(() => spotsOf(form), [form]);
  const desk = useMemo(() => deskOf(game.id, draft, edited, { language, text, t }), [game, draft, edited, language, text, t]);

  const spotsAt = (where: string): readonly string[] => [where, ...[...spots].filter(spot => spot.startsWith(`${where}.`))];
  const lift = (target: Element): Load | null =>
    draft?.position == null ? null : liftAt(target, { tools, position: draft.position, scene: drawn.current, spotsAt, places });
  const putOn = (load: Load, where: string) => {
    const opens = screens.opens?.(where) ?? null;
    if (opens !== null && opens !== chart) {
      // Where in the city is asked on its own map.
      setChart(opens);
      setCarried(load);
      return;
    }
    setCarried(null);
    setPlace(where);
    const spotOf = (of: string): string => (spots.has(`${where}.${of}`) ? `${where}.${of}` : where);
    const spotIn = (of: string): string => spotOf(load.from === null ? part : of);
    change(now => putDown(now, load, { spotOf: spotIn }));
  };
  const land = (load: Load, over: Over) => {
    if (over.is === 'place' && over.place !== load.from) putOn(load, over.place);
    if (over.is === 'away' && load.from !== null) change(now => putAway(now, load));
  };
  const { hand, ghost } = useHand({ root, lift, land });
  useEffect(() => {
    if (carried === null) return;
    const back = ({ key }: KeyboardEvent) => key === 'Escape' && setCarried(null);
    window.addEventListener('keydown', back);
    return () => window.removeEventListener('keydown', back);
  }, [carried]);

  if (drafting.unreadable)
    return (
      <main className="message" role="alert">
        <h1>{w.unreadable}</h1>
        <a className="btn" href={hrefOf({ page: 'editor', game: game.id })}>
          {w.setUp}
        </a>
      </main>
    );
  if (draft === null || edited === null || draft.position === null) return <div className="blank" />;
  const { position } = draft;
  const left = edited.drawn?.left ?? NOTHING_COUNTED;
  const placeOf = ({ at: pointer, what }: Fault): string | null =>
    namedIn(position, pointer, what)
      .map(key => key.split('.')[0])
      .findLast(key => places.has(key)) ?? null;
  const wrong = new Map<string, number>();
  edited.faults.forEach((fault, i) => {
    const where = placeOf(fault);
    if (where !== null && !wrong.has(where)) wrong.set(where, i + 1);
  });
  const spotAt = (where: string): string => (part !== '' && spots.has(`${where}.${part}`) ? `${where}.${part}` : where);
  const chosen = tools.find(one => one.id === tool);
  const touch = (where: string, away: boolean) => {
    if (carried !== null) return putOn(carried, where);
    setPlace(where);
    if (chosen === undefined) return;
    change(now => (away ? chosen.take(now, spotAt(where)) : toggled(chosen, now, spotAt(where))));
  };
  const phone = isPhone(layout) || layout === 'upright';
  const groups = GROUPS.map(group => ({
    group,
    fields: form.filter(field => field.group === group && shown(field, isPlace)),
  })).filter(({ fields }) => fields.length > 0);
  return (
    <RuleContext value={setRule}>
      <div ref={setRoot} className={`editor${phone ? ' phone' : ''}${hand === null ? '' : ' carrying'}`}>
        <header className="ed-bar">
          <a className="icon-btn" href={hrefOf({ page: 'home' })} aria-label={t.home}>
            <Icon name="city" />
          </a>
          <div className="ed-title">
            <p className="caps">
              {w.title} · {game.card[language].title}
            </p>
            <input
              aria-label={w.nameIt}
              value={draft.name ?? ''}
              placeholder={w.untitled}
              maxLength={80}
              onChange={({ target }) => drafting.begin({ ...draft, name: target.value })}
            />
          </div>
          <Moment form={form} position={position} text={text} language={language} onChange={change} />
          <div className="ed-history">
            <button type="button" className="icon-btn" aria-label={w.undo} disabled={!drafting.canUndo} onClick={drafting.undo}>
              <Icon name="undo" />
            </button>
            <button type="button" className="icon-btn" aria-label={w.redo} disabled={!drafting.canRedo} onClick={drafting.redo}>
              <Icon name="redo" />
            </button>
          </div>
        </header>
        <Meander />
        <main className="ed-body">
          <h1 className="sr">{w.editor}</h1>
          <Palette
            {...{ tools, form, text, language, position, isPlace, side, taking, part, left }}
            parts={['', ...new Set([...spots].flatMap(spot => (spot.includes('.') ? [spot.split('.')[1]] : [])))]}
            chosen={tool}
            onChoose={setTool}
            onSide={setSide}
            onTaking={setTaking}
            onPart={setPart}
          />
          <div className="ed-map">
            {desk === null ? (
              <p className="ed-empty">{w.notDrawn}</p>
            ) : (
              <EditorMap
                {...{ desk, screens, language, layout, board, wrong }}
                {...{ chart, drawn }}
                selected={hand?.over.is === 'place' ? hand.over.place : place}
                onChart={setChart}
                onPlace={where => touch(where, taking)}
                onTake={where => touch(where, true)}
              />
            )}
            {carried !== null && (
              <p className="ed-carried" role="status">
                {w.whereTo(loadName(carried, text, language))}
                <button type="button" className="link" onClick={() => setCarried(null)}>
                  {w.cancel}
                </button>
              </p>
            )}
            <div className="ed-starts">
              <button type="button" className="btn" onClick={() => drafting.begin({ ...draft, position: null })}>
                {w.setUp}
              </button>
              <button type="button" className="btn" onClick={() => change(now => emptied(now, form, isPlace))}>
                {w.empty}
              </button>
              <button type="button" className="btn" onClick={() => setChoosing(true)}>
                {game.card[language].scenario[draft.scenario]} <Icon name="chevron" />
              </button>
              {edited.drawn?.board != null && (
                <Suspense>
                  <BoardName game={game.id} board={edited.drawn.board} text={text} />
                </Suspense>
              )}
            </div>
            {phone && carried === null && edited.faults.length > 0 && (
              <button type="button" className="ed-verdict" onClick={() => problems.current?.scrollIntoView()}>
                <Icon name="why" /> {w.impossible(edited.faults.length)}
              </button>
            )}
          </div>
          <aside className="ed-side">
            {place !== null && (
              <Inspector
                {...{ place, position, tools, form, text, language, left }}
                spots={spotsAt(place)}
                onChange={change}
                onMove={load => {
                  setCarried(load);
                  board.current?.focus(place);
                }}
                onClose={() => setPlace(null)}
              />
            )}
            <div ref={problems} className="ed-verdicts">
              <Problems
                faults={edited.faults}
                placeOf={placeOf}
                reasonOf={fault => reasonOf(fault, { book, form, text, language, words: w })}
                canWithdraw={fault => canGo(position, fault.at, form)}
                onShow={where => {
                  setPlace(where);
                  board.current?.focus(where);
                }}
                onWithdraw={({ at: pointer }) => change(now => without(now, pointer))}
              />
            </div>
            <div className="ed-fields">
              {groups.map(({ group, fields }) => (
                <details key={group}>
                  <summary>{w.groups[group]}</summary>
                  {fields.map(({ name, title, node }) => (
                    <FieldForm
                      key={name}
                      node={node}
                      label={fieldName(language, name, title)}
                      value={at(position, [name])}
                      text={text}
                      language={language}
                      onChange={to => change(now => put(now, [name], to))}
                    />
                  ))}
                </details>
              ))}
            </div>
            <Acts
              draft={draft}
              isSound={edited.faults.length === 0}
              canPlay={edited.faults.length === 0 && edited.drawn !== null}
              knows={knows}
              onPlay={() => setPlaying(true)}
              onOpen={drafting.begin}
            />
          </aside>
        </main>
        {hand !== null && <Ghost {...{ hand, ghost, text }} />}
        {rule !== null && <RuleDialog game={game} rule={rule} onClose={() => setRule(null)} />}
        {choosing && (
          <Suspense>
            <PlayedDialog
              {...{ game, draft }}
              board={edited.drawn?.board ?? null}
              onChange={drafting.begin}
              onClose={() => setChoosing(false)}
            />
          </Suspense>
        )}
        {playing && edited.drawn !== null && (
          <Suspense>
            <PlayDialog
              game={game}
              draft={draft}
              seats={edited.drawn.seats}
              onClose={() => setPlaying(false)}
              onBegun={id => go({ page: 'match', id })}
            />
          </Suspense>
        )}
      </div>
    </RuleContext>
  );
}
const NO_FORM: readonly Field[] = [];
const NOTHING_COUNTED: Readonly<Record<string, number>> = {};

/** All that a fault names: in what it says, on the way to it, and the place of a row that it is in. */
function namedIn(position: Json, pointer: string, what: string): readonly string[] {
  const path = pathOf(pointer);
  const rows = path.map((_, i) => at(position, [...path.slice(0, i + 1), 'place'])).filter(one => typeof one === 'string');
  return [...(what.match(/[a-z][\w.]*(?:-\w+)*/g) ?? []), ...path.map(String), ...rows];
}

/** A click puts one more; what can only be there or not is taken away by a second. */
const toggled = (tool: ReturnType<typeof toolsOf>[number], now: Json, spot: string): Json =>
  tool.most === 1 && tool.count(now, spot) === 1 ? tool.take(now, spot) : tool.put(now, spot);

/** Fields with a form of their own: what lies on the map is put there by clicks. */
const shown = ({ node }: Field, isPlace: (ids: readonly string[]) => boolean): boolean =>
  node.is !== 'other' &&
  !(node.is === 'by' && !isSide(node.thing) && isPlace(node.ids)) &&
  !(node.is === 'list' && (node.of.is === 'row' || node.of.is === 'list' || node.of.is === 'number'));
