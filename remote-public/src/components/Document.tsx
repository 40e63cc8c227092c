import { Container } from '@yado/shared/ui/Container';
import Markdown from 'markdown-to-jsx';
import { css } from '#styled/css';

/** A text page of the content store, written in Markdown; raw HTML in it stays text. */
export function Document({ title, body }: { title: string; body: string }) {
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
        <h1 className={css({ fontSize: '2xl', fontWeight: 'bold', marginBottom: '6' })}>{title}</h1>
        <Markdown options={{ disableParsingRawHTML: true, forceBlock: true }}>{body}</Markdown>
      </article>
    </Container>
  );
}
