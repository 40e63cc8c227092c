import { PageTitle } from '@yado/shared/components/PageTitle';
import { Container } from '@yado/shared/ui/Container';
import { css } from '#styled/css';

/** The same words for what never was, was revoked, or may not be seen. */
export function MissingPage({ heading }: { heading: string }) {
  return (
    <Container width="form" className={css({ paddingY: '16', display: 'grid', gap: '4' })}>
      <PageTitle>{heading}</PageTitle>
      <h1 className={css({ fontSize: '2xl', fontWeight: 'bold' })}>{heading}</h1>
      <p>アドレスが間違っているか、公開が終了しています。受け取ったリンクをもう一度お確かめください。</p>
    </Container>
  );
}
