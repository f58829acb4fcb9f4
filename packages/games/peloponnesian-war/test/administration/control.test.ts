import { describe, expect, test } from 'vitest';
import { at } from '../calm.ts';

describe('PW-8 control', () => {
  test('PW-8-a PW-0.5-f PW-0.5-g PW-5.2.1-f PW-R2 control is assessed anew: by unit, else by colour', () => {
    const t = at('control', { tegea: { 'athenian-hoplite': 1 } }, { held: { heraclea: 'athens' } });
    expect(t.now.held).toMatchObject({ tegea: 'athens' });
    expect(t.now.held.heraclea).toBeUndefined(); // PW-5.2.1-f
    expect(t.of('control')).toMatchObject([{ athens: ['tegea'], sparta: ['heraclea'], nobody: [] }]);
  });
});
