import type { ReactNode } from 'react';
import type { MenuItem } from './Menu.tsx';

/** What a match has besides when it is played with others over a server; each piece stands in its own place. */
export interface OnlineParts {
  /** Under the frieze: the line is cut, somebody proposes something. */
  readonly strip: ReactNode;
  /** Above the ask: what happened since one's last turn. */
  readonly since: ReactNode;
  /** In the ask: whose command it is, whose time runs. */
  readonly asked: ReactNode;
  /** In the ask of another: since when, for how long. */
  readonly waiting: ReactNode;
  /** In place of the ask when the match is over. */
  readonly over: ReactNode;
  /** People, talk and what one may propose: a panel beside the log. */
  readonly title: ReactNode;
  readonly panel: ReactNode;
  readonly menu: readonly MenuItem[];
}
