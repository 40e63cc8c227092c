import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runTask } from '../../src/modules/account-jobs/run-task.ts';
import { hashSecretCode } from '../../src/lib/secret-code.ts';
import { linkIn, mailsTo, waitForMail } from '../_mailbox.ts';
import { addBranch, addPerson, newAddress, nextSecond, type Person, signInAs, signUp } from '../_people.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';
import type { TestClient } from '../_client.ts';

interface Result {
  __typename: string;
  errorCode?: string;
  employee?: { id: string; status: string; role: string; email: string; name: string };
}

let api: TestApi;
let branch: string;
let admin: Person;
beforeAll(async () => {
  api = await startTestApi();
  branch = await addBranch(api, { agency_id: 'demo-agency-mirai', name: '札幌支店' });
  admin = await addPerson(api, { branch, role: 'COMPANY_ADMIN' }, '招待 する子');
});
afterAll(() => api?.close());

const fields =
  '__typename ... on InviteSuccess { employee { id status role email name } } ... on EmployeeError { errorCode }';

async function invite(input: Record<string, unknown>, client?: TestClient): Promise<Result> {
  const response = await (client ?? api.withToken(admin.idToken)).query<{ inviteEmployee: Result }>(
    `mutation($input: InviteEmployeeInput!) { inviteEmployee(input: $input) { ${fields} } }`,
    { input: { branchId: branch, name: '新人 太郎', ...input } },
  );
  return response.expectNoErrors().inviteEmployee;
}

async function resend(employeeId: string, client?: TestClient): Promise<Result> {
  const response = await (client ?? api.withToken(admin.idToken)).query<{ resendInvitation: Result }>(
    `mutation($employeeId: ID!) { resendInvitation(employeeId: $employeeId) { ${fields} } }`,
    { employeeId },
  );
  return response.expectNoErrors().resendInvitation;
}

async function readInvitation(code: string) {
  const response = await api.anonymous().query<{ invitation: Record<string, unknown> | null }>(
    `query($code: String!) {
      invitation(code: $code) { email name companyName branchName expiresAt agency { name licenseNumber } }
    }`,
    { code },
  );
  return response.expectNoErrors().invitation;
}

async function remove(code: string, client: TestClient): Promise<boolean> {
  const response = await client.query<{ removeInvitationCode: boolean }>(
    'mutation($code: String!) { removeInvitationCode(code: $code) }',
    { code },
  );
  return response.expectNoErrors().removeInvitationCode;
}

async function myself(token: string) {
  const response = await api
    .withToken(token)
    .query<{ myself: object | null }>('{ myself { email name role status companyBranch { id } } }');
  return response.expectNoErrors().myself;
}

/** Invites somebody and returns the code that the mail carries. */
async function invited(name = 'invited') {
  const email = newAddress(name);
  const { employee } = await invite({ email });
  const mail = await waitForMail(email);
  return { email, id: employee?.id ?? '', mail, code: codeIn(mail) };
}
const codeIn = (mail: Parameters<typeof linkIn>[0]) =>
  linkIn(mail, '/sign-up').searchParams.get('code') ?? '';

/** Does the task of a person now instead of after its delay; its failure is what the caller looks at. */
async function retryTask(subjectId: string): Promise<void> {
  const { id } = await api.app.db
    .updateTable('account_tasks')
    .set({ next_try_at: new Date() })
    .where('subject_id', '=', subjectId)
    .returning('id')
    .executeTakeFirstOrThrow();
  await runTask(api.app, id).catch(() => {});
}

const readStatus = async (id: string) =>
  (await api.app.db.selectFrom('users').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;

describe('an invitation', () => {
  it('is mailed with a link on the agency’s own site and shown to anyone who holds the code', async () => {
    const { email, mail, code } = await invited();
    const link = linkIn(mail, '/sign-up');
    expect(link.origin).toBe('http://mirai.localhost:8080');
    expect(mail.subject).toContain('みらいトラベル');
    expect(mail.text).toContain('招待 する子');
    expect(await readInvitation(code)).toMatchObject({
      email,
      name: '新人 太郎',
      branchName: '札幌支店',
      agency: { name: 'みらいトラベル', licenseNumber: '大阪府知事登録旅行業第2-0000号' },
    });
  });

  it('has a code of at least 128 bits that the database does not hold', async () => {
    const { id, code } = await invited();
    expect(Buffer.from(code, 'base64url').length).toBeGreaterThanOrEqual(16);
    const row = await api.app.db
      .selectFrom('invitations')
      .selectAll()
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.code_hash).toBe(hashSecretCode(code));
    expect(row.expires_at.getTime() - row.created_at.getTime()).toBe(7 * 86_400_000);
    const tasks = await api.app.db.selectFrom('account_tasks').selectAll().execute();
    const everything = JSON.stringify([row, tasks]);
    expect(everything).not.toContain(code);
    await expect
      .poll(async () => {
        const task = await api.app.db
          .selectFrom('account_tasks')
          .select(['sealed', 'done_at'])
          .where('subject_id', '=', id)
          .executeTakeFirst();
        return task?.done_at != null && task.sealed === null;
      })
      .toBe(true);
  });

  // spec: 3.employee, 7.inviteEmployee
  it('puts the person into the list of employees as invited, without any right yet', async () => {
    const { email, id } = await invited();
    const list = await api
      .withToken(admin.idToken)
      .query<{ employees: { nodes: { id: string; status: string; email: string }[] } }>(
        '{ employees { nodes { id status email } } }',
      );
    expect(list.expectNoErrors().employees.nodes).toContainEqual({ id, status: 'INVITED', email });
    const { idToken } = await signUp(email);
    expect(await myself(idToken)).toBeNull();
    const trips = await api.withToken(idToken).query('{ branchTravels { totalCount } }');
    expect(trips.errorCodes).toEqual(['UNAUTHENTICATED']);
  });

  // spec: 6.invite-delete, 7.removeInvitationCode
  it('makes the invited person an active employee once, in whatever case the address is typed', async () => {
    const { email, id, code } = await invited();
    const { idToken } = await signUp(email.toUpperCase());
    expect(await remove(code, api.withToken(idToken))).toBe(true);
    expect(await myself(idToken)).toEqual({
      email,
      name: '新人 太郎',
      role: 'EMPLOYEE',
      status: 'ACTIVE',
      companyBranch: { id: branch },
    });
    expect(await readStatus(id)).toBe('ACTIVE');
    expect(await remove(code, api.withToken(idToken))).toBe(false);
    expect(await readInvitation(code)).toBeNull();
  });

  it('is taken up once when two tabs send the code at the same time', async () => {
    const { email, code } = await invited();
    const { idToken } = await signUp(email);
    const answers = await Promise.all(Array.from({ length: 6 }, () => remove(code, api.withToken(idToken))));
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  it('is worth nothing under another address, to another employee, or to nobody', async () => {
    const { id, code } = await invited();
    const stranger = await signUp(newAddress('stranger'));
    expect(await remove(code, api.withToken(stranger.idToken))).toBe(false);
    expect(await remove(code, api.as('employee@sakura.example'))).toBe(false);
    expect(await remove(code, api.as('admin@aozora.example'))).toBe(false);
    expect(await remove(code, api.anonymous())).toBe(false);
    expect(await remove('no-such-code', api.withToken(admin.idToken))).toBe(false);
    expect(await readStatus(id)).toBe('INVITED');
    expect(await readInvitation(code)).not.toBeNull();
  });

  it('ends the sessions that somebody opened under the address before it was taken up', async () => {
    const { email, code } = await invited();
    const early = await signUp(email);
    await nextSecond();
    expect(await remove(code, api.withToken(await signInAs(email)))).toBe(true);
    expect(await myself(early.idToken)).toBeNull();
  });

  it('is withdrawn by the branch’s administrator', async () => {
    const { email, id, code } = await invited();
    expect(await remove(code, api.withToken(admin.idToken))).toBe(true);
    expect(await readStatus(id)).toBe('DELETED');
    expect(await readInvitation(code)).toBeNull();
    const { idToken } = await signUp(email);
    expect(await remove(code, api.withToken(idToken))).toBe(false);
    expect(await invite({ email })).toMatchObject({ __typename: 'InviteSuccess' });
  });

  it('expires after seven days', async () => {
    const { email, id, code } = await invited();
    await api.app.db
      .updateTable('invitations')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('user_id', '=', id)
      .execute();
    expect(await readInvitation(code)).toBeNull();
    const { idToken } = await signUp(email);
    expect(await remove(code, api.withToken(idToken))).toBe(false);
    expect(await readStatus(id)).toBe('INVITED');
  });

  it('is worth nothing once the branch is closed', async () => {
    const closing = await addBranch(api);
    const itsAdmin = await addPerson(api, { branch: closing, role: 'COMPANY_ADMIN' });
    const email = newAddress();
    await invite({ branchId: closing, email }, api.withToken(itsAdmin.idToken));
    const code = codeIn(await waitForMail(email));
    await api.app.db.updateTable('branches').set({ status: 'CLOSED' }).where('id', '=', closing).execute();
    expect(await readInvitation(code)).toBeNull();
    const { idToken } = await signUp(email);
    expect(await remove(code, api.withToken(idToken))).toBe(false);
  });

  it('sent again has a new code, and the old one dies', async () => {
    const { email, id, code, mail } = await invited();
    expect(await resend(id)).toMatchObject({ __typename: 'InviteSuccess', employee: { id } });
    const second = await waitForMail(email, 2);
    expect(codeIn(second)).not.toBe(code);
    expect(second.messageId).not.toBe(mail.messageId);
    expect(await readInvitation(code)).toBeNull();
    expect(await readInvitation(codeIn(second))).toMatchObject({ email });
  });

  it('cannot be sent again to one who is not waiting, or to another branch’s: the same answer', async () => {
    const aozora = api.as('admin@aozora.example');
    const { id } = await invited();
    const missing = await resend('missing');
    expect(missing).toEqual({ __typename: 'EmployeeError', errorCode: 'EMPLOYEE_NOT_FOUND' });
    expect(await resend(id, aozora)).toEqual(missing);
    expect(await resend(admin.id)).toEqual(missing);
  });

  it('is sent after the mail relay was down, under the Message-ID of the first try', async () => {
    const tries: (string | undefined)[] = [];
    const email = newAddress('outage');
    const { mailer } = api.app;
    const { send } = mailer;
    mailer.send = async (mail) => {
      if (mail.to !== email) return send(mail);
      const number = tries.push(mail.messageId);
      // The relay took the mail, but its answer was lost: the worst case.
      if (number === 1) await send(mail);
      if (number < 3) throw new Error('relay down');
      return send(mail);
    };
    try {
      const { employee } = await invite({ email });
      await expect.poll(() => tries.length, { timeout: 20_000 }).toBe(1);
      await retryTask(employee?.id ?? '');
      expect(tries).toHaveLength(2);
      await retryTask(employee?.id ?? '');
      const mail = await waitForMail(email, 2);
      expect(new Set(tries).size).toBe(1);
      expect((await mailsTo(email)).map(({ messageId }) => messageId)).toEqual([tries[0], tries[0]]);
      expect(await readInvitation(codeIn(mail))).toMatchObject({ email });
    } finally {
      mailer.send = send;
    }
  });
});

describe('inviting', () => {
  // spec: 8.inviteEmployee
  it.each([
    ['no address', { email: 'nobody' }, 'INVALID_EMAIL'],
    ['an address with a line break', { email: 'a@b.example\r\nBcc: c@d.example' }, 'INVALID_EMAIL'],
    ['an address that is too long', { email: `${'a'.repeat(250)}@x.example` }, 'INVALID_EMAIL'],
    ['no name', { email: 'a@people.example', name: '  ' }, 'INVALID_NAME'],
    ['a name with control characters', { email: 'a@people.example', name: 'a\u0000b' }, 'INVALID_NAME'],
    ['a second administrator', { email: 'a@people.example', role: 'COMPANY_ADMIN' }, 'FORBIDDEN'],
    ['another branch', { email: 'a@people.example', branchId: 'demo-branch-aozora' }, 'FORBIDDEN'],
    ['a branch that does not exist', { email: 'a@people.example', branchId: 'missing' }, 'FORBIDDEN'],
  ])('refuses %s', async (_name, input, errorCode) => {
    expect(await invite(input)).toEqual({ __typename: 'EmployeeError', errorCode });
  });

  // spec: 8.inviteEmployee
  it('tells an address of another user from one that waits here', async () => {
    const { email } = await invited();
    expect((await invite({ email: ` ${email.toUpperCase()} ` })).errorCode).toBe('ALREADY_INVITED');
    expect((await invite({ email: 'Employee@Sakura.example' })).errorCode).toBe('EMAIL_ALREADY_USED');
    const elsewhere = await invite({ email, branchId: 'demo-branch-aozora' }, api.as('admin@aozora.example'));
    expect(elsewhere.errorCode).toBe('EMAIL_ALREADY_USED');
  });

  it('invites one address once however often it is asked at the same time', async () => {
    const email = newAddress('parallel');
    const results = await Promise.all(Array.from({ length: 6 }, () => invite({ email })));
    expect(results.filter((result) => result.__typename === 'InviteSuccess')).toHaveLength(1);
    expect(results.filter((result) => result.errorCode === 'ALREADY_INVITED')).toHaveLength(5);
    await waitForMail(email);
  });

  it('is for administrators', async () => {
    const response = await api
      .as('employee@sakura.example')
      .query(`mutation($input: InviteEmployeeInput!) { inviteEmployee(input: $input) { ${fields} } }`, {
        input: { branchId: 'demo-branch-sakura-tokyo', email: newAddress(), name: 'x' },
      });
    expect(response.errorCodes).toEqual(['FORBIDDEN']);
  });
});
