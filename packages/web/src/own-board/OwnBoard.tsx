import type { Board, BoardChange, Fault, GameText } from '@polemos/kernel';
import { useEffect, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import type { Registered } from '../games/index.ts';
import { textOf } from '../games/screens.ts';
import { download } from '../match/download.ts';
import { Icon } from '../parts/Icon.tsx';
import { session } from '../worker/session.ts';
import { Report } from './Report.tsx';
import { useBoardWords } from './words.ts';
import './own-board.css';

interface Props {
  readonly game: Registered;
  readonly board: Board | null;
  onBoard(board: Board | null): void;
}

/** The board that is played on: that of the house, or a file of somebody who has put it right; with what it changes. */
export default function OwnBoard({ game, board, onBoard }: Props) {
  const w = useBoardWords();
  const { language } = useSettings();
  const [changes, setChanges] = useState<readonly BoardChange[]>([]);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [empty, setEmpty] = useState(false);
  const [text, setText] = useState<GameText | null>(null);
  useEffect(() => {
    let here = true;
    if (board !== null) void game.load().then(screens => here && setText(textOf(screens, language, '')));
    return () => {
      here = false;
    };
  }, [game, board, language]);
  // One that was chosen before comes with no report.
  useEffect(() => {
    if (board === null || changes.length > 0) return;
    let here = true;
    void session()
      .ask({ ask: 'board', game: game.id, file: JSON.stringify(board) })
      .then(answer => here && 'board' in answer && setChanges(answer.changes));
    return () => {
      here = false;
    };
  }, [game, board, changes.length]);
  const take = async (file: Blob) => {
    const answer = await session().ask({ ask: 'board', game: game.id, file: await file.text() });
    setFaults('faults' in answer ? answer.faults : []);
    setEmpty('board' in answer && answer.changes.length === 0);
    if (!('board' in answer)) return;
    setChanges(answer.changes);
    onBoard(answer.changes.length === 0 ? null : answer.board);
  };
  const save = async () => {
    const answer = await session().ask({ ask: 'board-file', game: game.id, board });
    if ('file' in answer) download(answer.file, answer.name);
  };
  return (
    <details className="own-board" open={board !== null || faults.length > 0}>
      <summary>
        <span className="caps">{w.board}</span> {board === null ? w.house : `“${board.name}” · ${w.changes(changes.length)}`}
      </summary>
      <p className="about">
        {w.about} {w.apart}
      </p>
      <div className="acts">
        <label className="btn">
          <Icon name="layers" /> {w.open}
          <input
            type="file"
            accept="application/json,.json"
            onChange={event => {
              const [file] = event.target.files ?? [];
              if (file !== undefined) void take(file);
              event.target.value = '';
            }}
          />
        </label>
        <button type="button" className="btn" onClick={() => void save()}>
          {w.save}
        </button>
        {board !== null && (
          <button type="button" className="btn" onClick={() => onBoard(null)}>
            {w.away}
          </button>
        )}
      </div>
      {empty && <p>{w.nothing}</p>}
      {faults.length > 0 && (
        <div className="board-faults" role="alert">
          <p>{w.refused}</p>
          <ul>
            {faults.map(({ at, what }) => (
              <li key={`${at} ${what}`}>
                <code>{at}</code> {what}
              </li>
            ))}
          </ul>
        </div>
      )}
      {board !== null && <Report changes={changes} text={text} />}
    </details>
  );
}
