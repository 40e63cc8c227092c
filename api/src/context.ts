import type { CardsPort } from './adapters/cards/cards-port.ts';
import { guardCards } from './adapters/cards/guard-cards.ts';
import { createStripeCards } from './adapters/cards/stripe-cards.ts';
import { createCmsContent } from './adapters/content/cms-content.ts';
import type { ContentPort } from './adapters/content/content-port.ts';
import { createFileContent } from './adapters/content/file-content.ts';
import { guardIdentity } from './adapters/identity/guard-identity.ts';
import { createFirebaseIdentity } from './adapters/identity/firebase-identity.ts';
import { logPauses } from './adapters/guard/log-pauses.ts';
import type { IdentityPort } from './adapters/identity/identity-port.ts';
import { rememberVerified } from './adapters/identity/remember-verified.ts';
import type { JobsPort } from './adapters/jobs/jobs-port.ts';
import { createPgBossJobs } from './adapters/jobs/pg-boss-jobs.ts';
import { createJournal } from './adapters/journal/create-journal.ts';
import type { JournalPort } from './adapters/journal/journal-port.ts';
import type { MailerPort } from './adapters/mail/mailer-port.ts';
import { createServiceStates, type ServiceStates } from './adapters/probe/service-states.ts';
import { guardMailer } from './adapters/mail/guard-mailer.ts';
import { createSmtpMailer } from './adapters/mail/smtp-mailer.ts';
import { rapidLogging } from './adapters/rapid/rapid-logging.ts';
import { watchRemainingCapacity } from './adapters/rapid/remaining-capacity.ts';
import { createRapidSupplier } from './adapters/rapid/rapid-supplier.ts';
import type { ServiceName } from './adapters/probe/probe-result.ts';
import type { Supplier } from './adapters/supplier/supplier-port.ts';
import type { Config } from './config/config.ts';
import { type Db, openDatabase } from './db/client.ts';
import { onConnectionsFor } from './db/connection-purpose.ts';
import { judgeDatabaseError } from './db/judge-database-error.ts';
import { migrateToLatest } from './db/migrate.ts';
import { createLogger, type Log } from './lib/logger.ts';
import { StartError } from './lib/start-error.ts';
import type { Priority } from './lib/priority.ts';
import { type CallLimiter, createCallLimiter } from './limits/call-limiter.ts';
import { type CountStore, createCountStore } from './limits/count-store.ts';
import { measured } from './metrics/measured.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { registerPoolGauge } from './metrics/pool-gauge.ts';

/** Everything a service may use; one per process. */
export interface AppContext {
  config: Config;
  db: Db;
  log: Log;
  clock: () => Date;
  identity: IdentityPort;
  cards: CardsPort;
  mailer: MailerPort;
  supplier: Supplier;
  content: ContentPort;
  journal: JournalPort;
  jobs: JobsPort;
  /** Counts that all processes share. */
  counts: CountStore;
  limits: CallLimiter;
  metrics: Metrics;
  /** For how many milliseconds statements before work of this priority have waited for a connection; 0 of the embedded database. */
  databaseWaitMs: (priority: Priority) => number;
  services: ServiceStates;
  /** Aborted when this process must end: what is still under way then is handed over to another one. */
  stopping: AbortSignal;
}

/** The embedded database has one connection for everything, and no other process that would count as well. */
const COUNTS_WAIT_MS = { postgres: 1_000, pglite: 10_000 };

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
    const migrated = await onConnectionsFor('long', () => migrateToLatest(database.db));
    for (const name of migrated) log.info({ event: 'migrated', name }, 'migrated');
    const metrics = overrides.metrics ?? createMetrics();
    registerPoolGauge(metrics, database.driver);
    const clock = overrides.clock ?? (() => new Date());
    const counts =
      overrides.counts ??
      createCountStore({ db: database.db, log, clock, waitMs: COUNTS_WAIT_MS[config.database.kind] });
    const jobs = overrides.jobs ?? createPgBossJobs(database.driver, log, metrics);
    const services = overrides.services ?? createServiceStates(log, metrics);
    const refusing = (service: ServiceName) => ({ onRefusal: services.onRefusal(service) });
    const mailer =
      overrides.mailer ??
      measured(
        guardMailer(createSmtpMailer({ ...config.smtp, ...refusing('mail') }), logPauses(log, 'mail')),
        'mail',
        metrics,
      );
    return {
      config,
      db: database.db,
      log,
      clock,
      identity: rememberVerified(
        measured(
          guardIdentity(
            createFirebaseIdentity({ ...config.firebase, ...refusing('identity') }),
            logPauses(log, 'identity'),
          ),
          'identity',
          metrics,
        ),
      ),
      cards: measured(
        guardCards(createStripeCards({ ...config.stripe, ...refusing('cards') }), logPauses(log, 'cards')),
        'cards',
        metrics,
      ),
      supplier: measured(
        createRapidSupplier({
          ...config.rapid,
          ...rapidLogging(log),
          ...logPauses(log, 'supplier'),
          ...watchRemainingCapacity({ log, metrics }),
          ...refusing('supplier'),
        }),
        'supplier',
        metrics,
      ),
      metrics,
      databaseWaitMs: (priority) =>
        database.driver.kind === 'postgres' ? database.driver.waitedMs(priority) : 0,
      limits: createCallLimiter(counts, config.rateLimitFactor, log),
      services,
      journal: measured(createJournal(config), 'journal', metrics),
      content:
        config.cms === null
          ? createFileContent()
          : createCmsContent({ ...config.cms, ...refusing('content') }, log, clock),
      stopping: new AbortController().signal,
      ...overrides,
      counts,
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
    const fault = judgeDatabaseError(error);
    if (fault) throw new StartError(`${fault.text} ${fault.mend}`, { cause: error });
    throw error;
  }
}
