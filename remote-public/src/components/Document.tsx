import { css } from '#styled/css';

/** A text page of the content store: paragraphs, `## ` headings, `- ` lists and `名前: 値` rows. */
export function Document({ title, body }: { title: string; body: string }) {
  return (
    <article className={css({ maxWidth: '768px', marginX: 'auto', paddingY: '8', lineHeight: '1.8' })}>
      <h1 className={css({ fontSize: '2xl', fontWeight: 'bold', marginBottom: '6' })}>{title}</h1>
      <p className={css({ whiteSpace: 'pre-line' })}>{body}</p>
    </article>
  );
}
