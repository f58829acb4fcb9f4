import { describe, expect, test } from 'vitest';
import { battle, CALM, HOMES } from '../../calm.ts';
import { first } from '../desk.ts';

const combat = (forces: object, leaders: object, rolls: object = {}, more: object = {}) =>
  first(
    { ...CALM, phase: 'sieges', forces: { ...HOMES, ...forces }, held: {}, ...more, leaders: { ...CALM.leaders, ...leaders } },
    rolls as never,
  );

describe('5 the Combat Phase', () => {
  test('5.1 PW1-5.1-a a garrison of one ship against an Army of five SP of all types: besieged; of four: a battle', async () => {
    const at = (hoplites: number) =>
      combat(
        { leucas: { 'athenian-naval': 2, 'athenian-cavalry': 1, 'athenian-hoplite': hoplites, 'spartan-allied-hoplite': 1 } },
        { phormio: 'leucas' },
        {},
        { held: { leucas: 'sparta' } },
      );
    expect((await at(2)).of('siege-begins')).toMatchObject([{ space: 'leucas' }]);
    expect((await at(1)).of('battle')).toMatchObject([{ space: 'leucas', type: 'land' }]);
  });
  test('5.2 PW1-5.2-d beaten by a fleet three ships stronger: the loser’s confidence falls all the same', async () => {
    const desk = await combat({ samos: { 'athenian-naval': 5 }, miletus: { 'spartan-naval': 1 } }, {}, battle(6, 1), {
      held: { miletus: 'sparta' },
    });
    expect(desk.of('battle')).toMatchObject([{ winner: 'athens', sci: [1, -1] }]);
  });
  test('5.2.1 PW1-5.2-b PW1-5.2-c in Sparta a commander is drawn beside the one at home, and the lower rating counts', async () => {
    const desk = await combat(
      { sparta: { 'home-guard': 3, 'spartan-hoplite': 2, 'athenian-hoplite': 5 } },
      { brasidas: 'sparta', demosthenes: 'sparta' },
      { 'commander of sparta': ['pleistoanax'], ...battle(3, 3) },
      { held: { sparta: 'sparta' } },
    );
    // 3 + 2 Demosthenes = 5; 3 + 2 in Sparta + 2 Spartans + 0 for Pleistoanax = 7.
    expect(desk.of('commander-drawn')).toMatchObject([{ leader: 'pleistoanax' }]);
    expect(desk.of('battle')).toMatchObject([{ sums: [5, 7], winner: 'sparta', losses: 2 }]);
  });
  test('5.2.3 PW1-5.2-a PW1-5.2-g Athens wins at sea with fewer hoplites: no land battle, and one point each way', async () => {
    const desk = await combat(
      { samos: { 'athenian-naval': 3, 'athenian-hoplite': 1 }, miletus: { 'spartan-naval': 2, 'spartan-hoplite': 2 } },
      {},
      battle(5, 1),
      { held: { miletus: 'sparta' } },
    );
    expect(desk.of('battle')).toMatchObject([{ type: 'naval', winner: 'athens', sci: [1, -1], points: 10 }]);
    expect((await desk.now()).forces.miletus).toBeUndefined();
  });
  test('5.2.4 PW1-5.2.4-a ships of the owner himself leave an enemy on foot in their own port; in Piraeus the men on foot go', async () => {
    const port = await combat(
      { gythium: { 'spartan-naval': 2, 'athenian-hoplite': 1 } },
      { agis: 'gythium' },
      {},
      { held: { gythium: 'sparta' } },
    );
    expect(port.of('null-battle')).toMatchObject([{ space: 'gythium', leaves: 'sparta' }]);
    const piraeus = await combat(
      { piraeus: { 'athenian-naval': 2, 'spartan-hoplite': 1 } },
      {},
      {},
      { held: { piraeus: 'athens' } },
    );
    expect(piraeus.of('null-battle')).toMatchObject([{ space: 'piraeus', leaves: 'sparta' }]);
  });
  test('5.3 PW1-5.3-a PW-6.3-c a siege that fails of itself for want of ships costs the human one point, and lays waste', async () => {
    const desk = await combat(
      { leucas: { 'athenian-hoplite': 7, 'athenian-naval': 1, 'spartan-naval': 2 } },
      { phormio: 'leucas' },
      {},
      { held: { leucas: 'sparta' } },
    );
    expect(desk.of('siege')).toMatchObject([{ rule: 'PW-6.3-c', die: null, success: false, sci: [-1, 0], points: 0 }]);
    expect((await desk.now()).ravaged).toContain('leucas');
  });
  test('5.3.1 PW1-5.3.1-a PW1-0-h an Army that strayed into Piraeus besieges it; with Byzantium lost the die decides, and the city is Sparta’s', async () => {
    const desk = await combat(
      { piraeus: { 'athenian-hoplite': 1, 'spartan-hoplite': 3 }, byzantium: { 'spartan-naval': 1 } },
      { agis: 'piraeus' },
      { siege: [3] },
      { held: { byzantium: 'sparta', piraeus: 'athens' }, walls: 0 },
    );
    expect(desk.of('siege')).toMatchObject([{ space: 'piraeus', sum: 4, success: true }]);
    expect((await desk.now()).held.piraeus).toBe('sparta');
  });
  test('5.3.2 PW-6.3.1-a Syracuse: a 5 with Demosthenes is a 5, with Cleon a 3', async () => {
    const at = async (leader: string) =>
      (
        await combat(
          { syracuse: { 'athenian-hoplite': 5, 'athenian-naval': 2, 'spartan-allied-naval': 1 } },
          { [leader]: 'syracuse' },
          { siege: [5] },
          { neutrals: { syracuse: true }, held: { syracuse: 'sparta' } },
        )
      ).of('siege')[0];
    expect(await at('demosthenes')).toMatchObject({ sum: 5, success: true });
    expect(await at('cleon')).toMatchObject({ sum: 3, success: false });
  });
  test('5.4 PW1-5.4-a on an island a ship stays rather than a hoplite, an Athenian one rather than an Ally', async () => {
    const desk = await combat(
      { melos: { 'athenian-allied-naval': 2, 'athenian-naval': 1, 'athenian-hoplite': 2 } },
      { pericles: 'melos' },
      { siege: [6], 'going home': [5] },
    );
    expect((await desk.now()).forces.melos).toEqual({ 'athenian-naval': 1 });
  });
  test('5.5 PW-6.5-a a lone commander left on the map goes too, and nobody shares a space', async () => {
    const desk = await combat({ naxos: { 'athenian-naval': 1 } }, { cleon: 'athens', phormio: 'naxos', agis: 'sparta' });
    const { leaders, sieges } = await desk.now();
    expect([leaders.cleon, leaders.phormio, leaders.agis, sieges]).toEqual(['going-home', 'going-home', 'going-home', {}]);
  });
  test('5.6 PW1-5.6-a a victory over Allies and Athenians where only Allies fall takes no hostages; where an Athenian falls it does', async () => {
    const at = async (more: object) =>
      (
        await combat(
          { olynthus: { 'athenian-allied-hoplite': 2, 'spartan-allied-hoplite': 4, ...more } },
          { brasidas: 'olynthus' },
          battle(5, 3),
          { held: { olynthus: 'athens' } },
        )
      ).of('battle')[0];
    expect(await at({ 'athenian-cavalry': 1 })).toMatchObject({ winner: 'sparta', hostages: false });
    expect(await at({ 'athenian-hoplite': 1 })).toMatchObject({ winner: 'sparta', hostages: true });
  });
  test('5.7 PW-E-11-a PW-E-11-b under Deaths of Leaders Pericles, beaten with a 1, lives; Brasidas, who won with a 3, does not', async () => {
    const desk = await combat(
      { olynthus: { 'athenian-hoplite': 1, 'spartan-allied-hoplite': 5 } },
      { pericles: 'olynthus', brasidas: 'olynthus' },
      battle(1, 3),
      { held: { olynthus: 'athens' }, bans: 8 },
    );
    expect(desk.of('leader-died')).toMatchObject([{ leader: 'brasidas' }]);
  });
  test('5.8 PW-6.8-a PW-P-h Argos, an ally, is filled to four after one man for Amphipolis; with two there, two more', async () => {
    const desk = await combat(
      { argos: { 'athenian-allied-hoplite': 2 } },
      {},
      {},
      { phase: 'homecoming', goingHome: { 'athenian-allied-hoplite': 5 }, neutrals: { argos: true } },
    );
    expect((await desk.now()).forces).toMatchObject({
      amphipolis: { 'athenian-allied-hoplite': 1 },
      argos: { 'athenian-allied-hoplite': 4 },
      larisa: { 'athenian-allied-hoplite': 2 },
    });
  });
  test('5.9 PW1-5.9-a Chios and Samos in rebellion, Corcyra free: the ships of Allies all go to Corcyra', async () => {
    const desk = await combat(
      {},
      {},
      {},
      { phase: 'homecoming', goingHome: { 'athenian-allied-naval': 3 }, rebellion: ['chios', 'samos'] },
    );
    expect((await desk.now()).forces.corcyra).toEqual({ 'athenian-allied-naval': 3 });
  });
});
