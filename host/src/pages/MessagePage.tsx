import { Container } from '@yado/shared/ui/Container';
import type { ReactNode } from 'react';
import { css } from '#styled/css';

export function MessagePage({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Container
      width="form"
      className={css({
        paddingY: '16',
        display: 'grid',
        gap: '4',
        '& a': { color: 'link', textDecoration: 'underline' },
      })}
    >
      <h1 className={css({ fontSize: '2xl', fontWeight: 'bold' })}>{heading}</h1>
      {children}
    </Container>
  );
}
