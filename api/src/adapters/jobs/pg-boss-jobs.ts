import {
  type Db as QueueDatabase,
  fromKysely,
  fromPglite,
  type JobResult,
  type JobWithMetadata,
  PgBoss,
} from 'pg-boss';
import type { DatabaseDriver } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { raiseAlert } from '../../lib/alert.ts';
import { forEachConcurrently } from '../../lib/for-each-concurrently.ts';
import type { Log } from '../../lib/logger.ts';
import { NEVER_GIVES_UP, withPriority } from '../../lib/priority.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import type { JobsPort, WorkOptions } from './jobs-port.ts';

type Handler = (data: { id: string }) => Promise<void>;
type DeadLetterHandler = (job: { queue: string; id: string }) => Promise<void>;

const DEAD_LETTERS = 'dead-letter';
/** Nobody looks at a job while it waits; it never gives up. */
const BEHIND_VISITORS = { priority: 'trip', patience: NEVER_GIVES_UP } as const;

/** JobsPort on pg-boss, in the application's own database so that a job commits with its row. */
export function createPgBossJobs(
  driver: DatabaseDriver,
  log: Log,
  metrics?: Pick<Metrics, 'jobFailed'>,
): JobsPort {
  const boss = new PgBoss({
    db: toQueueDatabase(driver),
    backend: driver.kind === 'pglite' ? 'pglite' : 'postgres',
    schema: 'jobs',
    // Schedules are slots of our own (below): no cron clock that wakes an idle process.
    schedule: false,
    // A queued job is taken at once by any process; looking for jobs finds those whose notice was lost.
    useListenNotify: true,
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
    // No job flows are used; the default looks for them every 5 s.
    flowIntervalSeconds: 600,
    bamIntervalSeconds: 600,
  });
  boss.on('error', (error) => log.error({ event: 'job-queue-error', err: error }, 'job queue'));
  // Such as: the connection for notices of queued jobs can't be opened.
  // Its data is left out: it may hold the values of a query, and the message says what matters.
  boss.on('warning', ({ message }) => log.warn({ event: 'job-queue-warning' }, message));

  const queues = new Map<string, { handler: Handler; options: WorkOptions }>();
  const schedules: { name: string; everySeconds: number }[] = [];
  const timers: NodeJS.Timeout[] = [];
  let deadLetters: DeadLetterHandler | null = null;
  let state: 'new' | 'running' | 'stopped' = 'new';

  const tick = (name: string, everySeconds: number) =>
    boss
      .send(name, { id: name }, { singletonSeconds: everySeconds, singletonKey: name })
      .catch((error: unknown) =>
        log.error({ event: 'schedule-failed', queue: name, err: error }, 'job queue'),
      );

  return {
    async enqueueInTx(tx, queue, data, options = {}) {
      await boss.send(queue, data, {
        db: fromKysely(tx),
        singletonKey: options.singletonKey ?? newId(),
        priority: options.priority ?? 0,
        ...(options.startAfter === undefined ? {} : { startAfter: options.startAfter }),
      });
    },
    work(queue, handler, options = {}) {
      if (queues.has(queue)) throw new Error(`Two handlers for the queue ${queue}.`);
      queues.set(queue, { handler, options });
    },
    schedule(name, everySeconds, handler) {
      this.work(name, handler, { pollingIntervalSeconds: Math.min(everySeconds, 10), retryLimit: 0 });
      schedules.push({ name, everySeconds });
    },
    async depths() {
      if (state !== 'running') return {};
      return Object.fromEntries((await boss.getQueues()).map(({ name, readyCount }) => [name, readyCount]));
    },
    onDeadLetter(handler) {
      deadLetters = handler;
    },
    async start() {
      await boss.start();
      state = 'running';
      await startDeadLetters(boss, deadLetters, log);
      for (const [queue, { handler, options }] of queues) {
        const scheduled = schedules.some(({ name }) => name === queue);
        const onFailure = (jobId: string, err: unknown) => {
          metrics?.jobFailed(queue);
          log.error({ event: 'job-failed', queue, jobId, err }, 'job failed');
          if (scheduled) raiseAlert({ log }, { name: 'scheduled-job-failed', severity: 'warning', queue });
        };
        await startQueue(boss, queue, handler, options, scheduled ? undefined : DEAD_LETTERS, onFailure);
      }
      for (const { name, everySeconds } of schedules) {
        await tick(name, everySeconds);
        timers.push(setInterval(() => void tick(name, everySeconds), everySeconds * 1000));
      }
    },
    async stop() {
      for (const timer of timers.splice(0)) clearInterval(timer);
      if (state === 'running') await boss.stop({ graceful: true, timeout: 5_000, close: false });
      state = 'stopped';
    },
  };
}

async function startQueue(
  boss: PgBoss,
  queue: string,
  handler: Handler,
  options: WorkOptions,
  deadLetter: string | undefined,
  onFailure: (jobId: string, error: unknown) => void,
): Promise<void> {
  const settings = {
    ...(deadLetter === undefined ? {} : { deadLetter }),
    retryLimit: options.retryLimit ?? 10,
    retryDelay: options.retryDelaySeconds ?? 1,
    retryBackoff: true,
    retryDelayMax: 60,
    heartbeatSeconds: 30,
    notify: true,
    deleteAfterSeconds: 24 * 60 * 60,
  };
  if ((await boss.getQueue(queue)) === null) await boss.createQueue(queue, { policy: 'short', ...settings });
  else await boss.updateQueue(queue, settings);
  const pollingIntervalSeconds = options.pollingIntervalSeconds ?? 2;
  await boss.work<{ id: string }>(
    queue,
    {
      pollingIntervalSeconds,
      // A connection that listens may be lost without a sign: looking continues as often as without it.
      notifyPollingIntervalSeconds: pollingIntervalSeconds,
      batchSize: options.atOnce ?? 1,
      burstWhenBatchFull: true,
      perJobResults: true,
    },
    async (jobs) => {
      const results: JobResult[] = [];
      // One run sees what all of them were queued for; two at the same time would be in each other's way.
      const byId = Map.groupBy(jobs, ({ data }) => data.id);
      await forEachConcurrently([...byId], options.sideBySide ?? 1, async ([id, same]) => {
        const failure = await withPriority(BEHIND_VISITORS, () => handler({ id })).then(
          () => null,
          (error: unknown) => ({ error }),
        );
        same.forEach((job, index) => {
          if (failure === null || index > 0) results.push({ id: job.id, status: 'completed' });
          else {
            onFailure(job.id, failure.error);
            results.push({ id: job.id, status: 'failed', output: failure.error });
          }
        });
      });
      return results;
    },
  );
}

async function startDeadLetters(boss: PgBoss, handler: DeadLetterHandler | null, log: Log): Promise<void> {
  const settings = { retryLimit: 100, retryDelay: 5, retryBackoff: true, retryDelayMax: 300 };
  if ((await boss.getQueue(DEAD_LETTERS)) === null) await boss.createQueue(DEAD_LETTERS, settings);
  if (handler === null) return;
  const options = { pollingIntervalSeconds: 5, batchSize: 1, includeMetadata: true } as const;
  await boss.work(DEAD_LETTERS, options, async (jobs: JobWithMetadata<{ id: string }>[]) => {
    for (const job of jobs) {
      const queue = job.sourceName ?? 'unknown';
      log.error(
        { event: 'dead-letter', queue, jobId: job.sourceId ?? job.id },
        'a job has used up its tries',
      );
      await handler({ queue, id: job.data.id });
    }
  });
}

function toQueueDatabase(driver: DatabaseDriver): QueueDatabase {
  if (driver.kind === 'pglite') return fromPglite(driver.pglite);
  return { executeSql: (text, values) => driver.queue.query(text, values), listen: driver.listen };
}
