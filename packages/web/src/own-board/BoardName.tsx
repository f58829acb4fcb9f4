import type { Board, BoardChange, GameText } from '@polemos/kernel';
import { useState } from 'react';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useText } from '../text/index.ts';
import { session } from '../worker/session.ts';
import { Report } from './Report.tsx';
import { useBoardWords } from './words.ts';
import './own-board.css';

/** On the map of a match that is played on somebody's own board: its name, and on a click what is otherwise on it. */
export default function BoardName({ game, board, text }: { game: string; board: Board; text: GameText }) {
  const w = useBoardWords();
  const t = useText();
  const [changes, setChanges] = useState<readonly BoardChange[] | null>(null);
  const look = async () => {
    const answer = await session().ask({ ask: 'board', game, file: JSON.stringify(board) });
    if ('board' in answer) setChanges(answer.changes);
  };
  return (
    <>
      <button type="button" className="board-name" title={w.playedOn(board.name)} onClick={() => void look()}>
        <Icon name="layers" /> <span>{board.name}</span>
      </button>
      {changes !== null && (
        <Dialog title={w.playedOn(board.name)} about={w.apart} close={t.close} onClose={() => setChanges(null)}>
          <div className="dialog-body">
            <Report changes={changes} text={text} />
          </div>
        </Dialog>
      )}
    </>
  );
}
