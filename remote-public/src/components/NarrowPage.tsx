import { Card } from '@yado/shared/ui/Card';
import { Container } from '@yado/shared/ui/Container';
import type { ReactNode } from 'react';
import { css } from '#styled/css';

/** A single card in the middle: sign-in and its relatives. */
export function NarrowPage({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Container width="form" className={css({ paddingY: { base: '8', md: '16' } })}>
      <Card padding="lg">
        <h1 className={css({ fontSize: 'xl', fontWeight: 'bold', marginBottom: '6' })}>{heading}</h1>
        {children}
      </Card>
    </Container>
  );
}
