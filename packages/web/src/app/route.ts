import { useSyncExternalStore } from 'react';

/** Where we are, after the `#`: any server can serve the one page. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'match'; readonly id: string };

export function routeOf(hash: string): Route {
  const [, page, rest = ''] = hash.replace(/^#/, '').split('/');
  if (page === 'match' && rest !== '') return { page: 'match', id: decodeURIComponent(rest) };
  if (page === 'learn' && rest !== '') return { page: 'learn', game: decodeURIComponent(rest) };
  if (page === 'new' && rest !== '') return { page: 'new', game: decodeURIComponent(rest) };
  return { page: 'home' };
}
export const hrefOf = (route: Route): string =>
  route.page === 'home'
    ? '#/'
    : route.page === 'new' || route.page === 'learn'
      ? `#/${route.page}/${route.game}`
      : `#/match/${encodeURIComponent(route.id)}`;
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
