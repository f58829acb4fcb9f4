import type { GameText, Language } from '@polemos/kernel';
import type { RefObject } from 'react';
import { nameIn } from '../../text/things.ts';
import type { Load } from '../model/load.ts';
import type { Hand } from '../useHand.ts';
import { useEditorWords } from '../words.ts';
import { Mark } from './Mark.tsx';
import { toolName } from './Palette.tsx';

/** So many kinds are drawn; of the rest it is enough that they are there. */
const MOST = 5;

interface Props {
  readonly hand: Hand;
  readonly ghost: RefObject<HTMLDivElement | null>;
  readonly text: GameText;
}

/** What is carried, beside the pointer, and what becomes of it here. */
export function Ghost({ hand: { load, over }, ghost, text }: Props) {
  const w = useEditorWords();
  const here =
    over.is === 'place' ? nameIn(text, null, over.place) : over.is === 'away' && load.from !== null ? w.takeAway : w.stays;
  return (
    <div ref={ghost} className={`ed-ghost ${over.is}`} aria-hidden="true">
      <span className="ed-load">
        {load.pieces.slice(0, MOST).map(({ tool, spot, count }) => (
          <span key={`${tool.id} ${spot}`}>
            <Mark {...{ tool, text }} />
            {load.from === null ? '+1' : count}
          </span>
        ))}
        {load.pieces.length > MOST && '…'}
      </span>
      <small>{here}</small>
    </div>
  );
}

/** What is carried, in words. */
export const loadName = ({ pieces }: Load, text: GameText, language: Language): string =>
  pieces.map(({ tool, count }) => `${tool.most > 1 ? `${count} ` : ''}${toolName(tool, text, language)}`).join(', ');
