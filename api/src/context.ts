import type { CardsPort } from './adapters/cards/cards-port.ts';
import { createStripeCards } from './adapters/cards/stripe-cards.ts';
import { createFirebaseIdentity } from './adapters/identity/firebase-identity.ts';
import type { IdentityPort } from './adapters/identity/identity-port.ts';
import type { JobsPort } from './adapters/jobs/jobs-port.ts';
import { createPgBossJobs } from './adapters/jobs/pg-boss-jobs.ts';
import type { MailerPort } from './adapters/mail/mailer-port.ts';
import { createSmtpMailer } from './adapters/mail/smtp-mailer.ts';
import { createRapidClient, type RapidClient } from './adapters/rapid/rapid-client.ts';
import { rapidLogging } from './adapters/rapid/rapid-logging.ts';
import type { Config } from './config/config.ts';
import { type Db, openDatabase } from './db/client.ts';
import { migrateToLatest } from './db/migrate.ts';
import { createLogger, type Log } from './logger.ts';

/** Everything a service may use; one per process. */
export interface AppContext {
  config: Config;
  db: Db;
  log: Log;
  clock: () => Date;
  identity: IdentityPort;
  cards: CardsPort;
  mailer: MailerPort;
  rapid: RapidClient;
  jobs: JobsPort;
  /** Aborted when this process must end: what is still under way then is handed over to another one. */
  stopping: AbortSignal;
}

/**
 * Opens the database, brings it up to date and connects the adapters; `overrides` replace single parts in tests.
 * Disposing it closes what it opened. The job queue is made here but started by its owner.
 */
export async function createContext(
  config: Config,
  overrides: Partial<AppContext> = {},
): Promise<AppContext & AsyncDisposable> {
  const log = overrides.log ?? createLogger(config.logLevel);
  const database = await openDatabase(config.database);
  try {
    for (const name of await migrateToLatest(database.db)) log.info({ event: 'migrated', name }, 'migrated');
    const jobs = overrides.jobs ?? createPgBossJobs(database.driver, log);
    const mailer = overrides.mailer ?? createSmtpMailer(config.smtp);
    return {
      config,
      db: database.db,
      log,
      clock: () => new Date(),
      identity: createFirebaseIdentity(config.firebase),
      cards: createStripeCards(config.stripe),
      rapid: createRapidClient({ ...config.rapid, ...rapidLogging(log) }),
      stopping: new AbortController().signal,
      ...overrides,
      mailer,
      jobs,
      async [Symbol.asyncDispose]() {
        await jobs.stop();
        await mailer.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
