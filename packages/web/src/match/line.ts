import { createContext, useContext } from 'react';
import type { Answer, Ask } from '../worker/protocol.ts';
import { session } from '../worker/session.ts';

/** Whoever keeps the match on screen: the worker of this page, or a server. */
export interface Line {
  ask(ask: Ask): Promise<Answer>;
}
export const LineContext = createContext<Line | null>(null);
export const useLine = (): Line => useContext(LineContext) ?? session();
