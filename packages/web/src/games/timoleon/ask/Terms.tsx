import type { Terms as Clauses } from '@polemos/timoleon';
import { Icon } from '../../../parts/Icon.tsx';
import type { Desk } from '../desk.ts';
import { monthOf } from '../panels/status.tsx';
import { WORDS } from '../words.ts';

export interface Treaty {
  readonly from: string;
  readonly to: string;
  readonly terms: Clauses;
}

/** The terms of a treaty, one line each: who gives what to whom, until when. */
export function termLines(desk: Desk, { from, to, terms }: Treaty): readonly string[] {
  const { text, view } = desk;
  const words = WORDS[desk.language];
  const name = (seat: string): string => text.names.seat[seat];
  const lines: string[] = [];
  const { truce, passage, talents, city, release } = terms;
  if (truce > 0) lines.push(words.truceUntil(monthOf(desk, truce)));
  if (passage > 0) lines.push(words.passageUntil(monthOf(desk, passage)));
  if (talents !== 0) lines.push(words.pays(name(talents > 0 ? from : to), name(talents > 0 ? to : from), Math.abs(talents)));
  if (city !== null) {
    const giver = view.zones[city]?.control === from ? from : to;
    lines.push(words.cedes(name(giver), text.names.zone[city], name(giver === from ? to : from)));
  }
  if (terms.alliance) lines.push(words.alliance);
  if (terms.joint) lines.push(words.jointControl);
  if (release !== null) lines.push(words.freed(text.names.leader[release]));
  return lines;
}

/** A treaty as it lies on the table. */
export function Terms({ desk, treaty }: { desk: Desk; treaty: Treaty }) {
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
