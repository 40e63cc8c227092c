import { Container } from '@yado/shared/ui/Container';
import { Skeleton } from '@yado/shared/ui/Skeleton';
import { css } from '#styled/css';

/** Placeholder of a screen that loads; the page's outline, where there is one, is shown instead. */
export function ContentSkeleton() {
  return (
    <Container
      className={css({ display: 'grid', gap: '4', paddingY: '8' })}
      aria-busy="true"
      data-placeholder=""
    >
      <Skeleton className={css({ height: '40px', width: '280px' })} />
      <Skeleton className={css({ height: '160px' })} />
      <Skeleton className={css({ height: '160px' })} />
    </Container>
  );
}
