import { hrefOf } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import { textOf } from '../games/screens.ts';
import { deedAt, oneSentence, toldAt, turnName } from './deeds.ts';
import type { Told } from './ReportPage.tsx';
import { change, percent, useWords } from './words.ts';

const [WIDTH, HEIGHT, FOOT] = [720, 240, 60];
/** So much luck or error in a turn fills half of the strip below, or the most that there was. */
const FULL = 0.4;

/** The chance to win from entry to entry, the three turning points on it, and below what luck and decisions brought in each turn. */
export function ChanceGraph({ report, shown, screens, seat }: Told) {
  const words = useWords();
  const { language } = useSettings();
  const text = textOf(screens, language, shown.summary.scenario, shown.summary.view);
  const { chances, turns, byTurn } = report;
  const turningPoints = report.turningPoints[seat];
  const x = (entry: number): number => (entry / Math.max(1, chances.length - 1)) * WIDTH;
  const y = (chance: number): number => HEIGHT * (1 - chance);
  const line = chances.map((of, entry) => `${x(entry).toFixed(1)} ${y(of[seat]).toFixed(1)}`).join('L');
  const middle = HEIGHT + FOOT / 2 + 14;
  const full = Math.max(FULL, ...byTurn.flatMap(({ luck, error }) => [Math.abs(luck[seat]), error[seat]]));
  const bar = (by: number): number => (Math.abs(by) / full) * (FOOT / 2);
  return (
    <section aria-labelledby="report-chance">
      <h2 id="report-chance">{words.chance}</h2>
      <p className="about">{words.chanceAbout}</p>
      <div className="two">
        <svg className="graph" viewBox={`-52 -14 ${WIDTH + 68} ${HEIGHT + FOOT + 50}`} role="img" aria-label={words.chance}>
          {[0, 0.25, 0.5, 0.75, 1].map(at => (
            <g key={at}>
              <path className={at === 0.5 ? 'half' : 'grid'} d={`M0 ${y(at)}H${WIDTH}`} />
              <text className="scale" x={-8} y={y(at) + 4}>
                {percent(at, language)}
              </text>
            </g>
          ))}
          <text className="scale" x={-8} y={HEIGHT + FOOT + 30}>
            {words.turns}
          </text>
          <path className="area" d={`M0 ${HEIGHT}L${line}L${WIDTH} ${HEIGHT}Z`} />
          <path className="line" d={`M${line}`} />
          {turns.map(({ turn, entry, name }, i) => {
            const [from, to] = [x(entry), x(turns[i + 1]?.entry ?? chances.length - 1)];
            const [luck, error] = [byTurn[i]?.luck[seat] ?? 0, -(byTurn[i]?.error[seat] ?? 0)];
            const width = Math.max(2, Math.min(12, (to - from) / 3));
            return (
              <g key={turn}>
                <path className="grid" d={`M${from} 0V${HEIGHT + FOOT + 14}`} />
                <rect
                  className="luck"
                  x={from + width / 2}
                  y={luck > 0 ? middle - bar(luck) : middle}
                  width={width}
                  height={bar(luck)}
                />
                <rect className="error" x={from + width * 1.6} y={middle} width={width} height={bar(error)} />
                {to - from > 12 && (
                  <text className="tick" x={(from + to) / 2} y={HEIGHT + FOOT + 30}>
                    {name?.id ?? turn}
                  </text>
                )}
              </g>
            );
          })}
          <path className="grid" d={`M0 ${middle}H${WIDTH}`} />
          <text className="scale" x={-8} y={HEIGHT + FOOT + 30}>
            {words.turnAxis}
          </text>
          {turningPoints.map((entry, i) => (
            <a key={entry} href={hrefOf({ page: 'match', id: shown.summary.id, at: entry })} aria-label={`${i + 1}`}>
              <circle className="point" cx={x(entry)} cy={y(chances[entry][seat])} r={11} />
              <text className="number" x={x(entry)} y={y(chances[entry][seat])}>
                {i + 1}
              </text>
            </a>
          ))}
        </svg>
        <div className="turning">
          <h3 className="caps">{words.turningPoints}</h3>
          <ol>
            {turningPoints.map((entry, i) => {
              const [before, after] = [chances[entry - 1][seat], chances[entry][seat]];
              const turn = turns.findLast(one => one.entry < entry)?.turn;
              return (
                <li key={entry}>
                  <a href={hrefOf({ page: 'match', id: shown.summary.id, at: entry })}>
                    <i className="nth">{i + 1}</i>
                    {turn !== undefined && <span className="caps">{turnName(turn, report, text, words)}</span>}
                    <span className="report-deed">
                      {oneSentence(deedAt(report, seat, entry, text) ?? toldAt(shown, text, screens, entry) ?? '')}
                    </span>
                    <b className={after >= before ? 'gain' : 'loss'}>{words.changed(change(after - before, language))}</b>
                    <small>
                      {percent(before, language)} → {percent(after, language)}
                    </small>
                  </a>
                </li>
              );
            })}
          </ol>
          <p className="key">
            <i className="luck" /> {words.luckInTurn} <i className="error" /> {words.errorInTurn}
          </p>
        </div>
      </div>
    </section>
  );
}
