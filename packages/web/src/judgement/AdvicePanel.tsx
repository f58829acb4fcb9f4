import type { Advice, Counsel } from '@polemos/bots';
import type { Language } from '@polemos/kernel';
import type { Desk } from '../games/screens.ts';
import { Icon } from '../parts/Icon.tsx';
import { Sentence } from '../parts/Sentence.tsx';
import { inOneLine, inWords, planWords } from './plan.ts';
import type { Advising } from './useAdvice.ts';
import { type JudgementWords, percent, useWords } from './words.ts';
import './style/advice.css';

/** The three best things to do, each with what it is worth before and after. */
export function AdvicePanel({ desk, advising }: { desk: Desk; advising: Advising }) {
  const words = useWords();
  const { advice, asking, close } = advising;
  return (
    <section className="advice" aria-label={words.advice} aria-busy={asking}>
      <header>
        <p className="caps">{words.marked}</p>
        <button type="button" className="icon-btn" aria-label={words.close} onClick={close}>
          <Icon name="close" />
        </button>
        <h2 role="status">{asking ? words.asking : advice === null ? words.none : words.title(advice.counsels.length)}</h2>
        {advice !== null && <Standing advice={advice} desk={desk} />}
      </header>
      {advice !== null && (
        <ol>
          {advice.counsels.map((counsel, i) => (
            <Item key={JSON.stringify(counsel.steps)} counsel={counsel} number={i} now={advice.now} {...{ desk, advising }} />
          ))}
        </ol>
      )}
      {advice !== null && <p className="foot">{words.weighed(advice.weighed)}</p>}
    </section>
  );
}

function Standing({ advice: { now, plainest }, desk }: { advice: Advice; desk: Desk }) {
  const words = useWords();
  return (
    <p>
      <Sentence of={words.chanceNow(percent(now.chance, desk.language))} />{' '}
      <Sentence of={words.plainest(percent(plainest.after.chance, desk.language))} />
    </p>
  );
}

/** So many of the steps are told at once; all of them where somebody wants to see them. */
const SHOWN = 4;
const gained = (points: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 0, signDisplay: 'exceptZero' }).format(points).replace('-', '−');
/** As people say it: 2 times in 5. */
function riskOf(fails: number, words: JudgementWords): string {
  if (fails === 0) return words.sure;
  if (fails < HARDLY) return words.hardlyFails;
  if (fails > 1 - HARDLY) return words.mostlyFails;
  const [times, of] = inWords(fails);
  return words.fails(times, of);
}
const HARDLY = 0.03;

interface ItemProps {
  readonly counsel: Counsel;
  readonly number: number;
  readonly now: Advice['now'];
  readonly desk: Desk;
  readonly advising: Advising;
}
function Item({ counsel, number, now, desk, advising }: ItemProps) {
  const words = useWords();
  const { language, text, asked } = desk;
  const { steps, after, fails } = counsel;
  const said = steps.map(step => text.actions[step.type]?.(step) ?? step.type);
  const { title, steps: how } = planWords(steps, text);
  // What aims at no place cannot miss it.
  const isAimed = counsel.places.length > 0;
  const points = after.points === null || now.points === null ? null : gained(after.points - now.points, language);
  return (
    <li className={advising.pointed === number ? 'pointed' : ''} onPointerEnter={() => advising.point(number)}>
      <span className="number">{number + 1}</span>
      <h3>
        <Sentence of={title} />
      </h3>
      {how.length > 0 && (
        <p className="sub">
          <Sentence of={inOneLine(how.slice(0, SHOWN))} />
        </p>
      )}
      <div className="bar">
        <span>{percent(now.chance, language)}</span>
        <Bar from={now.chance} to={after.chance} />
        <b className={after.chance >= now.chance ? 'gain' : 'loss'}>{percent(after.chance, language)}</b>
      </div>
      <p className="facts">
        {isAimed && (
          <>
            {words.succeeds} <b>{percent(1 - fails, language)}</b>
          </>
        )}
        {points !== null && (
          <>
            {' '}
            {words.points} <b>{points}</b>
          </>
        )}
      </p>
      {how.length > SHOWN && (
        <details>
          <summary>{words.steps}</summary>
          <ol>
            {said.map((one, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps in their order
              <li key={i}>
                <Sentence of={one} />
              </li>
            ))}
          </ol>
        </details>
      )}
      <p className="risk">
        {isAimed && (
          <>
            <Icon name="dice" /> {riskOf(fails, words)}
          </>
        )}
        {asked && (
          <button type="button" className={number === 0 ? 'btn primary' : 'btn'} onClick={() => advising.follow(counsel)}>
            <Icon name="march" /> {words.doThis}
          </button>
        )}
      </p>
    </li>
  );
}

/** What one has, and what would come to it or go from it. */
export const Bar = ({ from, to }: { from: number; to: number }) => (
  <svg className="chance-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    <rect className="ground" width={100} height={6} />
    <rect className="have" width={Math.min(from, to) * 100} height={6} />
    <rect className={to >= from ? 'gain' : 'loss'} x={Math.min(from, to) * 100} width={Math.abs(to - from) * 100} height={6} />
  </svg>
);
