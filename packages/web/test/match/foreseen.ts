import type { BrowserContext } from 'playwright-core';

/**
 * What the page's table takes from the system's chance (seeds, ids) comes from a counter instead: the same test plays
 * the same match every time. Each start of the table counts on, so that a reload does not give out an id again. Another
 * `luck` is another match.
 */
export async function foreseen(context: BrowserContext, luck = 0): Promise<void> {
  let starts = 0;
  await context.route(/\/worker-[^/]*\.js$/, async route => {
    const response = await route.fetch();
    starts++;
    await route.fulfill({ response, body: `${prelude(starts * 1_000_000 + luck)}\n${await response.text()}` });
  });
}

const prelude = (first: number): string => `{
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
