import { readdir, readFile } from 'node:fs/promises';
import { GAMES } from '@polemos/games';
import { Generator, LANGUAGES, type Language, Match, plain, readSetup, seededDice } from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import { infinitive } from '../../web/src/text/it/infinitives.ts';
import { stringsOf } from './catalogue-strings.ts';
import { NEVER_SAID, NOT_IN_RULES } from './never-said.ts';
import { vocabularyOf, wordsOf } from './vocabulary.ts';

/**
 * A small word that should have been joined to the name after it, thousands with a comma, which is for decimals there, one
 * of many, and in any language what only a program says.
 */
const WRONG = {
  en: /(?<![\d,.+−–-])1 (ships|talents|cards|points|bodyguards|engines|levels|turns|cities|triremes|(?:\p{L}+ ){0,2}(?:hoplites|veterans|garrisons))\b/u,
  fr: /(?<!\p{L})([dD]e|[qQ]ue) (\*\*)?[AÀEÉÈIÎOŒU](?!\p{Lu})|(?<!\p{L})([dD]e|[àÀ]) (\*\*)?[lL]es? (\*\*)?\p{Lu}|\d,\d{3}|(?<![\d,.  −–-])[01] (navires|talents|cartes|points|gardes|machines|hoplites|vétérans|niveaux|tours|villes|trières)\b/u,
  it: /(?<!\p{L})[aA] (\*\*)?A\p{L}|(?<!\p{L})(di|a|da|in|su) (\*\*)?(il|lo|la|i|gli|le) \p{Lu}|\d,\d{3}|(?<![\d,.−–-])1 (navi|talenti|carte|punti|guardie|macchine|opliti|veterani|livelli|turni|triremi|fanti)\b/u,
} as const;
const MECHANICAL = /undefined|\bnull\b|NaN|\[object|\(\)| {2}|◇/;

/** A rule’s number is a link, not a word. */
const RULE = /\b(?:PW1?|PO|EG|TI)-[\w.-]+/g;
/** What no sentence says: a unit by its letter, a hyphen for a minus sign, a name that says itself twice, an abbreviation of the tables. */
const CODES: readonly (readonly [string, RegExp])[] = [
  ['a bare unit code', /\d(?:\([A-Z]\))?[HCNO]\b/],
  ['a hyphen for a minus sign', /(?<![\p{L}\d}])-\d/u],
  // The Delian Treasure is put into Delos.
  ['a doubled name', /(?<!\p{L}|Trésor de |Tesoro di )(\p{Lu}\p{Ll}{3,}) (?:of|di|de|at|a|à) \1(?!\p{L})/u],
  // Who acts is not also what is acted on: « Hicetas sends Hicetas », « Sparta lets Sparta go »; places of the same name have « at ».
  ['somebody who acts on himself', /^(\p{Lu}\p{Ll}{3,}) \p{Ll}+ (?:in )?\1(?= |\.)/u],
  ['an abbreviation', /(?<!\p{L})(?:SCI|ICS|ZOI|LOC|GHB|SP|PF|VP|PP)(?!\p{L})/u],
  ['two full stops', /\.\.(?!\.)/],
  ['a field or a choice that was not filled', /[{}|]|<[!\w]/],
  ['a space before a full stop or a comma', / [.,](?!\.)/],
  ['a dash for what is not known', /(?:^| )–(?:[.)]|$)/],
  ['a colon chain', /^[^:(.]{1,40}:[^:(.]{1,40}:/],
  [
    'nothing told as a number',
    /(?<![\d.,\-–−/] ?)(?<![\d(])\b0 (?:ships|triremes|hoplites|navi|triremi|opliti|navires?|trières?|hoplite|talents?|talenti|(?:operation|movement) points|punti (?:operazionali|movimento)|points? d(?:’opération|e mouvement))\b/u,
  ],
];
/** Quotation marks and spaces as each language prints them. */
const PRINTED: Readonly<Record<Language, readonly (readonly [string, RegExp])[]>> = {
  en: [
    ['quotes of another language', /[«»"]/],
    ['a straight apostrophe', /\p{L}'\p{L}/u],
  ],
  it: [
    ['quotes of another language', /[“”"]/],
    ['a straight apostrophe', /\p{L}'\p{L}/u],
    ['a hyphenated possessive', /’s(?!\p{L})/u],
  ],
  fr: [
    ['quotes of another language', /[“”"]/],
    ['a straight apostrophe', /\p{L}'\p{L}/u],
    ['no space before a colon or a mark', /[\p{L}\d)][:;!?](?= |$)/u],
  ],
};
/** What a log said once and must not say again: the tables « Sentences » of those who played, and the rewritten ones. */
const ONCE: readonly RegExp[] = [
  /activated for 0|in vain|of itself|goes home: nothing|Does \p{Lu}\p{L}+ follow\?/u,
  /meets nobody|non incontra nessuno|ne rencontre personne|(?:rises|falls) to \d in /,
  /^(?:The )?(?:Sicans|Sicels|Democrats) (?:loses|lays|cedes|is|has|wins|pays|attacks|enters|sends|takes)(?!\p{L})|At on the march|Name a point of/u,
  /si muovono 1 |1 .* s’en vont|: (?:sosta|halte|assedio|siège)\b|column \d+ to|colonna \d+ alla|colonne \d+ à la/,
  /siege turns|turni d’assedio: \d|tours de siège : \d|= \d+, \d+ needed|Turn of |Collected:|Riscosso:|Rentré/,
  /raises a merchant|arruola un|bribing with|Proxenos of|ready in turn|pronti nel turno|^\p{Lu}\p{L}+ is ravaged/u,
  /(\p{Lu}[\p{L} ]+ −?\d) \/ \1(?!\d)|in tangenti|You have not enough|That is no option of|Non è un’opzione|Ce n’est pas une option|(?:gains|loses) value: |de la valeur : \d/u,
  /Cannot: |Non si può: |Impossible : |changes hands|cambia padrone|change de mains|si ritira; |talents −|The die decides what becomes/,
];

/** A subject that begins with its article, and a participle of the other gender behind it. */
const DISAGREES: Readonly<Record<Language, RegExp | null>> = {
  en: null,
  it: /^(?:(?:Il|Lo|Un|Uno) [^.:;,]* è \p{Ll}+[aiu]ta|(?:La|Una) [^.:;,]* è \p{Ll}+[aiu]to)(?!\p{L})/u,
  fr: /^(?:(?:Le|Un) [^.:;,]* est \p{Ll}+ée|(?:La|Une) [^.:;,]* est \p{Ll}+é)(?!\p{L})/u,
};

const faultsOf = (said: string, language: Language): readonly string[] => {
  const words = plain(said).replace(RULE, '');
  return [
    ...(WRONG[language].test(said) ? ['joined or counted otherwise'] : []),
    ...(MECHANICAL.test(said) ? ['what only a program says'] : []),
    ...CODES.filter(([, code]) => code.test(words)).map(([fault]) => fault),
    ...PRINTED[language].filter(([, mark]) => mark.test(words)).map(([fault]) => fault),
    ...(DISAGREES[language]?.test(words) === true ? ['a participle of another gender'] : []),
    ...(ONCE.some(once => once.test(words)) ? ['said once'] : []),
  ].map(fault => `${fault}: ${words}`);
};

describe.each(GAMES)('$id', ({ id, load, text }) => {
  test('whatever is asked, offered, told, foretold, refused and said at the end is a sentence of its language', async () => {
    const game = await load();
    const faulty = new Set<string>();
    const strange = new Map<string, string>();
    const known = Object.fromEntries(LANGUAGES.map(language => [language, vocabularyOf(id, language)]));
    let said = 0;
    const read = (language: Language, sentence: string | null | undefined): void => {
      if (typeof sentence !== 'string' || sentence === '') return;
      said++;
      for (const fault of faultsOf(sentence, language)) faulty.add(fault);
      const words = plain(sentence).replace(RULE, '');
      for (const word of wordsOf(words)) if (!known[language].has(word)) strange.set(`${language} ${word}`, words);
    };
    for (const { id: scenario } of game.scenarios) {
      const setup = readSetup(game, { scenario });
      if ('faults' in setup) throw new Error(JSON.stringify(setup));
      const match = Match.begin(game, { match: 'spoken', setup, dice: seededDice(scenario) });
      if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
      const texts = await text(scenario);
      const chance = new Generator(scenario);
      for (const language of LANGUAGES) for (const refusal of Object.values(texts[language].refusals)) read(language, refusal);
      for (let n = 0; n < 300 && match.outcome === null; n++) {
        const [{ seat, step, about }] = match.pending();
        const legal = match.legal(seat);
        const action = legal[chance.below(legal.length)];
        const acted = match.act(seat, action);
        if (!('ok' in acted)) throw new Error(JSON.stringify(acted));
        for (const language of LANGUAGES) {
          const { asks, actions, events, results } = texts[language];
          const { title, body } = asks[step](about);
          read(language, title);
          read(language, body);
          for (const one of [legal[0], action]) {
            const button = actions[one.type](one);
            read(language, button);
            // A button begins with its verb, so that a refusal can say it.
            if (language === 'it' ? infinitive(button) === null : !/^\p{Lu}[\p{Ll}’]/u.test(button))
              faulty.add(`a button without its verb: ${button}`);
          }
          for (const event of acted.events) {
            read(language, events[event.kind]?.(event));
            const result = game.foresight?.result(event) ?? null;
            if (result !== null) read(language, results?.[result.kind]?.(result));
          }
        }
      }
      const { outcome } = match;
      if (outcome !== null)
        for (const language of LANGUAGES) read(language, texts[language].outcomes[outcome.rule]?.(outcome.detail ?? {}));
    }
    expect(said).toBeGreaterThan(500);
    expect([...faulty]).toEqual([]);
    // Every word comes from the folder of its language: one who writes another folder has translated the game.
    expect([...strange]).toEqual([]);
  });
});

const PACKAGES = new URL('../../', import.meta.url);
/** The catalogues of a game, or of the client, in one language. */
const catalogueOf = (of: string, language: Language): URL =>
  new URL(of === 'client' ? `web/src/text/${language}/` : `games/${of}/text/${language}/`, PACKAGES);

describe.each(Object.keys(NEVER_SAID))('the catalogues of %s', of => {
  test.each(LANGUAGES)('in %s have no word of the last column of the glossary', async language => {
    const folder = catalogueOf(of, language);
    const never: string[] = [];
    for (const file of await readdir(folder))
      for (const { line, text } of stringsOf(await readFile(new URL(file, folder), 'utf8')))
        for (const term of NEVER_SAID[of][language]) if (term.test(text)) never.push(`${file}:${line} ${text}`);
    expect(never).toEqual([]);
  });

  test.each(LANGUAGES)('in %s have the marks of their language, a real minus sign and no straight apostrophe', async language => {
    const folder = catalogueOf(of, language);
    const odd: string[] = [];
    for (const file of await readdir(folder))
      for (const { line, text } of stringsOf(await readFile(new URL(file, folder), 'utf8'))) {
        const words = text.replace(RULE, '');
        const wrong = [
          ...PRINTED[language].filter(([fault]) => !fault.startsWith('no space')), // set when it is said: see euphony.ts
          ['a hyphen for a minus sign', /(?<![\p{L}\d}◇])-\d/u] as const,
          ['a name in -s takes the apostrophe alone: possessive()', /◇’s/u] as const,
        ].find(([, mark]) => mark.test(words));
        if (wrong !== undefined) odd.push(`${wrong[0]}: ${file}:${line} ${text}`);
      }
    expect(odd).toEqual([]);
  });
});

/** docs/words.md, section 2: what happens is told in the present; a tense of books is for notes of history alone. */
const BOOKISH: Readonly<Record<Language, RegExp | null>> = {
  en: null,
  it: /(?<!\p{L})(?:fu|furono|ebbe|ebbero|fece|fecero|giovò|nocque)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:fut|furent|eut|eurent|fit|firent|décida)(?!\p{L})/u,
};
test.each(LANGUAGES)('the client in %s has no tense of books', async language => {
  const folder = catalogueOf('client', language);
  const bookish: string[] = [];
  for (const file of await readdir(folder))
    for (const { line, text } of stringsOf(await readFile(new URL(file, folder), 'utf8')))
      if (BOOKISH[language]?.test(text) === true) bookish.push(`${file}:${line} ${text}`);
  expect(bookish).toEqual([]);
});

describe.each(Object.keys(NOT_IN_RULES))('the rules of %s', of => {
  test.each(LANGUAGES)('in %s call things as the screens do', async language => {
    const name = language === 'en' ? 'rules.md' : `rules.${language}.md`;
    const lines = (await readFile(new URL(`games/${of}/${name}`, PACKAGES), 'utf8')).split('\n');
    expect(lines.filter(line => NOT_IN_RULES[of][language].some(term => term.test(line.replace(RULE, ''))))).toEqual([]);
  });
});

/** `polemos words` wrote them, a person has read them: 300 sentences of whole matches for each game and language. */
describe.each(GAMES)('the reading list of $id', ({ id }) => {
  test.each(LANGUAGES)('in %s has 300 different sentences and none of the faults', async language => {
    const file = new URL(`../../../docs/words/${id}.${language}.txt`, import.meta.url);
    const sentences = (await readFile(file, 'utf8')).trimEnd().split('\n');
    expect(new Set(sentences).size).toBe(300);
    expect(sentences.flatMap(said => faultsOf(said, language))).toEqual([]);
  });
});

/** T, E, L; PO, PM: letters of the tables, where a screen has room for the word. */
const RATING = />\s*(?:[TEL]|P[OM])\s*<|[ ,·>](?:[TEL]|P[OM]) \$?\{/;
test.each(['polis', 'timoleon'])('no screen of %s calls a rating by its letter', async game => {
  const folder = new URL(`web/src/games/${game}/`, PACKAGES);
  const named: string[] = [];
  for (const file of await readdir(folder, { recursive: true }))
    if (file.endsWith('.tsx'))
      for (const [at, line] of (await readFile(new URL(file, folder), 'utf8')).split('\n').entries())
        if (RATING.test(line)) named.push(`${file}:${at + 1} ${line.trim()}`);
  expect(named).toEqual([]);
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
  const whole = (name: string): RegExp => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u');
  const listed = GAMES.find(({ id }) => id === 'peloponnesian-war');
  const texts = await listed?.text('campaign');
  const english = await readFile(new URL('../../games/peloponnesian-war/rules.md', import.meta.url), 'utf8');
  for (const language of ['it', 'fr'] as const) {
    const rules = await readFile(new URL(`../../games/peloponnesian-war/rules.${language}.md`, import.meta.url), 'utf8');
    const elsewhere = rules.replace(/^- `PW-R81`.*$/m, ''); // a ruling about spellings
    const others = Object.entries(texts?.en.names.leader ?? {}).filter(
      ([id, name]) => texts?.[language].names.leader[id] !== name,
    );
    expect(others.length).toBeGreaterThan(30);
    for (const [, name] of others) expect(elsewhere).not.toMatch(whole(name));
    // Whom the English rules name the others name too, as they do on his counter.
    const unnamed = others.map(([id, name]) => [name, texts?.[language].names.leader[id] ?? name]);
    expect(unnamed.filter(([name, own]) => whole(name).test(english) && !whole(own).test(rules))).toEqual([]);
  }
});

test('PW-10.5 in The Fall of Sparta the side of Athens is the Coalition, in the command line too', async () => {
  const listed = GAMES.find(({ id }) => id === 'peloponnesian-war');
  const seatIn = async (scenario: string) => (await listed?.text(scenario))?.fr.names.seat.athens;
  expect([await seatIn('fall-of-sparta'), await seatIn('campaign')]).toEqual(['Coalition', 'Athènes']);
});
