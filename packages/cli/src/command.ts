import { parseArgs } from 'node:util';

/** What the person asked for cannot be: said in one sentence, exit code 2. */
export class Usage extends Error {}

export interface Flag {
  /** What stands for its value in the help; without one it is a switch. */
  readonly value?: string;
  readonly about: string;
  /** May be given several times. */
  readonly many?: true;
  /** May stand without its value, and then means this. */
  readonly alone?: string;
}

export interface Command {
  readonly name: string;
  readonly summary: string;
  /** What follows the name: `<game> [options]`. */
  readonly usage: string;
  /** Further paragraphs of the help. */
  readonly about?: string;
  readonly flags: Readonly<Record<string, Flag>>;
  /** Answers the exit code. */
  run(given: Given): Promise<number> | number;
}

/** The words and flags of one call. */
export class Given {
  readonly words: readonly string[];
  private readonly flags: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

  constructor(words: readonly string[], flags: Given['flags']) {
    this.words = words;
    this.flags = flags;
  }
  has(flag: string): boolean {
    return this.flags[flag] !== undefined;
  }
  text(flag: string): string | undefined {
    return this.flags[flag] as string | undefined;
  }
  all(flag: string): readonly string[] {
    return (this.flags[flag] as readonly string[] | undefined) ?? [];
  }
  /** A whole number within bounds. */
  number(flag: string, otherwise: number, least = 1, most = Number.MAX_SAFE_INTEGER): number {
    const given = this.text(flag);
    if (given === undefined) return otherwise;
    const value = Number(given);
    if (!/^\d+$/.test(given) || value < least || value > most)
      throw new Usage(`--${flag} must be a whole number from ${least} to ${most}, not '${given}'`);
    return value;
  }
  /** The only word, or a usage error that names it. */
  one(what: string): string {
    if (this.words.length !== 1) throw new Usage(`name one ${what}`);
    return this.words[0];
  }
  none(): void {
    if (this.words.length > 0) throw new Usage(`'${this.words[0]}' is not understood here`);
  }
}

export const JSON_FLAG: Readonly<Record<string, Flag>> = { json: { about: 'the result as JSON' } };

export function parse(command: Command, args: readonly string[]): Given {
  const options = Object.fromEntries(
    Object.entries(command.flags).map(([name, { value, many }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const), ...(many ? { multiple: true } : {}) },
    ]),
  );
  try {
    const { positionals, values } = parseArgs({ args: spelledOut(command, args), options, allowPositionals: true });
    return new Given(positionals, values);
  } catch (error) {
    throw new Usage(`${(error as Error).message.split('\n')[0]} (polemos ${command.name} --help)`);
  }
}

/** `--trust-proxy` is `--trust-proxy true`. */
const spelledOut = ({ flags }: Command, args: readonly string[]): string[] =>
  args.flatMap((one, i) => {
    const alone = one.startsWith('--') ? flags[one.slice(2)]?.alone : undefined;
    const next = args[i + 1];
    return alone !== undefined && (next === undefined || next.startsWith('--')) ? [one, alone] : [one];
  });

export function help({ name, summary, usage, about, flags }: Command): string {
  const rows = [...Object.entries(flags), ['help', { about: 'this text' }] as const].map(
    ([flag, { value, about }]: readonly [string, Flag]) => [`--${flag}${value === undefined ? '' : ` ${value}`}`, about] as const,
  );
  const width = Math.max(...rows.map(([left]) => left.length)) + 3;
  return [
    `polemos ${name} ${usage}`.trim(),
    '',
    summary,
    ...(about === undefined ? [] : ['', about]),
    '',
    ...rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`),
    '',
  ].join('\n');
}

export const print = (text: string): void => void process.stdout.write(`${text}\n`);
export const printJson = (value: unknown): void => print(JSON.stringify(value, null, 2));
