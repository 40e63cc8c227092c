import { useSyncExternalStore } from 'react';

/** Below the breakpoint `md`, where what opens comes from below, over the whole width. */
export const PHONE = '(max-width: 767px)';

/** Whether the window is such a one; false where there is none. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', notify);
      return () => media.removeEventListener('change', notify);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
