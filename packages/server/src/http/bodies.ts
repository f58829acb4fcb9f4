import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

/** No position, board or match has as many parts. To read a million of them takes longer than anybody should wait for another. */
const MOST_PARTS = 30_000;

/** What is sent is read as JSON, if it has no more parts than something of ours could have. */
export function readBodies(app: FastifyInstance): void {
  const read = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (hasMoreParts(body as string, MOST_PARTS))
      return done(new Refusal(413, 'bad-request', { at: 'body', what: `more than ${MOST_PARTS} parts` }));
    return read(request, body as string, done);
  });
}

const COMMA = 44;
const BRACKET = 91;
const BRACE = 123;
/** Counted letter by letter, in texts too: nothing long that is sent here has many of these. */
function hasMoreParts(text: string, most: number): boolean {
  if (text.length <= most) return false;
  let parts = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if ((letter === COMMA || letter === BRACKET || letter === BRACE) && ++parts > most) return true;
  }
  return false;
}
