import type { LessonText } from '@polemos/kernel';
import { useEffect, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { isPhone, useLayout } from '../app/useLayout.ts';
import { Icon } from '../parts/Icon.tsx';
import { Sentence } from '../parts/Sentence.tsx';
import { type Lesson, type Lessons, stepAt } from './lesson.ts';
import type { Learning } from './useLesson.ts';
import { WORDS } from './words.ts';

/** What the page of a lesson gives to the match it is played in. */
export interface Teaching {
  readonly game: string;
  readonly lesson: Lesson;
  readonly text: Lessons['text'];
  /** Which lesson of how many. */
  readonly number: number;
  readonly of: number;
  readonly part: 'steps' | 'problem' | 'sequel';
  /** So many moves were made before and are played by themselves. */
  readonly from: number;
  onPart(part: 'problem' | 'sequel'): void;
  onAgain(): void;
  /** To the next lesson, where there is one. */
  readonly onNext: (() => void) | null;
  onPlay(): void;
  onLeave(): void;
}
interface Props {
  readonly teaching: Teaching;
  /** Moves made. */
  readonly at: number;
  readonly learning: Learning;
  onShow(): void;
}

/** What the teacher says: before each move, after the last, and about the problem that is solved alone. */
export function LessonPanel({ teaching, at, learning, onShow }: Props) {
  const { language } = useSettings();
  const words = WORDS[language];
  const { lesson, part, number, of, onLeave } = teaching;
  const text = teaching.text[language][lesson.id];
  const { step } = part === 'steps' ? stepAt(lesson, at) : { step: lesson.steps.length };
  const steps = lesson.steps.length + (lesson.problem === undefined ? 0 : 1);
  return (
    <section className="lesson" aria-label={words.lesson}>
      <p className="caps">
        <Icon name="rules" /> {words.lessonOf(number, of)}
        {part === 'steps' && step < lesson.steps.length && ` · ${words.stepOf(step + 1, lesson.steps.length)}`}
      </p>
      <h2>{text.title}</h2>
      <ol className="lesson-bar" aria-hidden="true">
        {Array.from({ length: steps }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar of equal parts
          <li key={n} className={n < step || learning.solved ? 'done' : n === step ? 'now' : ''} />
        ))}
      </ol>
      {part === 'problem' ? (
        <ProblemPart teaching={teaching} learning={learning} text={text} />
      ) : step < lesson.steps.length ? (
        <StepPart key={step} teaching={teaching} at={at} learning={learning} text={text} onShow={onShow} />
      ) : (
        <EndPart teaching={teaching} text={text} />
      )}
      {!(learning.solved && part === 'problem') && (
        <p className="lesson-leave">
          <button type="button" className="as-link" onClick={onLeave}>
            {words.leave}
          </button>
        </p>
      )}
    </section>
  );
}

/** What to do, and why. */
function StepPart({ teaching, at, learning, text, onShow }: Props & { readonly text: LessonText }) {
  const words = WORDS[useSettings().language];
  const layout = useLayout();
  const { step, click } = stepAt(teaching.lesson, at);
  const { todo, why } = text.steps[step];
  const { hinted, move } = learning;
  return (
    <>
      <p className={hinted ? 'hint hinted' : 'hint'} role={hinted ? 'alert' : 'status'}>
        {hinted && <b>{words.notThis} </b>}
        <Sentence of={todo[Math.min(click, todo.length - 1)]} />
      </p>
      <details className="lesson-why" open={!isPhone(layout)}>
        <summary>{words.why}</summary>
        <p>
          <Sentence of={why} />
        </p>
      </details>
      {move !== undefined && (
        <button type="button" className="as-link lesson-show" onClick={onShow}>
          {words.showMe}
        </button>
      )}
    </>
  );
}

/** After the last step: what was learnt, and the problem. */
function EndPart({ teaching, text }: { readonly teaching: Teaching; readonly text: LessonText }) {
  const words = WORDS[useSettings().language];
  const { lesson, part, onPart, onAgain } = teaching;
  const more =
    part === 'steps' ? (lesson.problem !== undefined ? 'problem' : lesson.sequel !== undefined ? 'sequel' : null) : null;
  return (
    <>
      <p role="status">
        <Sentence of={part === 'sequel' ? (text.sequel ?? '') : text.end} />
      </p>
      <div className="acts">
        {more !== null && (
          <button type="button" className="btn primary" onClick={() => onPart(more)}>
            <Icon name="next" /> {more === 'problem' ? words.alone : words.goOn}
          </button>
        )}
        {more === null && <Onward teaching={teaching} />}
        <button type="button" className="btn" onClick={onAgain}>
          {words.again}
        </button>
      </div>
    </>
  );
}

/** The position, the goal, and nobody who tells the steps. */
function ProblemPart({ teaching, learning, text }: Omit<Props, 'at' | 'onShow'> & { readonly text: LessonText }) {
  const words = WORDS[useSettings().language];
  const [hints, setHints] = useState(0);
  const problem = text.problem;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another problem, other hints
  useEffect(() => setHints(0), [teaching.lesson]);
  if (problem === undefined) return null;
  if (learning.solved)
    return (
      <>
        <h3>
          <Icon name="check" /> {words.solved}
        </h3>
        <p role="status">
          <Sentence of={problem.solved} />
        </p>
        <div className="acts">
          <Onward teaching={teaching} />
        </div>
      </>
    );
  const left = problem.hints.length - hints;
  return (
    <>
      <p className="caps">{words.judged}</p>
      <h3>{problem.title}</h3>
      <p role="status">
        <Sentence of={problem.about} />
      </p>
      {problem.hints.slice(0, hints).map(hint => (
        <p key={hint} className="hint">
          <Sentence of={hint} />
        </p>
      ))}
      {learning.lost && (
        <p className="hint hinted" role="alert">
          {words.notSo}
        </p>
      )}
      <div className="acts">
        {left > 0 && (
          <button type="button" className="btn" onClick={() => setHints(hints + 1)}>
            <Icon name="why" /> {words.hintLeft(left)}
          </button>
        )}
        <button type="button" className={learning.lost ? 'btn primary' : 'btn'} onClick={() => teaching.onPart('problem')}>
          <Icon name="undo" /> {words.fromStart}
        </button>
      </div>
    </>
  );
}

/** To the next lesson, or to a real match. */
function Onward({ teaching: { onNext, onPlay, onLeave } }: { readonly teaching: Teaching }) {
  const words = WORDS[useSettings().language];
  return (
    <>
      {onNext !== null && (
        <button type="button" className="btn primary" onClick={onNext}>
          <Icon name="next" /> {words.next}
        </button>
      )}
      <button type="button" className={onNext === null ? 'btn primary' : 'btn'} onClick={onPlay}>
        <Icon name="play" /> {words.playOn}
      </button>
      <button type="button" className="btn" onClick={onLeave}>
        {words.toList}
      </button>
    </>
  );
}
