import { expect, test } from 'vitest';
import { en } from '../../src/text/en/index.ts';
import { fr } from '../../src/text/fr/index.ts';
import { it } from '../../src/text/it/index.ts';

test('a refusal says in one sentence what cannot be done', () => {
  expect(en.cannot('March on **Argos**')).toBe('You cannot march on **Argos**.');
  expect(it.cannot('Marcia su **Argo**')).toBe('Non puoi marciare su **Argo**.');
  expect(it.cannot('**Pericle**')).toBe('Non puoi scegliere «**Pericle**».');
  expect(fr.cannot('Marcher sur **Argos**')).toBe('Vous ne pouvez pas marcher sur **Argos**.');
  expect(fr.cannot('S’arrêter ici')).toBe('Vous ne pouvez pas vous arrêter ici.');
});
