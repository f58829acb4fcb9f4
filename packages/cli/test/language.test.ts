import { readFile } from 'node:fs/promises';
import { GAMES } from '@polemos/games';
import { Generator, LANGUAGES, Match, plain, readSetup, seededDice } from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import { vocabularyOf, wordsOf } from './vocabulary.ts';

/**
 * A small word that should have been joined to the name after it, thousands with a comma, which is for decimals there, one
 * of many, and in any language what only a program says.
 */
const WRONG = {
  en: /(?<!\d)1 (ships|talents|cards|points|bodyguards|engines|(?:\p{L}+ )?(?:hoplites|veterans))\b/u,
  fr: /(?<!\p{L})([dD]e|[qQ]ue) (\*\*)?[AÀEÉÈIÎOU]|(?<!\p{L})([dD]e|[àÀ]) (\*\*)?[lL]es? (\*\*)?\p{Lu}|\d,\d{3}|(?<!\d)1 (navires|talents|cartes|points|gardes|machines|hoplites|vétérans)\b/u,
  it: /(?<!\p{L})[aA] (\*\*)?A\p{L}|(?<!\p{L})(di|a|da|in|su) (\*\*)?(il|lo|la|i|gli|le) \p{Lu}|\d,\d{3}|(?<!\d)1 (navi|talenti|carte|punti|guardie|macchine|opliti|veterani)\b/u,
} as const;
const MECHANICAL = /undefined|\bnull\b|NaN|\[object|\(\)| {2}/;

/** A rule’s number is a link, not a word. */
const RULE = /\b(?:PW1?|PO|EG|TI)-[\w.-]+/g;
/** What no sentence says: a unit by its letter, a hyphen for a minus sign, a name that says itself twice, an abbreviation of the tables. */
const CODES: readonly (readonly [string, RegExp])[] = [
  ['a bare unit code', /\d(?:\([A-Z]\))?[HCNO]\b/],
  ['a hyphen for a minus sign', /(?<![\p{L}\d}])-\d/u],
  ['a doubled name', /(?<!\p{L})(\p{Lu}\p{L}+) (?:of|di|de|at|a|à) \1(?!\p{L})/u],
  ['an abbreviation', /(?<!\p{L})(?:SCI|ICS|ZOI|LOC|GHB|SP|PF|VP|PP)(?!\p{L})/u],
  ['two full stops', /\.\.(?!\.)/],
  ['a space before a full stop or a comma', / [.,](?!\.)/],
];
/** What a log said once and must not say again: the tables « Sentences » of those who played, and the rewritten ones. */
const ONCE: readonly RegExp[] = [
  /activated for 0|in vain|of itself|goes home: nothing|Does \p{Lu}\p{L}+ follow\?/u,
  /meets nobody|non incontra nessuno|ne rencontre personne|(?:rises|falls) to \d in /,
  /^(?:The )?(?:Sicans|Sicels|Democrats) (?:loses|lays|cedes|is|has)(?!\p{L})|At on the march|Name a point of/u,
  /si muovono 1 |1 .* s’en vont|: (?:sosta|halte|assedio|siège)\b|column \d+ to|colonna \d+ alla|colonne \d+ à la/,
  /siege turns|turni d’assedio: \d|tours de siège : \d|= \d+, \d+ needed|Turn of |Collected:|Riscosso:|Rentré/,
  /raises a merchant|arruola un|bribing with|Proxenos of|ready in turn|pronti nel turno|au tour \d/,
];

describe.each(GAMES)('$id', ({ id, load, text }) => {
  test('whatever is asked, offered and told joins words, counts and writes numbers as its language does', async () => {
    const game = await load();
    const wrong: string[] = [];
    const coded: string[] = [];
    const strange = new Map<string, string>();
    const known = Object.fromEntries(LANGUAGES.map(language => [language, vocabularyOf(id, language)]));
    let said = 0;
    for (const { id: scenario } of game.scenarios) {
      const setup = readSetup(game, { scenario });
      if ('faults' in setup) throw new Error(JSON.stringify(setup));
      const match = Match.begin(game, { match: 'spoken', setup, dice: seededDice(scenario) });
      if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
      const texts = await text(scenario);
      const chance = new Generator(scenario);
      for (let n = 0; n < 400 && match.outcome === null; n++) {
        const [{ seat, step, about }] = match.pending();
        const legal = match.legal(seat);
        const action = legal[chance.below(legal.length)];
        const acted = match.act(seat, action);
        if (!('ok' in acted)) throw new Error(JSON.stringify(acted));
        for (const language of LANGUAGES) {
          const { asks, actions, events } = texts[language];
          const ask = asks[step](about);
          const sentences = [ask.title, ask.body, actions[action.type](action), ...acted.events.map(e => events[e.kind]?.(e))];
          for (const sentence of sentences) {
            said++;
            if (typeof sentence === 'string' && (WRONG[language].test(sentence) || MECHANICAL.test(sentence)))
              wrong.push(sentence);
            if (typeof sentence !== 'string') continue;
            const words = plain(sentence).replace(RULE, '');
            for (const word of wordsOf(words)) if (!known[language].has(word)) strange.set(`${language} ${word}`, words);
            for (const [fault, code] of CODES) if (code.test(words)) coded.push(`${fault}: ${words}`);
            for (const once of ONCE) if (once.test(words)) coded.push(`said once: ${words}`);
          }
        }
      }
    }
    expect(said).toBeGreaterThan(500);
    expect([...new Set(wrong)]).toEqual([]);
    expect([...new Set(coded)]).toEqual([]);
    // Every word comes from the folder of its language: one who writes another folder has translated the game.
    expect([...strange]).toEqual([]);
  });
});

/** `polemos words` wrote them, a person has read them: 300 sentences of whole matches for each game and language. */
describe.each(GAMES)('the reading list of $id', ({ id }) => {
  test.each(LANGUAGES)('in %s has 300 sentences and none of the faults', async language => {
    const file = new URL(`../../../docs/words/${id}.${language}.txt`, import.meta.url);
    const sentences = (await readFile(file, 'utf8')).trimEnd().split('\n');
    expect(sentences.length).toBe(300);
    const faulty = sentences.filter(
      said =>
        WRONG[language].test(said) ||
        MECHANICAL.test(said) ||
        CODES.some(([, code]) => code.test(said.replace(RULE, ''))) ||
        ONCE.some(once => once.test(said)),
    );
    expect(faulty).toEqual([]);
  });
});

test('in French no place of Sicily has an English name', async () => {
  const listed = GAMES.find(({ id }) => id === 'timoleon');
  const { fr } = (await listed?.text('campaign')) ?? {};
  expect(Object.values(fr?.names.place ?? {}).filter(name => /\b(Sea|Gulf|of|Mountains|Harbour|Market)\b/.test(name))).toEqual(
    [],
  );
  expect(fr?.names.leader.dionysius).toBe(fr?.names.seat.dionysius);
});

test('a commander has one name in a language: on his counter, in the log, in the rules', async () => {
  const listed = GAMES.find(({ id }) => id === 'peloponnesian-war');
  const texts = await listed?.text('campaign');
  for (const language of ['it', 'fr'] as const) {
    const rules = await readFile(new URL(`../../games/peloponnesian-war/rules.${language}.md`, import.meta.url), 'utf8');
    const elsewhere = rules.replace(/^- `PW-R81`.*$/m, ''); // a ruling about spellings
    const others = Object.entries(texts?.en.names.leader ?? {}).filter(
      ([id, name]) => texts?.[language].names.leader[id] !== name,
    );
    expect(others.length).toBeGreaterThan(30);
    for (const [, name] of others) expect(elsewhere).not.toMatch(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u'));
  }
});

test('PW-10.5 in The Fall of Sparta the side of Athens is the Coalition, in the command line too', async () => {
  const listed = GAMES.find(({ id }) => id === 'peloponnesian-war');
  const seatIn = async (scenario: string) => (await listed?.text(scenario))?.fr.names.seat.athens;
  expect([await seatIn('fall-of-sparta'), await seatIn('campaign')]).toEqual(['Coalition', 'Athènes']);
});
