import map from 'virtual:map/egemonia';
import type { EgemoniaEvent, View } from '@polemos/egemonia';
import { TEXT } from '@polemos/egemonia/text';
import type { Language } from '@polemos/kernel';
import { lazy } from 'react';
import type { Book } from '../../parts/book.ts';
import type { Screens } from '../screens.ts';
import { Beats } from './story/Beats.tsx';
import { weigh } from './story/news.ts';
import './style/egemonia.css';
import './style/sherds.css';
import { Guide } from './ask/Guide.tsx';
import { Hand } from './ask/Hand.tsx';
import { scene } from './map/scene.tsx';
import { status } from './panels/status.tsx';

/** Fetched when its tab is opened. */
const Comparisons = lazy(async () => ({ default: (await import('./panels/Comparisons.tsx')).Comparisons }));

const BOOKS: Readonly<Record<Language, () => Promise<Book>>> = {
  en: async () => (await import('@polemos/egemonia/rules.md')).default,
  it: async () => (await import('@polemos/egemonia/rules.it.md')).default,
  fr: async () => (await import('@polemos/egemonia/rules.fr.md')).default,
};

export const screens: Screens<View, EgemoniaEvent> = {
  text: TEXT,
  map,
  fine: async () => (await import('virtual:fine/egemonia')).default,
  seas: { en: TEXT.en.screens.seas, it: TEXT.it.screens.seas, fr: TEXT.fr.screens.seas },
  near: { x: 190, y: 20, width: 700, height: 620 },
  book: language => BOOKS[language](),
  orientation: async () => (await import('./orientation.tsx')).orientation,
  status,
  scene,
  actionAt: ({ choice }, area) =>
    choice.picked.event === undefined ? null : { type: 'place', event: choice.picked.event, area },
  ask(desk) {
    const { view, seat, choice, shown } = desk;
    if (seat === null || !shown.pending.some(({ step }) => step === 'placement')) return null;
    const words = TEXT[desk.language].screens;
    const laid = view.placed.filter(({ by }) => by === seat).length + view.boxed[seat as 'athens' | 'sparta'].length;
    const caption = `${desk.text.names.phase.placement} · ${words.nth(laid)}`;
    const event = choice.picked.event as string | undefined;
    return event === undefined ? { caption } : { caption, title: words.place(event), body: words.placeAbout };
  },
  chooseFirst: desk => TEXT[desk.language].screens.chooseFirst,
  Guide,
  Reference: Beats,
  Tray: Hand,
  tabs: [{ id: 'comparisons', icon: 'coup', title: ({ names }) => names.word.comparisons, Panel: Comparisons }],
  story: (events, { names }) => (events.some(({ kind }) => kind === 'revealed') ? names.phase.comparison : null),
  weigh,
  placeOf: event => ('area' in event ? event.area : null),
  isHeading: ({ kind }) => kind === 'turn',
  landmarks: { favour: 'phase', revealed: 'phase', comparison: 'battle' },
  headline: (view, _, t) => t.turnOf(view.turn, 10),
  need(what, language) {
    const side = /sparta/i.test(what) ? 'sparta' : 'athens';
    const name = TEXT[language].names.seat[side];
    return what.includes('draws') ? TEXT[language].screens.needDraw(name) : TEXT[language].screens.needDie(name);
  },
};
