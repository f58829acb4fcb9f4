import { type GameText, LANGUAGES, type Language } from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import { text, textIn } from '../../../text/index.ts';
import { ATHENS, SPARTA } from '../../nonplayer.ts';
import { type Desk, first, second } from '../desk.ts';

// What the log says of dice and plans is what was played: the numbers of the edition, and the reason why a plan failed.

type Catalogues = Readonly<Record<Language, GameText>>;
const said = (desk: Desk, kind: string, catalogues: Catalogues): (string | null)[] =>
  LANGUAGES.map(language => catalogues[language].events[kind](desk.of(kind)[0] as never));

describe('numbers and reasons in the log', () => {
  test('PW1-4.4-a PW-5.4-h what the non-player needs for a rebellion: 4 by the 1st edition, 6 with its two by the 2nd', async () => {
    const stirs = { ...SPARTA, strategy: { athens: null, sparta: 'cause-rebellion' } };
    const rolls = { area: [6], objective: [2], 'cause rebellion': [4] };
    const of1991 = said(await first(stirs, { ...rolls, auguries: [5] }), 'cause-rebellion', textIn['edition=first']);
    expect(of1991.map(line => /needs 4|serve 4|il faut 4/.test(line ?? ''))).toEqual([true, true, true]);
    const of2019 = said(await second(stirs, { ...rolls, auguries: [6] }), 'cause-rebellion', text);
    expect(of2019.map(line => /needs 6|serve 6|il faut 6/.test(line ?? ''))).toEqual([true, true, true]);
  });
  test('PW-MS-d the defence of Syracuse borrows the list of Attack Athens: the strategy is another', async () => {
    const desk = await second(null as never, {}, { scenario: 'decelean' });
    expect(said(desk, 'objective-rolled', text).map(line => /^(The list of|L’elenco di|La liste d’)/.test(line ?? ''))).toEqual([
      true,
      true,
      true,
    ]);
  });
  test('PW-R116 PW-5.2-i what stands there and could be paid, but cannot come together, does not fail for money', async () => {
    const desk = await second(
      {
        ...SPARTA,
        strategy: { athens: null, sparta: 'attack-athenian-ally' },
        forces: {
          athens: { 'athenian-hoplite': 1 },
          sparta: { 'home-guard': 3, 'spartan-hoplite': 5 },
          naxos: { 'spartan-allied-hoplite': 3, 'spartan-allied-naval': 5 },
        },
        held: { naxos: 'sparta' },
      },
      { area: [2], objective: [2] },
    );
    expect(said(desk, 'gathering', text).map(line => /\*\*(no way|nessuna via|aucune route)\*\*/.test(line ?? ''))).toEqual([
      true,
      true,
      true,
    ]);
  });
  test('PW-5.2-i PW-5.3.2-e PW-5.3.2-f the rule by which a plan fails: too few SP, too few talents, the fund of Athens', async () => {
    const fails = async (position: object, rolls: object) =>
      (await second({ ...position }, rolls as never)).of('gathering').map(({ rule }) => rule);
    const home = { athens: { 'athenian-hoplite': 1 }, sparta: { 'home-guard': 3, 'spartan-hoplite': 5 } };
    const attack = { ...SPARTA, strategy: { athens: null, sparta: 'attack-athens' } };
    expect(await fails({ ...attack, forces: home }, { objective: [1] })).toEqual(['PW-5.2-i']);
    const poor = { athens: 6000, sparta: 100 };
    expect(await fails({ ...attack, treasury: poor }, { objective: [1] })).toEqual(['PW-5.3.2-e']);
    expect(await fails({ ...ATHENS, treasury: { athens: 3000, sparta: 0 } }, { area: [1], objective: [6] })).toEqual([
      'PW-5.3.2-f',
    ]);
  });
});
