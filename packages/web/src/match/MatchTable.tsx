import type { Action } from '@polemos/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { go } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import { type Layout, useLayout } from '../app/useLayout.ts';
import { Board, type BoardHandle } from '../board/Board.tsx';
import { MapTools } from '../board/MapTools.tsx';
import type { Insets } from '../board/useCamera.ts';
import { type Screens, textOf } from '../games/screens.ts';
import { MatchOrientation } from '../orientation/MatchOrientation.tsx';
import { useOrientation } from '../orientation/useOrientation.ts';
import { Curtain } from '../parts/Curtain.tsx';
import { Frieze, PhoneFrieze } from '../parts/Frieze.tsx';
import { ReplayBar } from '../parts/ReplayBar.tsx';
import { RuleContext } from '../parts/RuleLink.tsx';
import { StoryBar, StoryPanel } from '../parts/StoryPanel.tsx';
import { useText } from '../text/index.ts';
import { LessonPanel, type Teaching } from '../tutorial/LessonPanel.tsx';
import { isRight } from '../tutorial/lesson.ts';
import { useLesson } from '../tutorial/useLesson.ts';
import type { Shown } from '../worker/session.ts';
import { AskPanel } from './ask/AskPanel.tsx';
import { sameAction, useChoice, useProposal } from './ask/choice.ts';
import { useRefusal } from './ask/useRefusal.tsx';
import { whoActs } from './ask/whoActs.ts';
import { download } from './download.ts';
import type { Company } from './layout/company.ts';
import { DeskMatch } from './layout/DeskMatch.tsx';
import { type Asked, MatchDialogs, type Open } from './layout/MatchDialogs.tsx';
import { Menu } from './layout/Menu.tsx';
import { menuItems } from './layout/menuItems.ts';
import { Panels } from './layout/Panels.tsx';
import { PhoneMatch } from './layout/PhoneMatch.tsx';
import type { Height } from './layout/Sheet.tsx';
import { Tools, UndoButton } from './layout/Tools.tsx';
import { useKeys } from './layout/useKeys.ts';
import { useLine } from './line.ts';
import { Charts } from './map/Charts.tsx';
import { useBoardWords } from './map/useBoardWords.ts';
import { useChart } from './map/useChart.ts';
import { useLayers } from './map/useLayers.ts';
import { timeOf, useBetween } from './story/useBetween.ts';
import { useReplay } from './story/useReplay.ts';
import { useStory } from './story/useStory.ts';
import { useDesk } from './useDesk.ts';
import './layout/style.ts';

const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };
/** Names and chips keep their size: on a small map those at its edges need more room. */
const TABLET_INSETS = { ...NO_INSETS, right: 36, left: 36 };
/** The player bar lies over the foot of the map. */
const BAR_INSETS = { ...NO_INSETS, bottom: 96 };
const PHONE_BAR_INSETS = { ...NO_INSETS, bottom: 130 };
const isPhone = (layout: Layout): boolean => layout === 'phone' || layout === 'upright';
const insetsOf = (layout: Layout, barred: boolean): Insets => {
  if (barred) return isPhone(layout) ? PHONE_BAR_INSETS : BAR_INSETS;
  return layout === 'tablet' || layout === 'upright' ? TABLET_INSETS : NO_INSETS;
};

/** A match on screen: frieze, map, ask, panels; replay and story over them; a curtain before them. */
export function MatchTable({
  shown: given,
  screens,
  teaching = null,
  company = null,
}: {
  shown: Shown;
  screens: Screens;
  teaching?: Teaching | null;
  company?: Company | null;
}) {
  const { step, shown, hinted, setHinted } = useLesson(given, teaching);
  const settings = useSettings();
  const line = useLine();
  const layout = useLayout();
  const t = useText();
  // What was chosen, offered or refused belongs to one moment.
  const moment = `${shown.version} ${shown.seat} ${shown.at}`;
  const choice = useChoice(shown.legal, moment);
  const orienting = useOrientation(given, screens, teaching !== null);
  const teller = useStory(shown, screens, settings, orienting.first);
  const { refusal, notice, say, why, tell, clear } = useRefusal(textOf(screens, settings.language, shown.summary.scenario), t);
  const [proposal, propose] = useProposal(`${moment} ${choice.picked.event}`);
  const [need, setNeed] = useState<Asked | null>(null);
  const [tab, setTab] = useState('log');
  const [rule, setRule] = useState<{ id: string } | null>(null);
  const [sheet, setSheet] = useState<'orders' | string>('orders');
  const [height, setHeight] = useState<Height>('half');
  const [open, setOpen] = useState<Open>(null);
  const replay = useReplay(shown);
  const replaying = replay.on;
  const between = useBetween(shown, replaying, settings.speed);
  const layers = useLayers(screens);
  const board = useRef<BoardHandle>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment has changed
  useEffect(() => {
    setHeight('half');
    clear();
  }, [moment, choice.picked.event]);

  const send = useCallback(
    async (action: Action, chance: readonly unknown[]) => {
      const answer = await line.ask({ ask: 'act', action, version: shown.version, chance });
      if ('need' in answer) return setNeed({ action, chance, need: answer.need });
      setNeed(null);
      if ('refused' in answer && answer.refused !== null) tell(answer.refused);
    },
    [shown.version, tell, line],
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
      if (mustSeal && (proposal === null || !sameAction(proposal, action))) return propose(action);
      void send(action, []);
    },
    [shown.legal, given.legal, step, setHinted, mustSeal, proposal, propose, send, why, clear],
  );
  const desk = useDesk({ shown, screens, settings, t, choice, story: teller.story ?? between, proposal, layers: layers.on, act });
  const { chart, chosen, lit: litOn, open: openChart } = useChart(screens, desk, moment);
  // What was refused stood beside a place of the other map.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another map
  useEffect(clear, [chart]);
  const scene = useCallback((step: 0 | 1 | 2 | 3) => screens.scene(desk, step, chart), [screens, desk, chart]);

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
      const opens = screens.opens?.(place) ?? null;
      if (opens !== null) return openChart(opens);
      if (teller.story !== null || replaying) return;
      const action = screens.actionAt(desk, place);
      if (action !== null && shown.legal.some(one => sameAction(one, action))) act(action);
      else askWhy(place);
    },
    [screens, desk, shown.legal, act, askWhy, teller.story, replaying, openChart],
  );

  const undo = useCallback(async () => {
    const answer = await line.ask({ ask: 'undo' });
    if ('refused' in answer && answer.refused !== null) tell(answer.refused);
  }, [tell, line]);
  const redo = useCallback(async () => {
    await line.ask({ ask: 'redo' });
  }, [line]);
  const startReplay = () => {
    teller.end();
    replay.start();
  };
  const exportFile = useCallback(async () => {
    const answer = await line.ask({ ask: 'export' });
    if ('file' in answer) download(answer.file, answer.name);
  }, [line]);
  // Who looks around on a phone wants to see the map.
  const lower = useCallback(() => setHeight('peek'), []);
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
    ...Object.fromEntries(screens.tabs.flatMap(({ id, key }) => (key === undefined ? [] : [[key, () => openPanel(id)]]))),
    ...layers.keys,
    Escape() {
      if (refusal !== null || notice !== null) clear();
      else if (proposal !== null) propose(null);
      else if (teller.story !== null) teller.end();
      else if (replaying) replay.stop();
      else if (sheet !== 'orders') setSheet('orders');
      else choice.clear();
    },
  });

  const words = useBoardWords(t, screens.seas[settings.language]);
  const nameOf = (seat: string): string => desk.text.names.seat?.[seat] ?? seat;
  const telling = teller.story !== null;
  const status = screens.status(desk);
  const sub = whoActs(shown, telling, t, nameOf);
  const menu = (
    <Menu
      items={menuItems({
        shown,
        t,
        theme: settings.theme,
        company,
        undo: () => void undo(),
        redo: () => void redo(),
        replay: startReplay,
        fork: () => void replay.fork(),
        exportFile: () => void exportFile(),
        open: setOpen,
        orient: orienting.show,
        language: settings.language,
      })}
    />
  );
  const tools = (
    <Tools
      canUndo={shown.canUndo}
      replaying={replaying}
      onUndo={undo}
      onReplay={replaying ? replay.stop : startReplay}
      onRules={() => setTab('rules')}
      onSettings={() => setOpen('settings')}
      onHelp={() => orienting.show('card')}
    />
  );
  const { Tray, Reference } = screens;
  const ask = (
    <AskPanel
      desk={desk}
      screens={screens}
      replaying={replaying}
      onSeal={() => proposal !== null && void send(proposal, [])}
      onUnseal={() => propose(null)}
      onReplay={() => {
        startReplay();
        replay.look(0);
        replay.setPlaying(true);
      }}
      onAgain={() => go({ page: 'new', game: shown.summary.game })}
      company={company}
    />
  );
  const lesson = teaching !== null && !replaying && <LessonPanel teaching={teaching} at={given.length} hinted={hinted} />;
  const panels = (
    <Panels desk={desk} screens={screens} tab={tab} rule={rule} onTab={setTab} onTell={teller.tell} company={company} />
  );
  const storyTitle = teller.story === null ? '' : (screens.story(teller.story.events, desk.text) ?? t.told);
  const phone = isPhone(layout);
  const near = layout === 'phone'; // it may not see the whole map
  const bar = replaying ? (
    <ReplayBar
      at={shown.at}
      length={shown.length}
      playing={replay.playing}
      pause={timeOf(shown)}
      onLook={replay.look}
      onPlay={replay.setPlaying}
      onFork={company === null || shown.outcome !== null ? replay.fork : null}
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
        key={chart ?? ''}
        map={chosen?.map ?? screens.map}
        loadFine={chosen === undefined ? screens.fine : undefined}
        scene={scene}
        words={words}
        insets={insetsOf(layout, bar !== null)}
        home={
          chosen !== undefined
            ? near
              ? chosen.near
              : chosen.map.frame
            : near
              ? screens.near
              : (screens.home ?? screens.map.frame)
        }
        keys={settings.keys}
        telling={telling}
        follow={desk.telling === null ? null : screens.placeOf(desk.telling)}
        refusal={refusal}
        handle={board}
        tools={
          screens.layers !== undefined && (
            <MapTools
              layers={screens.layers.map(({ id, icon, name }) => ({
                id,
                icon,
                name: name(settings.language, shown.summary.scenario),
              }))}
              on={layers.on}
              onLayer={layers.toggle}
              onFind={name => board.current?.find(name)}
            />
          )
        }
        onPlace={onPlace}
        onWhy={askWhy}
        onDismiss={clear}
        onPan={lower}
      />
      {screens.charts !== undefined && (
        <Charts screens={screens} language={settings.language} chart={chart} lit={litOn} onChart={openChart} />
      )}
      {!phone && !telling && !replaying && screens.Corner !== undefined && <screens.Corner desk={desk} />}
      {!phone && (telling || layers.on.size > 0) && screens.Legend !== undefined && <screens.Legend desk={desk} />}
      {bar}
      {notice !== null && (
        <div className="notice" role="alert">
          {notice}
        </div>
      )}
    </div>
  );
  const when = status.when ?? t.turnOf(status.turn, status.turns);
  const tray = !telling && !replaying && Tray !== undefined && <Tray desk={desk} />;
  const story = !telling ? null : (
    <StoryPanel teller={teller} caption={`${when} · ${t.told}`} title={storyTitle} desk={desk} screens={screens} />
  );

  return (
    <RuleContext value={openRule}>
      {shown.curtain !== null ? (
        <Curtain
          caption={`${desk.text.title} · ${when} · ${t.secret}`}
          to={{ seat: shown.curtain.to, name: nameOf(shown.curtain.to) }}
          command={shown.command}
          version={shown.version}
          from={shown.curtain.from === null ? null : nameOf(shown.curtain.from)}
          onLift={() => shown.curtain !== null && void line.ask({ ask: 'lift', seat: shown.curtain.to })}
        />
      ) : phone ? (
        <PhoneMatch
          version={shown.version}
          frieze={
            <PhoneFrieze
              status={status}
              title={sub.charAt(0).toUpperCase() + sub.slice(1)}
              sub={`${when} · ${status.phases[status.phase]}`}
              menu={menu}
              tools={<UndoButton able={shown.canUndo} onUndo={undo} />}
            />
          }
          company={company}
          map={map}
          orders={
            telling ? (
              story
            ) : (
              <>
                {lesson}
                {company?.since}
                {ask}
                {tray}
              </>
            )
          }
          panels={panels}
          side={screens.sideOf?.(desk.view) ?? shown.seat ?? ''}
          text={desk.text}
          screens={screens}
          sheet={sheet}
          onSheet={id => {
            setSheet(id);
            if (id !== 'orders') setTab(id);
          }}
          height={height}
          onHeight={setHeight}
        />
      ) : (
        <DeskMatch
          version={shown.version}
          layout={layout}
          company={company}
          frieze={<Frieze status={status} sub={sub} menu={menu} tools={tools} />}
          map={map}
          tray={tray}
          story={story}
          lesson={lesson}
          ask={ask}
          reference={Reference !== undefined && <Reference desk={desk} />}
          panels={panels}
        />
      )}
      {shown.curtain === null && <MatchOrientation desk={desk} orienting={orienting} onBoard={teller.pause} />}
      <MatchDialogs
        open={open}
        need={need}
        screens={screens}
        text={desk.text}
        scenario={shown.summary.scenario}
        onClose={() => setOpen(null)}
        onAnswer={(asked, value) => void send(asked.action, [...asked.chance, value])}
        onStop={() => setNeed(null)}
      />
    </RuleContext>
  );
}
