import { Container } from '@yado/shared/ui/Container';
import type { ReactNode } from 'react';
import { css } from '#styled/css';

interface Props {
  form: ReactNode;
  /** What the person did before, if anything. */
  recent?: ReactNode;
  /** What is the person's own, or what makes booking here safe. */
  children: ReactNode;
}

/** The start page without its data: one form, and what is below it. */
export function SearchPage({ form, recent, children }: Props) {
  return (
    <>
      <div className={hero}>
        <Container>
          <h1 className={css({ textStyle: 'display', textWrap: 'balance' })}>
            出張のホテルを、まとめて手配。
          </h1>
          <p className={css({ mt: '2', mb: '6', fontSize: { base: 'md', md: 'lg' }, opacity: '0.92' })}>
            国内・海外のホテルを検索して、請求書またはカードでそのまま予約できます。
          </p>
          <div className={panel}>{form}</div>
        </Container>
      </div>
      <Container>
        {recent}
        {children}
      </Container>
    </>
  );
}

const hero = css({
  pt: { base: '8', md: '10' },
  pb: { base: '8', md: '12' },
  bg: 'primary',
  color: 'primary.on',
});
const panel = css({
  bg: 'surface',
  color: 'text',
  rounded: 'lg',
  boxShadow: 'lg',
  p: { base: '4', md: '6' },
});
