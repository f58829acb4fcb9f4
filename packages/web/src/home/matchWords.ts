import { seatName } from '@polemos/games';
import { type Language, plain } from '@polemos/kernel';
import { botName, gameById } from '../games/index.ts';
import { type Screens, textOf } from '../games/screens.ts';
import type { Summary } from '../storage/summary.ts';
import type { Text } from '../text/index.ts';
import { dayOf } from './day.ts';

interface Speech {
  readonly language: Language;
  readonly t: Text;
}

/** The game and its scenario: 'The Peloponnesian War, Campaign'. */
export function titleOf({ game, scenario }: Summary, { language }: Speech): string {
  const card = gameById(game)?.card[language];
  const name = card?.scenario[scenario];
  return name === undefined ? (card?.title ?? game) : `${card?.title}, ${name}`;
}

/** How it is played: alone, against a bot, at one screen, beside a real table. */
function wayOf({ game, players, way }: Summary, { language, t }: Speech): string {
  const bot = Object.values(players).find(({ kind }) => kind === 'bot');
  if (bot?.kind === 'bot') return t.botPlayer(botName(game, bot.level, { language, levels: t.levels }));
  return way === 'hotseat' ? t.wayHotseat : way === 'companion' ? t.wayCompanion : t.wayAlone;
}

const ended = (sentence: string): string => (/[.?!…]$/.test(sentence) ? sentence : `${sentence}.`);

/** Of what was noted by another release screens need not make sense. */
function readable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
/** The side that one commands in it, where the game says so. */
export const sideIn = ({ view }: Summary, screens: Screens | null): string | undefined =>
  readable(() => screens?.sideOf?.(view) ?? undefined);

/** What is asked in it, or how it ended; where it stands; how it is played, and since when it waits. */
export function aboutOf(summary: Summary, screens: Screens | null, speech: Speech): string {
  const { language, t } = speech;
  const { game, scenario, pending, outcome, winner, actions, updated } = summary;
  const text = screens === null ? undefined : textOf(screens, language, scenario);
  const how = `${wayOf(summary, speech)}, ${dayOf(updated, language)}.`;
  const nameOf = (seat: string): string => seatName(gameById(game), seat, language, scenario);
  if (outcome !== null || summary.ended !== undefined) {
    const said = (): string | undefined => (outcome === null ? undefined : text?.outcomes[outcome.rule]?.(outcome.detail));
    const verdict = readable(() => plain(said() ?? t.finished)) ?? t.finished;
    return `${winner == null ? '' : `${t.wins(nameOf(winner))} `}${ended(verdict)} ${how}`;
  }
  if (text === undefined || screens === null) return `${ended(t.matchOf(actions))} ${how}`;
  const [first] = pending;
  const asked = first === undefined ? '' : (readable(() => plain(text.asks[first.step]?.(first.about).title ?? '')) ?? '');
  // Alone the side that one commands is asked, not "you".
  const asker = first === undefined ? '' : nameOf(sideIn(summary, screens) ?? first.seat);
  const where = readable(() => screens.headline(summary.view, text, t)) ?? t.matchOf(actions);
  return `${where}. ${asked === '' ? '' : `${asker}: ${ended(asked)} `}${how}`;
}
