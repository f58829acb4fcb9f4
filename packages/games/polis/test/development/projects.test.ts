import { describe, expect, test } from 'vitest';
import { POLIS } from '../../index.ts';
import { BOTH_RICH, NO_UNITS, offered, set } from '../table.ts';

const base = { round: '5a', turn: 'sparta', goods: BOTH_RICH };

describe('4 every project', () => {
  const table: Readonly<Record<string, readonly [object, number, number, readonly string[]]>> = {
    socrates: [{ silver: 6 }, 4, 2, ['syrakousai', 'athenai']],
    democritus: [{ silver: 5 }, 4, 1, ['syrakousai', 'athenai']],
    protagoras: [{ silver: 3 }, 2, 1, ['syrakousai', 'athenai']],
    phidias: [{ silver: 4 }, 3, 2, ['athenai']],
    'temple-of-zeus': [{ metal: 3, wood: 4, silver: 3 }, 4, 3, ['sparta', 'syrakousai']],
    'temple-of-apollo': [{ metal: 2, wood: 3, silver: 2 }, 3, 2, ['sparta', 'syrakousai']],
    theatre: [{ metal: 1, wood: 2, silver: 1 }, 2, 1, ['athenai', 'thebai', 'korinthos']],
    'theatre-with-episkenion': [{ metal: 1, wood: 2, silver: 2 }, 3, 1, ['athenai', 'thebai', 'korinthos']],
    'statue-of-venus': [{ metal: 1, wood: 2 }, 1, 1, ['sparta', 'gela', 'epidamnos', 'abdera']],
    'statue-of-an-ephebe': [{ wood: 2 }, 1, 0, ['sparta', 'gela', 'epidamnos', 'abdera']],
    'festival-of-demeter': [{ wine: 4 }, 3, 0, ['sparta', 'samos', 'poteidaia']],
    'festival-of-dionysus': [{ wine: 4 }, 2, 0, ['sparta', 'samos', 'poteidaia']],
    'nemean-games': [{ oil: 4 }, 3, 0, ['korinthos', 'argos', 'pydna']],
    'isthmian-games': [{ wine: 2, oil: 2 }, 2, 0, ['korinthos', 'argos', 'pydna']],
  };
  const poleis = Object.fromEntries(
    POLIS.ids.filter(id => id !== 'sparta').map(id => [id, { owner: 'athens', population: id === 'athenai' ? 5 : 1 }]),
  );
  for (const [project, [cost, atOnce, atEnd, where]] of Object.entries(table))
    test(`PO-4-a, PO-4-d, PO-E1-a, PO-G-d, PO-R72 ${project}: where, what it costs, what it gives`, () => {
      const sides = ['athens', 'sparta'] as const;
      const found: unknown[] = [];
      for (const turn of sides) {
        const open = set({ ...base, turn, display: [project], pile: [], poleis, units: NO_UNITS });
        found.push(...offered(open, 'project').map(({ polis }) => polis));
      }
      expect(found.toSorted()).toEqual([...where].toSorted());
      const side = where[0] === 'sparta' ? 'sparta' : 'athens';
      const playing = set({ ...base, turn: side, display: [project], pile: [], poleis, units: NO_UNITS });
      playing.act({ type: 'project', project, polis: where[0] });
      if (playing.match.pending()[0].step === 'payment') playing.act({ type: 'pay' });
      expect(playing.of('project-paid')).toMatchObject([{ paid: cost }]);
      const ended = set({
        phase: 'projects',
        round: '3',
        goods: BOTH_RICH,
        poleis: { ...poleis, [where[0]]: { ...poleis[where[0]], owner: side, begun: [project] } },
      });
      expect(ended.of('project-completed')).toMatchObject([{ prestige: atOnce, seat: side }]);
      const scored = set({
        phase: 'megalopolis',
        round: '5b',
        goods: BOTH_RICH,
        poleis: { ...poleis, [where[0]]: { ...poleis[where[0]], owner: side, completed: [project] } },
      });
      expect(scored.match.outcome?.detail).toMatchObject({ [side]: { projects: atEnd } });
    });
});
