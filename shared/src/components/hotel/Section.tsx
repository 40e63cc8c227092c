import { type ReactNode, useId } from 'react';
import { css } from '#styled/css';

interface Props {
  /** What addresses and the page's own navigation call it. */
  id?: string;
  heading: string;
  children: ReactNode;
}

/** A part of a page with its heading; a link to it moves the focus there too. */
export function Section({ id, heading, children }: Props) {
  const headingId = useId();
  return (
    <section id={id} tabIndex={id ? -1 : undefined} aria-labelledby={headingId} className={frame}>
      <h2 id={headingId} className={css({ textStyle: 'h2', mb: '4', breakAfter: 'avoid' })}>
        {heading}
      </h2>
      {children}
    </section>
  );
}

const frame = css({ outline: 'none', minW: '0' });
