import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/db/new-id.ts';
import { ProviderUnavailableError } from '../../src/lib/errors.ts';
import { runTask } from '../../src/modules/account-jobs/run-task.ts';
import { deleteAgencyUser as callService } from '../../src/modules/desk/delete-agency-user.ts';
import { loadViewer } from '../../src/modules/viewer/load-viewer.ts';
import { linkIn, mailsTo, waitForMail } from '../_mailbox.ts';
import {
  addPerson,
  callIdentity,
  newAddress,
  nextSecond,
  type Person,
  signInAs,
  verifyOffline,
} from '../_people.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';

interface Result {
  __typename: string;
  errorCode?: string;
  agencyUser?: { id: string; name: string };
}

const deleteMutation = `mutation($id: ID!) { deleteAgencyUser(id: $id) {
  __typename
  ... on DeleteAgencyUserSuccess { agencyUser { id name } }
  ... on DeleteAgencyUserError { errorCode }
} }`;

let api: TestApi;
let operator: Person;
beforeAll(async () => {
  api = await startTestApi();
  verifyOffline(api);
  operator = await addPerson(api, { operator: true });
});
afterAll(() => api?.close());

/** An agency with two users. */
async function addAgency(): Promise<{ agency: string; clerk: Person; colleague: Person }> {
  const agency = newId();
  await api.app.db
    .insertInto('agencies')
    .values({ id: agency, name: `観光${agency}` })
    .execute();
  const clerk = await addPerson(api, { agency }, 'clerk');
  return { agency, clerk, colleague: await addPerson(api, { agency }, 'colleague') };
}

async function deleteAgencyUser(id: string, by: Person): Promise<Result> {
  const response = await api
    .withToken(by.idToken)
    .query<{ deleteAgencyUser: Result }>(deleteMutation, { id });
  return response.expectNoErrors().deleteAgencyUser;
}

async function createAgencyOperator(agencyId: string, email: string, by: Person): Promise<string> {
  const response = await api.withToken(by.idToken).query<{
    createAgencyOperator: { agencyUser?: { id: string } };
  }>(
    `mutation($input: CreateAgencyOperatorInput!) { createAgencyOperator(input: $input) {
      ... on CreateAgencyOperatorSuccess { agencyUser { id } }
    } }`,
    { input: { agencyId, email, name: '新任 係' } },
  );
  return response.expectNoErrors().createAgencyOperator.agencyUser?.id ?? '';
}

async function readRole(token: string): Promise<string | null> {
  const response = await api
    .withToken(token)
    .query<{ myself: { role: string } | null }>('{ myself { role } }');
  return response.expectNoErrors().myself?.role ?? null;
}

async function listIds(agencyId: string): Promise<string[]> {
  const response = await api
    .withToken(operator.idToken)
    .query<{ agencyUsers: { nodes: { id: string }[]; totalCount: number } }>(
      'query($agencyId: ID) { agencyUsers(agencyId: $agencyId) { totalCount nodes { id } } }',
      { agencyId },
    );
  const { nodes, totalCount } = response.expectNoErrors().agencyUsers;
  expect(totalCount).toBe(nodes.length);
  return nodes.map(({ id }) => id);
}

async function sessionsValidFrom(uid: string): Promise<number> {
  const { users } = await callIdentity<{ users?: { validSince?: string }[] }>(
    ':lookup',
    { localId: [uid] },
    true,
  );
  return Number(users?.[0]?.validSince ?? 0);
}

describe('removing an agency user', () => {
  it.each(['a colleague', 'an operator'])(
    'ends the session at once, here and at the identity service, when %s does it',
    async (by) => {
      const { agency, clerk, colleague } = await addAgency();
      const before = await sessionsValidFrom(clerk.uid);
      expect(await readRole(clerk.idToken)).toBe('AGENCY');
      await nextSecond();
      expect(await deleteAgencyUser(clerk.id, by === 'an operator' ? operator : colleague)).toEqual({
        __typename: 'DeleteAgencyUserSuccess',
        agencyUser: { id: clerk.id, name: 'clerk' },
      });
      expect(await readRole(clerk.idToken)).toBeNull();
      const people = await api.withToken(clerk.idToken).query('{ agencyUsers { totalCount } }');
      expect(people.errorCodes).toEqual(['UNAUTHENTICATED']);
      expect(await readRole(await signInAs(clerk.email))).toBeNull();
      expect(await listIds(agency)).toEqual([colleague.id]);
      expect(await readRole(colleague.idToken)).toBe('AGENCY');
      await expect.poll(() => sessionsValidFrom(clerk.uid), { interval: 200 }).toBeGreaterThan(before);
    },
  );

  it('withdraws one whose account is not made yet: neither account nor mail follows', async () => {
    const { agency, clerk } = await addAgency();
    const email = newAddress('withdrawn');
    const { identity } = api.app;
    const { claimAccount } = identity;
    let claims = 0;
    identity.claimAccount = async () => {
      claims++;
      throw new ProviderUnavailableError('identity');
    };
    try {
      const id = await createAgencyOperator(agency, email, clerk);
      await expect.poll(() => claims).toBe(1);
      expect((await deleteAgencyUser(id, clerk)).__typename).toBe('DeleteAgencyUserSuccess');
      const task = await api.app.db
        .updateTable('account_tasks')
        .set({ next_try_at: new Date() })
        .where('subject_id', '=', id)
        .returning('id')
        .executeTakeFirstOrThrow();
      await runTask(api.app, task.id);
      const { done_at } = await api.app.db
        .selectFrom('account_tasks')
        .select('done_at')
        .where('id', '=', task.id)
        .executeTakeFirstOrThrow();
      expect(done_at).not.toBeNull();
    } finally {
      identity.claimAccount = claimAccount;
    }
    expect(claims).toBe(1);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('leaves those whom the removed user added, who are removed one by one', async () => {
    const { agency, clerk, colleague } = await addAgency();
    const email = newAddress('added');
    const added = await createAgencyOperator(agency, email, clerk);
    await deleteAgencyUser(clerk.id, colleague);
    expect(await listIds(agency)).toEqual([colleague.id, added]);
    await waitForMail(email);
    await deleteAgencyUser(added, colleague);
    expect(await listIds(agency)).toEqual([colleague.id]);
    // The mailed link still sets a password, which opens nothing.
    const oobCode = linkIn(await waitForMail(email), '/action').searchParams.get('oobCode');
    await callIdentity(':resetPassword', { oobCode, newPassword: 'chosen-by-myself' });
    expect(await readRole(await signInAs(email, 'chosen-by-myself'))).toBeNull();
  });

  it('refuses oneself, and answers alike for one who is gone, foreign, of no agency or missing', async () => {
    const { clerk, colleague } = await addAgency();
    const foreign = (await addAgency()).clerk;
    const gone = await addPerson(api, { agency: 'demo-agency-mirai' });
    await deleteAgencyUser(gone.id, operator);
    expect(await deleteAgencyUser(clerk.id, clerk)).toEqual({
      __typename: 'DeleteAgencyUserError',
      errorCode: 'CANNOT_DELETE_SELF',
    });
    const missing = { __typename: 'DeleteAgencyUserError', errorCode: 'AGENCY_USER_NOT_FOUND' };
    for (const id of ['missing', foreign.id, gone.id, operator.id, 'demo-sakura-employee']) {
      expect(await deleteAgencyUser(id, clerk)).toEqual(missing);
    }
    for (const id of ['missing', gone.id, operator.id, 'demo-sakura-employee']) {
      expect(await deleteAgencyUser(id, operator)).toEqual(missing);
    }
    for (const { idToken } of [clerk, colleague, foreign]) expect(await readRole(idToken)).toBe('AGENCY');
    expect(await readRole(operator.idToken)).toBe('OPERATOR');
  });

  it('takes the last user from an agency only by an operator', async () => {
    const { agency, clerk, colleague } = await addAgency();
    await deleteAgencyUser(colleague.id, clerk);
    expect((await deleteAgencyUser(clerk.id, clerk)).errorCode).toBe('CANNOT_DELETE_SELF');
    expect((await deleteAgencyUser(clerk.id, operator)).__typename).toBe('DeleteAgencyUserSuccess');
    expect(await listIds(agency)).toEqual([]);
  });

  it('keeps one of two colleagues who remove each other at the same time', async () => {
    const { agency, clerk, colleague } = await addAgency();
    const answers = await Promise.all(
      [
        { by: clerk, id: colleague.id },
        { by: colleague, id: clerk.id },
      ].map(({ by, id }) =>
        api.withToken(by.idToken).query<{ deleteAgencyUser: Result }>(deleteMutation, { id }),
      ),
    );
    const results = answers.map(({ body }) => body.data?.deleteAgencyUser.__typename);
    expect(results.filter((result) => result === 'DeleteAgencyUserSuccess')).toHaveLength(1);
    expect(await listIds(agency)).toHaveLength(1);
  });

  it('does nothing for one who was removed after the request began', async () => {
    const { agency, clerk, colleague } = await addAgency();
    const session = await api.app.identity.verify(clerk.idToken);
    const viewer = session.kind === 'valid' ? await loadViewer(api.app.db, session.token) : null;
    if (viewer === null) throw new Error('The clerk has no session.');
    await deleteAgencyUser(clerk.id, colleague);
    expect(await callService(api.app, viewer, colleague.id)).toEqual({ kind: 'failed', code: 'FORBIDDEN' });
    expect(await listIds(agency)).toEqual([colleague.id]);
  });

  it('lets the person be added again, and refuses the sessions from before', async () => {
    const { agency, clerk, colleague } = await addAgency();
    await deleteAgencyUser(clerk.id, colleague);
    const again = await createAgencyOperator(agency, clerk.email, colleague);
    const oobCode = linkIn(await waitForMail(clerk.email), '/action').searchParams.get('oobCode');
    await callIdentity(':resetPassword', { oobCode, newPassword: 'chosen-by-myself' });
    await nextSecond();
    expect(await readRole(await signInAs(clerk.email, 'chosen-by-myself'))).toBe('AGENCY');
    expect(await readRole(clerk.idToken)).toBeNull();
    expect(await listIds(agency)).toEqual([colleague.id, again]);
  });
});
