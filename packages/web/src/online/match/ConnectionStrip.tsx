import { Icon } from '../../parts/Icon.tsx';
import { useWords } from '../words.ts';
import type { Status } from './session.ts';

/** A quiet strip while the line is cut, or while a move is still on its way. Nothing when all is well. */
export function ConnectionStrip({ status, sending, refused = false }: { status: Status; sending: boolean; refused?: boolean }) {
  const w = useWords();
  if (status === 'live' && !sending && !refused) return null;
  return (
    <div className={`strip ${status}`} role="status">
      <Icon name="online" />{' '}
      {refused ? w.keptRefused : status === 'live' ? w.sending : sending ? w.keptMove : status === 'lost' ? w.lost : w.connecting}
    </div>
  );
}
