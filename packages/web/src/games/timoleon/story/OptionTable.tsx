import type { Action } from '@polemos/kernel';
import type { Cell, Reckoning } from '@polemos/timoleon/forecast/reckoning';
import type { Desk } from '../desk.ts';
import { WORDS } from '../words.ts';

const percent = (n: number): string => `${Math.round(n * 100)} %`;
const ARGUMENT: Readonly<Record<string, string>> = { tactic: 'tactic', manoeuvre: 'manoeuvre', stratagem: 'stratagem' };

/** My options against theirs: the chance to win each pair, from all thirty-six throws. */
export function OptionTable({ desk, reckoning }: { desk: Desk; reckoning: Reckoning }) {
  const { shown, text, act } = desk;
  const words = WORDS[desk.language];
  const { fight, mine, cell } = reckoning;
  const theirs = reckoning[mine === 'attack' ? 'defence' : 'attack'].options;
  const nameOf = (id: string): string => text.names.option[id] ?? id;
  const at = (action: Action, other: string): Cell | null => {
    const own = String(action[ARGUMENT[action.type]]);
    const found = mine === 'attack' ? cell(own, other) : cell(other, own);
    return found === null || mine === 'attack'
      ? found
      : { ...found, tactical: -found.tactical, sum: -found.sum, win: found.lose, lose: found.win };
  };
  return (
    <div className="ti-options">
      <table>
        <caption className="sr">{words.optionTable}</caption>
        <thead>
          <tr>
            <th scope="col">{words.yourChoice}</th>
            <th scope="col" className="mean">
              {words.evenly}
            </th>
            {theirs.map(id => (
              <th key={id} scope="col">
                {nameOf(id)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.legal.map(action => {
            const cells = theirs.map(other => [other, at(action, other)] as const);
            const fought = cells.flatMap(([, one]) => (one === null ? [] : [one.win]));
            const mean = fought.length === 0 ? 0 : fought.reduce((sum, win) => sum + win, 0) / cells.length;
            return (
              <tr key={JSON.stringify(action)}>
                <th scope="row">
                  <button
                    type="button"
                    className="ti-choose"
                    data-type={action.type}
                    data-option={String(action[ARGUMENT[action.type]])}
                    onClick={() => act(action)}
                  >
                    {nameOf(String(action[ARGUMENT[action.type]]))}
                  </button>
                </th>
                <td className="num mean">{percent(mean)}</td>
                {cells.map(([other, one]) => (
                  <td
                    key={other}
                    className={`num ${one === null ? 'nc' : one.win >= 0.6 ? 'good' : one.lose >= 0.6 ? 'bad' : ''}`}
                  >
                    {one === null ? (
                      words.noCombat
                    ) : (
                      <>
                        <b>{percent(one.win)}</b>
                        {fight.kind === 'assault' && ` · ${percent(one.lose)}`}{' '}
                        <small>{one.sum > 0 ? `+${one.sum}` : one.sum < 0 ? `−${-one.sum}` : '0'}</small>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="aside">{fight.kind === 'assault' ? words.oddsAssault : words.oddsBattle}</p>
    </div>
  );
}
