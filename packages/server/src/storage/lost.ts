/** Of PostgreSQL and of the way to it: this connection is gone, or none can be had just now. */
const CODES = /^(57P0[123]|08...|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT)$/;
const WORDS = /^Connection terminated|not queryable|Client was closed|timeout exceeded when trying to connect/;

/** The database did not answer; whether it did what it was asked is not known. */
export function isLost(error: unknown): boolean {
  const { code = '', message = '', errors } = error as { code?: string; message?: string; errors?: readonly unknown[] };
  // Several addresses of one name were tried.
  if (errors !== undefined && errors.length > 0) return errors.every(isLost);
  return CODES.test(code) || WORDS.test(message);
}

const FIRST_PAUSE = 20;
const LONGEST_PAUSE = 250;
/** A database that is restarted is back by then; whoever asks waits for so long rather than hear that something went wrong. */
const PATIENCE = 6_000;

/** Something that does no harm when it is done twice, until the database is there again. */
export async function untilBack<T>(work: () => Promise<T>): Promise<T> {
  const end = performance.now() + PATIENCE;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(LONGEST_PAUSE, pause * 2))
    try {
      return await work();
    } catch (error) {
      if (!isLost(error) || performance.now() > end) throw error;
      await new Promise(resolve => setTimeout(resolve, pause));
    }
}
