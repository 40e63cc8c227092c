import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/db/new-id.ts';
import { inviteIntoBranch } from '../../src/modules/employee/branch-people.ts';
import { linkIn, waitForMail } from '../_mailbox.ts';
import { addBranch, addPerson, newAddress, signUp, stranger } from '../_people.ts';
import {
  api,
  branch,
  admin,
  startInviting,
  invite,
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

describe('an address that two branches invite', () => {
  /** Invited here and by another company; the codes in the order of the mails. */
  async function invitedTwice() {
    const other = await addBranch(api);
    const itsAdmin = await addPerson(api, { branch: other, role: 'COMPANY_ADMIN' });
    const email = newAddress('twice');
    const squatter = await invite({ branchId: other, email }, api.withToken(itsAdmin.idToken));
    const theirs = codeIn(await waitForMail(email));
    const own = await invite({ email });
    return {
      email,
      theirs: { id: squatter.employee?.id ?? '', code: theirs },
      own: { id: own.employee?.id ?? '', code: codeIn(await waitForMail(email, 2)) },
    };
  }

  it('joins the branch whose invitation it accepts first, and no other one', async () => {
    const { email, own, theirs } = await invitedTwice();
    const { idToken } = await signUp(email);
    expect(await remove(own.code, api.withToken(idToken))).toBe(true);
    expect(await myself(idToken)).toMatchObject({ email, companyBranch: { id: branch } });
    expect(await remove(theirs.code, api.withToken(idToken))).toBe(false);
    // The inviting person sees somebody who has not accepted, whatever the reason is.
    expect(await readStatus(theirs.id)).toBe('INVITED');
  });

  it('joins one of them when it accepts both at the same time', async () => {
    const { email, own, theirs } = await invitedTwice();
    const client = api.withToken((await signUp(email)).idToken);
    const accepted = await Promise.all([remove(own.code, client), remove(theirs.code, client)]);
    expect(accepted.filter(Boolean)).toHaveLength(1);
    const statuses = [await readStatus(own.id), await readStatus(theirs.id)];
    expect(statuses.sort()).toEqual(['ACTIVE', 'INVITED']);
  });

  it('is not kept from the own branch by an invitation that an earlier release wrote', async () => {
    const { email, own, theirs } = await invitedTwice();
    await api.app.db.updateTable('users').set({ shares_email: false }).where('id', '=', theirs.id).execute();
    expect(await remove(own.code, api.withToken((await signUp(email)).idToken))).toBe(true);
  });

  it('is not given by an earlier release to anybody while somebody uses it', async () => {
    const { email } = await addPerson(api, { branch });
    const added = await api.app.db
      .insertInto('users')
      .values({ id: newId(), email, name: 'x', role: 'OPERATOR', status: 'INVITED' })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    expect(added).toBeUndefined();
  });

  it('gets its codes for a new password as before', async () => {
    const { email, own } = await invitedTwice();
    expect(await remove(own.code, api.withToken((await signUp(email)).idToken))).toBe(true);
    const ask = 'mutation($email: String!) { createPasswordResetCode(input: { email: $email }) { code } }';
    (await stranger(api).query(ask, { email })).expectNoErrors();
    expect((await waitForMail(email, 3)).subject).toContain('パスワード再設定の確認コード');
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
  it('tells a colleague from somebody who waits here', async () => {
    const { email } = await invited();
    const colleague = await addPerson(api, { branch });
    expect((await invite({ email: ` ${email.toUpperCase()} ` })).errorCode).toBe('ALREADY_INVITED');
    expect((await invite({ email: colleague.email.toUpperCase() })).errorCode).toBe('EMAIL_ALREADY_USED');
  });

  it('never tells who is a customer: addresses that belong elsewhere are answered like free ones', async () => {
    const other = await addBranch(api);
    const itsAdmin = await addPerson(api, { branch: other, role: 'COMPANY_ADMIN' });
    const member = await addPerson(api, { branch: other });
    const agent = await addPerson(api, { agency: 'demo-agency-mirai' });
    const anOperator = await addPerson(api, { operator: true });
    const waiting = newAddress('waiting');
    await invite({ branchId: other, email: waiting }, api.withToken(itsAdmin.idToken));
    for (const email of [newAddress('free'), waiting, member.email, agent.email, anOperator.email]) {
      const { __typename, employee } = await invite({ email });
      expect({ __typename, ...employee, id: '' }).toEqual({
        __typename: 'InviteSuccess',
        id: '',
        status: 'INVITED',
        role: 'EMPLOYEE',
        email,
        name: '新人 太郎',
      });
      expect(linkIn(await waitForMail(email, email === waiting ? 2 : 1), '/sign-up')).toBeTruthy();
    }
  });

  it('tells an operator that somebody uses the address', async () => {
    const [here, elsewhere] = [await addBranch(api), await addBranch(api)];
    const { email } = await addPerson(api, { branch: elsewhere });
    const person = { branchId: here, email, name: '新人', role: 'EMPLOYEE', invitedBy: admin.id } as const;
    expect(await inviteIntoBranch(api.app, person)).toEqual({ kind: 'failed', code: 'EMAIL_ALREADY_USED' });
  });

  it('again is possible once the code has expired, under another name too', async () => {
    const { email, id, code } = await invited();
    await expire(id);
    const again = await invite({ email, name: '新人 次郎' });
    expect(again).toMatchObject({ __typename: 'InviteSuccess', employee: { id, name: '新人 次郎' } });
    expect(await readInvitation(code)).toBeNull();
    expect(await readInvitation(codeIn(await waitForMail(email, 2)))).toMatchObject({ name: '新人 次郎' });
    expect((await invite({ email })).errorCode).toBe('ALREADY_INVITED');
  });

  it.each(['至急 https://evil.example/ へ', '賞金 www.evil', '当選 evil.com'])(
    'greets nobody by a link: %j',
    async (name) => {
      expect(await invite({ email: newAddress(), name })).toEqual({
        __typename: 'EmployeeError',
        errorCode: 'NAME_CONTAINS_LINK',
      });
    },
  );

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
      .query(`mutation($input: InviteEmployeeInput!) { inviteEmployee(input: $input) { __typename } }`, {
        input: { branchId: 'demo-branch-sakura-tokyo', email: newAddress(), name: 'x' },
      });
    expect(response.errorCodes).toEqual(['FORBIDDEN']);
  });
});
