/** Which seats of which matches have had their opening card: kept by the browser, the last few hundred. */
const SHELF = 'polemos.opened';
const MOST = 300;

const read = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SHELF) ?? '[]');
    return Array.isArray(kept) ? kept.filter(one => typeof one === 'string') : [];
  } catch {
    return [];
  }
};
const nameOf = (match: string, seat: string): string => `${match} ${seat}`;

export const wasOpened = (match: string, seat: string): boolean => read().includes(nameOf(match, seat));

export function rememberOpened(match: string, seat: string): void {
  try {
    localStorage.setItem(SHELF, JSON.stringify([...read(), nameOf(match, seat)].slice(-MOST)));
  } catch {
    // A browser that keeps nothing shows the card once more.
  }
}
