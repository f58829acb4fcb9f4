import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';

export const COOKIE = 'polemos';

/** The token of a browser's cookie or of a program's header. A cookie counts only from our own pages. */
export function tokenOf(request: FastifyRequest, publicUrl: string): string | null {
  const header = request.headers.authorization;
  if (header?.startsWith('Bearer ')) return header.slice(7);
  const token = request.cookies[COOKIE];
  if (token === undefined) return null;
  const reads = (request.method === 'GET' || request.method === 'HEAD') && request.headers.upgrade === undefined;
  if (!reads && !fromHere(request, publicUrl)) throw new Refusal(403, 'another-site');
  return token;
}

/** From the host that was asked, or from the address under which people reach us: a proxy may have left the port away. */
function fromHere(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, host } = request.headers;
  if (request.headers['sec-fetch-site'] === 'cross-site') return false;
  if (origin === undefined) return true;
  const asked = URL.parse(origin);
  return asked !== null && (asked.host === host || asked.origin === URL.parse(publicUrl)?.origin);
}
