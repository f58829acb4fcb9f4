import type { Prospect, SiegeOdds } from '@polemos/peloponnesian-war/forecast';
import { NAMED } from '@polemos/peloponnesian-war/screens';
import { Dialog } from '../../../parts/Dialog.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import type { WarDesk } from '../desk.ts';
import { nameOf, SIDES } from '../map/board.ts';
import { Army } from '../story/Army.tsx';
import { addedTo, type Fighter, type Meeting } from '../story/fought.ts';
import { Modifiers } from '../story/Modifiers.tsx';
import { Throws } from '../story/Throws.tsx';
import { wordsOf } from '../text/coalition.ts';
import { percent, signed } from '../text/numbers.ts';
import { ownFirst } from '../text/sides.ts';

/** Before one commits: the battle and the siege at the objective, each modifier named, every throw counted. */
export function OddsDialog({ prospect, desk, onClose }: { prospect: Prospect; desk: WarDesk; onClose(): void }) {
  const { language, t } = desk;
  const words = wordsOf(desk);
  const { battle, siege, forces, leaders, ratings, space, draws } = prospect;
  const fighter = (i: 0 | 1): Fighter => ({ side: SIDES[i], units: forces[i], leader: leaders[i], rating: ratings[i] });
  const fighters = [fighter(0), fighter(1)] as const;
  const order = ownFirst(desk);
  const meeting: Meeting | null = battle === null ? null : { type: battle.type, forces: fighters, modifiers: battle.modifiers };
  return (
    <Dialog wide title={words.oddsAt(nameOf(space, language))} about={words.oddsAbout} close={t.close} onClose={onClose}>
      <div className="odds-dialog battle-sheet">
        <div className="forces">
          {order.map(i => (
            <Army key={fighters[i].side} fighter={fighters[i]} desk={desk} />
          ))}
        </div>
        {meeting === null ? (
          siege === null && <p className="forecast">{words.noEnemyThere}</p>
        ) : meeting.type === 'null' ? (
          <p className="forecast">
            {words.nullBattle} <RuleLink id="PW-6.2.1-a" />
          </p>
        ) : (
          <div className="odds-columns">
            <Modifiers meeting={meeting} space={space} order={order} language={language} />
            <Throws athens={addedTo(meeting, 0)} sparta={addedTo(meeting, 1)} ratings={ratings} desk={desk} />
          </div>
        )}
        {draws && (
          <p className="forecast">
            {words.spartaDraws} <RuleLink id="PW-6.2.4-a" />
          </p>
        )}
        {siege !== null && <Siege odds={siege} space={space} leader={leaders[order[0]]} desk={desk} />}
      </div>
    </Dialog>
  );
}

/** One die: which sums take the place. */
function Siege({ odds, space, leader, desk }: { odds: SiegeOdds; space: string; leader: string | null; desk: WarDesk }) {
  const { language } = desk;
  const words = wordsOf(desk);
  return (
    <section className="siege-odds">
      <h3>
        <Icon name="siege" /> {words.siegeAt(nameOf(space, language))}
      </h3>
      {odds.automatic !== null ? (
        <p>
          {words.siegeFails[odds.automatic]} <RuleLink id={odds.automatic} />
        </p>
      ) : (
        <>
          <p>
            {words.siegeOdds(odds.success, percent(odds.success / odds.of, language))}{' '}
            {odds.modifiers.map(one => (
              <span key={one.rule}>
                <span className="num">{signed(one.by)}</span> {NAMED[language](one, leader)} <RuleLink id={one.rule} />{' '}
              </span>
            ))}
          </p>
          <p className="ladder" aria-hidden="true">
            {odds.faces.map(({ sum, takes }) => (
              <span key={sum} className={takes ? 'good' : ''}>
                {sum}
              </span>
            ))}
          </p>
        </>
      )}
      {odds.success < odds.of && (
        <p>
          {words.failureCosts(signed(odds.failure))} <RuleLink id="PW-6.3-e" />
        </p>
      )}
    </section>
  );
}
