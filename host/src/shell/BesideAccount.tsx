import type { ReactNode } from 'react';
import { css } from '#styled/css';

/** Holds what is too wide for the header of narrow windows, where the account page has it. */
export function BesideAccount({ children }: { children: ReactNode }) {
  return <div className={css({ display: { base: 'none', md: 'block' } })}>{children}</div>;
}
