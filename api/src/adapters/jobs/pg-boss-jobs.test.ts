import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DatabaseHandle, openDatabase } from '../../db/client.ts';
import { createLogger } from '../../lib/logger.ts';
import type { JobsPort } from './jobs-port.ts';
import { createPgBossJobs } from './pg-boss-jobs.ts';

const log = createLogger('silent');
const soon = { timeout: 20_000, interval: 50 };

let database: DatabaseHandle;
let jobs: JobsPort;
beforeEach(async () => {
  database = await openDatabase({ kind: 'pglite', dataDir: 'memory://' });
  jobs = createPgBossJobs(database.driver, log);
});
afterEach(async () => {
  await jobs.stop();
  await database.close();
});

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
    jobs.work('ordered', async ({ id }) => void done.push(id), anHourBetweenLooks);
    await jobs.start();
    await jobs.stop();
    await database.db.transaction().execute(async (tx) => {
      const add = (id: string, priority: number) => jobs.enqueueInTx(tx, 'ordered', { id }, { priority });
      await add('last', -7);
      await add('first', 0);
      await add('next', -3);
      await add('then', -3);
    });
    const later = createPgBossJobs(database.driver, log);
    later.work('ordered', async ({ id }) => void done.push(id), anHourBetweenLooks);
    await later.start();
    await expect.poll(() => done, soon).toHaveLength(4);
    // Those that are taken together come in any order.
    expect(done.slice(0, 2).toSorted()).toEqual(['first', 'next']);
    await later.stop();
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
