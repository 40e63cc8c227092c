import { type ReactNode, useId } from 'react';
import { css } from '#styled/css';

/** A part of the page with its heading. */
export function Section({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css({ textStyle: 'h2', mb: '4' })}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
