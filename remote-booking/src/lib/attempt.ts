import type { BookingAttempt } from '@yado/shared/routing/paths';
import { createContext, useContext } from 'react';

export const AttemptContext = createContext<BookingAttempt | null>(null);

/** The attempt of the step's address; null where there is none any more, on the completed page. */
export function useAttempt(): BookingAttempt | null {
  return useContext(AttemptContext);
}
