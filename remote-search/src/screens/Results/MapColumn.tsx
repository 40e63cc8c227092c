import { type ComponentProps, Suspense } from 'react';
import { css } from '#styled/css';
import { lazyWithRetry } from '@yado/shared/components/lazy-with-retry';
import { ErrorFallback } from '@yado/shared/components/ErrorFallback';
import { MapPending } from '../../components/MapPending.tsx';
import type { ResultsMap } from './ResultsMap.tsx';

const LazyMap = lazyWithRetry(async () => (await import('./ResultsMap.tsx')).ResultsMap);

/** The map at the height of the window beside the list, or of the sheet that it is in. */
export function MapColumn(map: ComponentProps<typeof ResultsMap>) {
  return (
    <div className={frame}>
      <ErrorFallback
        source={map.hotels}
        instead={<p className={css({ p: '5' })}>地図を表示できませんでした。</p>}
      >
        <Suspense fallback={<MapPending />}>
          <LazyMap {...map} />
        </Suspense>
      </ErrorFallback>
    </div>
  );
}

/** Also the place of the map while the hotels are on their way. */
const frame = css({
  _print: { display: 'none' },
  position: { base: 'relative', lg: 'sticky' },
  top: { lg: '4' },
  h: { base: 'full', lg: 'calc(100dvh - {spacing.8})' },
  minH: { lg: '400px' },
  overflow: 'hidden',
  rounded: { lg: 'lg' },
  border: { lg: '1px solid {colors.border}' },
  bg: 'surface.sunken',
});
