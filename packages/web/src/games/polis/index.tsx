import map from 'virtual:map/polis';
import { type GameText, LANGUAGES, type Language } from '@polemos/kernel';
import type { View } from '@polemos/polis';
import { type Book, translated } from '../../parts/book.ts';
import type { Screens } from '../screens.ts';
import { Guide } from './ask/Guide.tsx';
import { placeOf, scene } from './map/scene.tsx';
import { Tray } from './map/Tray.tsx';
import { actionAt, litActions, stepOf } from './map/targets.ts';
import { MarketPanel } from './panels/MarketPanel.tsx';
import { PoleisPanel } from './panels/PoleisPanel.tsx';
import { ScorePanel } from './panels/ScorePanel.tsx';
import { status } from './panels/status.tsx';
import { Detail } from './story/Detail.tsx';
import { text } from './text/text.ts';
import { WORDS } from './text/words.ts';
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
const { en, it, fr } = text;
const languageOf = (of: GameText): Language => LANGUAGES.find(language => text[language] === of) ?? 'en';

export const screens: Screens<View> = {
  text,
  map,
  fine: async () => (await import('virtual:fine/polis')).default,
  seas: {
    en: { adriatic: 'Adriatic', aegean: 'Aegean', ...en.names.market },
    it: { adriatic: 'Adriatico', aegean: 'Egeo', ...it.names.market },
    fr: { adriatic: 'Adriatique', aegean: 'Égée', ...fr.names.market },
  },
  near: { x: 230, y: 210, width: 560, height: 480 },
  book: language => BOOKS[language](),
  status,
  scene,
  actionAt,
  ask(desk) {
    const step = stepOf(desk);
    const words = WORDS[desk.language];
    return step === 'defend' ? { body: words.answerAbout } : step === 'attack' ? { body: words.attackAbout } : null;
  },
  chooseFirst(desk) {
    const words = WORDS[desk.language];
    return stepOf(desk) === 'turn' && litActions(desk).length === 0 ? words.chooseAction : words.chooseMore;
  },
  Guide,
  Tray,
  tabs: [
    { id: 'poleis', title: of => WORDS[languageOf(of)].poleis, Panel: PoleisPanel },
    { id: 'market', title: of => WORDS[languageOf(of)].markets, Panel: MarketPanel },
    { id: 'score', title: of => WORDS[languageOf(of)].score, Panel: ScorePanel },
  ],
  story(events, { names }) {
    for (const [kind, phase] of STORIES) if (events.some(event => event.kind === kind)) return names.phase[phase];
    return null;
  },
  Detail,
  placeOf,
  isHeading: ({ kind }) => kind === 'round',
  headline: (view, { names }) => names.round[view.round],
  need(what, language) {
    const words = WORDS[language];
    const drawn = /^(\w+) draws/.exec(what)?.[1];
    return drawn === undefined ? (words.needs[what] ?? what) : words.needCard(text[language].names.seat[drawn]);
  },
};
