import type { IncomingMessage } from 'node:http';
import type { BrowserContext } from 'playwright-core';

/**
 * What the page's table takes from the system's chance (seeds, ids) comes from a counter instead: the same test plays
 * the same match every time. Each start of the table counts on, so that a reload does not give out an id again. Another
 * `luck` is another match. A cookie says whose table it is: to halt every request of the page on its way would cost more than the page.
 */
export const foreseen = (context: BrowserContext, url: string, luck = 0): Promise<void> =>
  context.addCookies([{ name: 'foreseen', value: `${++people}.${luck}`, url }]);
let people = 0;
const starts = new Map<string, number>();

/** What is put before the text of a file: something before that of the table, where it is started and not only kept for later. */
export function preludeTo(path: string, { headers }: IncomingMessage): string {
  const [, person, luck] = /foreseen=(\d+)\.(\d+)/.exec(headers.cookie ?? '') ?? [];
  if (person === undefined || headers['sec-fetch-dest'] !== 'worker' || !/\/worker-[^/]*\.js$/.test(path)) return '';
  const start = (starts.get(person) ?? 0) + 1;
  starts.set(person, start);
  return `${counting(start * 1_000_000 + Number(luck))}\n`;
}

const counting = (first: number): string => `{
  let count = ${first};
  crypto.randomUUID = () => {
    const digits = String(++count).padStart(12, '0');
    return digits.slice(0, 8) + '-' + digits.slice(8) + '-4000-8000-' + digits;
  };
  crypto.getRandomValues = array => {
    for (let at = 0; at < array.length; at++) array[at] = Math.imul(++count, 0x9e3779b1);
    return array;
  };
}`;
