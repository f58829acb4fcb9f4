import { useEffect, useRef } from 'react';
import { useText } from '../text/index.ts';
import { Badge } from './Badge.tsx';
import { Icon } from './Icon.tsx';
import { Meander } from './Meander.tsx';

interface Props {
  readonly caption: string;
  readonly to: { readonly seat: string; readonly name: string };
  readonly from: string | null;
  /** Of a council: whose command it is. */
  readonly command: string | null;
  readonly version: number;
  onLift(): void;
}
const FOLDS = Array.from({ length: 60 }, (_, i) => 24 + i * 48);

/** Falls between two people at one screen. Nothing secret is behind it: the page has not been told any. */
export function Curtain({ caption, to, from, command, version, onLift }: Props) {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div
      className="curtain"
      data-version={version}
      role="dialog"
      aria-modal="true"
      aria-labelledby="curtain-title"
      aria-describedby="curtain-about"
    >
      <svg className="folds" preserveAspectRatio="none" viewBox="0 0 2880 900" aria-hidden="true">
        {FOLDS.map(x => (
          <path key={x} d={`M${x} 0C${x + 10} 300 ${x - 14} 600 ${x + 4} 900`} />
        ))}
      </svg>
      <div className="hem top">
        <Meander large />
      </div>
      <div className="curtain-words">
        <span className="curtain-sign">
          <Badge side={to.seat} />
        </span>
        <p className="caps">{caption}</p>
        <h1 id="curtain-title">{from === null ? t.handFirst(to.name) : t.handTo(to.name)}</h1>
        {command !== null && <p className="command">{t.inCommand(command)}</p>}
        <p id="curtain-about">{from === null ? t.handFirstAbout : t.handAbout(from)}</p>
        <button ref={button} type="button" className="btn primary" onClick={onLift}>
          <Icon name="eye" /> {t.iAm(to.name)}
        </button>
        <p className="small">
          <Icon name="lock" /> {t.handFinal}
        </p>
      </div>
      <div className="hem bottom">
        <Meander large />
      </div>
    </div>
  );
}
