import { Skeleton } from '@yado/shared/ui/Skeleton';
import { VisuallyHidden } from '@yado/shared/ui/VisuallyHidden';
import { css } from '#styled/css';

/** The places of the first cards while prices are on their way. */
export function ResultsSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden as="output">ホテルを検索しています</VisuallyHidden>
      <Skeleton shape="line" width="220px" />
      <div className={css({ display: 'grid', gap: '4', mt: '4' })}>
        {[1, 2, 3, 4].map((card) => (
          <div key={card} className={frame}>
            <Skeleton
              className={css({
                aspectRatio: { base: '16 / 9', md: 'auto' },
                h: { md: '208px' },
                rounded: 'none',
              })}
            />
            <div className={css({ display: 'grid', gap: '3', alignContent: 'start', p: '5' })}>
              <Skeleton width="70%" height="24px" />
              <Skeleton shape="line" lines={3} />
            </div>
            <div
              className={css({ display: 'grid', gap: '3', alignContent: 'end', justifyItems: 'end', p: '5' })}
            >
              <Skeleton width="60%" height="16px" />
              <Skeleton width="80%" height="32px" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

const frame = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '232px minmax(0, 1fr) 208px' },
  bg: 'surface',
  border: '1px solid {colors.border}',
  rounded: 'lg',
  overflow: 'hidden',
});
