import { TEXT } from '@polemos/polis/text';
import { useState } from 'react';
import { Badge } from '../../../parts/Badge.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { Meander } from '../../../parts/Meander.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import { Sentence } from '../../../parts/Sentence.tsx';
import { CombatHand } from '../ask/CombatHand.tsx';
import type { PolisDesk } from '../desk.ts';
import { isSea, otherOf, type Side } from '../map/board.ts';
import { stepOf } from '../map/targets.ts';
import { type BattleStory, lastBattle } from './battles.ts';
import { CardBack } from './CombatCard.tsx';
import { PairRow } from './PairRow.tsx';

const BATTLE_STEPS = new Set(['commander', 'retreat', 'attack', 'defend']);

/** A battle over the map: both forces, every assault card by card, the own hand. It stays until it is closed. */
export function Battle({ desk }: { desk: PolisDesk }) {
  const [closed, setClosed] = useState(-1);
  const story = lastBattle(desk.events);
  if (story === null) return null;
  const running = BATTLE_STEPS.has(stepOf(desk)) && !story.over;
  const recent = desk.events.slice(story.at).filter(({ kind }) => kind === 'turn' || kind === 'prepared').length < 2;
  if (!running && (closed === story.at || !recent || desk.shown.outcome !== null)) return null;
  return <Field desk={desk} story={story} running={running} onClose={() => setClosed(story.at)} />;
}

function Field({ desk, story, running, onClose }: { desk: PolisDesk; story: BattleStory; running: boolean; onClose(): void }) {
  const { text, view, seat, shown } = desk;
  const words = TEXT[desk.language].screens;
  const left: Side = seat === 'athens' ? 'athens' : 'sparta';
  const right = otherOf(left);
  const pending = shown.pending[0];
  const step = stepOf(desk);
  const attacker: Side | null = !running
    ? null
    : step === 'attack'
      ? (pending.seat as Side)
      : step === 'defend'
        ? otherOf(pending.seat as Side)
        : null;
  const title = words.battle(story.region);
  return (
    <section className="battle" aria-label={title}>
      <Meander />
      <header>
        <div>
          <p className="caps">
            {isSea(story.region) ? words.navalBattle : words.landBattle} <RuleLink id="PO-B-a" />
          </p>
          <h2>{title}</h2>
        </div>
        {running ? (
          <p className="whose">
            {desk.asked
              ? words.assault(story.assaults.length + (step === 'defend' ? 0 : 1))
              : words.waits(text.names.seat[pending.seat])}
          </p>
        ) : (
          <button type="button" className="btn primary" data-type="close-battle" onClick={onClose}>
            {words.closeBattle}
          </button>
        )}
      </header>
      <div className="forces">
        {[left, right].map(side => (
          <div key={side} className={`force-side ${side}`}>
            <Badge side={side} />
            <div>
              <b>{text.names.seat[side]}</b>
              <span>
                {attacker === null ? '' : attacker === side ? words.attacker : words.defender}
                {view.doubled.includes(side) && ' · ×2'}
              </span>
            </div>
            <span className="strength">
              <Icon name={isSea(story.region) ? 'trireme' : 'hoplite'} /> <b className="num">{view.units[story.region][side]}</b>
              {view.units[story.region][side] < story.before[side] && <small className="num"> / {story.before[side]}</small>}
            </span>
            <span className="strength">
              <Icon name="prestige" /> <b className="num">{view.goods[side].prestige}</b>
            </span>
            {running && side !== seat && (
              <span className="backs">
                {Array.from({ length: view.held[side] }, (_, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
                  <CardBack key={i} side={side} />
                ))}
                <span className="sr">{words.theirs(view.held[side])}</span>
              </span>
            )}
          </div>
        ))}
      </div>
      <div className="assaults">
        {story.over && (
          <p className="ending">
            <Icon name="check" />{' '}
            {story.ending === null ? words.over : <Sentence of={text.events[story.ending.kind]?.(story.ending) ?? ''} />}{' '}
            <RuleLink id={story.ending?.rule ?? 'PO-B-w'} />
          </p>
        )}
        {story.assaults.every(({ pairs }) => pairs.length === 0) && !running && <p className="aside">{words.nothingYet}</p>}
        {story.assaults
          .filter(({ pairs }) => pairs.length > 0)
          .map(({ number, attacker: by, pairs }) => (
            <section key={number}>
              <h3>
                {words.assault(number)} <Badge side={by} /> {text.names.seat[by]} {words.attacker}
              </h3>
              {pairs.map(pair => (
                <PairRow key={pair.attack.card} desk={desk} pair={pair} attacker={by} left={left} />
              ))}
            </section>
          ))
          .reverse()}
      </div>
      {running && seat !== null && <CombatHand desk={desk} region={story.region} left={left} />}
    </section>
  );
}
