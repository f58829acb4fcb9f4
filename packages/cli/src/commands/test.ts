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
    const wanted = given.text('only')?.split(',');
    const counted: Counted[] = [];
    for (const together of PARTS) {
      const parts = Object.entries(together).filter(([name]) => wanted?.includes(name) ?? true);
      counted.push(...(await Promise.all(parts.map(([, part]) => part()))));
    }
    const { passed, failed } = tellTotal(counted);
    return failed === 0 && passed > 0 ? 0 : 1;
  },
};

/** Those of a line run beside each other: each of the first three keeps hardly more than one core busy. */
const PARTS: readonly Readonly<Record<string, () => Promise<Counted>>>[] = [
  { types, lint, unused },
  { unit: () => vitest('unit') },
  { browser: () => browser() },
];
