import { ErrorFallback } from '@yado/shared/components/ErrorFallback';
import { lazyWithRetry } from '@yado/shared/components/lazy-with-retry';
import { type ReactNode, Suspense } from 'react';
import { css } from '#styled/css';
import type { OwnRequest } from './load-own.ts';
import { OwnSkeleton } from './OwnSkeleton.tsx';

const LazyOwnStart = lazyWithRetry(async () => (await import('./OwnStart.tsx')).OwnStart);

interface Props {
  request: OwnRequest;
  /** Where there is nothing of the person's own yet. */
  instead: ReactNode;
}

/** What is the person's own on the start page, in a file of its own: the form is there before it. */
export function OwnPart({ request, instead }: Props) {
  return (
    <ErrorFallback
      source={request}
      instead={
        <>
          <p role="status" className={css({ color: 'text.muted', fontSize: 'sm', mt: '8' })}>
            次の宿泊や確認が必要なことを取得できませんでした。予約一覧でご確認ください。
          </p>
          {instead}
        </>
      }
    >
      <Suspense fallback={<OwnSkeleton />}>
        <LazyOwnStart query={request.query} instead={instead} />
      </Suspense>
    </ErrorFallback>
  );
}
