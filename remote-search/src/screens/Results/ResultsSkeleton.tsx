import { Skeleton } from '@yado/shared/ui/Skeleton';
import { VisuallyHidden } from '@yado/shared/ui/VisuallyHidden';
import { css } from '#styled/css';
import { useListDensity } from './use-list-density.ts';

/** The places of the first cards while prices are on their way. */
export function ResultsSkeleton() {
  const compact = useListDensity() === 'compact';
  return (
    <>
      <div aria-busy="true" className={css({ minW: '0' })}>
        <VisuallyHidden as="output">ホテルを検索しています</VisuallyHidden>
        <div className={css({ display: 'flex', alignItems: 'center', h: '38px', mb: '2' })}>
          <Skeleton shape="line" width="220px" />
        </div>
        <div className={css({ display: 'grid', gap: '3' })}>
          {compact && [1, 2, 3, 4, 5, 6, 7].map((row) => <Skeleton key={row} height="80px" />)}
          {(compact ? [] : [1, 2, 3, 4]).map((card) => (
            <div key={card} className={frame}>
              <div className={grid}>
                <Skeleton className={photo} />
                <div
                  className={css({ display: 'grid', gap: '2', alignContent: 'start', p: '3', minH: '140px' })}
                >
                  <Skeleton width="70%" height="24px" />
                  <Skeleton shape="line" lines={3} />
                </div>
                <div className={price}>
                  <Skeleton width="96px" height="16px" />
                  <Skeleton width="128px" height="32px" />
                </div>
              </div>
            </div>
          ))}
        </div>
      </div>
      <Skeleton
        className={css({ hideBelow: 'lg', h: 'calc(100dvh - {spacing.8})', minH: '420px', rounded: 'lg' })}
      />
    </>
  );
}

const frame = css({
  containerType: 'inline-size',
  bg: 'surface',
  border: '1px solid {colors.border}',
  rounded: 'lg',
  overflow: 'hidden',
});
const grid = css({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  '@container (min-width: 480px)': { gridTemplateColumns: '144px minmax(0, 1fr)' },
  '@container (min-width: 600px)': { gridTemplateColumns: '168px minmax(0, 1fr) 184px' },
});
const photo = css({
  rounded: 'none',
  h: 'full',
  '@container (min-width: 480px)': { gridRow: '1 / span 2' },
  '@container (min-width: 600px)': { gridRow: 'auto' },
});
const price = css({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: '2',
  justifyItems: 'end',
  alignContent: 'start',
  p: '3',
  '@container (min-width: 480px)': { gridColumn: 'auto' },
});
