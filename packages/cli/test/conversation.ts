import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const MAIN = join(import.meta.dirname, '../src/main.ts');

// biome-ignore lint/suspicious/noExplicitAny: answers are compared, not computed with
export type Answer = any;

/** `polemos <args>` as a process, spoken to in lines. */
export class Conversation {
  private readonly process: ChildProcessWithoutNullStreams;
  private readonly lines: AsyncIterator<string>;

  constructor(...args: readonly string[]) {
    this.process = spawn(process.execPath, [MAIN, ...args]);
    this.lines = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();
  }
  async say(message: unknown): Promise<Answer> {
    return this.sayLine(typeof message === 'string' ? message : JSON.stringify(message));
  }
  async sayLine(line: string): Promise<Answer> {
    this.process.stdin.write(`${line}\n`);
    const { value, done } = await this.lines.next();
    if (done) throw new Error('it has stopped');
    return JSON.parse(value);
  }
  /** Ends the input; answers the exit code. */
  end(): Promise<number | null> {
    return new Promise(done => {
      this.process.on('exit', done);
      this.process.stdin.end();
    });
  }
}

/** One run of the command line. */
export function polemos(...args: readonly string[]): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise(done => {
    const child = spawn(process.execPath, [MAIN, ...args]);
    let out = '';
    let err = '';
    child.stdout.on('data', data => (out += data));
    child.stderr.on('data', data => (err += data));
    child.on('close', code => done({ code, out, err }));
  });
}
