import type { Action, Need } from '@polemos/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { go } from '../app/route.ts';
import { change, isDark, useSettings } from '../app/settings.ts';
import { useLayout } from '../app/useLayout.ts';
import { Board, type BoardHandle } from '../board/Board.tsx';
import { MapTools } from '../board/MapTools.tsx';
import type { Screens } from '../games/screens.ts';
import { Curtain } from '../parts/Curtain.tsx';
import { Frieze, PhoneFrieze } from '../parts/Frieze.tsx';
import { KeysDialog } from '../parts/KeysDialog.tsx';
import { NeedDialog } from '../parts/NeedDialog.tsx';
import { ReplayBar } from '../parts/ReplayBar.tsx';
import { RuleContext } from '../parts/RuleLink.tsx';
import { SettingsDialog } from '../parts/SettingsDialog.tsx';
import { StoryBar, StoryPanel } from '../parts/StoryPanel.tsx';
import { useText } from '../text/index.ts';
import { LessonPanel, type Teaching } from '../tutorial/LessonPanel.tsx';
import { isRight } from '../tutorial/lesson.ts';
import { useLesson } from '../tutorial/useLesson.ts';
import { type Shown, session } from '../worker/session.ts';
import { AskPanel } from './AskPanel.tsx';
import { sameAction, useChoice } from './choice.ts';
import { Dock } from './Dock.tsx';
import { download } from './download.ts';
import { Menu, type MenuItem } from './Menu.tsx';
import { Panels } from './Panels.tsx';
import { Tools, UndoButton } from './Tools.tsx';
import { useDesk } from './useDesk.ts';
import { useKeys } from './useKeys.ts';
import { useRefusal } from './useRefusal.tsx';
import { useReplay } from './useReplay.ts';
import { useStory } from './useStory.ts';

const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };
/** The player bar lies over the foot of the map. */
const BAR_INSETS = { ...NO_INSETS, bottom: 96 };
const PHONE_BAR_INSETS = { ...NO_INSETS, bottom: 130 };
type Open = 'settings' | 'keys' | null;

/** A match on screen: frieze, map, ask, panels; replay and story over them; a curtain before them. */
export function MatchTable({
  shown: given,
  screens,
  teaching = null,
}: {
  shown: Shown;
  screens: Screens;
  teaching?: Teaching | null;
}) {
  const { step, shown, opened, hinted, setHinted } = useLesson(given, screens, teaching);
  const settings = useSettings();
  const layout = useLayout();
  const t = useText();
  // What was chosen, offered or refused belongs to one moment.
  const moment = `${shown.version} ${shown.seat} ${shown.at}`;
  const choice = useChoice(shown.legal, moment);
  const teller = useStory(shown, opened, settings);
  const { refusal, notice, say, why, tell, clear } = useRefusal(screens, settings.language, t);
  const [proposal, setProposal] = useState<Action | null>(null);
  const [need, setNeed] = useState<{ action: Action; chance: readonly unknown[]; need: Need } | null>(null);
  const [tab, setTab] = useState('log');
  const [rule, setRule] = useState<{ id: string } | null>(null);
  const [sheet, setSheet] = useState<'orders' | string>('orders');
  const [open, setOpen] = useState<Open>(null);
  const replay = useReplay(shown);
  const replaying = replay.on;
  const [layers, setLayers] = useState<ReadonlySet<string>>(new Set());
  const board = useRef<BoardHandle>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment has changed
  useEffect(() => {
    setProposal(null);
    clear();
  }, [moment, choice.picked.event]);

  const send = useCallback(
    async (action: Action, chance: readonly unknown[]) => {
      const answer = await session().ask({ ask: 'act', action, version: shown.version, chance });
      if ('need' in answer) return setNeed({ action, chance, need: answer.need });
      setNeed(null);
      if ('refused' in answer && answer.refused !== null) tell(answer.refused);
    },
    [shown.version, tell],
  );
  const mustSeal = settings.confirm === 'always' || (settings.confirm === 'final' && !shown.revocable);
  const act = useCallback(
    (action: Action) => {
      clear();
      if (step !== undefined && given.legal.some(one => sameAction(one, action))) {
        setHinted(!isRight(action, step));
        if (isRight(action, step)) void send(action, step.chance);
        return;
      }
      if (!shown.legal.some(one => sameAction(one, action))) return void why(null, action);
      if (mustSeal && (proposal === null || !sameAction(proposal, action))) return setProposal(action);
      void send(action, []);
    },
    [shown.legal, given.legal, step, setHinted, mustSeal, proposal, send, why, clear],
  );
  const desk = useDesk({ shown, screens, settings, t, choice, story: teller.story, proposal, layers, act });
  const scene = useCallback((step: 0 | 1 | 2 | 3) => screens.scene(desk, step), [screens, desk]);

  const askWhy = useCallback(
    (place: string) => {
      const action = screens.actionAt(desk, place);
      if (action !== null && step !== undefined && given.legal.some(one => sameAction(one, action))) setHinted(true);
      else if (action !== null) void why(place, action);
      else say(place, desk.asked ? (screens.chooseFirst?.(desk) ?? t.chooseFirst) : t.notAsked);
    },
    [screens, desk, why, say, t, step, given.legal, setHinted],
  );
  const onPlace = useCallback(
    (place: string) => {
      if (teller.story !== null || replaying) return;
      const action = screens.actionAt(desk, place);
      if (action !== null && shown.legal.some(one => sameAction(one, action))) act(action);
      else askWhy(place);
    },
    [screens, desk, shown.legal, act, askWhy, teller.story, replaying],
  );

  const undo = useCallback(async () => {
    const answer = await session().ask({ ask: 'undo' });
    if ('refused' in answer && answer.refused !== null) tell(answer.refused);
  }, [tell]);
  const redo = useCallback(async () => {
    await session().ask({ ask: 'redo' });
  }, []);
  const startReplay = () => {
    teller.end();
    replay.start();
  };
  const exportFile = useCallback(async () => {
    const answer = await session().ask({ ask: 'export' });
    if ('file' in answer) download(answer.file, answer.name);
  }, []);
  const openPanel = useCallback((id: string) => {
    setTab(id);
    setSheet(id);
  }, []);
  const openRule = useCallback(
    (id: string) => {
      setRule({ id });
      openPanel('rules');
    },
    [openPanel],
  );

  useKeys(settings.keys, {
    u: () => void undo(),
    l: () => openPanel('log'),
    r: () => openPanel('rules'),
    n: () => board.current?.focusNextLit(false),
    p: () => (replaying ? replay.setPlaying(!replay.playing) : teller.toggle()),
    '.': () => (replaying ? replay.look(shown.at + 1) : teller.story !== null && teller.to(teller.story.beat + 1)),
    '+': () => board.current?.zoom(1.4),
    '=': () => board.current?.zoom(1.4),
    '-': () => board.current?.zoom(1 / 1.4),
    '0': () => board.current?.home(),
    '?': () => setOpen('keys'),
    Escape() {
      if (refusal !== null || notice !== null) clear();
      else if (proposal !== null) setProposal(null);
      else if (teller.story !== null) teller.end();
      else if (replaying) replay.stop();
      else if (sheet !== 'orders') setSheet('orders');
      else choice.clear();
    },
  });

  const words = useMemo(
    () => ({
      label: t.map,
      spaces: t.spaces,
      lit: t.lit,
      zoomIn: t.zoomIn,
      zoomOut: t.zoomOut,
      whole: t.wholeMap,
      close: t.close,
      seas: screens.seas[settings.language],
    }),
    [t, screens, settings.language],
  );
  const nameOf = (seat: string): string => desk.text.names.seat?.[seat] ?? seat;
  const telling = teller.story !== null;
  const status = screens.status(desk);
  const [pending] = shown.pending;
  const sub = telling
    ? t.told
    : pending === undefined
      ? t.over
      : pending.seat === shown.seat
        ? t.youAct
        : t.seatActs(nameOf(pending.seat));
  const items: readonly MenuItem[] = [
    { id: 'home', icon: 'city', name: t.home, act: () => go({ page: 'home' }) },
    { id: 'undo', icon: 'undo', name: t.undo, off: !shown.canUndo, act: () => void undo() },
    { id: 'redo', icon: 'redo', name: t.redo, off: !shown.canRedo, act: () => void redo() },
    { id: 'replay', icon: 'replay', name: t.replay, act: startReplay },
    { id: 'fork', icon: 'fork', name: t.forkHere, act: () => void replay.fork() },
    { id: 'export', icon: 'layers', name: t.exportMatch, act: () => void exportFile() },
    {
      id: 'theme',
      icon: isDark(settings.theme) ? 'light' : 'dark',
      name: isDark(settings.theme) ? t.toLight : t.toDark,
      act: () => change({ theme: isDark(settings.theme) ? 'light' : 'dark' }),
    },
    { id: 'settings', icon: 'settings', name: t.settings, act: () => setOpen('settings') },
    { id: 'keys', icon: 'why', name: t.keysList, act: () => setOpen('keys') },
  ];
  const menu = <Menu items={items} />;
  const tools = (
    <Tools
      canUndo={shown.canUndo}
      replaying={replaying}
      onUndo={undo}
      onReplay={replaying ? replay.stop : startReplay}
      onRules={() => setTab('rules')}
      onSettings={() => setOpen('settings')}
    />
  );
  const { Tray, Reference } = screens;
  const ask = (
    <AskPanel
      desk={desk}
      screens={screens}
      replaying={replaying}
      onSeal={() => proposal !== null && void send(proposal, [])}
      onUnseal={() => setProposal(null)}
      onReplay={() => {
        startReplay();
        replay.look(0);
        replay.setPlaying(true);
      }}
      onAgain={() => go({ page: 'new', game: shown.summary.game })}
    />
  );
  const lesson = teaching !== null && !replaying && <LessonPanel teaching={teaching} at={given.length} hinted={hinted} />;
  const panels = <Panels desk={desk} screens={screens} tab={tab} rule={rule} onTab={setTab} onTell={teller.tell} />;
  const storyTitle = teller.story === null ? '' : (screens.story(teller.story.events, desk.text) ?? t.told);
  const phone = layout === 'phone';
  const bar = replaying ? (
    <ReplayBar
      at={shown.at}
      length={shown.length}
      playing={replay.playing}
      onLook={replay.look}
      onPlay={replay.setPlaying}
      onFork={replay.fork}
      onNow={replay.stop}
      eyes={shown.outcome === null ? null : { value: shown.seat, seats: shown.seats.map(id => ({ id, name: nameOf(id) })) }}
      onEyes={replay.lookAs}
    />
  ) : telling ? (
    <StoryBar teller={teller} />
  ) : null;
  const map = (
    <div className="map-area">
      <Board
        map={screens.map}
        loadFine={screens.fine}
        scene={scene}
        words={words}
        insets={bar === null ? NO_INSETS : phone ? PHONE_BAR_INSETS : BAR_INSETS}
        home={phone ? screens.near : (screens.home ?? screens.map.frame)}
        keys={settings.keys}
        follow={desk.telling === null ? null : screens.placeOf(desk.telling)}
        refusal={refusal}
        handle={board}
        tools={
          screens.layers !== undefined && (
            <MapTools
              layers={screens.layers.map(({ id, icon, name }) => ({ id, icon, name: name(settings.language) }))}
              on={layers}
              onLayer={id =>
                setLayers(now => {
                  const next = new Set(now);
                  if (!next.delete(id)) next.add(id);
                  return next;
                })
              }
              onFind={name => board.current?.find(name)}
            />
          )
        }
        onPlace={onPlace}
        onWhy={askWhy}
        onDismiss={clear}
      />
      {!phone && !telling && !replaying && screens.Corner !== undefined && <screens.Corner desk={desk} />}
      {bar}
      {notice !== null && (
        <div className="notice" role="alert">
          {notice}
        </div>
      )}
    </div>
  );
  const story = telling && (
    <StoryPanel
      teller={teller}
      caption={`${t.turnOf(status.turn, status.turns)} · ${t.told}`}
      title={storyTitle}
      desk={desk}
      Detail={screens.Detail}
    />
  );

  return (
    <RuleContext value={openRule}>
      {shown.curtain !== null ? (
        <Curtain
          caption={`${desk.text.title} · ${t.turnOf(status.turn, status.turns)} · ${t.secret}`}
          to={{ seat: shown.curtain.to, name: nameOf(shown.curtain.to) }}
          version={shown.version}
          from={shown.curtain.from === null ? null : nameOf(shown.curtain.from)}
          onLift={() => shown.curtain !== null && void session().ask({ ask: 'lift', seat: shown.curtain.to })}
        />
      ) : phone ? (
        <div className="match phone" data-version={shown.version}>
          <PhoneFrieze
            status={status}
            title={sub.charAt(0).toUpperCase() + sub.slice(1)}
            sub={`${t.turnOf(status.turn, status.turns)} · ${status.phases[status.phase]}`}
            menu={menu}
            tools={<UndoButton able={shown.canUndo} onUndo={undo} />}
          />
          <main className="stage">
            {map}
            {sheet === 'orders' ? (
              <div className={`sheet ${screens.sideOf?.(desk.view) ?? shown.seat ?? ''}`}>
                {telling ? (
                  story
                ) : (
                  <>
                    {lesson}
                    {ask}
                  </>
                )}
                {!telling && !replaying && Tray !== undefined && <Tray desk={desk} />}
              </div>
            ) : (
              <div className="sheet full">{panels}</div>
            )}
          </main>
          <Dock
            text={desk.text}
            screens={screens}
            sheet={sheet}
            onSheet={id => {
              setSheet(id);
              if (id !== 'orders') setTab(id);
            }}
          />
        </div>
      ) : (
        <div className={`match ${layout}${telling ? ' telling' : ''}`} data-version={shown.version}>
          <Frieze status={status} sub={sub} menu={menu} tools={tools} />
          <main className="stage">
            {story}
            <div className="left">
              {map}
              {!telling && !replaying && Tray !== undefined && <Tray desk={desk} />}
            </div>
            {!telling && (
              <aside className="side">
                {lesson}
                {ask}
                {Reference !== undefined && <Reference desk={desk} />}
                {panels}
              </aside>
            )}
          </main>
        </div>
      )}
      {open === 'settings' && <SettingsDialog onClose={() => setOpen(null)} />}
      {open === 'keys' && <KeysDialog onClose={() => setOpen(null)} />}
      {need !== null && (
        <NeedDialog
          need={need.need}
          what={screens.need(need.need.for, settings.language)}
          known={need.chance.length}
          text={desk.text}
          onAnswer={value => void send(need.action, [...need.chance, value])}
          onStop={() => setNeed(null)}
        />
      )}
    </RuleContext>
  );
}
