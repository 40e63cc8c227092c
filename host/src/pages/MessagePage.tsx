import type { ReactNode } from 'react';
import { css } from '#styled/css';

/** A page that says one thing. */
export function MessagePage({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section
      className={css({
        maxWidth: '640px',
        marginX: 'auto',
        paddingY: '16',
        display: 'grid',
        gap: '4',
        '& a': { color: 'link', textDecoration: 'underline' },
      })}
    >
      <h1 className={css({ fontSize: '2xl', fontWeight: 'bold' })}>{heading}</h1>
      {children}
    </section>
  );
}
