import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/db/new-id.ts';
import { ProviderUnavailableError } from '../../src/lib/errors.ts';
import { runTask } from '../../src/modules/account-jobs/run-task.ts';
import { linkIn, mailsTo, waitForMail } from '../_mailbox.ts';
import {
  addBranch,
  addPerson,
  callIdentity,
  newAddress,
  nextSecond,
  signInAs,
  signUp,
  verifyOffline,
} from '../_people.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';

const operator = 'operator@yado.example';
const agent = 'agent@mirai.example';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  verifyOffline(api);
});
afterAll(() => api?.close());

describe('new people of the desks', () => {
  type Result = { __typename: string; errorCode?: string; user?: { id: string; email: string } };

  async function createOperator(input: object, email = operator): Promise<Result> {
    const response = await api.as(email).query<{ createOperator: Result }>(
      `mutation($input: CreateOperatorInput!) { createOperator(input: $input) {
        __typename ... on CreateOperatorSuccess { user: operatorUser { id email } } ... on AccountError { errorCode }
      } }`,
      { input: { name: '新任 係', ...input } },
    );
    return response.expectNoErrors().createOperator;
  }

  async function createAgencyOperator(input: object, email = operator): Promise<Result> {
    const response = await api.as(email).query<{ createAgencyOperator: Result }>(
      `mutation($input: CreateAgencyOperatorInput!) { createAgencyOperator(input: $input) {
        __typename ... on CreateAgencyOperatorSuccess { user: agencyUser { id email } } ... on AccountError { errorCode }
      } }`,
      { input: { agencyId: 'demo-agency-mirai', name: '新任 係', ...input } },
    );
    return response.expectNoErrors().createAgencyOperator;
  }

  /** Chooses the first password with the mailed link, as the action page does, and signs in with it. */
  async function choosePassword(email: string): Promise<string> {
    const oobCode = linkIn(await waitForMail(email), '/action').searchParams.get('oobCode');
    await callIdentity(':resetPassword', { oobCode, newPassword: 'chosen-by-myself' });
    await nextSecond();
    return signInAs(email, 'chosen-by-myself');
  }

  async function readRole(token: string) {
    const response = await api
      .withToken(token)
      .query<{ myself: object | null }>('{ myself { role agency { id } } }');
    return response.expectNoErrors().myself;
  }

  // spec: 3.desk-users, 7.create-operator
  it('an operator chooses the first password by mail and is one then', async () => {
    const email = newAddress('operator');
    const { user } = await createOperator({ email: email.toUpperCase() });
    expect(user?.email).toBe(email);
    expect(await readRole(await choosePassword(email))).toEqual({ role: 'OPERATOR', agency: null });
    expect(linkIn(await waitForMail(email), '/action').origin).toBe('http://localhost:8080');
  });

  // spec: 3.desk-users, 7.create-agency-operator
  it('an agency user gets the agency’s own links, made by an operator or a colleague', async () => {
    for (const by of [operator, agent]) {
      const email = newAddress('agent');
      await createAgencyOperator({ email }, by);
      const mail = await waitForMail(email);
      expect(linkIn(mail, '/action').origin).toBe('http://mirai.localhost:8080');
      expect(mail.subject).toContain('みらいトラベル');
      expect(await readRole(await choosePassword(email))).toEqual({
        role: 'AGENCY',
        agency: { id: 'demo-agency-mirai' },
      });
    }
  });

  it('keep out a person who had made an account under the address before', async () => {
    const email = newAddress('squatted');
    const squatter = await signUp(email);
    await nextSecond();
    await createOperator({ email });
    const token = await choosePassword(email);
    expect(await readRole(token)).toEqual({ role: 'OPERATOR', agency: null });
    expect(await readRole(squatter.idToken)).toBeNull();
    // No link that was asked for in its name leads anywhere.
    expect(await api.app.identity.readAccount(squatter.uid)).toBeNull();
    await expect(signInAs(email)).rejects.toThrow('INVALID_LOGIN_CREDENTIALS');
  });

  it('are made after the identity service was down', async () => {
    const email = newAddress('outage');
    const { identity } = api.app;
    const { claimAccount } = identity;
    let tries = 0;
    identity.claimAccount = async () => {
      tries++;
      throw new ProviderUnavailableError('identity');
    };
    let id = '';
    try {
      id = (await createOperator({ email })).user?.id ?? '';
      await expect.poll(() => tries).toBe(1);
    } finally {
      identity.claimAccount = claimAccount;
    }
    const task = await api.app.db
      .updateTable('account_tasks')
      .set({ next_try_at: new Date() })
      .where('subject_id', '=', id)
      .returning('id')
      .executeTakeFirstOrThrow();
    await runTask(api.app, task.id);
    expect(await readRole(await choosePassword(email))).toEqual({ role: 'OPERATOR', agency: null });
  });

  it('are refused with a wrong address or name, or an address that a user has', async () => {
    expect(await createOperator({ email: 'x' })).toMatchObject({ errorCode: 'INVALID_EMAIL' });
    expect(await createOperator({ email: newAddress(), name: ' ' })).toMatchObject({
      errorCode: 'INVALID_NAME',
    });
    expect(await createOperator({ email: 'Agent@mirai.example' })).toMatchObject({
      errorCode: 'EMAIL_ALREADY_USED',
    });
    expect(await createAgencyOperator({ email: agent })).toMatchObject({ errorCode: 'EMAIL_ALREADY_USED' });
  });

  it('of an agency are answered alike whether or not somebody elsewhere uses the address, and take nothing', async () => {
    const branch = await addBranch(api);
    const member = await addPerson(api, { branch });
    const free = newAddress('free');
    for (const email of [member.email, free]) {
      const { __typename, user } = await createAgencyOperator({ email }, agent);
      expect({ __typename, email: user?.email }).toEqual({
        __typename: 'CreateAgencyOperatorSuccess',
        email,
      });
    }
    await waitForMail(free);
    await expect
      .poll(async () => {
        const { count } = await api.app.db
          .selectFrom('account_tasks')
          .innerJoin('users', 'users.id', 'account_tasks.subject_id')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('users.email', '=', member.email)
          .where('account_tasks.done_at', 'is not', null)
          .executeTakeFirstOrThrow();
        return count;
      })
      .toBe(1);
    expect(await mailsTo(member.email)).toEqual([]);
    // The owner's session and password are as they were.
    expect(await readRole(member.idToken)).toEqual({ role: 'EMPLOYEE', agency: null });
    expect(await readRole(await signInAs(member.email))).toEqual({ role: 'EMPLOYEE', agency: null });
    // Operators learn of it, and so does the agency about its own people.
    expect(await createAgencyOperator({ email: member.email })).toMatchObject({
      errorCode: 'EMAIL_ALREADY_USED',
    });
    expect(await createAgencyOperator({ email: agent }, agent)).toMatchObject({
      errorCode: 'EMAIL_ALREADY_USED',
    });
  });

  it('are greeted by no link', async () => {
    expect(await createOperator({ email: newAddress(), name: '賞金 evil.com' })).toMatchObject({
      errorCode: 'NAME_CONTAINS_LINK',
    });
  });

  it('are made once however often they are asked for at the same time', async () => {
    const email = newAddress('parallel');
    const results = await Promise.all(Array.from({ length: 5 }, () => createOperator({ email })));
    expect(results.filter(({ errorCode }) => errorCode === 'EMAIL_ALREADY_USED')).toHaveLength(4);
    await waitForMail(email);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('of another agency cannot be made: the answer is that of an agency that does not exist', async () => {
    const foreign = newId();
    await api.app.db.insertInto('agencies').values({ id: foreign, name: 'よそ観光' }).execute();
    const missing = await createAgencyOperator({ email: newAddress(), agencyId: 'missing' }, agent);
    expect(missing).toEqual({ __typename: 'AccountError', errorCode: 'AGENCY_NOT_FOUND' });
    expect(await createAgencyOperator({ email: newAddress(), agencyId: foreign }, agent)).toEqual(missing);
    expect(await createAgencyOperator({ email: newAddress(), agencyId: 'missing' })).toEqual(missing);
  });
});
