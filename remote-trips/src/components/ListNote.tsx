import type { ReactNode } from 'react';
import { css } from '#styled/css';

/** Below a choice: that its list is not all there. */
export function ListNote({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={css({ color: 'text.muted', fontSize: 'sm' })}>
      {children}
    </p>
  );
}
