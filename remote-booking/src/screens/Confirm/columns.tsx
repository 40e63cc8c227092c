import type { ReactNode } from 'react';
import { css } from '#styled/css';

/** Two cards beside each other on wide windows, so that the whole agreement is seen with little scrolling. */
export function TwoColumns({ children }: { children: ReactNode }) {
  return (
    <div
      className={css({
        display: 'grid',
        gap: 'inherit',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      })}
    >
      {children}
    </div>
  );
}

/** Cards above each other within one of the two columns. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={css({ display: 'grid', gap: 'inherit', alignContent: 'start' })}>{children}</div>;
}
