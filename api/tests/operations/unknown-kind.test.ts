import { PassThrough } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../src/lib/logger.ts';
import { raiseOperatorTask } from '../../src/modules/operator-task/raise-operator-task.ts';
import type { TestClient } from '../_client.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';
import { resolve, tasks } from './_tasks.ts';

const unknown = 'OF_A_LATER_RELEASE';

describe('a task of a kind that only a later release knows', () => {
  const lines = new PassThrough();
  let log = '';
  lines.on('data', (chunk) => (log += String(chunk)));
  let api: TestApi;
  let operator: TestClient;
  let known: string;

  beforeAll(async () => {
    api = await startTestApi({ overrides: { log: createLogger('info', lines) } });
    operator = api.as('operator@yado.example');
    const { app } = api;
    const task = { kind: 'MAIL_UNSENT' as const, subject: 'a-known-kind' };
    known = (await raiseOperatorTask(app, app.db, task)).id;
    await sql`insert into operator_tasks (id, kind, subject, created_at, last_seen_at)
      select 'later-' || n, ${unknown}, 'later-' || n, now() + n * interval '1 second', now()
      from generate_series(1, 3) n`.execute(app.db);
  });
  afterAll(() => api.close());

  it('is left out of the list, its count and its pages, which stay readable', async () => {
    const open = await tasks(operator, { input: { status: 'OPEN' }, first: 100 });
    expect(open.nodes.map(({ id }) => id)).toContain(known);
    expect(open.nodes.filter(({ id }) => id.startsWith('later-'))).toEqual([]);
    expect(open.totalCount).toBe(open.nodes.length);
    const [first] = (await tasks(operator, { first: 1 })).nodes;
    expect(first?.id).toBe(known);
  });

  it('is named in the log of a release that does not know it', async () => {
    log = '';
    await tasks(operator, { input: { status: 'OPEN' } });
    const line = log.split('\n').find((each) => each.includes('"event":"operator-tasks-left-out"'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ kind: unknown, count: 3 });
  });

  it('stays open for the release that knows it', async () => {
    const answer = await resolve(operator, { taskId: 'later-1', note: 'done' });
    expect(answer).toMatchObject({ errorCode: 'TASK_NOT_FOUND' });
    const row = await api.app.db
      .selectFrom('operator_tasks')
      .select('status')
      .where('id', '=', 'later-1')
      .executeTakeFirst();
    expect(row).toEqual({ status: 'OPEN' });
  });

  it('is counted by the metrics, as every open task', async () => {
    const text = await (await fetch(new URL('/metrics', api.url))).text();
    expect(text).toMatch(new RegExp(`yado_open_operator_tasks\\{kind="${unknown}"\\} 3`));
  });
});
