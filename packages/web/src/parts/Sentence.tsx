import { type Marked, parts } from '@polemos/kernel';
import { Fragment } from 'react';
import { Die } from './Die.tsx';
import { RuleLink } from './RuleLink.tsx';

/** A sentence of a catalogue with its marks drawn: names, dice, asides, rules; `still` within a button, where no rule can be opened: they stand beside it. */
export const Sentence = ({ of, still = false }: { of: Marked; still?: boolean }) =>
  parts(of).map((part, i) => {
    const key = `${i}${part.kind}`;
    if (part.kind === 'die') return <Die key={key} face={part.face} side={part.seat} />;
    if (part.kind === 'strong') return <b key={key}>{part.text}</b>;
    if (part.kind === 'aside')
      return (
        <span key={key} className="aside">
          ({part.text})
        </span>
      );
    if (part.kind === 'rule' && still) return null;
    if (part.kind === 'rule') return <RuleLink key={key} id={part.text} />;
    return <Fragment key={key}>{part.text}</Fragment>;
  });
