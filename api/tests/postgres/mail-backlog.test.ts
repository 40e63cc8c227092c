import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTask } from '../../src/modules/account-task/add-task.ts';
import { taskLines } from '../../src/modules/account-task/task-lines.ts';
import { sealText } from '../../src/lib/sealed-text.ts';
import { newId } from '../../src/db/new-id.ts';
import { hashSecretCode, newSecretCode } from '../../src/lib/secret-code.ts';
import { addBranch, addPerson, newAddress, stranger } from '../_people.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';
import { createGatedMailer } from '../mail/_mail-kit.ts';

const BACKLOG = 5_000;
/** What one sweep, and the worker, may have taken before somebody else's mail was there. */
const TAKEN_BEFORE = 50 + taskLines.mail.atOnce;

const relay = createGatedMailer();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ overrides: { mailer: relay.mailer } });
});
afterAll(async () => {
  relay.open();
  await api?.close();
});

interface Sender {
  branch: string;
  /** Who is written to. */
  email: string;
  task: { kind: 'INVITATION_MAIL'; subjectId: string; secret: string; senderId: string };
}

/** A branch with an invited person. */
async function startSender(): Promise<Sender> {
  const { db, clock } = api.app;
  const branch = await addBranch(api);
  const admin = await addPerson(api, { branch, role: 'COMPANY_ADMIN' });
  const [subjectId, email, secret] = [newId(), newAddress('invited'), newSecretCode()];
  const role = 'EMPLOYEE' as const;
  await db
    .insertInto('users')
    .values({ id: subjectId, email, name: '待つ人', role, status: 'INVITED', branch_id: branch })
    .execute();
  await db
    .insertInto('invitations')
    .values({
      id: newId(),
      user_id: subjectId,
      code_hash: hashSecretCode(secret),
      invited_by: admin.id,
      created_at: clock(),
      expires_at: new Date(clock().getTime() + 3_600_000),
    })
    .execute();
  return { branch, email, task: { kind: 'INVITATION_MAIL', subjectId, secret, senderId: branch } };
}

const add = (sender: Sender, count: number) =>
  api.app.db.transaction().execute(async (tx) => {
    for (let index = 0; index < count; index++) await addTask(api.app, tx, sender.task);
  });

/** The same for thousands, by copies of the first task and its job. */
const addMany = (sender: Sender, count: number) =>
  api.app.db.transaction().execute(async (tx) => {
    await addTask(api.app, tx, sender.task);
    const first = await sql<{ task: { id: string }; job: object }>`
      select to_jsonb(task) as task, to_jsonb(job) as job
      from account_tasks task join jobs.job job on job.data->>'id' = task.id
      where task.sender_id = ${sender.branch}`.execute(tx);
    const [{ task, job } = { task: {}, job: {} }] = first.rows;
    const { publicKeySecret: secret } = api.app.config;
    const copies = Array.from({ length: count - 1 }, (_, index) => {
      const id = newId();
      const turn = index + 2;
      const sealed = sealText({ secret, purpose: 'yado/account-task/v1', rowId: id }, sender.task.secret);
      return {
        task: { ...task, id, sealed, turn },
        job: { ...job, id: randomUUID(), singleton_key: id, priority: -turn, data: { id } },
      };
    });
    const [tasks, jobs] = [copies.map((copy) => copy.task), copies.map((copy) => copy.job)];
    await sql`insert into account_tasks
      select * from jsonb_populate_recordset(null::account_tasks, ${JSON.stringify(tasks)}::jsonb)`.execute(
      tx,
    );
    await sql`insert into jobs.job
      select * from jsonb_populate_recordset(null::jobs.job, ${JSON.stringify(jobs)}::jsonb)`.execute(tx);
  });

describe('behind 5,000 mails of one branch', () => {
  let backlog: Sender;
  beforeAll(async () => {
    backlog = await startSender();
    relay.shut();
    await addMany(backlog, BACKLOG);
  });
  beforeEach(() => relay.sent.splice(0));

  it('a code of another company is the next mail that is sent', async () => {
    const person = await addPerson(api, { branch: await addBranch(api) });
    await expect.poll(() => relay.countWaiting()).toBeGreaterThan(0);
    const asked = await stranger(api).query(
      'mutation ($email: String!) { createPasswordResetCode(input: { email: $email }) { expiresAt } }',
      { email: person.email },
    );
    asked.expectNoErrors();
    await expect.poll(() => relay.sent.length).toBe(1);
    expect(relay.sent.map(({ to }) => to)).toEqual([person.email]);
  });

  it('another company’s invitations take turns with them', async () => {
    const other = await startSender();
    await add(other, 3);
    const countOf = ({ email }: { email: string }) => relay.sent.filter(({ to }) => to === email).length;
    while (countOf(other) < 3) {
      await expect.poll(() => relay.countWaiting()).toBeGreaterThan(0);
      relay.letOnePass();
      await expect.poll(() => relay.countWaiting()).toBeGreaterThan(0);
      expect(countOf(backlog)).toBeLessThanOrEqual(TAKEN_BEFORE + 3);
    }
  });
});
