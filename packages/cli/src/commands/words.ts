import { LANGUAGES, type Language } from '@polemos/kernel';
import { type Command, print, Usage } from '../command.ts';
import { gameNamed } from '../games.ts';
import { sentencesOf } from '../sentences.ts';

export const command: Command = {
  name: 'words',
  summary: 'prints sentences of the log from whole matches, to be read by an editor',
  usage: '<game> [--language it] [--count 300] [--seed read]',
  about: `Different sentences, of each kind of event in turn, from matches of chance in every scenario. docs/words/ holds such lists as they were read.`,
  flags: {
    language: { value: 'language', about: 'en, it or fr; en' },
    count: { value: 'number', about: 'how many; 300' },
    seed: { value: 'words', about: 'other matches' },
  },
  async run(given) {
    const listed = gameNamed(given.one('game'));
    const language = LANGUAGES.find(one => one === (given.text('language') ?? 'en')) as Language | undefined;
    if (language === undefined) throw new Usage(`a language is one of ${LANGUAGES.join(', ')}`);
    const count = Number(given.text('count') ?? 300);
    for (const sentence of await sentencesOf(listed, { language, count, seed: given.text('seed') ?? 'read' })) print(sentence);
    return 0;
  },
};
