import { WORDS } from '@polemos/peloponnesian-war/screens';
import { useState } from 'react';
import { Badge } from '../../../parts/Badge.tsx';
import { Dialog } from '../../../parts/Dialog.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import type { WarDesk } from '../desk.ts';
import { otherSide, SIDES } from '../map/board.ts';
import { LEADERS, leaderName, leaderSide, ratingsOf } from '../text/leaders.ts';
import { isForTwo, ownSide } from '../text/sides.ts';
import { unitWords } from '../text/unit-words.ts';
import { ofSide, sumOf } from '../text/units.ts';
import { Hegemony } from './Hegemony.tsx';
import { MatrixTable } from './Matrix.tsx';

/** Both matrices, the cups of commanders, the Going Home box and what was lost this turn. */
export function StrategyTab({ desk }: { desk: WarDesk }) {
  const { view, language } = desk;
  const words = WORDS[language];
  const [open, setOpen] = useState(false);
  const other = otherSide(ownSide(desk));
  const alone = !isForTwo(view);
  return (
    <div className="strategy-tab">
      {alone && (
        <button type="button" className="btn enlarge" onClick={() => setOpen(true)}>
          <Icon name="eye" /> {words.enlarge}
        </button>
      )}
      {open && (
        <Dialog wide title={words.strategy} close={desk.t.close} onClose={() => setOpen(false)}>
          <div className="strategy-tab large">
            <MatrixTable desk={desk} side={other} />
            <MatrixTable desk={desk} side={otherSide(other)} />
          </div>
        </Dialog>
      )}
      {alone && (
        <>
          <MatrixTable desk={desk} side={other} />
          <MatrixTable desk={desk} side={otherSide(other)} />
        </>
      )}
      <Hegemony desk={desk} />
      <section>
        <h3>{words.cups}</h3>
        {SIDES.map(side => {
          const cup = LEADERS.filter(id => leaderSide(id) === side && view.leaders[id] === 'cup');
          return (
            <p key={side}>
              <Badge side={side} /> <b className="num">{cup.length}</b> {words.inCup}:{' '}
              {cup.map(id => `${leaderName(id, language)} ${ratingsOf(id).tactical} · ${ratingsOf(id).strategic}`).join(', ')}
            </p>
          );
        })}
      </section>
      <section>
        <h3>{words.goingHome}</h3>
        {sumOf(view.goingHome) === 0 && !Object.values(view.leaders).includes('going-home') ? (
          <p className="none">{words.nobodyGoes}</p>
        ) : (
          SIDES.map(side => (
            <p key={side}>
              <Badge side={side} />{' '}
              {[
                ...LEADERS.filter(id => leaderSide(id) === side && view.leaders[id] === 'going-home').map(id =>
                  leaderName(id, language),
                ),
                ...unitWords(ofSide(view.goingHome, side), words),
              ].join(', ')}
            </p>
          ))
        )}
      </section>
      <section>
        <h3>{words.lostThisTurn}</h3>
        {sumOf(view.lost) === 0 ? <p className="none">{words.nothingLost}</p> : <p>{unitWords(view.lost, words).join(', ')}</p>}
      </section>
    </div>
  );
}
