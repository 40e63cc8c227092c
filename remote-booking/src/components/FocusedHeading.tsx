import type { ReactNode } from 'react';
import { css } from '#styled/css';

/** The h1 of content that takes the place of other content: it takes the focus, so that it is read out. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  return (
    <h1
      tabIndex={-1}
      ref={(heading) => heading?.focus({ preventScroll: true })}
      className={css({ textStyle: 'h1', outline: 'none' })}
    >
      {children}
    </h1>
  );
}
