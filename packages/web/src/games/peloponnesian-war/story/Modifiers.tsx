import type { Language } from '@polemos/kernel';
import { BATTLE_WORDS, WORDS } from '@polemos/peloponnesian-war/screens';
import type { ReactNode } from 'react';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import { leaderName } from '../text/leaders.ts';
import { signed } from '../text/numbers.ts';
import { unitOf } from '../text/units.ts';
import { addedTo, byRule, countOf, type Fighter, isArm, linesOf, type Meeting } from './fought.ts';

interface Props {
  readonly meeting: Meeting;
  readonly space: string;
  readonly language: Language;
  /** Who stands on the left and on the right. */
  readonly order: readonly [0 | 1, 0 | 1];
  /** Above the lines: the dice. */
  readonly head?: ReactNode;
  /** Below them: the sums; what is added to the dice, where none has fallen. */
  readonly foot?: ReactNode;
}

/** Each modifier on its line, a dot where it does not apply. */
export function Modifiers({ meeting, space, language, order: [left, right], head, foot }: Props) {
  const words = WORDS[language];
  const by = (side: 0 | 1, rule: string): string => {
    const found = byRule(meeting, side, rule);
    return found === 0 ? '·' : signed(found);
  };
  return (
    <table className="modifiers">
      <caption className="sr">{words.battleTypes[meeting.type]}</caption>
      <tbody>
        {head}
        {linesOf(meeting, space).map(rule => (
          <tr key={rule}>
            <td className="num">{by(left, rule)}</td>
            <th scope="row">
              {words.modifiers[rule] ?? ''}
              <small>
                {reason(rule, meeting, language)} <RuleLink id={rule} />
              </small>
            </th>
            <td className="num">{by(right, rule)}</td>
          </tr>
        ))}
        {foot ?? (
          <tr className="sum">
            <td className="num">{signed(addedTo(meeting, left))}</td>
            <th scope="row">{words.toTheDie}</th>
            <td className="num">{signed(addedTo(meeting, right))}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

const HOPLITES = isArm('hoplite', 'elite');
const LAND = isArm('hoplite', 'elite', 'cavalry');
const NAVAL = isArm('naval');
/** What a line compares, in numbers. */
function reason(rule: string, { forces: [athens, sparta] }: Meeting, language: Language): string {
  const words = BATTLE_WORDS[language];
  const { nobody } = WORDS[language];
  const led = (fighter: Fighter): string =>
    fighter.leader === null ? nobody : `${leaderName(fighter.leader, language)} ${signed(fighter.rating)}`;
  switch (rule) {
    case 'PW-6.2.3-c':
      return words.against(countOf(athens, NAVAL), countOf(sparta, NAVAL));
    case 'PW-6.2.3-b':
      return words.halfFleet(
        countOf(athens, id => NAVAL(id) && !unitOf(id).allied),
        countOf(athens, NAVAL),
      );
    case 'PW-6.2.4-f':
      return words.against(countOf(athens, HOPLITES), countOf(sparta, HOPLITES));
    case 'PW-6.2.4-e':
      return words.atMostOne(countOf(athens, isArm('cavalry')), countOf(sparta, isArm('cavalry')));
    case 'PW-6.2.3-d':
    case 'PW-6.2.4-g':
      return words.tactics(led(athens), led(sparta));
    case 'PW-6.2.4-d':
      return words.halfArmy(
        countOf(sparta, id => HOPLITES(id) && !unitOf(id).allied),
        countOf(sparta, LAND),
      );
    case 'PW-6.2.4-c':
      return words.atHome;
    default:
      return '';
  }
}
