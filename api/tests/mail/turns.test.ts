import { afterAll, beforeAll, expect, it } from 'vitest';
import { noopJobs } from '../../src/admin/noop-jobs.ts';
import { addTask } from '../../src/modules/account-task/add-task.ts';
import { listDueTasks } from '../../src/modules/account-task/task-store.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ overrides: { jobs: noopJobs } });
});
afterAll(() => api?.close());

async function add(senderId: string | null, ...names: string[]): Promise<void> {
  const kind = senderId === null ? 'PASSWORD_CODE_MAIL' : 'INVITATION_MAIL';
  await api.app.db.transaction().execute(async (tx) => {
    for (const subjectId of names) await addTask(api.app, tx, { kind, subjectId, senderId });
  });
}

async function listSubjects(): Promise<(string | undefined)[]> {
  const { db } = api.app;
  const order = await listDueTasks(db, new Date(Date.now() + 60_000));
  const rows = await db.selectFrom('account_tasks').select(['id', 'subject_id']).execute();
  const subjects = new Map(rows.map((row) => [row.id, row.subject_id]));
  return order.map((id) => subjects.get(id));
}

const change = (subjects: string[], to: { done_at: Date } | { tries: number }) =>
  api.app.db.updateTable('account_tasks').set(to).where('subject_id', 'in', subjects).execute();

it('senders take turns, newcomers join where the round is, and codes go first', async () => {
  await add('a', 'a1', 'a2', 'a3', 'a4', 'a5');
  await add('b', 'b1', 'b2');
  expect(await listSubjects()).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4', 'a5']);

  await change(['a1', 'b1', 'a2', 'b2', 'a3'], { done_at: new Date() });
  await add('c', 'c1', 'c2');
  expect(await listSubjects()).toEqual(['a4', 'c1', 'a5', 'c2']);

  // One that can't be sent keeps nobody's turn.
  await change(['a4'], { tries: 3 });
  await change(['c1'], { done_at: new Date() });
  await add('d', 'd1');
  expect(await listSubjects()).toEqual(['a4', 'a5', 'c2', 'd1']);

  await add(null, 'code');
  expect((await listSubjects())[0]).toBe('code');
});
