import type { ReactNode } from 'react';
import { css } from '#styled/css';

/** Filters of one matter under its name. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={css({ minW: '0' })}>
      <legend className={css({ fontWeight: 'bold', fontSize: 'sm', mb: '1' })}>{title}</legend>
      <div className={css({ display: 'grid' })}>{children}</div>
    </fieldset>
  );
}
