import type { Marked } from '@polemos/kernel';
import { type PointerEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { Sentence } from '../parts/Sentence.tsx';
import './style/figure.css';

/** How long a pointer rests before the tip comes. */
const REST = 350;

/** A tip that comes when one rests on its ground, focuses its button or touches it. */
function useTip() {
  const [open, setOpen] = useState(false);
  const [rests, setRests] = useState(false);
  const id = useId();
  useEffect(() => {
    if (!rests) return;
    const timer = setTimeout(() => setOpen(true), REST);
    return () => clearTimeout(timer);
  }, [rests]);
  const close = (): void => {
    setRests(false);
    setOpen(false);
  };
  return {
    open,
    id,
    ground: {
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setRests(true),
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && close(),
      onBlur: ({ currentTarget, relatedTarget }: React.FocusEvent) =>
        (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) || close(),
    },
    button: {
      'aria-describedby': id,
      onFocus: () => setOpen(true),
      onClick: () => setOpen(true),
      onKeyDown: (event: React.KeyboardEvent) => {
        if (event.key !== 'Escape' || !open) return;
        event.preventDefault();
        close();
      },
    },
  };
}
const Said = ({ id, open, tip }: { id: string; open: boolean; tip: Marked }) => (
  <span id={id} role="tooltip" className="figure-tip" hidden={!open}>
    <Sentence of={tip} />
  </span>
);

interface Given {
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** Where there is no room for its name. */
  readonly short?: ReactNode;
  readonly tip: Marked | undefined;
}
/** A figure of the frieze in its list: its name, its value, and what it means. */
export function Figure({ label, value, short, tip }: Given) {
  const { open, id, ground, button } = useTip();
  const said =
    short === undefined ? (
      value
    ) : (
      <>
        <span className="at-length">{value}</span>
        <span className="in-short num">{short}</span>
      </>
    );
  if (tip === undefined)
    return (
      <div>
        <dt className="caps">{label}</dt>
        <dd>{said}</dd>
      </div>
    );
  return (
    <div className="figure" {...ground}>
      <dt className="caps">
        <button type="button" {...button}>
          {label}
        </button>
      </dt>
      <dd>
        {said}
        <Said id={id} open={open} tip={tip} />
      </dd>
    </div>
  );
}

/** The same where there is no list: around the turn, or the short figures of a phone. */
export function Tipped({ tip, className = '', children }: { tip: Marked | undefined; className?: string; children: ReactNode }) {
  const { open, id, ground, button } = useTip();
  if (tip === undefined) return <span className={className}>{children}</span>;
  return (
    <span className={`figure ${className}`} {...ground}>
      <button type="button" {...button}>
        {children}
      </button>
      <Said id={id} open={open} tip={tip} />
    </span>
  );
}
