import { Skeleton } from '@yado/shared/ui/Skeleton';
import { css } from '#styled/css';

const GROUPS = [5, 2, 4, 5, 5, 6];

/** The places of the filters while nobody knows yet how many hotels each would leave. */
export function FiltersSkeleton() {
  return (
    <div aria-busy="true" className={css({ display: 'grid', gap: '6' })}>
      {GROUPS.map((lines, group) => (
        <div key={group} className={css({ display: 'grid', gap: '3' })}>
          <Skeleton width="50%" height="20px" />
          <Skeleton shape="line" lines={lines} />
        </div>
      ))}
    </div>
  );
}
