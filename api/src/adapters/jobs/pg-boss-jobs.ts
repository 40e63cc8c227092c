import { type Db as QueueDatabase, fromKysely, fromPglite, PgBoss } from 'pg-boss';
import type { DatabaseDriver } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import type { Log } from '../../logger.ts';
import type { JobsPort, WorkOptions } from './jobs-port.ts';

type Handler = (data: { id: string }) => Promise<void>;

/** JobsPort on pg-boss, in the application's own database so that a job commits with its row. */
export function createPgBossJobs(driver: DatabaseDriver, log: Log): JobsPort {
  const boss = new PgBoss({
    db: databaseOf(driver),
    backend: driver.kind === 'pglite' ? 'pglite' : 'postgres',
    schema: 'jobs',
    // Schedules are slots of our own (below): no cron clock that wakes an idle process.
    schedule: false,
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
    // No job flows are used; the default looks for them every 5 s.
    flowIntervalSeconds: 600,
    bamIntervalSeconds: 600,
  });
  boss.on('error', (error) => log.error({ event: 'job-queue-error', err: error }, 'job queue'));

  const queues = new Map<string, { handler: Handler; options: WorkOptions }>();
  const schedules: { name: string; everySeconds: number }[] = [];
  const timers: NodeJS.Timeout[] = [];
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
    async start() {
      await boss.start();
      state = 'running';
      for (const [queue, { handler, options }] of queues)
        await startQueue(boss, queue, handler, options, log);
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
  log: Log,
): Promise<void> {
  const settings = {
    retryLimit: options.retryLimit ?? 10,
    retryDelay: options.retryDelaySeconds ?? 1,
    retryBackoff: true,
    retryDelayMax: 60,
    heartbeatSeconds: 30,
    deleteAfterSeconds: 24 * 60 * 60,
  };
  if ((await boss.getQueue(queue)) === null) await boss.createQueue(queue, { policy: 'short', ...settings });
  else await boss.updateQueue(queue, settings);
  await boss.work<{ id: string }>(
    queue,
    { pollingIntervalSeconds: options.pollingIntervalSeconds ?? 2, batchSize: 1 },
    async (jobs) => {
      for (const job of jobs) {
        try {
          await handler(job.data);
        } catch (error) {
          log.error({ event: 'job-failed', queue, jobId: job.id, err: error }, 'job failed');
          throw error;
        }
      }
    },
  );
}

function databaseOf(driver: DatabaseDriver): QueueDatabase {
  if (driver.kind === 'pglite') return fromPglite(driver.pglite);
  return { executeSql: (text, values) => driver.pool.query(text, values) };
}
