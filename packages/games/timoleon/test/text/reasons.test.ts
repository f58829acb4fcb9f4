import { expect, test } from 'vitest';
import { TEXT } from '../../text/index.ts';

const said = (kind: string, fields: object): readonly string[] =>
  (['en', 'it', 'fr'] as const).map(language =>
    `${TEXT[language].events[kind]({ kind, ...fields } as never)}`.replace(/[\u00a0\u202f]/g, ' '),
  );

test('TI-FN-i TI-FN-j TI-R51 who stirs and against whom is told with every die and with the reason', () => {
  const stirs = said('native-activity', { die: 5, which: 3, peoples: ['sicels'] });
  expect(stirs[0]).toContain('The Sicels stir');
  for (const text of stirs) expect(text).toMatch(/[:,] (?:then|poi|puis) 3 ?:/);
  const [en, it, fr] = said('native-enemy', { die: 3, purpose: 'raid', enemy: 'hicetas', tyrant: 4 });
  expect(en).toMatch(/^The natives plan a raid against \*\*Hicetas\*\* \(roll .+, then 4: even Hicetas, odd Dionysius\)\.$/);
  expect(it).toContain('poi 4: pari Iceta, dispari Dionisio');
  expect(fr).toContain('puis 4 : pair Hicétas, impair Denys');
  const most = said('native-enemy', { die: 6, purpose: 'conquest', enemy: 'carthage', territories: 9, drawn: 2 });
  expect(most[0]).toContain('with the most territories, 9, drawn from 2 alike');
  expect(most[1]).toContain('con il maggior numero di territori, 9, a sorte tra 2 pari');
  expect(most[2]).toContain('avec le plus de territoires, 9, par tirage entre 2 à égalité');
});
test('TI-FN-v TI-FN-k TI-FN-ab why natives choose a land, stay at home or go home', () => {
  const target = { people: 'sicans', zone: 'entella', points: 1, only: false, rich: true, drawn: 0, candidates: [] };
  expect(said('native-target', target)[0]).toBe(
    '**The Sicans** choose **Entella**, the weakest land within reach and the richest of several (1 point defends it).',
  );
  expect(said('native-target', { ...target, only: true, rich: false, points: 0 })[1]).toBe(
    '**I Sicani** scelgono **Entella**, l’unico territorio a portata (nessuno lo difende).',
  );
  expect(said('natives-idle', { people: 'sicans', enemy: 'hicetas' })[0]).toContain('have no border with Hicetas');
  for (const text of said('natives-idle', { people: 'sicels', enemy: null, why: 'in-pay' })) expect(text).not.toMatch(/in-pay|–/);
  for (const why of ['raid-over', 'war-over', 'beaten', 'used-up', 'land-free', 'no-leader', 'out-of-game'])
    for (const text of said('natives-leave', { people: 'sicels', why })) expect(text).toMatch(/: [^-–:]+\.$/);
});
test('TI-FC-j TI-FD-d TI-FD-f the occasion that calls an expedition is told', () => {
  expect(said('expedition-called', { expedition: 'carthage_2', because: 'punic-siege', die: 3, turn: 12 })[0]).toMatch(
    /^The \*\*second Carthaginian expedition\*\* is called: Motya or Lilybaeum is besieged\. It comes in .+ \(roll .+, and 3 turns more\)\.$/,
  );
  for (const because of ['first-routed', 'first-leaderless', 'harbour-held', 'timoleon-beaten', 'carthage-beaten'])
    for (const text of said('expedition-called', { expedition: 'corinth_2', because, die: null, turn: 30 }))
      expect(text).not.toContain(because);
});
test('TI-R33 a captive who gets away is told to be free', () => {
  expect(said('leader-goes', { rule: 'TI-R33', leader: 'hanno', place: 'motya.city' })[0]).toContain('is free again and goes');
  expect(said('leader-goes', { rule: 'TI-VII-l', leader: 'hanno', place: 'motya.city' })[0]).not.toContain('free');
});
test('TI-A-e TI-L-s TI-FN-z what a sentence of a fight names is what it was: the stratagem, how a leader fell, who has the silver', () => {
  const assault = {
    zone: 'inessa',
    attacker: 'timoleon',
    defender: 'neutral',
    attackOption: 'engines',
    defenceOption: 'walls',
    result: 1,
  };
  expect(said('assault', { ...assault, attack: 9, defence: 8, dice: [3, 4], modifiers: [] })[0]).toContain(
    '(Engines, strength 9',
  );
  expect(said('leader-killed', { leader: 'bostar', how: 'with-his-men' })[0]).toBe('**Bostar** perishes with his men.');
  expect(said('leader-killed', { leader: 'bostar', how: null })[0]).toBe('**Bostar** is dead.');
  const land = { zone: 'entella', owner: 'sicans', silhouettes: 3, die: 5, modifiers: [], talents: 0, lost: 0 };
  expect(said('plundered', land)[0]).toContain('waste what they find');
  expect(said('plundered', { ...land, owner: 'carthage' })[0]).toContain('finds nothing');
  for (const text of said('city-plundered', { zone: 'entella', owner: null, die: 2, talents: 0, destroyed: false }))
    expect(text).toMatch(/nobody gains|nessuno ne trae|personne n’en tire/);
});
