import { type Marked, type Part, parts } from '@polemos/kernel';
import { Fragment } from 'react';
import { Die } from './Die.tsx';
import { RuleLink } from './RuleLink.tsx';

/** A sentence of a catalogue with its marks drawn: names, dice, asides, rules; `still` within a button, where no rule can be opened: they stand beside it. */
export const Sentence = ({ of, still = false }: { of: Marked; still?: boolean }) =>
  parts(of).map((part, i, all) => {
    const key = `${i}${part.kind}`;
    if (part.kind === 'die')
      return (
        <span key={key} className="with-die">
          <Die face={part.face} side={part.seat} />
          {stopIn(all[i + 1])}
        </span>
      );
    if (part.kind === 'strong') return <b key={key}>{part.text}</b>;
    if (part.kind === 'aside')
      return (
        <span key={key} className="aside">
          ({part.text})
        </span>
      );
    if (part.kind === 'rule' && still) return null;
    if (part.kind === 'rule') return <RuleLink key={key} id={part.text} />;
    return <Fragment key={key}>{all[i - 1]?.kind === 'die' ? part.text.slice(stopIn(part).length) : part.text}</Fragment>;
  });
/** The comma or bracket behind a die: it never begins the next line. */
const stopIn = (part: Part | undefined): string => (part?.kind === 'text' ? (/^[,.;:)]+/.exec(part.text)?.[0] ?? '') : '');
