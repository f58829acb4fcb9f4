import { type GameEvent, LANGUAGES, plain } from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import { RESULTS } from '../../forecast/foresight.ts';
import { text } from '../../text/index.ts';
import { battle, combat } from '../calm.ts';
import { passes, sparta, withForces } from '../nonplayer.ts';

// What somebody who redoes a match by hand must be told, in the words of each language.

const NOBODY_LEADS = Object.fromEntries(
  'archidamus brasidas agis gylippus mindarus callicratides pleistoanax lysander'.split(' ').map(leader => [leader, 'out']),
);
/** The sentences of the events of a kind. */
const said = (told: readonly GameEvent[], kind: string): string[][] =>
  told
    .filter(event => event.kind === kind)
    .map(event => LANGUAGES.map(one => plain((text[one].events as Record<string, (of: object) => string>)[kind](event))));

describe('who falls is named', () => {
  test('PW-6.2.4.1-c PW-R7 hoplites of Athens before those of its Allies', () => {
    const t = combat(
      {
        plataea: { 'athenian-hoplite': 1, 'athenian-allied-hoplite': 3, 'spartan-hoplite': 3 },
        athens: { 'athenian-hoplite': 1 },
        sparta: { 'home-guard': 3 },
      },
      { pericles: 'plataea', archidamus: 'plataea' },
      battle(1, 4),
    );
    expect(t.of('battle')).toMatchObject([{ losses: 3, fallen: [{ 'athenian-hoplite': 1, 'athenian-allied-hoplite': 2 }, {}] }]);
    const [[en, it, fr]] = said(t.told, 'battle');
    expect(en).toContain('Athens loses 1 hoplite and 2 allied hoplites and goes home');
    expect(it).toContain('Atene perde 1 oplita e 2 opliti alleati e torna a casa');
    expect(fr).toContain('Athènes perd 1 hoplite et 2 hoplites alliés et rentre');
  });
  test('PW-0.3-c PW-0.3-d the Home Guard is gone for good, and who stands in its place', () => {
    const lost = (athens: number) =>
      combat(
        { sparta: { 'home-guard': 3, 'athenian-hoplite': 8 }, athens: { 'athenian-hoplite': 1 } },
        { pericles: 'sparta', ...NOBODY_LEADS },
        battle(athens, 1),
      );
    const [broken, gone] = [lost(1), lost(6)];
    expect(broken.of('elite-broken')).toMatchObject([{ rule: 'PW-0.3-d', left: 1, as: 'spartan-hoplite' }]);
    expect(said(broken.told, 'elite-broken')).toEqual([
      [
        'The Home Guard leaves the game for good; 1 hoplite takes its place. PW-0.3-d',
        'La Guardia Spartana lascia il gioco per sempre; al suo posto resta 1 oplita. PW-0.3-d',
        'La garde du foyer quitte le jeu pour toujours\u202f; 1 hoplite prend sa place. PW-0.3-d',
      ],
    ]);
    const after = combat(
      { sparta: { 'home-guard': 3, 'spartan-hoplite': 2, 'athenian-hoplite': 12 }, athens: { 'athenian-hoplite': 1 } },
      { pericles: 'sparta', ...NOBODY_LEADS },
      battle(1, 1),
    );
    expect(after.of('battle')).toMatchObject([{ losses: 4, fallen: [{}, { 'spartan-hoplite': 2, 'home-guard': 3 }] }]);
    expect(after.of('elite-broken')).toMatchObject([{ left: 1 }]);
    expect(gone.of('elite-broken')).toMatchObject([{ rule: 'PW-0.3-c', left: 0 }]);
  });
  test('PW-6.3-f PW-6.3-g a fortress that falls: who falls with it, and its land is laid waste', () => {
    const t = combat(
      {
        potidaea: { 'spartan-allied-hoplite': 1, 'athenian-hoplite': 6 },
        athens: { 'athenian-hoplite': 1 },
        sparta: { 'home-guard': 3 },
      },
      { phormio: 'potidaea' },
      { siege: [6] },
      { held: { potidaea: 'sparta' } },
    );
    expect(said(t.told, 'siege')[0][0]).toContain('1 allied hoplite falls with it.');
    expect(t.of('ravaged')).toMatchObject([{ space: 'potidaea', rule: 'PW-6.3-g', side: 'athens' }]);
  });
  test('PW-6.3-e one that holds out is laid waste as well; not twice', () => {
    const besieged = (more = {}) =>
      combat(
        { decelea: { 'spartan-hoplite': 3 }, athens: { 'athenian-hoplite': 1 }, sparta: { 'home-guard': 3 } },
        { archidamus: 'decelea' },
        { siege: [1] },
        more,
      );
    expect(besieged().of('ravaged')).toMatchObject([{ space: 'decelea', rule: 'PW-6.3-e', side: 'sparta' }]);
    expect(besieged({ ravaged: ['decelea'] }).of('ravaged')).toEqual([]);
  });
});

describe('what the lot has decided is told with those among whom it was drawn', () => {
  test('PW-MS-c Corinth or Thebes', () => {
    const t = passes(withForces({ corinth: { 'athenian-hoplite': 1 }, thebes: { 'athenian-hoplite': 1 } }), { Corinth: [2] });
    expect(t.of('defence')[0]).toMatchObject({ space: 'thebes', of: ['corinth', 'thebes'] });
    expect(said(t.told, 'defence')[0]).toEqual([
      'The enemy is at Thebes: Sparta must answer (drawn by lot from Corinth and Thebes). PW-MS-c',
      'Il nemico è a Tebe: Sparta deve rispondere (per estrazione a sorte fra Corinto e Tebe). PW-MS-c',
      'L’ennemi est à Thèbes\u00a0: Sparte doit répondre (par tirage au sort entre Corinthe et Thèbes). PW-MS-c',
    ]);
  });
  test('PW-5.6.1-e PW-5.7.2-b which Force intercepts, and what the skirmish weighs', () => {
    const t = sparta(
      withForces({ athens: { 'athenian-hoplite': 1, 'athenian-cavalry': 1 }, panactum: { 'athenian-hoplite': 1 } }),
      {
        objective: [4],
        interception: [4],
      },
    );
    const [event] = t.of('interception');
    expect(event).toMatchObject({ candidates: expect.arrayContaining(['athens', 'panactum']) });
    expect(said(t.told, 'interception')[0][0]).toContain('(drawn by lot from ');
    expect(said(t.told, 'skirmish')[0][0]).toMatch(/\(the interceptor has \d of \d+ land strength points\)/);
  });
});

describe('what a preview says', () => {
  test('PW-6.3-e of a siege: the confidence that follows, not what it has changed', () => {
    const after = LANGUAGES.map(one =>
      plain(text[one].results?.siege?.({ space: 'potidaea', success: false, athens: 2, sparta: -1 } as never) ?? ''),
    );
    expect(after).toEqual([
      'The siege of Potidaea fails; confidence then Athens 2, Sparta −1',
      'L’assedio di Potidea fallisce; la fiducia è poi: Atene 2, Sparta −1',
      'Le siège de Potidée échoue\u202f; la confiance est alors\u00a0: Athènes 2, Sparte −1',
    ]);
  });
  test('PW-5.6.2-c PW-6.4-i a commander who goes home ends an operation only on his way', () => {
    const home = { kind: 'commander-home', leader: 'cleon', space: 'athens' } as const;
    expect(RESULTS['commander-home']({ ...home, rule: 'PW-5.6.2-c' })).toEqual({ leader: 'cleon' });
    expect(RESULTS['commander-home']({ ...home, rule: 'PW-6.4-i' })).toBeNull();
  });
});
