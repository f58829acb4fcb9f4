import { TEXT } from '@polemos/timoleon/text';
import { Badge } from '../../../parts/Badge.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import type { Desk } from '../desk.ts';
import { FACTIONS } from '../map/board.ts';
import { bonds } from '../panels/relations.ts';
import { WORDS } from '../words.ts';
import { Adder } from './Adder.tsx';

/** TI-II-t: one's turn to speak: a treaty, a gift, the end of what was signed. */
export function Speaking({ desk }: { desk: Desk }) {
  const { shown, seat, text, act, view } = desk;
  const words = WORDS[desk.language];
  const done = shown.legal.find(action => action.choice === 'done');
  return (
    <>
      <ul className="ti-others">
        {FACTIONS.filter(one => one !== seat && !view.out.includes(one)).map(faction => {
          const of = (type: string) => shown.legal.find(action => action.type === type && action.faction === faction);
          const [draft, denounce, end] = [of('draft'), of('denounce'), of('break')];
          const gifts = shown.legal.filter(action => action.type === 'give' && action.faction === faction);
          const donations = shown.legal.filter(action => action.type === 'hand' && action.faction === faction);
          const bound = bonds(desk, seat ?? '', faction);
          return (
            <li key={faction} className={faction}>
              <p className="head">
                <Badge side={faction} /> <b>{text.names.seat[faction]}</b>
                <span>{bound.length === 0 ? words.unbound : bound.join(', ')}</span>
              </p>
              <div className="acts">
                {draft !== undefined && (
                  <button type="button" className="btn small" data-type="draft" data-to={faction} onClick={() => act(draft)}>
                    <Icon name="council" /> {words.offerTreaty}
                  </button>
                )}
                {denounce !== undefined && (
                  <button type="button" className="btn small" data-type="denounce" onClick={() => act(denounce)}>
                    <Icon name="close" /> {words.denounce}
                  </button>
                )}
                {end !== undefined && (
                  <button type="button" className="btn small" data-type="break" onClick={() => act(end)}>
                    <Icon name="close" /> {words.endAlliance}
                  </button>
                )}
              </div>
              <Adder
                label={words.gift}
                add={words.give}
                options={gifts.map(action => ({ name: words.talentsOf(Number(action.sum)), action }))}
                onAdd={act}
              />
              <Adder
                label={words.handOver}
                add={words.handOver}
                options={donations.map(action => ({
                  name: `1 ${TEXT[desk.language].noun(String(action.unit), 1)}, ${text.names.place[String(action.place)]}`,
                  action,
                }))}
                onAdd={act}
              />
            </li>
          );
        })}
      </ul>
      {done !== undefined && (
        <div className="acts">
          <button type="button" className="btn primary" data-choice="done" onClick={() => act(done)}>
            <Icon name="check" /> {words.doneTalking}
          </button>
        </div>
      )}
    </>
  );
}
