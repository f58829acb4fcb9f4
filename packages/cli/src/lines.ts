/** A line longer than this is refused unread. */
export const LONGEST: number = 16 * 1024 * 1024;

export type Line = { readonly text: string } | { readonly tooLong: true };

/** The lines of a stream, none held in memory past the limit. */
export async function* linesOf(stream: AsyncIterable<Uint8Array>, longest = LONGEST): AsyncGenerator<Line> {
  let parts: Uint8Array[] = [];
  let size = 0;
  let tooLong = false;
  const take = (part: Uint8Array): void => {
    size += part.length;
    if (size > longest) {
      tooLong = true;
      parts = [];
    } else parts.push(part);
  };
  const line = (): Line => {
    const whole: Line = tooLong ? { tooLong: true } : { text: Buffer.concat(parts).toString('utf8') };
    parts = [];
    size = 0;
    tooLong = false;
    return whole;
  };
  for await (const chunk of stream) {
    let from = 0;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      take(chunk.subarray(from, at));
      yield line();
      from = at + 1;
    }
    if (from < chunk.length) take(chunk.subarray(from));
  }
  if (size > 0) yield line();
}
