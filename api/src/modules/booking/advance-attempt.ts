import type { AttemptRun } from './attempt-run.ts';
import { move } from './attempt-run.ts';
import { authorizeAgain } from './authorize-again.ts';
import { releaseAttempt } from './release-attempt.ts';
import { voidAuthorization } from './resolve-authorization.ts';
import { resolveUnknown } from './resolve-unknown.ts';
import { markUnknown, sendToSupplier } from './send-to-supplier.ts';
import { takeUpSent } from './take-up-sent.ts';
import { startFunding } from './start-funding.ts';

/** With a user waiting for the booking: goes forward until the attempt is settled or its outcome is unknown. */
export async function advanceAttempt(run: AttemptRun): Promise<void> {
  for (;;) {
    switch (run.row.state) {
      case 'CREATED':
        if (!(await startFunding(run))) return;
        break;
      case 'AUTHORIZING':
        if (!(await authorizeAgain(run))) return;
        break;
      case 'AUTHORIZED':
        await sendToSupplier(run);
        break;
      case 'SUPPLIER_SENT':
        // The process that sent it died before the answer was on record.
        await markUnknown(run);
        break;
      case 'SUPPLIER_UNKNOWN':
        return resolveUnknown(run);
      case 'RELEASING':
        return releaseAttempt(run);
      case 'CONFIRMED':
      case 'FAILED':
        return;
    }
  }
}

/**
 * With nobody waiting (after a crash, or from a job): reads the outside world and brings the attempt to its end.
 * Nothing is bought that was not sent yet: funds held for it are released.
 */
export async function resumeAttempt(run: AttemptRun): Promise<void> {
  switch (run.row.state) {
    case 'CREATED':
    case 'CONFIRMED':
    case 'FAILED':
      return;
    case 'AUTHORIZING':
      await voidAuthorization(run);
      return;
    case 'AUTHORIZED':
      if (await takeUpSent(run)) return;
      await move(run, ['ABANDONED'], { failure: { errorCode: 'PROVIDER_UNAVAILABLE' } });
      return releaseAttempt(run);
    case 'SUPPLIER_SENT':
      await markUnknown(run);
      return resolveUnknown(run);
    case 'SUPPLIER_UNKNOWN':
      return resolveUnknown(run);
    case 'RELEASING':
      return releaseAttempt(run);
  }
}
