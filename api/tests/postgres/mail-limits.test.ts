import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { noopJobs } from '../../src/admin/noop-jobs.ts';
import type { AppContext } from '../../src/context.ts';
import { deleteEndedCounts } from '../../src/limits/count-store.ts';
import { inviteEmployee } from '../../src/modules/employee/invitation-service.ts';
import type { Viewer } from '../../src/modules/viewer/viewer.ts';
import { copyDatabase } from '../_database.ts';
import { addBranch, addPerson, newAddress } from '../_people.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';

interface Administrator {
  branchId: string;
  viewer: Viewer;
}

const apis: TestApi[] = [];
let administrators: Administrator[];
beforeAll(async () => {
  const database = await copyDatabase(inject('world').database);
  for (let process = 0; process < 2; process++) {
    apis.push(
      await startTestApi({ database, config: { rateLimitFactor: 1 }, overrides: { jobs: noopJobs } }),
    );
  }
  const [api] = apis as [TestApi];
  administrators = await Promise.all(
    Array.from({ length: 14 }, async () => {
      const branchId = await addBranch(api);
      const { id: userId } = await addPerson(api, { branch: branchId, role: 'COMPANY_ADMIN' });
      const permissions = new Set(['MANAGE_EMPLOYEES']);
      return { branchId, viewer: { userId, branchId, permissions } as unknown as Viewer };
    }),
  );
});
afterAll(async () => {
  for (const api of apis) await api.close();
});

const appOf = (index: number): AppContext => (apis[index % 2] as TestApi).app;
const invite = async (index: number, email: string): Promise<string> => {
  const { branchId, viewer } = administrators[index % administrators.length] as Administrator;
  const outcome = await inviteEmployee(appOf(index), viewer, { branchId, email, name: '新人 太郎' });
  return outcome.kind === 'failed' ? outcome.code : outcome.kind;
};
const countMailsTo = async (email: string) =>
  (
    await appOf(0)
      .db.selectFrom('account_tasks')
      .innerJoin('users', 'users.id', 'account_tasks.subject_id')
      .select('account_tasks.id')
      .where('users.email', '=', email)
      .execute()
  ).length;

describe('limits of mails', () => {
  it('hold for the administrators of many branches who write to one person at the same moment', async () => {
    const email = newAddress('popular');
    const outcomes = await Promise.all(administrators.map((_, index) => invite(index, email)));
    expect(outcomes.filter((outcome) => outcome === 'invited')).toHaveLength(10);
    expect(outcomes.filter((outcome) => outcome === 'MAILED_RECENTLY')).toHaveLength(4);
    expect(await countMailsTo(email)).toBe(10);
  });

  it('hold for one mailbox under as many addresses as a tag makes of it', async () => {
    const tagged = (index: number) => newAddress('tagged').replace(/^[^@]+/, `one-mailbox+${index}`);
    const outcomes = await Promise.all(administrators.map((_, index) => invite(index, tagged(index))));
    expect(outcomes.filter((outcome) => outcome === 'invited')).toHaveLength(10);
  });

  it('let nobody wait for another one in a circle', async () => {
    const emails = Array.from({ length: 6 }, () => newAddress('crossed'));
    const calls = emails.flatMap((email, offset) =>
      Array.from({ length: 6 }, (_, index) => ({ index, email: emails[(offset + index) % 6] ?? email })),
    );
    const sweeps = Array.from({ length: 10 }, (_, index) => deleteEndedCounts(appOf(index).db));
    const [outcomes] = await Promise.all([
      Promise.all(calls.map(({ index, email }) => invite(index, email))),
      Promise.all(sweeps),
    ]);
    expect(outcomes).toEqual(calls.map(() => 'invited'));
  });

  it('count nothing for a mail that is rolled back', async () => {
    const email = newAddress('undone');
    const { db } = appOf(0);
    await db.deleteFrom('call_counts').where('key', 'like', 'mail:%').execute();
    const taken = await addPerson(apis[0] as TestApi, { branch: administrators[0]?.branchId ?? '' });
    expect(await invite(0, taken.email)).toBe('EMAIL_ALREADY_USED');
    expect(await invite(0, email)).toBe('invited');
    expect(await invite(0, email)).toBe('ALREADY_INVITED');
    const counts = await db
      .selectFrom('call_counts')
      .select('points')
      .where('key', 'like', 'mail:%')
      .execute();
    expect(counts.map(({ points }) => points)).toEqual([1, 1, 1, 1]);
  });
});
