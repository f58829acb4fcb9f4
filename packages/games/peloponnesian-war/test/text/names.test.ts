import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SPACES_EN } from '../../text/spaces.ts';

const catalogue = readFileSync(new URL('../../rules.md', import.meta.url), 'utf8');

describe('PW-R81 names', () => {
  test('PW-R81 spaces are called by their canonical names, whatever the gazetteer spells', () => {
    const stated = /`PW-R81`.*Canonical = alias: (.*)\.$/m.exec(catalogue)?.[1].split('; ') ?? [];
    const canonical = stated.map(pair => pair.split(' = ')[0]);
    const people = ['Megalopolis', 'Sitalces', 'Phoebidas', 'Thrasyllus', 'Gylippus'];
    const names = Object.values(SPACES_EN);
    expect(canonical.filter(name => !names.includes(name) && !people.includes(name))).toEqual([]);
    const aliases = stated.flatMap(pair => pair.split(' = ')[1].split('/'));
    expect(names.filter(name => aliases.includes(name))).toEqual([]);
  });
});
