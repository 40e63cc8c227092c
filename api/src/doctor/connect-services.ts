import { createStripeCards } from '../adapters/cards/stripe-cards.ts';
import { createCmsContent } from '../adapters/content/cms-content.ts';
import { createFileContent } from '../adapters/content/file-content.ts';
import { createFirebaseIdentity } from '../adapters/identity/firebase-identity.ts';
import { createJournal } from '../adapters/journal/create-journal.ts';
import { createSmtpMailer } from '../adapters/mail/smtp-mailer.ts';
import type { Services } from '../adapters/probe/probe-services.ts';
import { createRapidSupplier } from '../adapters/rapid/rapid-supplier.ts';
import type { Config } from '../config/config.ts';
import { createLogger } from '../lib/logger.ts';

/** The services of a configuration, without a database behind them; dispose it. */
export function connectServices(config: Config, clock: () => Date): Services & AsyncDisposable {
  const mailer = createSmtpMailer(config.smtp);
  return {
    mailer,
    supplier: createRapidSupplier({ ...config.rapid, clock }),
    cards: createStripeCards({ ...config.stripe, clock }),
    identity: createFirebaseIdentity({ ...config.firebase, clock }),
    content:
      config.cms === null ? createFileContent() : createCmsContent(config.cms, createLogger('silent'), clock),
    journal: createJournal(config),
    [Symbol.asyncDispose]: () => mailer.close(),
  };
}
