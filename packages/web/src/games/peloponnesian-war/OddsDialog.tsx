import type { View } from '@polemos/peloponnesian-war';
import type { Prospect } from '@polemos/peloponnesian-war/outlook';
import { Badge } from '../../parts/Badge.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { RuleLink } from '../../parts/RuleLink.tsx';
import type { Desk } from '../screens.ts';
import { nameOf, SIDES } from './board.ts';
import { leaderName, ratingsOf } from './leaders.ts';
import { percent, signed } from './numbers.ts';
import { unitWords } from './scene.tsx';
import { Throws } from './Throws.tsx';
import { iconOf, sorted } from './units.ts';
import { WORDS } from './words.ts';

/** Before one commits: the battle and the siege at the objective, each modifier named, every throw counted. */
export function OddsDialog({ prospect, desk, onClose }: { prospect: Prospect; desk: Desk<View>; onClose(): void }) {
  const { language, t } = desk;
  const words = WORDS[language];
  const { battle, siege, forces, leaders, ratings, space } = prospect;
  const sum = (side: 0 | 1): number => (battle?.modifiers[side] ?? []).reduce((all, { by }) => all + by, 0);
  const rules = [...new Set((battle?.modifiers ?? []).flat().map(({ rule }) => rule))];
  const by = (side: 0 | 1, rule: string): string => {
    const found = battle?.modifiers[side].filter(one => one.rule === rule).reduce((all, one) => all + one.by, 0) ?? 0;
    return found === 0 ? '·' : signed(found);
  };
  const faces = siege.modifiers.reduce((all, one) => all + one.by, 0);
  return (
    <Dialog wide title={words.oddsAt(nameOf(space, language))} about={words.oddsAbout} close={t.close} onClose={onClose}>
      <div className="odds-dialog battle-sheet">
        <div className="forces">
          {SIDES.map((side, i) => {
            const leader = leaders[i as 0 | 1];
            return (
              <section key={side} className={side}>
                <h3>
                  <Badge side={side} /> {words.sides[side]}
                </h3>
                <p className="led">
                  {leader === null ? words.nobody : `${leaderName(leader)}, ${words.tactics(ratingsOf(leader).tactical)}`}
                </p>
                <ul>
                  {sorted(forces[i as 0 | 1]).map(([unit, count]) => (
                    <li key={unit.id} className={unit.allied ? 'allied' : ''}>
                      <Icon name={iconOf(unit.arm)} /> {unitWords({ [unit.id]: count }, words)[0]}
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
        {battle === null ? (
          <p className="forecast">{words.noEnemyThere}</p>
        ) : battle.type === 'null' ? (
          <p className="forecast">
            {words.nullBattle} <RuleLink id="PW-6.2.1-a" />
          </p>
        ) : (
          <div className="odds-columns">
            <table className="modifiers">
              <caption>{words.battleTypes[battle.type]}</caption>
              <tbody>
                {rules.map(rule => (
                  <tr key={rule}>
                    <td className="num">{by(0, rule)}</td>
                    <th scope="row">
                      {words.modifiers[rule] ?? ''} <RuleLink id={rule} />
                    </th>
                    <td className="num">{by(1, rule)}</td>
                  </tr>
                ))}
                <tr className="sum">
                  <td className="num">{signed(sum(0))}</td>
                  <th scope="row">{words.toTheDie}</th>
                  <td className="num">{signed(sum(1))}</td>
                </tr>
              </tbody>
            </table>
            <Throws athens={sum(0)} sparta={sum(1)} ratings={ratings} language={language} />
          </div>
        )}
        <section className="siege-odds">
          <h3>
            <Icon name="siege" /> {words.siegeAt(nameOf(space, language))}
          </h3>
          {siege.automatic !== null ? (
            <p>
              {words.fails} <RuleLink id={siege.automatic} />
            </p>
          ) : (
            <>
              <p>
                {words.siegeOdds(siege.success, percent(siege.success / siege.of, language))}{' '}
                {siege.modifiers.map(({ rule, by: one }) => (
                  <span key={rule}>
                    <span className="num">{signed(one)}</span> <RuleLink id={rule} />{' '}
                  </span>
                ))}
              </p>
              <p className="ladder" aria-hidden="true">
                {[1, 2, 3, 4, 5, 6].map(face => (
                  <span key={face} className={face + faces >= 4 ? 'good' : ''}>
                    {face + faces}
                  </span>
                ))}
              </p>
            </>
          )}
        </section>
      </div>
    </Dialog>
  );
}
