const WIDTH = 30;

/** A bar on stderr, on a terminal only. Answers what to call with the matches played since. */
export function progressBar(total: number, out = process.stderr): { add(played: number): void; end(): void } {
  if (!out.isTTY || total === 0) return { add: () => {}, end: () => {} };
  const began = performance.now();
  let done = 0;
  return {
    add(played) {
      done += played;
      const full = Math.round((done / total) * WIDTH);
      const seconds = (performance.now() - began) / 1000;
      const left = done === 0 ? '' : `, ${Math.ceil((seconds / done) * (total - done))} s left`;
      out.write(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done}/${total}${left}\u001b[K`);
    },
    end: () => void out.write('\r\u001b[K'),
  };
}
