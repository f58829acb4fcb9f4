import type { Report } from '@polemos/bots';
import { useSettings } from '../app/settings.ts';
import type { IconName } from '../icons/names.ts';
import { Icon } from '../parts/Icon.tsx';
import { RuleLink } from '../parts/RuleLink.tsx';
import { capitalised, labelled } from '../text/figures.ts';
import { Heaviest } from './Heaviest.tsx';
import type { Told } from './ReportPage.tsx';
import { Rows, Weight } from './Rows.tsx';
import { change, useWords } from './words.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const KINDS = 10;

interface Kind {
  readonly what: string;
  readonly rule: string;
  readonly rolls: number;
  readonly by: number;
}
function kindsOf({ luck }: Report, seat: number, name: (what: string) => string): readonly Kind[] {
  const all = Map.groupBy(
    luck.flatMap(({ rolls }) => rolls),
    ({ need }) => name(need.for),
  );
  return [...all]
    .map(([what, rolls]) => ({
      what,
      rule: rolls[0].need.rule,
      rolls: rolls.length,
      by: rolls.reduce((sum, { by }) => sum + by[seat], 0),
    }))
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
}

/** How the six-sided dice fell, and what each kind of roll weighed. */
export function DiceTable(told: Told) {
  const { report, shown, screens, seat } = told;
  const words = useWords();
  const { language } = useSettings();
  const kinds = kindsOf(report, seat, what => capitalised(screens.need(what, language, shown.summary.scenario)));
  const own = report.seats[seat];
  const sides = usualDie(report);
  return (
    <section aria-labelledby="report-dice">
      <h2 id="report-dice">{words.diceTitle}</h2>
      <p className="about">{words.diceAbout}</p>
      <div className="two">
        <div className="rolled">
          <Pips name={words.ownDice} {...{ report, sides }} isOf={one => one === own} />
          <Pips name={words.othersDice} {...{ report, sides }} isOf={one => one !== own} />
        </div>
        <Rows
          className="kinds-of-roll"
          heads={[words.kindOfRoll, words.count, words.weight]}
          rows={kinds.slice(0, KINDS).map(({ what, rule, rolls, by }) => ({
            id: what,
            head: (
              <>
                {what} <RuleLink id={rule} />
              </>
            ),
            cells: [rolls, <Weight key="weight" by={by} said={change(by, language)} />],
          }))}
        />
      </div>
      <Heaviest {...told} />
    </section>
  );
}

/** How many faces the die has that was rolled most, of those that have a picture. */
function usualDie({ luck }: Report): number {
  const dice = luck.flatMap(({ rolls }) => rolls).flatMap(({ need }) => ('die' in need && need.die <= 6 ? [need.die] : []));
  const by = [...Map.groupBy(dice, die => die)].sort(([, a], [, b]) => b.length - a.length);
  return by[0]?.[0] ?? 6;
}

interface PipsProps {
  readonly name: string;
  readonly report: Report;
  readonly sides: number;
  isOf(seat: string | null): boolean;
}
/** How often each face of the six-sided dice fell, beside what even dice would show. */
function Pips({ name, report, sides, isOf }: PipsProps) {
  const words = useWords();
  const { language } = useSettings();
  const dice = report.luck
    .filter(({ seat }) => isOf(seat))
    .flatMap(({ rolls }) => rolls)
    .filter(({ need }) => 'die' in need && need.die === sides)
    .map(({ chance }) => chance);
  if (dice.length === 0) return null;
  const faces = FACES.slice(0, sides);
  const fell = faces.map(face => dice.filter(one => one === face).length);
  const most = Math.max(1, ...fell);
  return (
    <figure className="pips">
      <figcaption>{labelled(name, words.thrown(dice.length), language)}</figcaption>
      <svg viewBox="0 -16 240 96" role="img" aria-label={`${name}, ${fell.join(', ')}`}>
        {fell.map((n, i) => (
          <g key={faces[i]} transform={`translate(${i * 40 + 4} 0)`}>
            <rect y={80 - (n / most) * 78} width={32} height={(n / most) * 78} />
            <text x={16} y={76 - (n / most) * 78}>
              {n}
            </text>
          </g>
        ))}
        <path d={`M0 ${80 - (dice.length / sides / most) * 78}H240`} />
      </svg>
      <div className="faces">
        {faces.map(face => (
          <Icon key={face} name={`die-${face}` as IconName} />
        ))}
      </div>
      <small>— {words.evenly}</small>
    </figure>
  );
}
