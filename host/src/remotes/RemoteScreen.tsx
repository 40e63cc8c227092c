import { useLoaderData, useLocation, useRevalidator } from '@yado/shared/router';
import { Suspense, useEffect } from 'react';
import { ContentSkeleton } from '../shell/ContentSkeleton.tsx';
import { ContentBoundary } from './ContentBoundary.tsx';
import type { LoadedScreen } from './load-release.ts';
import { disposeScreen } from './dispose-screen.ts';
import type { ScreenLoader } from './load-screen.ts';

/** Renders the screen that the route's loader returned, and disposes its queries when it is left. */
export function RemoteScreen({ screens }: { screens: ScreenLoader }) {
  const { Screen, data, release } = useLoaderData() as LoadedScreen;
  const { pathname } = useLocation();
  const { revalidate, state } = useRevalidator();
  useEffect(() => () => disposeScreen(data), [data]);
  return (
    <ContentBoundary
      key={`${pathname} ${release.id}`}
      name={release.declaration.name}
      onBroken={(error) => {
        const another = screens.reject(release, error);
        if (another) void revalidate();
        return another;
      }}
      onRetry={() => void revalidate()}
      retrying={state !== 'idle'}
      data={data}
    >
      <Suspense fallback={<ContentSkeleton />}>
        <Screen data={data} />
      </Suspense>
    </ContentBoundary>
  );
}
