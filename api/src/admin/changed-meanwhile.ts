import { AdminError } from './admin-error.ts';
import { exitCodes } from './exit-codes.ts';

/** For a write that found other rows than were shown: nothing was written. */
export function changedMeanwhile(): AdminError {
  return new AdminError(
    'It changed while you looked. Nothing was written; run the command again.',
    exitCodes.failed,
  );
}
