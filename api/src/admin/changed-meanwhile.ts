import { AdminError } from './admin-error.ts';
import { exitCodes } from './exit-codes.ts';

/** For a write that was refused with a code of the schema. */
export function notWritten(code: string): AdminError {
  if (code !== 'MAILED_RECENTLY' && code !== 'MAILS_USED_UP') return changedMeanwhile();
  return new AdminError(
    'The address had such a mail a moment ago, or it or the branch has had as many as a day allows. Nothing was written; run the command again later.',
    exitCodes.failed,
  );
}

/** For a write that found other rows than were shown: nothing was written. */
export function changedMeanwhile(): AdminError {
  return new AdminError(
    'It changed while you looked. Nothing was written; run the command again.',
    exitCodes.failed,
  );
}
