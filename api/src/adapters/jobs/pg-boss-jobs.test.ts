import { Writable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DatabaseHandle, openDatabase } from '../../db/client.ts';
import { createLogger } from '../../lib/logger.ts';
import type { JobsPort, WorkOptions } from './jobs-port.ts';
import { createPgBossJobs } from './pg-boss-jobs.ts';

const log = createLogger('silent');
const soon = { interval: 50 };

let database: DatabaseHandle;
let jobs: JobsPort;
// One for all tests, each of which has queues of its own: creating it takes longer than they do.
beforeAll(async () => {
  database = await openDatabase({ kind: 'pglite', dataDir: 'memory://' });
});
afterAll(() => database.close());
beforeEach(() => {
  jobs = createPgBossJobs(database.driver, log);
});
afterEach(() => jobs.stop());

/** Starts work on a queue in which these jobs wait already. */
async function workOnWaiting(
  queue: string,
  waiting: { id: string; priority?: number }[],
  handler: (data: { id: string }) => Promise<void>,
  options: WorkOptions,
): Promise<void> {
  const earlier = createPgBossJobs(database.driver, log);
  earlier.work(queue, handler, options);
  await earlier.start();
  await earlier.stop();
  await database.db.transaction().execute(async (tx) => {
    for (const { id, priority = 0 } of waiting) await earlier.enqueueInTx(tx, queue, { id }, { priority });
  });
  jobs.work(queue, handler, options);
  await jobs.start();
}

describe('the job queue', () => {
  it('runs a job exactly when its transaction commits', async () => {
    const done: string[] = [];
    jobs.work('wake', async ({ id }) => void done.push(id), { pollingIntervalSeconds: 0.5 });
    await jobs.start();
    await database.db
      .transaction()
      .execute(async (tx) => {
        await jobs.enqueueInTx(tx, 'wake', { id: 'rolled-back' });
        throw new Error('undone');
      })
      .catch(() => {});
    await database.db.transaction().execute((tx) => jobs.enqueueInTx(tx, 'wake', { id: 'committed' }));
    await expect.poll(() => done, soon).toEqual(['committed']);
  });

  it('takes a job at once when it was queued, however seldom it looks for some', async () => {
    const done: string[] = [];
    jobs.work('notified', async ({ id }) => void done.push(id), { pollingIntervalSeconds: 3_600 });
    await jobs.start();
    await database.db.transaction().execute((tx) => jobs.enqueueInTx(tx, 'notified', { id: 'new' }));
    await expect.poll(() => done, soon).toEqual(['new']);
  });

  it('looks for jobs, and says so in the log, where notices can’t be received', async () => {
    const lines: string[] = [];
    const stream = new Writable({ write: (chunk, _encoding, next) => (lines.push(String(chunk)), next()) });
    const { driver } = database;
    if (driver.kind !== 'pglite') throw new Error('the database of these tests is embedded');
    const withoutListen = new Proxy(driver.pglite, {
      get(target, name) {
        if (name === 'listen') return () => Promise.reject(new Error('a pooler keeps no sessions'));
        const value = Reflect.get(target, name) as unknown;
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    jobs = createPgBossJobs({ kind: 'pglite', pglite: withoutListen }, createLogger('warn', stream));
    const done: string[] = [];
    jobs.work('looked-for', async ({ id }) => void done.push(id), { pollingIntervalSeconds: 0.5 });
    await jobs.start();
    await database.db.transaction().execute((tx) => jobs.enqueueInTx(tx, 'looked-for', { id: 'new' }));
    await expect.poll(() => done, soon).toEqual(['new']);
    expect(lines.join('')).toContain('job-queue-warning');
  });

  it('repeats a job that failed', async () => {
    let tries = 0;
    jobs.work(
      'flaky',
      async () => {
        tries += 1;
        if (tries < 2) throw new Error('not yet');
      },
      { pollingIntervalSeconds: 0.5, retryDelaySeconds: 1 },
    );
    await jobs.start();
    await database.db.transaction().execute((tx) => jobs.enqueueInTx(tx, 'flaky', { id: 'x' }));
    await expect.poll(() => tries, soon).toBe(2);
  });

  it('hands over a job that has used up its tries, once', async () => {
    let tries = 0;
    const dead: { queue: string; id: string }[] = [];
    jobs.work(
      'hopeless',
      async () => {
        tries += 1;
        throw new Error('never');
      },
      { pollingIntervalSeconds: 0.5, retryLimit: 1, retryDelaySeconds: 1 },
    );
    jobs.onDeadLetter(async (job) => void dead.push(job));
    await jobs.start();
    await database.db.transaction().execute((tx) => jobs.enqueueInTx(tx, 'hopeless', { id: 'x' }));
    await expect.poll(() => dead, soon).toEqual([{ queue: 'hopeless', id: 'x' }]);
    expect(tries).toBe(2);
  });

  it('does several of the jobs that it took at the same time, and looks for more at once', async () => {
    let running = 0;
    let most = 0;
    const done: string[] = [];
    const handler = async ({ id }: { id: string }) => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 100));
      running--;
      done.push(id);
    };
    const anHourBetweenLooks = { pollingIntervalSeconds: 3_600, atOnce: 4, sideBySide: 2 };
    const waiting = Array.from({ length: 10 }, (_, id) => ({ id: String(id) }));
    await workOnWaiting('wide', waiting, handler, anHourBetweenLooks);
    await expect.poll(() => done.length, soon).toBe(10);
    expect(most).toBe(2);
  });

  it('runs once for the jobs of one id that it took together', async () => {
    const done: string[] = [];
    const waiting = [{ id: 'same' }, { id: 'other' }, { id: 'same' }, { id: 'same' }];
    const options = { pollingIntervalSeconds: 0.5, atOnce: 4, sideBySide: 4 };
    await workOnWaiting('doubled', waiting, async ({ id }) => void done.push(id), options);
    await expect.poll(() => done.toSorted(), soon).toEqual(['other', 'same']);
    await database.db.transaction().execute((tx) => jobs.enqueueInTx(tx, 'doubled', { id: 'last' }));
    await expect.poll(() => done.at(-1), soon).toBe('last');
    expect(done).toHaveLength(3);
  });

  it('repeats only the one that failed of the jobs that it took together', async () => {
    const done: string[] = [];
    let failures = 0;
    const handler = async ({ id }: { id: string }) => {
      if (id === '1' && failures++ === 0) throw new Error('not yet');
      done.push(id);
    };
    const options = { pollingIntervalSeconds: 0.5, atOnce: 3, retryDelaySeconds: 1 };
    await workOnWaiting('mixed', [{ id: '0' }, { id: '1' }, { id: '2' }], handler, options);
    await expect.poll(() => done.toSorted(), soon).toEqual(['0', '1', '2']);
    expect(failures).toBe(2);
  });

  it('keeps one waiting job per key', async () => {
    const done: string[] = [];
    jobs.work('keyed', async ({ id }) => void done.push(id), { pollingIntervalSeconds: 0.5 });
    await jobs.start();
    await database.db.transaction().execute(async (tx) => {
      await jobs.enqueueInTx(tx, 'keyed', { id: 'first' }, { singletonKey: 'k', startAfter: 1 });
      await jobs.enqueueInTx(tx, 'keyed', { id: 'second' }, { singletonKey: 'k', startAfter: 1 });
      await jobs.enqueueInTx(tx, 'keyed', { id: 'other' }, { startAfter: 2 });
    });
    await expect.poll(() => done, soon).toEqual(['first', 'other']);
  });

  it('takes all that waits without waiting itself, the highest priority first', async () => {
    const done: string[] = [];
    const anHourBetweenLooks = { pollingIntervalSeconds: 3_600, atOnce: 2 };
    const waiting = [
      { id: 'last', priority: -7 },
      { id: 'first', priority: 0 },
      { id: 'next', priority: -3 },
      { id: 'then', priority: -3 },
    ];
    await workOnWaiting('ordered', waiting, async ({ id }) => void done.push(id), anHourBetweenLooks);
    await expect.poll(() => done, soon).toHaveLength(4);
    // Those that are taken together come in any order.
    expect(done.slice(0, 2).toSorted()).toEqual(['first', 'next']);
  });

  it('runs a schedule at the start and leaves it to one of several processes', async () => {
    let runs = 0;
    const other = createPgBossJobs(database.driver, log);
    for (const queue of [jobs, other]) queue.schedule('sweep', 3_600, async () => void (runs += 1));
    await jobs.start();
    await other.start();
    await expect.poll(() => runs, soon).toBe(1);
    await other.stop();
    expect(runs).toBe(1);
  });
});
