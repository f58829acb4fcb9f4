import { Component, Fragment, type ReactNode } from 'react';
import type { Text } from '../text/index.ts';

interface Props {
  readonly t: Text;
  /** Shown in the place of what cannot be drawn, where there is something. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}
interface Fallen {
  readonly error: unknown;
  /** How often the person has gone on: what is below begins anew. */
  readonly round: number;
}

/** When a part of the page fails, the match does not: it is kept by the worker or the server, and can be drawn anew. */
export class MatchBoundary extends Component<Props, Fallen> {
  override state: Fallen = { error: null, round: 0 };

  static getDerivedStateFromError(error: unknown): Partial<Fallen> {
    return { error };
  }

  override render(): ReactNode {
    const { t, children, instead = null } = this.props;
    const { error, round } = this.state;
    if (error === null) return <Fragment key={round}>{children}</Fragment>;
    if (instead !== null) return instead;
    return (
      <main className="message" role="alert">
        <h1>{t.failedTitle}</h1>
        <p>{t.failedAbout}</p>
        <pre>{error instanceof Error ? error.message : String(error)}</pre>
        <p>
          <button type="button" className="btn primary" onClick={() => this.setState({ error: null, round: round + 1 })}>
            {t.goOn}
          </button>{' '}
          <button type="button" className="btn" onClick={() => location.reload()}>
            {t.reload}
          </button>
        </p>
      </main>
    );
  }
}
