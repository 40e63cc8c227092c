import { Container } from '@yado/shared/ui/Container';
import type { ReactNode } from 'react';
import { css } from '#styled/css';

interface Props {
  /** `compact` for lists, so that more of them is in sight. */
  density?: 'normal' | 'compact';
  children: ReactNode;
}

/** The column and vertical rhythm of this remote's pages. */
export function TripsPage({ density = 'normal', children }: Props) {
  return (
    <Container
      className={css({
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: density === 'compact' ? '3' : '6',
        paddingBottom: '8',
        // Chromium lets the items of a grid overlap where it breaks a page.
        _print: { display: 'block', padding: '0 1px', maxWidth: 'none', '& > * + *': { marginTop: '4' } },
      })}
    >
      {children}
    </Container>
  );
}
