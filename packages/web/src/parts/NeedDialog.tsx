import type { GameText, Need } from '@polemos/kernel';
import { useText } from '../text/index.ts';
import { Dialog } from './Dialog.tsx';
import { Die } from './Die.tsx';
import { RuleLink } from './RuleLink.tsx';

interface Props {
  readonly need: Need;
  readonly what: string;
  readonly known: number;
  readonly text: GameText;
  onAnswer(value: number | string): void;
  onStop(): void;
}

/** A real table: what was rolled or drawn there. */
export function NeedDialog({ need, what, known, text, onAnswer, onStop }: Props) {
  const t = useText();
  const title = 'die' in need ? t.rollTitle : 'lot' in need ? t.lotTitle(need.lot) : t.drawTitle;
  const nameOf = (id: string): string => {
    for (const names of Object.values(text.names)) {
      const found = names[id] ?? names[id.replace(/-\d+$/, '')];
      if (found !== undefined) return found;
    }
    return id;
  };
  /** Several ids: a route, a pair of Forces. */
  const namesOf = (ids: string): string => ids.split('/').map(nameOf).join(' – ');
  const faces = 'die' in need ? need.die : 'lot' in need ? need.lot : 0;
  return (
    <Dialog title={title} about={what} close={t.stop} onClose={onStop}>
      <div className="needs">
        {'draw' in need
          ? [...new Map(need.draw.map(id => [nameOf(id), id]))].map(([name, id]) => (
              <button key={id} type="button" className="btn" onClick={() => onAnswer(id)}>
                {name}
              </button>
            ))
          : Array.from({ length: faces }, (_, i) => i + 1).map(face => (
              <button key={face} type="button" className="btn die-button" onClick={() => onAnswer(face)}>
                {'die' in need && faces <= 6 ? <Die face={face} /> : <b className="num">{face}</b>}
                {'lot' in need && need.among && <span>{namesOf(need.among[face - 1])}</span>}
              </button>
            ))}
      </div>
      <p className="dialog-foot">
        <RuleLink id={need.rule} /> {t.needSoFar(known)}
      </p>
    </Dialog>
  );
}
