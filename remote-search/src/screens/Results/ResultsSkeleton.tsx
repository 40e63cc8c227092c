import { Skeleton } from '@yado/shared/ui/Skeleton';
import { VisuallyHidden } from '@yado/shared/ui/VisuallyHidden';
import { css } from '#styled/css';

/** The places of the first cards while prices are on their way. */
export function ResultsSkeleton() {
  return (
    <>
      <div aria-busy="true" className={css({ minW: '0' })}>
        <VisuallyHidden as="output">ホテルを検索しています</VisuallyHidden>
        <div className={css({ minH: '6', mb: '3' })}>
          <Skeleton shape="line" width="220px" />
        </div>
        <div className={css({ display: 'grid', gap: '4' })}>
          {[1, 2, 3, 4].map((card) => (
            <div key={card} className={frame}>
              <div className={grid}>
                <Skeleton className={photo} />
                <div
                  className={css({ display: 'grid', gap: '3', alignContent: 'start', p: '4', minH: '200px' })}
                >
                  <Skeleton width="70%" height="24px" />
                  <Skeleton shape="line" lines={4} />
                </div>
                <div
                  className={css({
                    display: 'grid',
                    gap: '3',
                    alignContent: 'end',
                    justifyItems: 'end',
                    p: '4',
                  })}
                >
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
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 480px)': { gridTemplateColumns: '168px minmax(0, 1fr)' },
  '@container (min-width: 640px)': { gridTemplateColumns: '200px minmax(0, 1fr) 196px' },
});
const photo = css({
  aspectRatio: '2 / 1',
  rounded: 'none',
  '@container (min-width: 480px)': { aspectRatio: 'auto', h: 'full', minH: '208px', gridRow: '1 / span 2' },
  '@container (min-width: 640px)': { gridRow: 'auto' },
});
