import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { noopJobs } from '../../src/admin/noop-jobs.ts';
import { runTask } from '../../src/modules/account-jobs/run-task.ts';
import { listDueTasks } from '../../src/modules/account-task/task-store.ts';
import { addBranch, addPerson, newAddress, type Person, stranger, verifyOffline } from '../_people.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';
import { createGatedMailer } from './_mail-kit.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const begin = new Date('2030-06-01T00:00:00Z').getTime();

interface Result {
  __typename: string;
  errorCode?: string;
  employee?: { id: string };
}

const relay = createGatedMailer();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    config: { rateLimitFactor: 1 },
    overrides: { jobs: noopJobs, mailer: relay.mailer },
  });
  verifyOffline(api);
});
afterAll(() => api?.close());
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: begin }));
afterEach(() => vi.useRealTimers());

const fields = '__typename ... on InviteSuccess { employee { id } } ... on EmployeeError { errorCode }';

async function invite(admin: Person, branchId: string, email: string): Promise<Result> {
  const response = await api
    .withToken(admin.idToken)
    .query<{ inviteEmployee: Result }>(
      `mutation ($input: InviteEmployeeInput!) { inviteEmployee(input: $input) { ${fields} } }`,
      { input: { branchId, email, name: '被害 者' } },
    );
  return response.expectNoErrors().inviteEmployee;
}

async function resend(admin: Person, employeeId = ''): Promise<Result> {
  const response = await api
    .withToken(admin.idToken)
    .query<{ resendInvitation: Result }>(
      `mutation ($employeeId: ID!) { resendInvitation(employeeId: $employeeId) { ${fields} } }`,
      { employeeId },
    );
  return response.expectNoErrors().resendInvitation;
}

const withdraw = async (admin: Person, employeeId = '') =>
  (
    await api
      .withToken(admin.idToken)
      .query('mutation ($id: ID!) { deleteEmployee(id: $id) { __typename } }', { id: employeeId })
  ).expectNoErrors();

async function startBranch(): Promise<{ branch: string; admin: Person }> {
  const branch = await addBranch(api);
  return { branch, admin: await addPerson(api, { branch, role: 'COMPANY_ADMIN' }) };
}

/** Does all that is due now, and what comes of it. */
async function deliver(): Promise<void> {
  const due = await listDueTasks(api.app.db, api.app.clock());
  for (const id of due) await runTask(api.app, id);
  if (due.length > 0) await deliver();
}

const countFor = (address: string) => relay.sent.filter(({ to }) => to === address).length;

describe('an administrator who writes to people without end', () => {
  it('reaches nobody more than three times and two hundred people in a day', {
    timeout: 240_000,
  }, async () => {
    const { branch, admin } = await startBranch();
    const [resent, again] = [newAddress('resent'), newAddress('again')];
    const strangers = Array.from({ length: 216 }, (_, index) => newAddress(`stranger-${index}`));
    const codes = new Map<string, number>();
    const noted = ({ errorCode = 'sent' }: Result) => codes.set(errorCode, (codes.get(errorCode) ?? 0) + 1);
    const first = await invite(admin, branch, resent);
    // Every hour all that there is to do, to nine new strangers too.
    for (let hour = 0; hour < 24; hour++) {
      vi.setSystemTime(begin + hour * HOUR_MS);
      noted(await resend(admin, first.employee?.id));
      const { employee } = await invite(admin, branch, again);
      for (const stranger of strangers.slice(hour * 9, hour * 9 + 9)) {
        noted(await invite(admin, branch, stranger));
      }
      await deliver();
      if (employee) await withdraw(admin, employee.id);
    }
    expect(countFor(resent)).toBe(3);
    expect(countFor(again)).toBe(3);
    expect(relay.sent).toHaveLength(200);
    expect([...codes.keys()].sort()).toEqual(['MAILED_RECENTLY', 'MAILS_USED_UP', 'sent']);

    vi.setSystemTime(begin + 25 * HOUR_MS);
    expect((await resend(admin, first.employee?.id)).__typename).toBe('InviteSuccess');
    expect((await invite(admin, branch, newAddress())).__typename).toBe('InviteSuccess');
  });

  it('loses nothing by a refusal: who waits keeps the link, who was not invited is not there', async () => {
    const { branch, admin } = await startBranch();
    const email = newAddress();
    const { employee } = await invite(admin, branch, email);
    const readRows = () =>
      api.app.db
        .selectFrom('invitations')
        .select(['user_id', 'code_hash'])
        .where('user_id', '=', employee?.id ?? '')
        .execute();
    const before = await readRows();
    expect(before).toHaveLength(1);
    expect(await resend(admin, employee?.id)).toEqual({
      __typename: 'EmployeeError',
      errorCode: 'MAILED_RECENTLY',
    });
    expect(await readRows()).toEqual(before);

    await withdraw(admin, employee?.id);
    expect(await invite(admin, branch, email)).toMatchObject({ errorCode: 'MAILED_RECENTLY' });
    const people = await api.app.db.selectFrom('users').select('status').where('email', '=', email).execute();
    expect(people).toEqual([{ status: 'DELETED' }]);
    // A refusal uses up nothing: after the pause two more are left.
    for (const minutes of [5, 10]) {
      vi.setSystemTime(begin + minutes * MINUTE_MS - 1_000);
      expect(await invite(admin, branch, email)).toMatchObject({ errorCode: 'MAILED_RECENTLY' });
      vi.setSystemTime(begin + minutes * MINUTE_MS);
      const again = await invite(admin, branch, email);
      expect(again.__typename).toBe('InviteSuccess');
      await withdraw(admin, again.employee?.id);
    }
    vi.setSystemTime(begin + 15 * MINUTE_MS);
    expect(await invite(admin, branch, email)).toMatchObject({ errorCode: 'MAILED_RECENTLY' });
  });

  it('keeps no colleague of another branch from inviting the same person', async () => {
    const [angry, other] = [await startBranch(), await startBranch()];
    const email = newAddress();
    expect((await invite(angry.admin, angry.branch, email)).__typename).toBe('InviteSuccess');
    expect((await invite(other.admin, other.branch, email)).__typename).toBe('InviteSuccess');
  });

  it('leaves no address in the counts', async () => {
    const { branch, admin } = await startBranch();
    const email = newAddress('secret');
    await invite(admin, branch, email);
    const keys = await api.app.db
      .selectFrom('call_counts')
      .select('key')
      .where('key', 'like', 'mail:%')
      .execute();
    expect(keys.length).toBeGreaterThan(0);
    expect(JSON.stringify(keys)).not.toContain('@');
  });
});

it('an agency that adds people under one address again and again reaches it three times', async () => {
  const agent = api.as('agent@mirai.example');
  const email = newAddress('new-colleague');
  const results: (string | undefined)[] = [];
  for (let minutes = 0; minutes <= 25; minutes += 5) {
    vi.setSystemTime(begin + minutes * MINUTE_MS);
    const response = await agent.query<{
      createAgencyOperator: { errorCode?: string; user?: { id: string } };
    }>(
      `mutation ($input: CreateAgencyOperatorInput!) { createAgencyOperator(input: $input) {
        ... on CreateAgencyOperatorSuccess { user: agencyUser { id } } ... on AccountError { errorCode }
      } }`,
      { input: { agencyId: 'demo-agency-mirai', email, name: '新任 係' } },
    );
    const { errorCode, user } = response.expectNoErrors().createAgencyOperator;
    results.push(errorCode);
    if (!user) continue;
    await deliver();
    await api.app.db.updateTable('users').set({ status: 'DELETED' }).where('id', '=', user.id).execute();
  }
  expect(results).toEqual([
    undefined,
    undefined,
    undefined,
    'MAILED_RECENTLY',
    'MAILED_RECENTLY',
    'MAILED_RECENTLY',
  ]);
  expect(countFor(email)).toBe(3);
});

it('links to set a password stop at two a minute and ten an hour, from any network, and nobody learns of it', async () => {
  const email = 'admin@aozora.example';
  const { identity } = api.app;
  const asked: string[] = [];
  identity.sendPasswordReset = async (address) => void asked.push(address);
  const askFiveTimes = async () => {
    for (let request = 0; request < 5; request++) {
      const response = await stranger(api).query<{ resetPassword: boolean }>(
        'mutation ($email: String!) { resetPassword(email: $email) }',
        { email },
      );
      expect(response.expectNoErrors().resetPassword).toBe(true);
    }
  };
  const sent: number[] = [];
  for (let minute = 0; minute < 7; minute++) {
    vi.setSystemTime(begin + minute * 61_000);
    await askFiveTimes();
    sent.push(asked.length);
  }
  expect(sent).toEqual([2, 4, 6, 8, 10, 10, 10]);
});
