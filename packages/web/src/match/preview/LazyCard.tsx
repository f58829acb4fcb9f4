import { type ComponentProps, lazy, Suspense } from 'react';
import type { PreviewCard } from './PreviewCard.tsx';

const Loaded = lazy(async () => ({ default: (await import('./PreviewCard.tsx')).PreviewCard }));

/** Fetched when somebody first points at something: the board does not wait for it. */
export const LazyCard = (props: ComponentProps<typeof PreviewCard>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);
