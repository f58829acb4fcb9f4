import type { Action } from '@polemos/kernel';
import { talentsOf } from '@polemos/timoleon/forecast/terms';
import { Icon } from '../../../parts/Icon.tsx';
import type { Desk } from '../desk.ts';
import { monthOf } from '../panels/status.tsx';
import { WORDS } from '../words.ts';
import { Adder } from './Adder.tsx';
import { Terms } from './Terms.tsx';

/** TI-R83: a treaty is written term by term, then sent. */
export function Drafting({ desk }: { desk: Desk }) {
  const { shown, view, text, act } = desk;
  const words = WORDS[desk.language];
  const { draft } = view;
  const of = (type: string, term?: string): readonly Action[] =>
    shown.legal.filter(action => action.type === type && (term === undefined || action.term === term));
  const months = (term: string) => of('term', term).map(action => ({ name: monthOf(desk, Number(action.value)), action }));
  const sums = (term: string) =>
    of('term', term).map(action => ({ name: words.talentsOf(talentsOf(Number(action.value))), action }));
  const plain = (term: string, name: string) => of('term', term).map(action => ({ name, action }));
  const zones = (type: string) => of(type).map(action => ({ name: text.names.zone[String(action.zone)], action }));
  const send = shown.legal.find(action => action.choice === 'send');
  const drop = shown.legal.find(action => action.choice === 'drop');
  const adder = { add: words.add, onAdd: act };
  return (
    <>
      {draft !== null && draft.terms !== undefined && (
        <Terms desk={desk} treaty={{ from: draft.from, to: draft.to, terms: { ...draft.terms } }} />
      )}
      <div className="ti-adders">
        <Adder label={words.terms.truce} options={months('truce')} {...adder} />
        <Adder label={words.terms.passage} options={months('passage')} {...adder} />
        <Adder label={words.terms.offer} options={sums('offer')} {...adder} />
        <Adder label={words.terms.ask} options={sums('ask')} {...adder} />
        <Adder label={words.terms.cede} options={zones('cede')} {...adder} />
        <Adder label={words.terms.demand} options={zones('demand')} {...adder} />
        <Adder label={words.terms.alliance} options={plain('alliance', words.alliance)} {...adder} />
        <Adder label={words.terms.joint} options={plain('joint', words.jointControl)} {...adder} />
        <Adder
          label={words.terms.release}
          options={of('release').map(action => ({ name: text.names.leader[String(action.leader)], action }))}
          {...adder}
        />
      </div>
      <div className="acts">
        {send !== undefined && (
          <button type="button" className="btn primary" data-choice="send" onClick={() => act(send)}>
            <Icon name="herald" /> {text.actions.choose(send)}
          </button>
        )}
        {drop !== undefined && (
          <button type="button" className="btn" data-choice="drop" onClick={() => act(drop)}>
            {words.dropDraft}
          </button>
        )}
      </div>
    </>
  );
}
