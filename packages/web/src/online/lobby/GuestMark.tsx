import { useWords } from '../words.ts';

/** Nobody takes a guest for an account of that name. */
export function GuestMark({ kind }: { kind: string }) {
  const w = useWords();
  if (kind !== 'guest' && kind !== 'bot') return null;
  return <span className="mark">{kind === 'guest' ? w.guest : w.botKind}</span>;
}
