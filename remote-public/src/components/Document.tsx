import { Container } from '@yado/shared/ui/Container';
import Markdown from 'markdown-to-jsx';
import type { ReactNode } from 'react';
import { css } from '#styled/css';

interface Props {
  title: string;
  /** Markdown; raw HTML in it stays text. */
  body: string;
  /** Before the title: a way back. */
  above?: ReactNode;
  /** After the title: a date. */
  below?: ReactNode;
}

/** A text page of the content store. */
export function Document({ title, body, above, below }: Props) {
  return (
    <Container width="text">
      <article
        className={css({
          paddingY: '8',
          lineHeight: '1.8',
          '& h2': { fontSize: 'lg', fontWeight: 'bold', marginTop: '8', marginBottom: '2' },
          '& h3': { fontWeight: 'bold', marginTop: '6', marginBottom: '1' },
          '& p, & ul, & ol, & table': { marginBottom: '4' },
          '& ul': { listStyle: 'disc', paddingLeft: '6' },
          '& ol': { listStyle: 'decimal', paddingLeft: '6' },
          '& a': { color: 'link', textDecoration: 'underline' },
          '& table': { width: '100%', borderCollapse: 'collapse' },
          '& th, & td': {
            borderWidth: '1px',
            borderColor: 'border',
            padding: '3',
            textAlign: 'left',
            verticalAlign: 'top',
          },
          '& th': { bg: 'surface.sunken', fontWeight: 'bold' },
        })}
      >
        {above && <p data-print="hide">{above}</p>}
        <h1 className={css({ textStyle: 'h1' })}>{title}</h1>
        <div className={css({ marginBottom: '6' })}>{below}</div>
        <Markdown options={{ disableParsingRawHTML: true, forceBlock: true }}>{body}</Markdown>
      </article>
    </Container>
  );
}
