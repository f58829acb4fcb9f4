import { browser, type Counted, lint, tellTotal, types, unused, vitest } from '../checks.ts';
import type { Command } from '../command.ts';

export const command: Command = {
  name: 'test',
  summary: 'types, lint, unit, property, fuzz and browser tests (npm test)',
  usage: '[--only types,lint,unused,unit,browser]',
  about:
    'Ends with what failed, by name, and the line "N passed, N failed"; types, lint and unused count as one each. Exit code 1 if any failed.',
  flags: { only: { value: 'parts', about: 'some parts only' } },
  async run(given) {
    given.none();
    const wanted = given.text('only')?.split(',') ?? Object.keys(PARTS);
    const counted: Counted[] = [];
    for (const [name, part] of Object.entries(PARTS)) if (wanted.includes(name)) counted.push(await part());
    const { passed, failed } = tellTotal(counted);
    return failed === 0 && passed > 0 ? 0 : 1;
  },
};

const PARTS: Readonly<Record<string, () => Promise<Counted>>> = { types, lint, unused, unit: () => vitest('unit'), browser };
