import map from 'virtual:map/polis';
import { type GameText, LANGUAGES, type Language } from '@polemos/kernel';
import type { PolisEvent, View } from '@polemos/polis';
import { TEXT } from '@polemos/polis/text';
import { type Book, translated } from '../../parts/book.ts';
import type { Screens } from '../screens.ts';
import { Guide } from './ask/Guide.tsx';
import { costWords } from './ask/Price.tsx';
import type { Side } from './map/board.ts';
import { placeOf, scene } from './map/scene.tsx';
import { SPENDS } from './map/spends.ts';
import { Tray } from './map/Tray.tsx';
import { actionAt, litActions, stepOf } from './map/targets.ts';
import { MarketPanel } from './panels/MarketPanel.tsx';
import { PoleisPanel } from './panels/PoleisPanel.tsx';
import { previewOf } from './panels/rulings.ts';
import { ScorePanel } from './panels/ScorePanel.tsx';
import { status } from './panels/status.tsx';
import { Detail } from './story/Detail.tsx';
import { stops, weigh } from './story/turning-points.ts';
import './style/polis-mark.css';
import './style/region.css';
import './style/frieze.css';
import './style/turn.css';
import './style/amounts.css';
import './style/storehouse.css';
import './style/round-strip.css';
import './style/poleis.css';
import './style/tables.css';
import './style/battle.css';
import './style/cards.css';

const rules = async (): Promise<Book> => (await import('@polemos/polis/rules.md')).default;
const BOOKS: Readonly<Record<Language, () => Promise<Book>>> = {
  en: rules,
  it: async () => translated(await rules(), (await import('@polemos/polis/rules.it.md')).default),
  fr: async () => translated(await rules(), (await import('@polemos/polis/rules.fr.md')).default),
};

/** Events worth a story: what happens by itself, with dice, cards or tables. */
const STORIES: readonly (readonly [string, string])[] = [
  ['pair', 'battle'],
  ['megalopolis', 'megalopolis'],
  ['spoiled', 'goods'],
  ['event', 'round'],
];
const { en, it, fr } = TEXT;
const languageOf = (of: GameText): Language => LANGUAGES.find(language => TEXT[language].blurb === of.blurb) ?? 'en';

export const screens: Screens<View, PolisEvent> = {
  text: TEXT,
  map,
  fine: async () => (await import('virtual:fine/polis')).default,
  seas: {
    en: { ...en.screens.seas, ...en.names.market },
    it: { ...it.screens.seas, ...it.names.market },
    fr: { ...fr.screens.seas, ...fr.names.market },
  },
  near: { x: 230, y: 210, width: 560, height: 480 },
  book: language => BOOKS[language](),
  orientation: async () => (await import('./orientation.tsx')).orientation,
  status,
  scene,
  actionAt,
  ask(desk) {
    const step = stepOf(desk);
    const words = TEXT[desk.language].screens;
    return step === 'defend' ? { body: words.answerAbout } : step === 'attack' ? { body: words.attackAbout } : null;
  },
  priceOf(desk, action) {
    const preview = desk.seat === null ? null : previewOf(desk.view, desk.seat as Side, action);
    return (preview && costWords(desk, preview)) || null; // whoever lets a polis go pays nothing for it
  },
  chooseFirst(desk) {
    const words = TEXT[desk.language].screens;
    return stepOf(desk) === 'turn' && litActions(desk).length === 0 ? words.chooseAction : words.chooseMore;
  },
  Guide,
  Tray,
  tabs: [
    { id: 'poleis', icon: 'city', title: of => TEXT[languageOf(of)].screens.poleis, Panel: PoleisPanel },
    { id: 'market', icon: 'merchant', title: of => TEXT[languageOf(of)].screens.markets, Panel: MarketPanel },
    { id: 'score', icon: 'prestige', title: of => TEXT[languageOf(of)].screens.score, Panel: ScorePanel },
  ],
  story(events, { names }) {
    for (const [kind, phase] of STORIES) if (events.some(event => event.kind === kind)) return names.phase[phase];
    return null;
  },
  Detail,
  weigh,
  fatal: ['lost-at-once', 'passed'],
  // PO-8-d: with the last hoplite on its row the taxes come in, and the turn may be over.
  asksFirst: ({ pending }, { type }) => type === 'assign' && pending[0]?.about.hoplites === 1,
  spends: SPENDS,
  stops,
  placeOf,
  isHeading: ({ kind }) => kind === 'round',
  landmarks: { projects: 'phase', event: 'phase', prepared: 'phase', battle: 'battle', siege: 'battle', 'civil-war': 'battle' },
  headline: (view, { names }) => names.round[view.round],
  need(what, language) {
    const { names }: GameText = TEXT[language];
    const drawn = /^(\w+) draws/.exec(what)?.[1];
    return drawn === undefined ? (names.need[what] ?? what) : TEXT[language].screens.needCard(names.seat[drawn]);
  },
};
