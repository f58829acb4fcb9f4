import type { View } from '@polemos/peloponnesian-war';
import { fateOf } from '@polemos/peloponnesian-war/forecast';
import { Badge } from '../../../parts/Badge.tsx';
import { Dialog } from '../../../parts/Dialog.tsx';
import { Die } from '../../../parts/Die.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import type { WarDesk } from '../desk.ts';
import { nameOf, SIDES } from '../map/board.ts';
import { battleWordsOf, wordsOf } from '../text/coalition.ts';
import { ownFirst } from '../text/sides.ts';
import { Army } from './Army.tsx';
import { Consequences } from './Consequences.tsx';
import { addedTo, type Fighter, type FoughtBattle, ratingsIn } from './fought.ts';
import { Modifiers } from './Modifiers.tsx';
import { Throws } from './Throws.tsx';

interface Props {
  readonly event: FoughtBattle;
  readonly desk: WarDesk;
  /** The moment before it. */
  readonly before: View;
  readonly primary: { readonly words: string; act(): void } | null;
  onClose(): void;
}

/** A battle as it was fought: both forces, each modifier on its line, the dice, the throw among all 36, what it means. */
export function BattleDialog({ event, desk, before, primary, onClose }: Props) {
  const { language, t } = desk;
  const [words, battle] = [wordsOf(desk), battleWordsOf(desk)];
  const { type, forces: fighters, dice, sums, winner, because, space } = event;
  const [left, right] = ownFirst(desk);
  const note = ({ side }: Fighter) => {
    const fate = fateOf(event, side);
    if (fate === null) return null;
    const said = {
      keeps: battle.winnerKeeps,
      falls: battle.lossesLand,
      'goes-home': battle.goesHome(words.sides[side]),
      'fights-on': battle.goesOnAshore,
    };
    return (
      <p className="note">
        {said[fate.of]} <RuleLink id={fate.rule} />
      </p>
    );
  };
  return (
    <Dialog
      className="battle-dialog"
      caption={
        <>
          {words.battleTypes[type]} <RuleLink id={because} />
        </>
      }
      title={battle.at(nameOf(space, language))}
      aside={
        <ol className="done-steps" aria-hidden="true">
          {battle.steps.map((step, i) => (
            <li key={step} className={i === battle.steps.length - 1 ? 'now' : ''}>
              {i < battle.steps.length - 1 && <Icon name="check" />} {step}
            </li>
          ))}
        </ol>
      }
      close={t.close}
      onClose={onClose}
    >
      <div className="battle-field">
        <Army fighter={fighters[left]} desk={desk}>
          {note(fighters[left])}
        </Army>
        <Modifiers
          meeting={event}
          order={[left, right]}
          space={space}
          language={language}
          head={
            <tr>
              <td>
                <Die face={dice[SIDES[left]]} side={SIDES[left]} />
              </td>
              <th scope="row">
                {words.oneDieEach}
                <small>
                  {battle.atOnce} <RuleLink id={type === 'land' ? 'PW-6.2.4-b' : 'PW-6.2.3-a'} />
                </small>
              </th>
              <td>
                <Die face={dice[SIDES[right]]} side={SIDES[right]} />
              </td>
            </tr>
          }
          foot={
            <tr className="sum">
              <td className={winner === fighters[left].side ? `num ${SIDES[left]}` : 'num'}>{sums[left]}</td>
              <th scope="row">{words.sum}</th>
              <td className={winner === fighters[right].side ? `num ${SIDES[right]}` : 'num'}>{sums[right]}</td>
            </tr>
          }
        />
        <Army fighter={fighters[right]} desk={desk}>
          {note(fighters[right])}
        </Army>
      </div>
      <div className="battle-end">
        <Throws
          athens={addedTo(event, 0)}
          sparta={addedTo(event, 1)}
          ratings={ratingsIn(event)}
          sides={[fighters[0].side, fighters[1].side]}
          fell={dice}
          desk={desk}
        />
        <section className="so">
          <h3>
            {winner !== null && <Badge side={winner} />}{' '}
            {winner === null
              ? words.aDraw
              : sums[0] === sums[1]
                ? words.winsTie(words.sides[winner])
                : words.winsBy(words.sides[winner], Math.abs(sums[0] - sums[1]))}
          </h3>
          <Consequences event={event} before={before} desk={desk} />
          {primary !== null && (
            <div className="acts">
              <button type="button" className="btn primary" onClick={primary.act}>
                {primary.words} <Icon name="next" />
              </button>
            </div>
          )}
        </section>
      </div>
    </Dialog>
  );
}
