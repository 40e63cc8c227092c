import { Container } from '@yado/shared/ui/Container';
import { Skeleton } from '@yado/shared/ui/Skeleton';
import { css } from '#styled/css';

/** Placeholder of a screen that loads. */
export function ContentSkeleton() {
  return (
    <Container className={css({ display: 'grid', gap: '4', paddingY: '8' })} aria-busy="true">
      <Skeleton height="40px" width="280px" />
      <Skeleton height="160px" />
      <Skeleton height="160px" />
    </Container>
  );
}
