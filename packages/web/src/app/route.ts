import { GAMES } from '@polemos/games';
import { useSyncExternalStore } from 'react';

/** The pages for playing with others, which are loaded together. */
export const ONLINE = [
  ...(['online', 'table', 'invitation', 'verify', 'reset', 'person', 'account', 'admin', 'stop'] as const),
  ...(['leaderboard', 'leagues', 'league'] as const),
] as const;
export type OnlinePlace = (typeof ONLINE)[number];

/** Where we are, after the `#`: any server can serve the one page. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string }
  /** The lessons of a game; with one, that lesson. */
  | { readonly page: 'learn'; readonly game: string; readonly lesson?: string }
  | { readonly page: 'primer'; readonly game: string }
  | { readonly page: 'rules'; readonly game: string }
  /** A position being written; with one, where the address holds it. */
  | { readonly page: 'editor'; readonly game: string; readonly draft?: string }
  /** A page that a game has of its own. */
  | { readonly page: 'of-game'; readonly id: string }
  /** A match; with `at` as it stood after so many actions. */
  | { readonly page: 'match'; readonly id: string; readonly at?: number }
  /** What decided a finished match. */
  | { readonly page: 'report'; readonly id: string }
  /** Every war that was finished alone; the dice of downloaded files. */
  | { readonly page: 'chronicle' }
  | { readonly page: 'check' }
  /** Of a table: with `at` as it stood after so many actions. */
  | { readonly page: OnlinePlace; readonly id?: string; readonly at?: number };

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

export function routeOf(hash: string): Route {
  const [, page, rest = '', more = ''] = hash.replace(/^#/, '').split('/');
  const id = decoded(rest);
  if (page === 'match' && rest !== '') return /^\d{1,6}$/.test(more) ? { page, id, at: Number(more) } : { page, id };
  if (page === 'report' && rest !== '') return { page, id };
  if (page === 'learn' && rest !== '') return { page: 'learn', game: id, ...(more === '' ? {} : { lesson: decoded(more) }) };
  if (page === 'primer' && rest !== '') return { page: 'primer', game: id };
  if (page === 'editor' && rest !== '') return { page: 'editor', game: id, ...(more === '' ? {} : { draft: more }) };
  if (page === 'rules' && rest !== '') return { page: 'rules', game: id };
  if (GAMES.some(({ pages }) => pages?.includes(page))) return { page: 'of-game', id: page };
  if (page === 'new' && rest !== '') return { page: 'new', game: id };
  if (page === 'chronicle' || page === 'check') return { page };
  if (page === 'table' && /^\d{1,6}$/.test(more)) return { page, id, at: Number(more) };
  const online = ONLINE.find(place => place === page);
  return online === undefined ? { page: 'home' } : { page: online, id };
}
export function hrefOf(route: Route): string {
  if (route.page === 'home') return '#/';
  if (route.page === 'of-game') return `#/${route.id}`;
  if (route.page === 'editor' && route.draft !== undefined) return `#/editor/${encodeURIComponent(route.game)}/${route.draft}`;
  if (route.page === 'learn' && route.lesson !== undefined)
    return `#/learn/${encodeURIComponent(route.game)}/${encodeURIComponent(route.lesson)}`;
  const rest = 'game' in route ? route.game : 'id' in route ? (route.id ?? '') : '';
  const at = 'at' in route && route.at !== undefined ? `/${route.at}` : '';
  return rest === '' ? `#/${route.page}` : `#/${route.page}/${encodeURIComponent(rest)}${at}`;
}
export const go = (route: Route): void => {
  location.hash = hrefOf(route);
};

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};
let last = { hash: '', route: { page: 'home' } as Route };
function current(): Route {
  if (location.hash !== last.hash) last = { hash: location.hash, route: routeOf(location.hash) };
  return last.route;
}
export const useRoute = (): Route => useSyncExternalStore(subscribe, current);
