import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { isPhone, useLayout } from '../app/useLayout.ts';
import type { BoardHandle } from '../board/Board.tsx';
import { type Screens, textOf } from '../games/screens.ts';
import { useAdvice } from '../judgement/useAdvice.ts';
import { useWhy } from '../judgement/useWhy.ts';
import { useOrientation } from '../orientation/useOrientation.ts';
import { Curtain } from '../parts/Curtain.tsx';
import { RuleContext } from '../parts/RuleLink.tsx';
import { useText } from '../text/index.ts';
import type { Teaching } from '../tutorial/LessonPanel.tsx';
import { useLesson } from '../tutorial/useLesson.ts';
import type { Shown } from '../worker/session.ts';
import { useChoice } from './ask/choice.ts';
import { Orders } from './ask/Orders.tsx';
import { useRefusal } from './ask/useRefusal.tsx';
import { whoActs } from './ask/whoActs.ts';
import { MatchLayout } from './layout/MatchLayout.tsx';
import { Menu } from './layout/Menu.tsx';
import { menuItems } from './layout/menuItems.ts';
import type { OnlineParts } from './layout/onlineParts.ts';
import type { Parts } from './layout/parts.ts';
import { useKeys } from './layout/useKeys.ts';
import { usePanels } from './layout/usePanels.ts';
import { useLine } from './line.ts';
import { MatchMap } from './map/MatchMap.tsx';
import { useChart } from './map/useChart.ts';
import { useLayers } from './map/useLayers.ts';
import { usePlaces } from './map/usePlaces.ts';
import { openEditor } from './openEditor.ts';
import { usePointing, usePreview } from './preview/usePreview.ts';
import { useRecap } from './recap/useRecap.ts';
import { useStops } from './recap/useStops.ts';
import { useSound } from './sound.ts';
import { momentOf } from './story/story.ts';
import { storyPart } from './story/storyPart.tsx';
import { useBetween } from './story/useBetween.ts';
import { useReplay } from './story/useReplay.ts';
import { useStory } from './story/useStory.ts';
import { useActions } from './useActions.ts';
import { useDesk } from './useDesk.ts';
import { usePace } from './usePace.ts';
import './layout/style.ts';

interface Props {
  readonly shown: Shown;
  readonly screens: Screens;
  readonly teaching?: Teaching | null;
  readonly online?: OnlineParts | null;
  /** The moment that a link names. */
  readonly at?: number | null;
}

const MatchDialogs = lazy(async () => ({ default: (await import('./layout/MatchDialogs.tsx')).MatchDialogs }));
/** The board does not wait for what stands beside it. */
const Panels = lazy(async () => {
  await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 60)));
  return { default: (await import('./layout/Panels.tsx')).Panels };
});
const StoryBar = lazy(async () => ({ default: (await import('../parts/StoryPanel.tsx')).StoryBar }));
const PlayerBar = lazy(async () => ({ default: (await import('./story/PlayerBar.tsx')).PlayerBar }));
/** Only a sheet goes out of the way of the map. */
const nothing = (): void => {};
const StopPage = lazy(async () => ({ default: (await import('./recap/StopPage.tsx')).StopPage }));
const LessonPanel = lazy(async () => ({ default: (await import('../tutorial/LessonPanel.tsx')).LessonPanel }));
/** Loaded when somebody wants it: most who open a match have seen it. */
const MatchOrientation = lazy(async () => ({ default: (await import('../orientation/MatchOrientation.tsx')).MatchOrientation }));

/** A match on screen: frieze, map, ask, panels; replay and story over them; a curtain before them. */
export function MatchTable({ shown: given, screens, teaching = null, online = null, at = null }: Props) {
  const learning = useLesson(given, teaching);
  const { shown } = learning;
  const settings = useSettings();
  const line = useLine();
  const layout = useLayout();
  const t = useText();
  // What was chosen, offered or refused belongs to one moment.
  const moment = `${shown.version} ${shown.seat} ${shown.at}`;
  const choice = useChoice(shown.legal, moment);
  const orienting = useOrientation(given, screens, teaching !== null);
  const [stopped, setStopped] = useState(false);
  // At a real table the story is told by its dice, one at a time.
  const atTable = shown.summary.way === 'companion' && teaching === null;
  const told = useMemo(() => {
    if (atTable) return { ...settings, story: false, recap: false, preview: false };
    return teaching === null ? settings : { ...settings, recap: false }; // the lesson says what others did
  }, [atTable, teaching, settings]);
  const teller = useStory(shown, screens, told, orienting.first || stopped);
  const refusing = useRefusal(textOf(screens, settings.language, shown.summary.scenario, shown.summary.view), t);
  const actions = useActions({
    given,
    learning,
    settings: told,
    refusing,
    chosen: `${moment} ${choice.picked.event}`,
    screens,
  });
  const panel = usePanels();
  const replay = useReplay(shown);
  const between = useBetween(shown, screens, replay.on, settings.speed);
  const layers = useLayers(screens);
  const board = useRef<BoardHandle>(null);
  const pointing = usePointing(moment);
  const { proposal, act, undo } = actions;
  const story = teller.story ?? between;
  const pointed = proposal === null ? pointing.pointed : pointing.chosen;
  const desk = useDesk({ shown, screens, settings, t, choice, story, proposal, pointed, layers: layers.on, act });
  const preview = usePreview(desk, screens, moment, pointing);
  const telling = teller.story !== null;
  const advising = useAdvice(desk);
  const whying = useWhy(desk);
  useSound(desk, settings);
  usePace(settings);
  const recapping = useRecap(desk, screens, told, teller.story);
  const recapped = recapping.shown !== null;
  // What others have done is looked at first: what was about to be done gives way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the recap comes
  useEffect(() => {
    if (!recapped) return;
    actions.unseal();
    pointing.choose(null);
  }, [recapped]);
  const stopping = useStops(desk, screens, teller.story);
  useEffect(() => setStopped(stopping.stop !== null), [stopping.stop]);
  const charting = useChart(screens, desk, moment, telling);
  const shownMoment = useMemo(() => momentOf(shown.at, teller.story, between), [shown.at, teller.story, between]);
  const places = usePlaces({
    screens,
    desk,
    given,
    learning,
    refusing,
    still: telling || replay.on,
    openChart: charting.open,
    pointing,
    aim: actions.aim,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment has changed
  useEffect(() => {
    panel.setHeight('half');
    refusing.clear();
  }, [moment, choice.picked.event]);
  // What was refused stood beside a place of the other map, or was refused to another choice: it hides what is possible now.
  const sought = `${Object.values(choice.picked).join()} ${Object.entries(choice.counts).join()} ${choice.sieve}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another map, another choice
  useEffect(refusing.clear, [charting.chart, sought]);
  /** Whoever turns to another map while something waits to be sealed finds it in the column. */
  const isShown = (place: string): boolean => (screens.chartOf?.(place) ?? null) === charting.chart;

  const show = (place: string): void => {
    if (screens.chartOf !== undefined) charting.open(screens.chartOf(place));
    setTimeout(() => board.current?.focus(place));
  };
  const startReplay = () => {
    teller.end();
    replay.start();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link
  useEffect(() => {
    if (at === null) return;
    startReplay();
    replay.look(at);
  }, [at]);
  useKeys(settings.keys, {
    u: () => void undo(),
    l: () => panel.openPanel('log'),
    r: () => panel.openPanel('rules'),
    n: () => board.current?.focusNextLit(false),
    p: () => (replay.on ? replay.setPlaying(!replay.playing) : teller.toggle()),
    '.': () => (replay.on ? replay.look(shown.at + 1) : teller.story !== null && teller.to(teller.story.beat + 1)),
    '+': () => board.current?.zoom(1.4),
    '=': () => board.current?.zoom(1.4),
    '-': () => board.current?.zoom(1 / 1.4),
    '0': () => board.current?.home(),
    '?': () => panel.setDialog('keys'),
    ...Object.fromEntries(screens.tabs.flatMap(({ id, key }) => (key === undefined ? [] : [[key, () => panel.openPanel(id)]]))),
    ...layers.keys,
    Escape() {
      if (refusing.refusal !== null || refusing.notice !== null) refusing.clear();
      else if (proposal !== null) actions.unseal();
      else if (telling) teller.end();
      else if (replay.on) replay.stop();
      else if (panel.sheet !== 'orders') panel.openSheet('orders');
      else choice.clear();
    },
  });

  const nameOf = (seat: string): string => desk.text.names.seat?.[seat] ?? seat;
  const status = screens.status(desk);
  const sub = whoActs(shown, telling, t, nameOf);
  const when = status.when ?? t.turnOf(status.turn, status.turns);
  const menu = (
    <Menu
      items={menuItems({
        shown,
        t,
        theme: settings.theme,
        online,
        undo: () => void undo(),
        redo: () => void actions.redo(),
        replay: startReplay,
        fork: () => void replay.fork(),
        exportFile: () => void actions.exportFile(),
        edit: () => void openEditor(line, shown.at),
        advise: advising.ask,
        open: panel.setDialog,
        orient: orienting.show,
        language: settings.language,
      })}
    />
  );
  const bar = replay.on ? (
    <Suspense>
      <PlayerBar desk={desk} screens={screens} replay={replay} mayFork={online === null} />
    </Suspense>
  ) : telling ? (
    <Suspense>
      <StoryBar teller={teller} />
    </Suspense>
  ) : null;
  const parts: Parts = {
    version: shown.version,
    online,
    map: (
      <MatchMap
        desk={desk}
        screens={screens}
        layout={layout}
        charting={charting}
        layers={layers}
        places={places}
        refusing={refusing}
        preview={preview}
        pointing={pointing}
        advising={advising}
        onSeal={actions.seal}
        onUnseal={actions.unseal}
        board={board}
        telling={telling}
        moment={shownMoment}
        replaying={replay.on}
        bar={bar}
        onPan={layout === 'desktop' ? nothing : panel.lower}
      />
    ),
    story: storyPart({ desk, screens, teller, recapping, replaying: replay.on, when, onShow: show }),
    lesson: teaching !== null && !replay.on && (
      <Suspense>
        <LessonPanel
          teaching={teaching}
          at={given.length}
          learning={learning}
          onShow={() => learning.move !== undefined && act(learning.move.does)}
        />
      </Suspense>
    ),
    ask: (
      <Orders
        desk={desk}
        screens={screens}
        replaying={replay.on}
        actions={actions}
        preview={preview}
        onMap={preview.place !== null && !isPhone(layout) && isShown(preview.place)}
        onReplay={() => {
          startReplay();
          replay.look(0);
          replay.setPlaying(true);
        }}
        online={online}
        advising={advising}
        whying={whying}
        mayAskWhy={teaching === null}
        atTable={atTable}
      />
    ),
    tray: !telling && !replay.on && screens.Tray !== undefined && <screens.Tray desk={desk} />,
    panels: (
      <Suspense>
        <Panels
          desk={desk}
          screens={screens}
          tab={panel.tab}
          rule={panel.rule}
          onTab={panel.setTab}
          onTell={teller.tell}
          onRecap={recapping.last === null ? null : recapping.open}
          online={online}
          whying={whying}
        />
      </Suspense>
    ),
  };

  return (
    <RuleContext value={panel.openRule}>
      {shown.curtain !== null ? (
        <Curtain
          caption={`${desk.text.title} · ${when} · ${t.secret}`}
          to={{ seat: shown.curtain.to, name: nameOf(shown.curtain.to) }}
          command={shown.command}
          version={shown.version}
          from={shown.curtain.from === null ? null : nameOf(shown.curtain.from)}
          onLift={() => shown.curtain !== null && void line.ask({ ask: 'lift', seat: shown.curtain.to })}
        />
      ) : (
        <MatchLayout
          parts={parts}
          layout={layout}
          desk={desk}
          screens={screens}
          panel={panel}
          status={status}
          sub={sub}
          when={when}
          menu={menu}
          onAdvise={online === null && teaching === null ? advising.ask : null}
          onUndo={undo}
          onReplay={replay.on ? replay.stop : startReplay}
          onHelp={() => orienting.show('card')}
          replaying={replay.on}
        />
      )}
      {shown.curtain === null && orienting.given !== null && orienting.open !== null && (
        <Suspense>
          <MatchOrientation desk={desk} orienting={orienting} onBoard={teller.pause} />
        </Suspense>
      )}
      {shown.curtain === null && stopping.stop !== null && !orienting.first && !replay.on && (
        <Suspense>
          <StopPage
            stop={stopping.stop}
            caption={`${when} · ${status.phases[status.phase] ?? ''}`}
            status={status}
            desk={desk}
            screens={screens}
            onGoOn={stopping.goOn}
          />
        </Suspense>
      )}
      {panel.dialog !== null && (
        <Suspense>
          <MatchDialogs desk={desk} screens={screens} open={panel.dialog} onClose={() => panel.setDialog(null)} />
        </Suspense>
      )}
    </RuleContext>
  );
}
