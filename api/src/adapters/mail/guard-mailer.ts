import { ProviderUnavailableError } from '../../lib/errors.ts';
import { CallGuard, type OnPause } from '../guard/call-guard.ts';
import { guarded } from '../guard/guarded.ts';
import type { MailerPort } from './mailer-port.ts';

/** The mail relay within limits of this process. A mail that is not sent for them throws ProviderUnavailableError. */
export function guardMailer(mailer: MailerPort, { onPause }: { onPause?: OnPause } = {}): MailerPort {
  const usual = new CallGuard('usual', { atOnce: 8, waiting: 64, failures: 5 }, onPause);
  const urgent = new CallGuard('urgent', { atOnce: 8, waiting: 64, failures: 5 }, onPause);
  return guarded(mailer, {
    guardOf: (method, [mail]) => {
      if (method !== 'send') return null;
      return (mail as Parameters<MailerPort['send']>[0]).isUrgent ? urgent : usual;
    },
    // A recipient who is refused was answered.
    isFailure: (ending) => 'error' in ending && ending.error instanceof ProviderUnavailableError,
    notMade: (_method, cause) => {
      throw new ProviderUnavailableError('mail', { cause });
    },
  });
}
