import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runTask } from '../../src/modules/account-jobs/run-task.ts';
import { hashSecretCode } from '../../src/lib/secret-code.ts';
import { linkIn, mailsTo, waitForMail } from '../_mailbox.ts';
import { addBranch, addPerson, newAddress, nextSecond, signInAs, signUp } from '../_people.ts';
import {
  api,
  branch,
  admin,
  startInviting,
  invite,
  resend,
  expire,
  readInvitation,
  remove,
  myself,
  invited,
  codeIn,
  readStatus,
} from './_invitations.ts';

beforeAll(startInviting);
afterAll(() => api?.close());

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

  it('is not taken up with an account that somebody may share who made it first', async () => {
    const { email, code } = await invited('squatted');
    const squatter = await signUp(email);
    // Made and reset within one second looks like made at once.
    for (let second = 0; second < 2; second++) await nextSecond();
    const reset = 'chosen-after-a-reset';
    await api.app.identity.setPassword(squatter.uid, reset);
    expect(await remove(code, api.withToken(await signInAs(email, reset)))).toBe(false);
    // With it go the links that were asked for in its name, such as one to another address.
    expect(await api.app.identity.readAccount(squatter.uid)).toBeNull();
    const own = await signUp(email);
    expect(await remove(code, api.withToken(own.idToken))).toBe(true);
    expect(await myself(own.idToken)).toMatchObject({ email, status: 'ACTIVE' });
  });

  it('is taken up by a former user with the account of then, whose password was reset since', async () => {
    const first = await invited('back-again');
    const { uid, idToken } = await signUp(first.email);
    expect(await remove(first.code, api.withToken(idToken))).toBe(true);
    await api.app.db.updateTable('users').set({ status: 'DELETED' }).where('id', '=', first.id).execute();
    await invite({ email: first.email });
    const mail = await waitForMail(first.email, 2);
    await nextSecond();
    const reset = 'chosen-after-a-reset';
    await api.app.identity.setPassword(uid, reset);
    expect(await remove(codeIn(mail), api.withToken(await signInAs(first.email, reset)))).toBe(true);
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
    await expire(id);
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
      await expect.poll(() => tries.length).toBe(1);
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
