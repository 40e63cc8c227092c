import { PageTitle } from '@yado/shared/components/PageTitle';
import { Container } from '@yado/shared/ui/Container';
import type { ReactNode } from 'react';
import { css } from '#styled/css';

/** The same words for what never was, was revoked, or may not be seen; `children` say what to do next. */
export function MissingPage({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Container width="form" className={css({ paddingY: '16', display: 'grid', gap: '4' })}>
      <PageTitle>{heading}</PageTitle>
      <h1 className={css({ textStyle: 'h2' })}>{heading}</h1>
      {children}
    </Container>
  );
}
