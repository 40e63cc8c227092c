import type { ReactNode } from 'react';
import { css } from '#styled/css';

/** A column as wide as the sheets in it, which print one per page. */
export function PrintedSheets({ children }: { children: ReactNode }) {
  return (
    <div
      className={css({
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: '6',
        width: '100%',
        maxWidth: '820px',
        marginX: 'auto',
        _print: { display: 'block', maxWidth: 'none' },
      })}
    >
      {children}
    </div>
  );
}
