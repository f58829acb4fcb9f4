import map from 'virtual:map/peloponnesian-war';
import type { Action, Language } from '@polemos/kernel';
import type { PeloponnesianEvent, View } from '@polemos/peloponnesian-war';
import { lastTurnOf } from '@polemos/peloponnesian-war/forecast';
import { SEAS, WORDS } from '@polemos/peloponnesian-war/screens';
import type { Screens } from '../screens.ts';
import { AimLines } from './ask/AimLines.tsx';
import { Guide } from './ask/Guide.tsx';
import { needWords } from './ask/needs.ts';
import { nameOf, type Side } from './map/board.ts';
import { Legend } from './map/Legend.tsx';
import { marchTime } from './map/marches.ts';
import { placeOfEvent, scene } from './map/scene.tsx';
import { book } from './panels/book.ts';
import { StrategyCard } from './panels/Matrix.tsx';
import { PointsTab } from './panels/PointsTab.tsx';
import { RulesHead } from './panels/RulesHead.tsx';
import { StrategyTab } from './panels/StrategyTab.tsx';
import { status } from './panels/status.tsx';
import { chapters } from './story/chapters.ts';
import { Detail } from './story/Detail.tsx';
import { isTold, storyTitle } from './story/stories.ts';
import { stops, weigh } from './story/turning-points.ts';
import { wordsIn } from './text/coalition.ts';
import { leaderName } from './text/leaders.ts';
import { text, textIn } from './text/text.ts';
import { unitWords } from './text/unit-words.ts';
import { comingOf } from './text/units.ts';
import './style/space.css';
import './style/stack.css';
import './style/fan.css';
import './style/roads.css';
import './style/frieze.css';
import './style/ask.css';
import './style/strategy.css';
import './style/points.css';
import './style/beats.css';
import './style/battle.css';

/** A new paragraph of the log: each operation, each phase that the game goes through by itself. */
const HEADINGS: ReadonlySet<string> = new Set(['turn-ends']);

/** What a click on a space means in the asks that are answered by one. */
const AT_A_SPACE: Readonly<Record<string, (space: string, legal: readonly Action[]) => Action>> = {
  odd: space => ({ type: 'send', space }),
  harbour: space => ({ type: 'send', space }),
  homeward: space => ({ type: 'send', space }),
  interception: space => ({ type: 'intercept', space }),
  nextSiege: space => ({ type: 'siege', space }),
  islands: space => ({ type: 'found', space }),
  manning: (space, legal) => legal.find(action => action.space === space) ?? { type: 'man', space },
  gift: (space, legal) =>
    legal.find(action => action.space === space) ?? { type: 'enlist', unit: 'spartan-allied-hoplite', space },
  persiansFirst: (space, legal) =>
    legal.find(action => action.space === space) ?? {
      type: legal.some(({ type }) => type === 'persianArmy') ? 'persianArmy' : 'persianNavy',
      space,
    },
  nextBattle: (space, legal) =>
    legal.find(
      ({ type, athens, sparta, space: at }) => athens === space || sparta === space || (type === 'persians' && at === space),
    ) ?? { type: 'battle', athens: space, sparta: space },
};

const zoneLayer =
  (side: Side) =>
  (language: Language, scenario: string): string => {
    const words = wordsIn(scenario, language);
    return words.zoneLayer(words.sides[side]);
  };

/** Whoever builds the last strength point, or nothing more, ends the turn. */
const TURN_ENDS: ReadonlySet<string> = new Set(['bellicosity', 'turn-ends']);

export const screens: Screens<View, PeloponnesianEvent> = {
  text,
  textIn,
  wordsOf: view => `edition=${(view as View).edition}`,
  map,
  fine: async () => (await import('virtual:fine/peloponnesian-war')).default,
  seas: SEAS,
  near: { x: 1180, y: 1180, width: 640, height: 760 },
  home: { x: 640, y: 1220, width: 1260, height: 1010 },
  layers: [
    { id: 'zone-athens', icon: 'zoi', key: 'z', name: zoneLayer('athens') },
    { id: 'zone-sparta', icon: 'zoi', key: 'z', name: zoneLayer('sparta') },
    { id: 'sources', icon: 'search', name: language => WORDS[language].sources },
  ],
  book,
  orientation: async () => (await import('./orientation.tsx')).orientation,
  sideOf: ({ player }) => player,
  status,
  scene,
  actionAt({ shown, choice, view }, space) {
    const step = shown.pending[0]?.step;
    if (step === 'objective') return { type: choice.picked.type === 'incite' ? 'incite' : 'objective', space };
    if (step === 'another') return choice.picked.type === 'persianNavy' ? { type: 'persianNavy', space } : null;
    if (step === 'gift' && typeof choice.picked.unit === 'string') return { type: 'enlist', unit: choice.picked.unit, space };
    if (step === 'persiansFirst' && typeof choice.picked.type === 'string') return { type: choice.picked.type, space };
    const own = AT_A_SPACE[step ?? ''];
    if (own !== undefined) return own(space, shown.legal);
    if (step !== 'expedition' || comingOf(choice) !== null) return null;
    const may = (type: string): boolean => shown.legal.some(action => action.type === type && action.space === space);
    if (may('rally')) return { type: 'rally', space };
    if (may('cross')) return { type: 'cross', space };
    return space === view.operation?.objective ? { type: 'march' } : { type: 'rally', space };
  },
  chooseFirst({ choice, language, t }) {
    const coming = comingOf(choice);
    return coming === null ? t.chooseFirst : WORDS[language].notYet(unitWords(coming, WORDS[language]).join(', '));
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
    if (step === 'build') return { body: words.buildAbout };
    const { operation } = view;
    if (step === 'commander') return { caption: `${words.yourOperation} · ${words.stepOf(2)}`, title: words.chooseLeader };
    if (step !== 'expedition' || operation?.at == null || operation.leader === null) return null;
    return {
      caption: `${words.yourOperation} · ${words.stepOf(3)}`,
      title: words.gathersAt(leaderName(operation.leader, language), nameOf(operation.at, language)),
      body: words.gatherAbout,
    };
  },
  Guide,
  Ahead: AimLines,
  begins: (kind, language) => (TURN_ENDS.has(kind) ? WORDS[language].turnEnds : null),
  Corner: StrategyCard,
  Legend,
  Detail,
  RulesHead,
  tabs: [
    { id: 'strategy', icon: 'council', key: 'm', title: ({ names }) => names.tab.strategy, Panel: StrategyTab },
    { id: 'points', icon: 'prestige', title: ({ names }) => names.tab.points, Panel: PointsTab },
  ],
  chapters,
  lengthOf: marchTime,
  story: (events, catalogue) => (isTold(events) ? storyTitle(events, catalogue) : null),
  weigh,
  stops,
  placeOf: placeOfEvent,
  isHeading: ({ kind }) => HEADINGS.has(kind),
  landmarks: {
    event: 'phase',
    objective: 'phase',
    income: 'phase',
    bellicosity: 'phase',
    battle: 'battle',
    siege: 'battle',
    skirmish: 'battle',
  },
  headline: (view, _, t) => t.turnOf(view.turn, lastTurnOf(view)),
  need: needWords,
};
