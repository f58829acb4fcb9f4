import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { safeAddress } from './addresses.ts';

/** Posts JSON to a webhook. Follows no redirect, waits ten seconds, reads nothing of the answer but its status. */
export async function postJson(url: string, body: object, allowPrivate: boolean): Promise<{ error: string | null }> {
  const safe = await safeAddress(url, allowPrivate);
  if ('forbidden' in safe) return { error: safe.forbidden };
  const { address, family } = safe;
  const request = safe.url.protocol === 'https:' ? requestHttps : requestHttp;
  const text = JSON.stringify(body);
  return new Promise(resolve => {
    const sent = request(
      safe.url,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), 'user-agent': 'Polemos' },
        timeout: 10_000,
        agent: false,
        // The address that was checked is the one that is asked, whatever the name says a moment later.
        lookup: (_host, options, found) =>
          options.all
            ? found(null, [{ address, family }])
            : (found as (e: null, a: string, f: number) => void)(null, address, family),
      },
      answer => {
        answer.resume();
        const status = answer.statusCode ?? 0;
        resolve({ error: status >= 200 && status < 300 ? null : `status ${status}` });
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('timeout')));
    sent.on('error', error => resolve({ error: (error as NodeJS.ErrnoException).code ?? error.message }));
    sent.end(text);
  });
}
