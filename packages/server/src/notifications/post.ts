import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { safeAddress } from './addresses.ts';

/** What became of a post: an error, or null. `gone`: nobody lives there any more. */
export interface Posted {
  readonly error: string | null;
  readonly gone?: boolean;
}

export function postJson(url: string, body: object, allowPrivate: boolean): Promise<Posted> {
  return post(url, Buffer.from(JSON.stringify(body)), { 'content-type': 'application/json' }, allowPrivate);
}

/** From the first byte to the last. What drips is cut off then, however lively it looks. */
const WITHIN = 10_000;

/** Posts to an address of somebody's choice. Follows no redirect, waits ten seconds in all, reads nothing but the status. */
export async function post(
  url: string,
  body: Buffer,
  headers: Readonly<Record<string, string | number>>,
  allowPrivate: boolean,
  within = WITHIN,
): Promise<Posted> {
  const safe = await safeAddress(url, allowPrivate);
  if ('forbidden' in safe) return { error: safe.forbidden };
  const { address, family } = safe;
  const request = safe.url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise(resolve => {
    const sent = request(
      safe.url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': body.length, 'user-agent': 'Polemos' },
        agent: false,
        // The address that was checked is the one that is asked, whatever the name says a moment later.
        lookup: (_host, options, found) =>
          options.all
            ? found(null, [{ address, family }])
            : (found as (e: null, a: string, f: number) => void)(null, address, family),
      },
      answer => {
        answer.destroy();
        const status = answer.statusCode ?? 0;
        resolve({ error: status >= 200 && status < 300 ? null : `status ${status}`, gone: status === 404 || status === 410 });
      },
    );
    const deadline = setTimeout(() => sent.destroy(new Error('timeout')), within);
    sent.on('close', () => {
      clearTimeout(deadline);
      // Whoever speaks something else than HTTP from here on has not answered.
      resolve({ error: 'closed' });
    });
    sent.on('error', error => resolve({ error: (error as NodeJS.ErrnoException).code ?? error.message }));
    sent.end(body);
  });
}
