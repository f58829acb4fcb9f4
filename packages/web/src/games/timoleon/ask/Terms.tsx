import type { View } from '@polemos/timoleon';
import { Icon } from '../../../parts/Icon.tsx';
import type { Desk } from '../../screens.ts';
import { monthOf } from '../panels/status.tsx';
import { WORDS } from '../text/words.ts';

export interface Treaty {
  readonly from: string;
  readonly to: string;
  readonly terms: Readonly<Record<string, unknown>>;
}

/** The terms of a treaty, one line each: who gives what to whom, until when. */
export function termLines(desk: Desk<View>, { from, to, terms }: Treaty): readonly string[] {
  const { text, view } = desk;
  const words = WORDS[desk.language];
  const name = (seat: string): string => text.names.seat[seat];
  const lines: string[] = [];
  if (Number(terms.truce) > 0) lines.push(words.truceUntil(monthOf(desk, Number(terms.truce))));
  if (Number(terms.passage) > 0) lines.push(words.passageUntil(monthOf(desk, Number(terms.passage))));
  const talents = Number(terms.talents ?? 0);
  if (talents !== 0) lines.push(words.pays(name(talents > 0 ? from : to), name(talents > 0 ? to : from), Math.abs(talents)));
  if (typeof terms.city === 'string') {
    const giver = view.zones[terms.city]?.control === from ? from : to;
    lines.push(words.cedes(name(giver), text.names.zone[terms.city], name(giver === from ? to : from)));
  }
  if (terms.alliance === true) lines.push(words.alliance);
  if (terms.joint === true) lines.push(words.jointControl);
  if (typeof terms.release === 'string') lines.push(words.freed(text.names.leader[terms.release]));
  return lines;
}

/** A treaty as it lies on the table. */
export function Terms({ desk, treaty }: { desk: Desk<View>; treaty: Treaty }) {
  const lines = termLines(desk, treaty);
  const { text } = desk;
  const words = WORDS[desk.language];
  return (
    <div className="ti-treaty">
      <p className="caps">{words.treatyOf(text.names.seat[treaty.from], text.names.seat[treaty.to])}</p>
      {lines.length === 0 ? (
        <p className="aside">{words.noTerms}</p>
      ) : (
        <ul>
          {lines.map(line => (
            <li key={line}>
              <Icon name="check" /> {line}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
