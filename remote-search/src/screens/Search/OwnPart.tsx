import { ErrorFallback } from '@yado/shared/components/ErrorFallback';
import { lazyWithRetry } from '@yado/shared/components/lazy-with-retry';
import { type ReactNode, Suspense } from 'react';
import type { OwnRequest } from './load-own.ts';
import { OwnSkeleton } from './OwnSkeleton.tsx';

const LazyOwnStart = lazyWithRetry(async () => (await import('./OwnStart.tsx')).OwnStart);

interface Props {
  request: OwnRequest;
  /** Where there is nothing of the person's own yet, and where it can’t be loaded. */
  instead: ReactNode;
}

/** What is the person's own on the start page, in a file of its own: the form is there before it. */
export function OwnPart({ request, instead }: Props) {
  return (
    <ErrorFallback source={request} instead={instead}>
      <Suspense fallback={<OwnSkeleton />}>
        <LazyOwnStart query={request.query} instead={instead} />
      </Suspense>
    </ErrorFallback>
  );
}
