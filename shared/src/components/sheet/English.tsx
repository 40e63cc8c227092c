import type { ReactNode } from 'react';
import { css } from '#styled/css';

/** The same in English, on a line of its own. */
export function English({ children }: { children: ReactNode }) {
  return (
    <span lang="en" className={css({ display: 'block', color: 'text.muted', fontSize: 'sm' })}>
      {children}
    </span>
  );
}
