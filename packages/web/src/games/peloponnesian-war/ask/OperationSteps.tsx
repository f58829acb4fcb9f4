import { WORDS } from '@polemos/peloponnesian-war/screens';
import { Icon } from '../../../parts/Icon.tsx';
import type { WarDesk } from '../desk.ts';
import { nameOf } from '../map/board.ts';
import { leaderName, ratingsOf } from '../text/leaders.ts';

/** Objective, leader, gather, march: what is done and what comes. */
export function OperationSteps({ desk, now }: { desk: WarDesk; now: 1 | 2 | 3 | 4 }) {
  const { view, language } = desk;
  const words = WORDS[language];
  const { objective = null, leader = null } = view.operation ?? {};
  const rated = leader === null ? null : ratingsOf(leader);
  const steps = [
    { name: words.steps.objective, value: objective === null ? null : nameOf(objective, language), more: '' },
    {
      name: words.steps.leader,
      value: leader === null ? null : leaderName(leader, language),
      more: rated === null ? '' : words.rated(rated.tactical, rated.strategic),
    },
    { name: words.steps.gather, value: null, more: '' },
    { name: words.steps.march, value: null, more: '' },
  ];
  return (
    <ol className="op-steps">
      {steps.map(({ name, value, more }, i) => {
        const done = i + 1 < now && value !== null;
        return (
          <li key={name} className={done ? 'done' : i + 1 === now ? 'now' : ''} aria-current={i + 1 === now ? 'step' : undefined}>
            {done ? <Icon name="check" /> : <i className="num">{i + 1}</i>} {name} {value !== null && <b>{value}</b>}
            {more !== '' && <small> ({more})</small>}
          </li>
        );
      })}
    </ol>
  );
}
