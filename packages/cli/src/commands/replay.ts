import {
  type Game,
  type GameEvent,
  type GameText,
  isDiverged,
  LANGUAGES,
  type Language,
  Match,
  type MatchLog,
  plain,
} from '@polemos/kernel';
import { type Command, JSON_FLAG, print, printJson, Usage } from '../command.ts';
import { gameNamed } from '../games.ts';
import { readLogFile } from '../log-file.ts';

export const command: Command = {
  name: 'replay',
  summary: 'tells a recorded match in sentences',
  usage: '<file> [--at n]',
  about: 'The file is what the client exports and what polemos match answers to {"log":true}. Nothing is hidden from its owner.',
  flags: {
    at: { value: 'n', about: 'only up to the n-th action, then the position' },
    language: { value: 'en', about: `one of ${LANGUAGES.join(', ')}` },
    seat: { value: 'id', about: 'as this seat saw it' },
    ...JSON_FLAG,
  },
  async run(given) {
    const file = given.one('match file');
    const log = readLogFile(file);
    if ('broken' in log) throw new Usage(`${file}: ${log.broken}`);
    const language = given.text('language') ?? 'en';
    if (!(LANGUAGES as readonly string[]).includes(language)) throw new Usage(`--language is one of ${LANGUAGES.join(', ')}`);
    const listed = gameNamed(log.game);
    const [game, texts] = await Promise.all([listed.load(), listed.text(log.setup.scenario, log.setup.options)]);
    const at = given.number('at', log.entries.length, 0, log.entries.length);
    const match = replayed(game, log, at);
    const seat = given.text('seat') ?? null;
    if (seat !== null && !match.seats.includes(seat)) throw new Usage(`--seat is one of ${match.seats.join(', ')}`);
    const told = seat === null ? match.allEvents() : match.events(seat);
    const text = texts[language as Language];
    if (given.has('json')) {
      printJson({
        game: log.game,
        match: log.match,
        entries: told.map((events, i) => ({
          ...(i === 0 ? {} : { seat: log.entries[i - 1].seat }),
          sentences: sentences(text, events),
          events,
        })),
        outcome: match.outcome,
        position: match.position(),
      });
      return 0;
    }
    tell(text, log, told);
    if (match.outcome !== null) {
      const { rule, detail } = match.outcome;
      print(`${plain(text.outcomes[rule]?.(detail) ?? '')} (${rule})`);
    } else {
      for (const { seat, step, rule } of match.pending())
        print(`${text.names.seat?.[seat] ?? seat}: ${plain(text.asks[step]?.({}).title ?? step)} (${rule})`);
      if (given.has('at')) printJson(match.position());
    }
    return 0;
  },
};

function replayed(game: Game, log: MatchLog, until: number): Match {
  const match = Match.load(game, log, { until });
  if (isDiverged(match)) throw new Usage(`the match does not replay: it parts at action ${match.diverged}; see polemos verify`);
  return match;
}

const sentences = (text: GameText, events: readonly GameEvent[]): readonly string[] =>
  events.flatMap(event => {
    const sentence = text.events[event.kind]?.(event);
    return sentence === undefined || sentence === null ? [] : [plain(sentence)];
  });

function tell(text: GameText, log: MatchLog, told: readonly (readonly GameEvent[])[]): void {
  told.forEach((events, i) => {
    const entry = i === 0 ? null : log.entries[i - 1];
    if (entry !== null) {
      const did = text.actions[entry.action.type]?.(entry.action) ?? JSON.stringify(entry.action);
      print(`${String(i).padStart(4)}  ${text.names.seat?.[entry.seat] ?? entry.seat}: ${plain(did)}`);
    }
    events.forEach((event, n) => {
      const sentence = text.events[event.kind]?.(event);
      // The action itself has just been said.
      if (sentence === undefined || sentence === null || (entry !== null && n === 0 && event.secret !== undefined)) return;
      print(`        ${plain(sentence)}  ${event.rule}`);
    });
  });
}
