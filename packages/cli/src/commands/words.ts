import { LANGUAGES, type Language } from '@polemos/kernel';
import { type Command, print, Usage } from '../command.ts';
import { gameNamed } from '../games.ts';
import { SORTS, type Sort, sentencesOf } from '../sentences.ts';

export const command: Command = {
  name: 'words',
  summary: 'prints sentences from whole matches, to be read by an editor',
  usage: '<game> [--language it] [--of log] [--count 300] [--seed read]',
  about: `Different sentences, of each kind of event, question, button, refusal, preview and ending in turn, from matches of chance in every scenario.
docs/words/ holds such lists as they were read.`,
  flags: {
    language: { value: 'language', about: 'en, it or fr; en' },
    of: { value: 'sort', about: `${SORTS.join(', ')}; all` },
    count: { value: 'number', about: 'how many; 300' },
    seed: { value: 'words', about: 'other matches' },
  },
  async run(given) {
    const listed = gameNamed(given.one('game'));
    const language = LANGUAGES.find(one => one === (given.text('language') ?? 'en')) as Language | undefined;
    if (language === undefined) throw new Usage(`a language is one of ${LANGUAGES.join(', ')}`);
    const of = given.text('of');
    const sort = SORTS.find(one => one === of) as Sort | undefined;
    if (of !== undefined && sort === undefined) throw new Usage(`sentences are of ${SORTS.join(', ')}`);
    const count = Number(given.text('count') ?? 300);
    const seed = given.text('seed') ?? 'read';
    for (const sentence of await sentencesOf(listed, { language, count, seed, ...(sort === undefined ? {} : { sort }) }))
      print(sentence);
    return 0;
  },
};
