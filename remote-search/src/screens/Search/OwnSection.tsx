import type { ReactNode } from 'react';
import { css } from '#styled/css';

interface Props {
  id: string;
  heading: string;
  /** Behind the heading. */
  more?: ReactNode;
  children: ReactNode;
}

/** A part of what is the person's own. */
export function OwnSection({ id, heading, more, children }: Props) {
  return (
    <section aria-labelledby={id}>
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '3', mb: '3' })}>
        <h2 id={id} className={css({ textStyle: 'h3' })}>
          {heading}
        </h2>
        {more}
      </div>
      {children}
    </section>
  );
}
