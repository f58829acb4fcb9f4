import { useWords } from '../../orientation/words.ts';
import { Icon } from '../../parts/Icon.tsx';
import { useText } from '../../text/index.ts';

export function UndoButton({ able, onUndo }: { able: boolean; onUndo(): void }) {
  const t = useText();
  return (
    <button type="button" className="icon-btn" aria-label={t.undo} aria-disabled={!able} onClick={onUndo}>
      <Icon name="undo" />
    </button>
  );
}

export function AdviceButton({ onAdvise }: { onAdvise(): void }) {
  const t = useText();
  return (
    <button type="button" className="icon-btn advise" aria-label={t.askAdvice} title={t.askAdvice} onClick={onAdvise}>
      <Icon name="oracle" />
    </button>
  );
}

interface Props {
  readonly canUndo: boolean;
  readonly replaying: boolean;
  onUndo(): void;
  onReplay(): void;
  onRules(): void;
  onSettings(): void;
  onHelp(): void;
  /** Null in a match that others play, and in a lesson. */
  readonly onAdvise: (() => void) | null;
}

/** At the right end of the frieze. */
export function Tools({ canUndo, replaying, onUndo, onReplay, onRules, onSettings, onHelp, onAdvise }: Props) {
  const t = useText();
  const { what } = useWords();
  return (
    <nav className="tools" aria-label={t.tools}>
      <UndoButton able={canUndo} onUndo={onUndo} />
      <button type="button" className="icon-btn" aria-label={t.replay} aria-pressed={replaying} onClick={onReplay}>
        <Icon name="replay" />
      </button>
      <button type="button" className="icon-btn" aria-label={t.rules} onClick={onRules}>
        <Icon name="rules" />
      </button>
      {onAdvise !== null && <AdviceButton onAdvise={onAdvise} />}
      <button type="button" className="icon-btn" aria-label={what} onClick={onHelp}>
        <Icon name="why" />
      </button>
      <button type="button" className="icon-btn" aria-label={t.settings} onClick={onSettings}>
        <Icon name="settings" />
      </button>
    </nav>
  );
}
