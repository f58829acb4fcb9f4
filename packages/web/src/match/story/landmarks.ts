import { type GameEvent, type GameText, plain } from '@polemos/kernel';
import type { Screens } from '../../games/screens.ts';

/** A moment that somebody who looks back wants to go to. */
export interface Landmark {
  readonly kind: 'turn' | 'phase' | 'battle';
  /** After so many actions. */
  readonly at: number;
  readonly name: string;
}

const LONGEST = 70;
/** Without the rules that a sentence names, and not longer than a line. */
function short(sentence: string): string {
  const said = plain(sentence.replace(/\s*\{\{[^}]*\}\}/g, ''));
  return said.length > LONGEST ? `${said.slice(0, LONGEST - 1)}…` : said;
}

/** Every turn, phase and fight that these eyes were told of, in the words of the log. */
export function landmarksOf(
  events: readonly (readonly GameEvent[])[],
  screens: Pick<Screens, 'isHeading' | 'landmarks'>,
  text: GameText,
): readonly Landmark[] {
  return events.flatMap((list, at) =>
    list.flatMap((event): readonly Landmark[] => {
      const kind = screens.landmarks?.[event.kind] ?? (screens.isHeading(event) ? 'turn' : null);
      const said = kind === null ? null : text.events[event.kind]?.(event);
      return kind === null || said == null ? [] : [{ kind, at, name: short(said) }];
    }),
  );
}
