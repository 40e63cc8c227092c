import { type AttemptRun, move, note } from './attempt-run.ts';
import { mayTryAgain } from './book-failure.ts';
import type { BookFailure } from './booking-types.ts';

/** Ends a try that has nothing open outside: for good, or until the user tries again. Always false. */
export async function stopAttempt(run: AttemptRun, failure: BookFailure): Promise<false> {
  if (mayTryAgain(failure)) await note(run, { failure, next_check_at: null });
  else await move(run, ['ENDED'], { failure, next_check_at: null });
  return false;
}
