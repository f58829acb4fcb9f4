import { type GameText, plain } from '@polemos/kernel';
import { beginMatch, playout, setupOf, wander } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import { polis } from '../../index.ts';
import { TEXT } from '../../text/index.ts';

/** Whatever happens in random matches has a sentence in every language, and none shows a hole. */
describe('texts', () => {
  for (const [language, written] of Object.entries(TEXT) as [string, GameText][])
    test(`${language}: every event, question, action, refusal and outcome is said`, { timeout: 60_000 }, () => {
      const whole = (sentence: string | null | undefined, what: string): void => {
        if (sentence === null) return;
        expect(sentence, what).toBeTypeOf('string');
        expect(sentence, what).not.toMatch(/undefined|NaN|\[object|\bnull\b/);
      };
      for (let seed = 0; seed < 24; seed++) {
        const match = beginMatch(polis, setupOf(polis, seed), seed);
        wander(match, seed, at => {
          for (const { seat, step, rule, about } of at.pending()) {
            const ask = written.asks[step]?.(about);
            whole(ask?.title, `ask ${step}`);
            whole(ask?.body, `ask ${step}`);
            whole(written.refusals[rule], `rule ${rule}`);
            for (const action of at.legal(seat)) whole(written.actions[action.type]?.(action), `action ${action.type}`);
          }
          return true;
        });
        for (const event of match.events('sparta').flat())
          whole(written.events[event.kind]?.(event) as string, `event ${event.kind}`);
        const { outcome } = match;
        whole(written.outcomes[outcome?.rule ?? '']?.(outcome?.detail ?? {}), `outcome ${outcome?.rule}`);
      }
    });
  test('every refusal met over the whole domain of actions is explained, in every language', { timeout: 60_000 }, () => {
    const given = new Set<string>();
    for (let seed = 0; seed < 30; seed++)
      playout(polis, setupOf(polis, seed), seed, (play, n) => {
        if (n < 0 || (n + seed) % 5 !== 0) return;
        const asked = play.asked();
        given.add(asked.rule);
        asked.refusals.forEach((refuse, type) => {
          if (refuse === undefined) return;
          for (const code of polis.actions.all(type)) given.add(play.refuse(code) ?? asked.rule);
        });
      });
    expect(given.size).toBeGreaterThan(45);
    for (const { refusals } of Object.values(TEXT)) for (const rule of given) expect(refusals, rule).toHaveProperty([rule]);
  });
});

test('PO-G-e equal scores: the outcome names the goods that decide, in every language', () => {
  const [sparta, athens] = [14, 9].map(goods => ({ population: 12, prestige: 6, projects: 2, total: 20, goods }));
  for (const { outcomes, names } of Object.values(TEXT) as GameText[]) {
    const said = (detail: object): string => outcomes['PO-G-e'](detail as never);
    expect(said({ winner: 'sparta', sparta, athens })).toMatch(/14\s:\s9/);
    expect(said({ winner: 'sparta', sparta, athens })).toMatch(new RegExp(`${names.seat.sparta}\\.$`));
    expect(said({ winner: 'athens', sparta, athens: { ...athens, total: 21 } })).not.toMatch(/14\s:\s9/);
    expect(said({ winner: null, sparta, athens: sparta })).not.toContain('14 : 14');
  }
});

test('PO-R46 a marker at the end of its row is said to stay, and one moved by an event has no die before it', () => {
  const said = (of: object): string[] =>
    (Object.values(TEXT) as GameText[]).map(({ events }) =>
      String(events['market-moved']({ kind: 'market-moved', good: 'oil', ...of } as never)),
    );
  for (const sentence of said({ dice: [2], from: 11, to: 11 })) expect(sentence).toMatch(/keeps|conserva|garde/);
  for (const sentence of said({ dice: [], from: 4, to: 1 })) {
    expect(sentence).toMatch(/3 (?:columns of value|colonne|colonnes de valeur)\.$/);
    expect(sentence).not.toMatch(/\(/);
  }
});

test('the rules in Italian and French state the same ids as the English catalogue', async () => {
  const { readFileSync } = await import('node:fs');
  const stated = (file: string): string[] =>
    [...readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').matchAll(/^- \*\*(PO-[A-Z0-9]+(?:-[a-z])?)\*\*/gm)]
      .map(([, id]) => id)
      .toSorted();
  expect(stated('rules.it.md')).toEqual(stated('rules.md'));
  expect(stated('rules.fr.md')).toEqual(stated('rules.md'));
});

test('what is complete agrees with its article, project by project, in Italian and French', () => {
  const projects = Object.keys(TEXT.en.names.project);
  expect(projects.length).toBeGreaterThan(8);
  for (const [language, one] of [
    ['it', /^(?:(?:Il|Lo) .* completato(?!\p{L})|La .* completata|I .* completati|\p{Lu}\p{Ll}+ s).*:/u],
    ['fr', /^(?:Le .* achevé|La .* achevée|Les .* achevés|\p{Lu}\p{Ll}+ s).* :/u],
  ] as const)
    for (const project of projects) {
      const said = plain(
        TEXT[language].events['project-completed']?.({
          kind: 'project-completed',
          rule: 'PO-E1-a',
          seat: 'sparta',
          project,
          polis: 'sparta',
          prestige: 2,
        }) ?? '',
      );
      expect(said.replace('\u00a0', ' ')).toMatch(one);
    }
});
