import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { run } from '../src/program.ts';

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

interface Said {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** One run of the command line as a process of its own. */
export function polemosAlone(...args: readonly string[]): Promise<Said> {
  return new Promise(done => {
    const child = spawn(process.execPath, [MAIN, ...args]);
    let out = '';
    let err = '';
    child.stdout.on('data', data => (out += data));
    child.stderr.on('data', data => (err += data));
    child.on('close', code => done({ code, out, err }));
  });
}

/** One run of the command line, here: starting Node was most of such a test. One at a time, since all write to the same place. */
export function polemos(...args: readonly string[]): Promise<Said> {
  const said = before.then(() => listening(args));
  before = said.catch(() => {});
  return said;
}
let before: Promise<unknown> = Promise.resolve();

async function listening(args: readonly string[]): Promise<Said> {
  const heard = { out: '', err: '' };
  const { stdout, stderr } = process;
  const writes = [stdout.write, stderr.write];
  const into = (where: keyof typeof heard) => (text: string | Uint8Array) => {
    heard[where] += typeof text === 'string' ? text : Buffer.from(text).toString();
    return true;
  };
  stdout.write = into('out');
  stderr.write = into('err');
  try {
    return { code: await run(args), ...heard };
  } finally {
    [stdout.write, stderr.write] = writes;
  }
}
