import { answered, attackOdds } from '@polemos/polis/forecast';
import { TEXT } from '@polemos/polis/text';
import { useMemo, useState } from 'react';
import { Icon } from '../../../parts/Icon.tsx';
import { decimal } from '../../../text/figures.ts';
import type { PolisDesk } from '../desk.ts';
import { type Half, halfOf, otherOf, SIDES, type Side } from '../map/board.ts';
import { stepOf } from '../map/targets.ts';
import { CardGap, CombatCard } from '../story/CombatCard.tsx';
import { Verdict } from '../story/PairRow.tsx';

/** The own cards; two are laid out, against the attacker's two when one defends, and what would come of it is told. */
export function CombatHand({ desk, region, left }: { desk: PolisDesk; region: string; left: Side }) {
  const { view, seat, asked, shown, act } = desk;
  const words = TEXT[desk.language].screens;
  const [laid, setLaid] = useState<readonly string[]>([]);
  const side = seat as Side;
  const step = stepOf(desk);
  const attacking = step === 'attack';
  const defending = step === 'defend' && shown.pending[0]?.seat === side;
  const choosing = asked && (attacking || step === 'defend');
  const chosen = choosing ? laid.filter(card => view.hand.includes(card)) : [];
  const action = shown.legal.find(
    ({ first, second }) =>
      chosen.length === 2 &&
      ((first === chosen[0] && second === chosen[1]) || (attacking && first === chosen[1] && second === chosen[0])),
  );
  const toggle = (card: string) =>
    setLaid(chosen.includes(card) ? chosen.filter(one => one !== card) : [...chosen.slice(0, 1), card].slice(0, 2));
  const half = (card: string): Half => halfOf(card, region);
  const verdicts = attacking ? [] : answered(view, otherOf(side), chosen, region);
  // Every hand that the other may hold, once per hand of one's own.
  const odds = useMemo(
    () => (choosing && attacking ? attackOdds(view, SIDES.indexOf(side), region) : []),
    [choosing, attacking, view, side, region],
  );
  const known = odds.find(({ cards }) => chosen.length === 2 && cards.every(card => chosen.includes(card)));
  const share = (n: number): string => `${decimal(n * 100, n > 0 && n < 0.1 ? 1 : 0, desk.language)} %`;
  return (
    <div className="combat-hand">
      {(choosing || view.attacking.length > 0) && (
        <div className="laid">
          {[0, 1].map(i => {
            const mine = chosen[i] === undefined ? null : <CombatCard desk={desk} half={half(chosen[i])} side={side} />;
            const theirs = view.attacking[i];
            const own = mine ?? <CardGap>{String(i + 1)}</CardGap>;
            if (attacking || theirs === undefined) return <div key={`gap ${i.toString()}`}>{own}</div>;
            const opposite = <CombatCard desk={desk} half={half(theirs)} side={defending ? otherOf(side) : side} />;
            return (
              <div key={theirs} className="pair">
                {left === side && defending ? own : opposite}
                {verdicts[i] === undefined ? (
                  <span className="verdict">{words.against}</span>
                ) : (
                  <Verdict desk={desk} attacker={otherOf(side)} left={left} {...verdicts[i]} />
                )}
                {left === side && defending ? opposite : own}
              </div>
            );
          })}
        </div>
      )}
      <p className="caps">
        {words.hand} · {words.deck(view.deck)}
        {choosing && chosen.length < 2 && ` · ${attacking ? words.chooseTwo : words.chooseAnswer(chosen.length)}`}
      </p>
      <div className="cards">
        {view.hand.map(card => {
          const at = chosen.indexOf(card);
          return (
            <button
              key={card}
              type="button"
              className={`card-button${at >= 0 ? ' chosen' : ''}`}
              data-card={card}
              aria-pressed={at >= 0}
              aria-disabled={!choosing}
              onClick={() => choosing && toggle(card)}
            >
              <CombatCard desk={desk} half={half(card)} side={side} />
              {at >= 0 && <i className="nth num">{at + 1}</i>}
            </button>
          );
        })}
      </div>
      {known !== undefined && (
        <p className="odds" role="status">
          {words.odds(share(known.losses[0]), share(known.losses[1]), share(known.losses[2]))};{' '}
          {words.expected(decimal(known.expectedPrestige, 1, desk.language))}
        </p>
      )}
      {choosing && (
        <div className="acts">
          <button
            type="button"
            className="btn primary"
            data-type={step}
            aria-disabled={action === undefined}
            onClick={() => action !== undefined && act(action)}
          >
            <Icon name="check" /> {attacking ? words.attackWith : words.answerWith}
          </button>
          {!attacking && chosen.length === 2 && (
            <button type="button" className="btn" onClick={() => setLaid([chosen[1], chosen[0]])}>
              {words.swap}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
