import { Skeleton } from '@yado/shared/ui/Skeleton';
import { VisuallyHidden } from '@yado/shared/ui/VisuallyHidden';
import { css } from '#styled/css';

/** The places of the first rooms while their prices are on their way. */
export function RoomsSkeleton() {
  return (
    <div aria-busy="true" className={css({ display: 'grid', gap: '4' })}>
      <VisuallyHidden as="output">空室と料金を確認しています</VisuallyHidden>
      {[1, 2].map((room) => (
        <div key={room} className={frame}>
          <div>
            <Skeleton className={css({ aspectRatio: '2 / 1' })} />
            <Skeleton shape="line" lines={3} className={css({ mt: '4' })} />
          </div>
          <div className={css({ display: 'grid', gap: '4', alignContent: 'start' })}>
            <Skeleton height="64px" />
            <Skeleton height="64px" />
          </div>
        </div>
      ))}
    </div>
  );
}

const frame = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr)' },
  p: '4',
  bg: 'surface',
  border: '1px solid {colors.border}',
  rounded: 'lg',
});
