import { useState } from 'react';
import { hrefOf } from '../../app/route.ts';
import { download } from '../../match/download.ts';
import { Icon } from '../../parts/Icon.tsx';
import { type Draft, draftIn, packed } from '../model/link.ts';
import { useEditorWords } from '../words.ts';

interface Props {
  readonly draft: Draft;
  readonly isSound: boolean;
  readonly canPlay: boolean;
  /** Whether it is a position of this game. */
  knows(draft: Draft): boolean;
  onPlay(): void;
  onOpen(draft: Draft): void;
}

/** What is done with a position: played, shared, kept, or another opened. */
export function Acts({ draft, isSound, canPlay, knows, onPlay, onOpen }: Props) {
  const w = useEditorWords();
  const [copied, setCopied] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const share = async () => {
    const link = `${location.origin}${location.pathname}${hrefOf({ page: 'editor', game: draft.game, draft: await packed(draft) })}`;
    setCopied(link);
    await navigator.clipboard?.writeText(link).catch(() => {});
  };
  const save = () =>
    download(new Blob([JSON.stringify(draft, null, 1)], { type: 'application/json' }), `${draft.game}.position.json`);
  const open = async (file: Blob) => {
    const found = draftIn(await file.text().catch(() => ''));
    const isOurs = found !== null && knows(found);
    setRefused(!isOurs);
    if (isOurs) onOpen(found);
  };
  return (
    <footer className="ed-acts">
      <button type="button" className="btn primary" disabled={!canPlay} onClick={onPlay}>
        <Icon name="play" /> {w.play}
      </button>
      {!isSound && <p className="ed-hint">{w.mend}</p>}
      <div className="ed-pair">
        <button type="button" className="btn" onClick={() => void share()}>
          <Icon name="online" /> {w.share}
        </button>
        <button type="button" className="btn" onClick={save}>
          <Icon name="layers" /> {w.save}
        </button>
      </div>
      {copied !== null && (
        <label className="ed-link">
          <span>{w.copied}</span>
          <input readOnly value={copied} onFocus={event => event.target.select()} />
        </label>
      )}
      {isRefused && <p role="alert">{w.noPosition}</p>}
      <label className="btn ed-file">
        {w.open}
        <input
          type="file"
          accept="application/json,.json"
          onChange={event => {
            const [file] = event.target.files ?? [];
            if (file !== undefined) void open(file);
            event.target.value = '';
          }}
        />
      </label>
    </footer>
  );
}
