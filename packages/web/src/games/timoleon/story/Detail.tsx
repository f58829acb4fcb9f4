import type { Language } from '@polemos/kernel';
import type { TimoleonEvent } from '@polemos/timoleon';
import { differences } from '@polemos/timoleon/forecast/odds';
import { Die } from '../../../parts/Die.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import { decimal } from '../../../text/figures.ts';
import type { Desk } from '../desk.ts';
import { WORDS } from '../words.ts';
import { signed } from './BattleBoard.tsx';

/** What stands behind a beat: dice, modifiers with their rules, and the odds before the roll. */
export function Detail({ desk, event }: { desk: Desk; event: TimoleonEvent }) {
  const words = WORDS[desk.language];
  if (event.kind === 'battle' || event.kind === 'assault' || event.kind === 'sea-fight') {
    const { modifiers, attacker, defender } = event;
    const [a, d] = event.dice;
    const odds = differences(modifiers.reduce((all, { by }) => all + by, 0));
    const chance = (holds: (n: number) => boolean): number => [...odds].reduce((all, [n, p]) => all + (holds(n) ? p : 0), 0);
    return (
      <div className="ti-detail">
        <table>
          <tbody>
            <tr>
              <th scope="row">{words.dice}</th>
              <td>
                <Die face={a} side={attacker} /> − <Die face={d} side={defender} />
              </td>
              <td className="num">{signed(a - d)}</td>
            </tr>
            {modifiers
              .filter(({ by }) => by !== 0)
              .map(({ rule, by }) => (
                <tr key={rule}>
                  <th scope="row">{words.modifiers[rule] ?? words.otherModifier}</th>
                  <td>
                    <RuleLink id={rule} />
                  </td>
                  <td className="num">{signed(by)}</td>
                </tr>
              ))}
            <tr className="sum">
              <th scope="row">{words.result}</th>
              <td />
              <td className="num">{signed(event.kind === 'assault' ? event.result : event.difference)}</td>
            </tr>
          </tbody>
        </table>
        <OddsBar
          language={desk.language}
          words={[desk.text.names.owner[attacker], desk.text.names.owner[defender] ?? '–']}
          sides={[attacker, defender]}
          win={chance(n => n > 0)}
          even={chance(n => n === 0)}
          label={words.oddsBefore}
        />
      </div>
    );
  }
  const modifiers = modifiersOf(event);
  if (modifiers.length === 0) return null;
  return (
    <div className="ti-detail">
      <table>
        <tbody>
          {modifiers
            .filter(({ by }) => by !== 0)
            .map(({ rule, by }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: modifiers in the order of the rulebook
              <tr key={i}>
                <th scope="row">{words.modifiers[rule] ?? words.otherModifier}</th>
                <td>
                  <RuleLink id={rule} />
                </td>
                <td className="num">{signed(by)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

function modifiersOf(event: TimoleonEvent): readonly { readonly rule: string; readonly by: number }[] {
  switch (event.kind) {
    case 'hunger':
    case 'bombardment':
    case 'plundered':
    case 'diplomacy-result':
    case 'obedience':
      return event.modifiers;
    default:
      return [];
  }
}

function OddsBar({
  words: [left, right],
  sides,
  win,
  even,
  label,
  language,
}: {
  words: readonly string[];
  sides: readonly string[];
  win: number;
  even: number;
  label: string;
  language: Language;
}) {
  const percent = (share: number): string => `${decimal(share * 100, 1, language)} %`;
  const parts = [
    { side: sides[0], share: win, name: left },
    { side: 'even', share: even, name: '=' },
    { side: sides[1], share: 1 - win - even, name: right },
  ].filter(({ share }) => share > 0.001);
  return (
    <figure className="ti-odds">
      <figcaption className="caps">{label}</figcaption>
      <svg viewBox="0 0 360 26" role="img" aria-label={parts.map(p => `${p.name} ${percent(p.share)}`).join(', ')}>
        {parts.map((part, i) => {
          const x = parts.slice(0, i).reduce((sum, { share }) => sum + share * 360, 0);
          return (
            <g key={part.name} className={`odds-part ${part.side}`}>
              <rect x={x} y={0} width={part.share * 360} height={26} />
              {part.share > 0.08 && (
                <text x={x + part.share * 180} y={17}>
                  {percent(part.share)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
