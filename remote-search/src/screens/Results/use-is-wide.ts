import { useSyncExternalStore } from 'react';

/** Where list and map are side by side: from the breakpoint `lg`. */
const WIDE = '(min-width: 960px)';

/** What is not shown on a narrow screen is not even downloaded there. */
export function useIsWide(): boolean {
  return useSyncExternalStore(watch, () => window.matchMedia(WIDE).matches);
}

function watch(notify: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}
