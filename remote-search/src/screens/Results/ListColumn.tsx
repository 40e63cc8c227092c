import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { useShownSearch } from './shown-search.ts';

/** Where the page's skip link leads. */
export const LIST_ID = 'hotel-list';

/** Fades what is listed while another list is on its way. */
export function ListColumn({ children }: { children: ReactNode }) {
  const { pending } = useShownSearch();
  return (
    <div
      id={LIST_ID}
      tabIndex={-1}
      aria-busy={pending}
      data-pending={pending ? '' : undefined}
      className={column}
    >
      {children}
    </div>
  );
}

const column = css({
  minW: '0',
  outline: 'none',
  transition: 'opacity {durations.fast}',
  '&[data-pending]': { opacity: '0.6' },
  // What gets the focus is not left behind the bar at the bottom of the window.
  '& :is(a, button, input)': { scrollMarginBottom: '24' },
});
