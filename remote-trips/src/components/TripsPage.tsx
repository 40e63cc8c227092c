import { Container } from '@yado/shared/ui/Container';
import type { ReactNode } from 'react';
import { css } from '#styled/css';

/** The column and vertical rhythm of this remote's pages. */
export function TripsPage({ children }: { children: ReactNode }) {
  return (
    <Container
      className={css({
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: '6',
        paddingY: { base: '6', md: '8' },
        _print: { padding: '0', maxWidth: 'none' },
      })}
    >
      {children}
    </Container>
  );
}
