import { useDeferredValue } from 'react';

/**
 * What is to be open, a moment after the tap or key that asked for it, which is painted before the content is made.
 * What closes does so at once: until then it would catch keys and taps, and bring the focus back from where people
 * continued.
 * @param closed what a part that is mounted open starts with: libraries set the focus only when a part opens.
 */
export function useDeferredOpen<T>(open: T, closed?: T): T {
  const late = useDeferredValue(open, closed);
  return open ? late : open;
}
