import { useSettings } from '../app/settings.ts';
import { Icon } from '../parts/Icon.tsx';
import { Sentence } from '../parts/Sentence.tsx';
import type { LessonPart } from './lesson.ts';
import { WORDS } from './words.ts';

/** What the teacher says before each move, and after the last. */
export interface Teaching {
  readonly part: LessonPart;
  /** Whether another part follows. */
  readonly more: boolean;
  onMore(): void;
  onAgain(): void;
  onLeave(): void;
}
export function LessonPanel({ teaching, at, hinted }: { teaching: Teaching; at: number; hinted: boolean }) {
  const { language } = useSettings();
  const words = WORDS[language];
  const { part, more, onMore, onAgain, onLeave } = teaching;
  const step = part.steps[at];
  return (
    <section className="lesson" aria-label={words.lesson}>
      <p className="caps">
        <Icon name="rules" /> {words.lesson}
        {step !== undefined && ` · ${words.stepOf(at + 1, part.steps.length)}`}
      </p>
      <h2>{part.title[language]}</h2>
      {part.steps.length > 0 && (
        <progress max={part.steps.length} value={Math.min(at, part.steps.length)} aria-label={words.lesson} />
      )}
      <p>
        <Sentence of={(step?.say ?? part.end)[language]} />
      </p>
      {step !== undefined && (
        <p className={hinted ? 'hint hinted' : 'hint'} role={hinted ? 'alert' : undefined}>
          {hinted && <b>{words.notThis} </b>}
          <Sentence of={step.hint[language]} />
        </p>
      )}
      {step === undefined && (
        <div className="acts">
          {more && (
            <button type="button" className="btn primary" onClick={onMore}>
              <Icon name="next" /> {words.goOn}
            </button>
          )}
          <button type="button" className={more ? 'btn' : 'btn primary'} onClick={onAgain}>
            {words.again}
          </button>
          <button type="button" className="btn" onClick={onLeave}>
            {words.playOn}
          </button>
        </div>
      )}
    </section>
  );
}
