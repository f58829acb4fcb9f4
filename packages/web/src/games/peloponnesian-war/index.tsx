import map from 'virtual:map/peloponnesian-war';
import type { View } from '@polemos/peloponnesian-war';
import type { Screens } from '../screens.ts';
import { nameOf } from './board.ts';
import { Detail } from './Detail.tsx';
import { Guide } from './Guide.tsx';
import { interim } from './interim.ts';
import { leaderName } from './leaders.ts';
import { needWords } from './needs.ts';
import './peloponnesian-war.css';
import { StrategyCard } from './Matrix.tsx';
import { openingView } from './opening.ts';
import { PointsTab } from './PointsTab.tsx';
import { StrategyTab } from './StrategyTab.tsx';
import { placeOfEvent, scene } from './scene.tsx';
import { SEAS } from './seas.ts';
import { status } from './status.tsx';
import { isTold, storyTitle } from './stories.ts';
import { text } from './text.ts';
import { WORDS } from './words.ts';

/** A new paragraph of the log: each operation, each phase that the game goes through by itself. */
const HEADINGS: ReadonlySet<string> = new Set(['turn-ends']);

export const screens: Screens<View> = {
  text,
  map,
  fine: async () => (await import('virtual:fine/peloponnesian-war')).default,
  seas: SEAS,
  near: { x: 1180, y: 1180, width: 640, height: 760 },
  home: { x: 640, y: 1220, width: 1260, height: 1010 },
  layers: [
    { id: 'zone-athens', icon: 'zoi', name: language => WORDS[language].zoneLayer(WORDS[language].sides.athens) },
    { id: 'zone-sparta', icon: 'zoi', name: language => WORDS[language].zoneLayer(WORDS[language].sides.sparta) },
    { id: 'sources', icon: 'search', name: language => WORDS[language].sources },
  ],
  book: async () => (await import('@polemos/peloponnesian-war/rules.md')).default,
  sideOf: ({ player }) => player,
  status,
  scene,
  actionAt({ shown, choice, view }, space) {
    const step = shown.pending[0]?.step;
    if (step === 'objective') return { type: choice.picked.type === 'incite' ? 'incite' : 'objective', space };
    if (step === 'odd') return { type: 'send', space };
    if (step !== 'expedition') return null;
    const may = (type: string): boolean => shown.legal.some(action => action.type === type && action.space === space);
    if (may('rally')) return { type: 'rally', space };
    if (may('cross')) return { type: 'cross', space };
    return space === view.operation?.objective ? { type: 'march' } : { type: 'rally', space };
  },
  ask({ view, language, shown, choice }) {
    const words = WORDS[language];
    const step = shown.pending[0]?.step;
    if (step === 'objective')
      return {
        caption: `${words.yourOperation} · ${words.stepOf(1)}`,
        title: words.operationTitle,
        body: choice.picked.type === 'incite' ? words.inciteAbout : words.operationAbout,
      };
    const { operation } = view;
    if (step === 'commander') return { caption: `${words.yourOperation} · ${words.stepOf(2)}`, title: words.chooseLeader };
    if (step !== 'expedition' || operation?.at == null || operation.leader === null) return null;
    return {
      caption: `${words.yourOperation} · ${words.stepOf(3)}`,
      title: words.gathersAt(leaderName(operation.leader), nameOf(operation.at, language)),
      body: words.gatherAbout,
    };
  },
  Guide,
  Corner: StrategyCard,
  Detail,
  tabs: [
    { id: 'strategy', title: ({ names }) => names.tab.strategy, Panel: StrategyTab },
    { id: 'points', title: ({ names }) => names.tab.points, Panel: PointsTab },
  ],
  opening: scenario => openingView(scenario),
  interim,
  story: (events, catalogue) => (isTold(events) ? storyTitle(events, catalogue) : null),
  placeOf: placeOfEvent,
  isHeading: ({ kind }) => HEADINGS.has(kind),
  headline: (view, _, t) => t.turnOf(view.turn, 10),
  need: needWords,
};
