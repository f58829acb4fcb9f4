import { SIDES } from '@polemos/games';
import type { GameText } from '@polemos/kernel';
import { Badge } from '../../parts/Badge.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { nameIn } from '../../text/things.ts';
import type { Tool } from '../model/tools.ts';
import { iconOf } from './icons.ts';

/** What a piece is drawn as beside its name: a side by its badge, persons as on the map by two letters, troops in the colour of theirs. */
export function Mark({ tool, text }: { readonly tool: Tool; readonly text: GameText }) {
  const { side, tab, item, thing } = tool;
  if (side !== null && (side === item || thing === null)) return <Badge side={side} />;
  if (thing === 'leader') return <span className="ed-medal">{nameIn(text, thing, item).slice(0, 2)}</span>;
  const whose = side ?? tab;
  if (whose === null) return <Icon name={iconOf(tool)} />;
  return (
    <span className={`ed-piece ${SIDES.get(whose)?.colour ?? 'neutral'}`}>
      <Icon name={iconOf(tool)} />
    </span>
  );
}
