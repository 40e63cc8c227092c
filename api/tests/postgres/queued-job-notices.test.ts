import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createPgBossJobs } from '../../src/adapters/jobs/pg-boss-jobs.ts';
import { type DatabaseHandle, openDatabase } from '../../src/db/client.ts';
import { createLogger } from '../../src/lib/logger.ts';
import { createEmptyDatabase } from '../_database.ts';

const log = createLogger('silent');
const anHourBetweenLooks = { pollingIntervalSeconds: 3_600 };

const done: string[] = [];
const handles: DatabaseHandle[] = [];
let queueing: ReturnType<typeof createPgBossJobs>;
let working: ReturnType<typeof createPgBossJobs>;
beforeAll(async () => {
  const database = await createEmptyDatabase(inject('world').database);
  const openQueue = async () => {
    const handle = await openDatabase(database);
    handles.push(handle);
    return createPgBossJobs(handle.driver, log);
  };
  working = await openQueue();
  working.work('shared', async ({ id }) => void done.push(id), anHourBetweenLooks);
  await working.start();
  queueing = await openQueue();
  await queueing.start();
});
afterAll(async () => {
  for (const jobs of [queueing, working]) await jobs?.stop();
  for (const handle of handles) await handle.close();
});

const enqueue = (id: string) =>
  handles[1]?.db.transaction().execute((tx) => queueing.enqueueInTx(tx, 'shared', { id }));

it('a job that one process queues is taken at once by another', async () => {
  await enqueue('first');
  await expect.poll(() => done).toEqual(['first']);
});

it('a job that is queued while the connection for notices is lost is taken once it is there again', async () => {
  const { rows } = await sql<{ ended: boolean }>`
    select pg_terminate_backend(pid) as ended from pg_stat_activity
    where datname = current_database() and query like 'listen %'`.execute((handles[1] as DatabaseHandle).db);
  expect(rows).toEqual([{ ended: true }, { ended: true }]);
  await enqueue('second');
  await expect.poll(() => done).toEqual(['first', 'second']);
});
