import { lazyWithRetry } from '@yado/shared/components/lazy-with-retry';
import { type ComponentProps, Suspense } from 'react';
import { css } from '#styled/css';
import type { PriceCalendar } from './PriceCalendar.tsx';

const LazyCalendar = lazyWithRetry(async () => (await import('./PriceCalendar.tsx')).PriceCalendar);

/** Its place until the file is there: the rooms below do not move. */
export function LatePriceCalendar(props: ComponentProps<typeof PriceCalendar>) {
  return (
    <div data-print="hide" className={css({ minH: '10', mb: '3' })}>
      <Suspense>
        <LazyCalendar {...props} />
      </Suspense>
    </div>
  );
}
