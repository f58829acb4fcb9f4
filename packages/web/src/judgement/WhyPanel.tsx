import type { Weighed } from '@polemos/bots';
import { botName } from '../games/index.ts';
import type { Desk } from '../games/screens.ts';
import { Icon } from '../parts/Icon.tsx';
import { Sentence } from '../parts/Sentence.tsx';
import type { Explained } from '../worker/protocol.ts';
import { Bar } from './AdvicePanel.tsx';
import { planWords } from './plan.ts';
import type { Whying } from './useWhy.ts';
import { type JudgementWords, percent, useWords } from './words.ts';
import './style/advice.css';

/** Why a bot did something: what it did, what it weighed besides, and the chances that it saw. */
export function WhyPanel({ desk, whying }: { desk: Desk; whying: Whying }) {
  const words = useWords();
  const { explained, asking, close } = whying;
  return (
    <section className="advice why" aria-label={words.why} aria-busy={asking}>
      <header>
        <p className="caps">{explained === null ? words.why : `${words.why} · ${playedBy(explained, desk)}`}</p>
        <button type="button" className="icon-btn" aria-label={words.closeWhy} onClick={close}>
          <Icon name="close" />
        </button>
        <h2 role="status">
          {asking ? words.whyAsking : explained === null ? words.whyNothing : <Sentence of={headline(explained, desk, words)} />}
        </h2>
        {explained !== null && <About explained={explained} desk={desk} />}
      </header>
      {explained?.explanation != null && (
        <ol>
          {explained.explanation.alternatives.map((one, i) => (
            <Choice
              key={JSON.stringify(one.actions)}
              {...{ one, desk }}
              number={i}
              before={explained.explanation?.before ?? null}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

const playedBy = ({ seat, bot }: Explained, { shown, text, t, language }: Desk): string =>
  `${text.names.seat?.[seat] ?? seat} (${botName(shown.summary.game, bot, { language, levels: t.levels })})`;

/** What it did, where that may be told. */
function headline({ explanation }: Explained, { text }: Desk, words: JudgementWords): string {
  const action = explanation?.action ?? null;
  if (action === null) return words.whyNothing;
  const done = explanation?.alternatives[0]?.actions ?? [];
  return planWords(done[0]?.type === action.type ? done : [action], text).title;
}

function About({ explained: { explanation, again, bot }, desk }: { explained: Explained; desk: Desk }) {
  const words = useWords();
  if (explanation === null) return <p>{words.whyBy[bot.split('/')[0]] ?? words.whyBy.else}</p>;
  const { before, alternatives } = explanation;
  if (alternatives.length === 0) return <p>{words.whyPlain}</p>;
  return (
    <>
      {before === null ? (
        <p>{words.whySecret}</p>
      ) : (
        <p>
          <Sentence of={words.whyBefore(percent(before, desk.language))} />
        </p>
      )}
      {again && <p>{words.whyAgain}</p>}
    </>
  );
}

interface ChoiceProps {
  readonly one: Weighed;
  readonly number: number;
  readonly before: number | null;
  readonly desk: Desk;
}
function Choice({ one: { actions, value, wins, n }, number, before, desk: { text, language } }: ChoiceProps) {
  const words = useWords();
  const { title, steps } = planWords(actions, text);
  return (
    <li className={number === 0 && value !== null ? 'pointed' : ''}>
      <span className="number">{number + 1}</span>
      <h3>
        <Sentence of={title} />
      </h3>
      {steps.length > 0 && (
        <p className="sub">
          <Sentence of={steps.join('; ')} />
        </p>
      )}
      {value !== null && before !== null && (
        <div className="bar">
          <span>{percent(before, language)}</span>
          <Bar from={before} to={value} />
          <b className={value >= before ? 'gain' : 'loss'}>{percent(value, language)}</b>
        </div>
      )}
      {value !== null && (
        <p className="facts">
          {number === 0 && <b>{words.whyChosen}</b>} {wins !== null && n !== null && words.whyWins(wins, n)}
        </p>
      )}
    </li>
  );
}
