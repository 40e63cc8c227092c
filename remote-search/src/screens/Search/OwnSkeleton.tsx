import { Skeleton } from '@yado/shared/ui/Skeleton';
import { css } from '#styled/css';

/** The places of the next stay and of what is to be done. */
export function OwnSkeleton() {
  return (
    <div aria-busy="true" className={grid}>
      <Skeleton className={place} />
      <Skeleton className={place} />
    </div>
  );
}

const grid = css({
  display: 'grid',
  gap: '4',
  mt: { base: '8', md: '10' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
});
// No style of its own: an outline may not carry any.
const place = css({ h: '56' });
