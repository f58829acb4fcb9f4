import city from 'virtual:map/syracuse';
import map from 'virtual:map/timoleon';
import type { Language } from '@polemos/kernel';
import type { TimoleonEvent, View } from '@polemos/timoleon';
import { STORIES, TEXT } from '@polemos/timoleon/text';
import { type Book, translated } from '../../parts/book.ts';
import type { Screens } from '../screens.ts';
import { Ahead, asksFirst } from './ask/Ahead.tsx';
import { Guide } from './ask/Guide.tsx';
import { needWords } from './ask/needs.ts';
import { priceOf } from './ask/Operations.tsx';
import { CITY_CHART, isMetro } from './map/board.ts';
import { placeOf, scene } from './map/scene.tsx';
import { SPENDS } from './map/spends.ts';
import { actionAt, actsAt, litActions, stepOf } from './map/targets.ts';
import { CalendarPanel } from './panels/CalendarPanel.tsx';
import { FactionsPanel } from './panels/FactionsPanel.tsx';
import { ScorePanel } from './panels/ScorePanel.tsx';
import { status } from './panels/status.tsx';
import { TalksPanel } from './panels/TalksPanel.tsx';
import { BattleBoard } from './story/BattleBoard.tsx';
import { Detail } from './story/Detail.tsx';
import { stops, weigh } from './story/turning-points.ts';
import './style/factions.css';
import './style/ground.css';
import './style/cities.css';
import './style/stacks.css';
import './style/asks.css';
import './style/fights.css';
import './style/panels.css';
import { languageOf, WORDS } from './words.ts';

const rules = async (): Promise<Book> => (await import('@polemos/timoleon/rules.md')).default;
const BOOKS: Readonly<Record<Language, () => Promise<Book>>> = {
  en: rules,
  it: async () => translated(await rules(), (await import('@polemos/timoleon/rules.it.md')).default),
  fr: async () => translated(await rules(), (await import('@polemos/timoleon/rules.fr.md')).default),
};

export const screens: Screens<View, TimoleonEvent> = {
  text: TEXT,
  map,
  fine: async () => (await import('virtual:fine/timoleon')).default,
  charts: [
    { id: CITY_CHART, map: city, near: { x: 150, y: 60, width: 680, height: 640 }, name: language => WORDS[language].syracuse },
  ],
  mainChart: language => WORDS[language].sicily,
  chartOf: place => (isMetro(place) ? CITY_CHART : null),
  opens: place => (place === 'syracuse' ? CITY_CHART : null),
  seas: { en: WORDS.en.seas, it: WORDS.it.seas, fr: WORDS.fr.seas },
  near: { x: 900, y: 340, width: 380, height: 330 },
  layers: [{ id: 'sources', icon: 'why', name: language => WORDS[language].sources }],
  book: language => BOOKS[language](),
  orientation: async () => (await import('./orientation.tsx')).orientation,
  status,
  scene,
  actionAt,
  actsAt,
  priceOf,
  chooseFirst(desk) {
    const words = WORDS[desk.language];
    return stepOf(desk) === 'operations' && litActions(desk).length === 0 ? words.chooseAction : words.chooseBeside;
  },
  Guide,
  Tray: BattleBoard,
  Detail,
  tabs: [
    { id: 'factions', icon: 'leader', title: of => WORDS[languageOf(of)].tabs.factions, Panel: FactionsPanel },
    { id: 'talks', icon: 'herald', title: of => WORDS[languageOf(of)].tabs.talks, Panel: TalksPanel },
    { id: 'calendar', icon: 'clock', title: of => WORDS[languageOf(of)].tabs.calendar, Panel: CalendarPanel },
    { id: 'score', icon: 'prestige', title: of => WORDS[languageOf(of)].tabs.score, Panel: ScorePanel },
  ],
  story(events, text) {
    for (const kind of STORIES) {
      const found = events.find(event => event.kind === kind);
      if (found !== undefined) return TEXT[languageOf(text)].titles[kind](found);
    }
    return null;
  },
  weigh,
  asksFirst,
  Ahead,
  spends: SPENDS,
  stops,
  placeOf,
  isHeading: ({ kind }) => kind === 'turn' || kind === 'place',
  landmarks: {
    talks: 'phase',
    taxes: 'phase',
    activates: 'phase',
    battle: 'battle',
    'sea-fight': 'battle',
    assault: 'battle',
    siege: 'battle',
  },
  headline: (view, { names }, t) => names.date[view.turn] ?? t.turnOf(view.turn, 25),
  askedAt: ({ shown }) => {
    const { port, place, zone } = shown.pending[0]?.about ?? {};
    return [port, place, zone].find(one => typeof one === 'string') ?? null;
  },
  need: needWords,
};
