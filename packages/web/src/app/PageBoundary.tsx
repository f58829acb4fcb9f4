import { Component, type ReactNode } from 'react';
import { useText } from '../text/index.ts';
import { hrefOf } from './route.ts';
import { isStale } from './trouble.ts';

interface Props {
  readonly children: ReactNode;
}

/** No page is ever white: what failed is said, and how one goes on. */
export class PageBoundary extends Component<Props, { readonly error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidMount(): void {
    addEventListener('hashchange', this.again);
  }
  override componentWillUnmount(): void {
    removeEventListener('hashchange', this.again);
  }
  /** Another page may be well. */
  private readonly again = (): void => {
    if (this.state.error !== null) this.setState({ error: null });
  };

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : <Fallen error={error} />;
  }
}

function Fallen({ error }: { error: unknown }) {
  const t = useText();
  const stale = isStale(error);
  return (
    <main className="message" role="alert">
      <h1>{stale ? t.staleTitle : t.failedTitle}</h1>
      <p>{stale ? t.stale : t.failedPage}</p>
      {!stale && <pre>{error instanceof Error ? error.message : String(error)}</pre>}
      <div className="acts">
        <button type="button" className="btn primary" onClick={() => location.reload()}>
          {t.reload}
        </button>
        <a className="btn" href={hrefOf({ page: 'home' })}>
          {t.home}
        </a>
      </div>
    </main>
  );
}
