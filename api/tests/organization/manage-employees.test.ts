import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProviderUnavailableError } from '../../src/lib/errors.ts';
import { runTask } from '../../src/modules/account-jobs/run-task.ts';
import {
  addBranch,
  addPerson,
  callIdentity,
  newAddress,
  nextSecond,
  type Person,
  verifyOffline,
} from '../_people.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';

interface Result {
  __typename: string;
  errorCode?: string;
  employee?: { id: string; status: string };
  oldAdmin?: { id: string; role: string };
  newAdmin?: { id: string; role: string };
}

let api: TestApi;
let branch: string;
let admin: Person;
beforeAll(async () => {
  api = await startTestApi();
  verifyOffline(api);
  branch = await addBranch(api);
  admin = await addPerson(api, { branch, role: 'COMPANY_ADMIN' });
});
afterAll(() => api?.close());

async function deleteEmployee(id: string, token = admin.idToken): Promise<Result> {
  const response = await api.withToken(token).query<{ deleteEmployee: Result }>(
    `mutation($id: ID!) { deleteEmployee(id: $id) {
      __typename ... on DeleteEmployeeSuccess { employee { id status } } ... on EmployeeError { errorCode }
    } }`,
    { id },
  );
  return response.expectNoErrors().deleteEmployee;
}

const delegateMutation = `mutation($employeeId: ID!) { delegateCompanyAdmin(input: { employeeId: $employeeId }) {
  __typename
  ... on DelegateSuccess { oldAdmin { id role } newAdmin { id role } }
  ... on EmployeeError { errorCode }
} }`;

async function delegate(employeeId: string, token = admin.idToken): Promise<Result> {
  const response = await api
    .withToken(token)
    .query<{ delegateCompanyAdmin: Result }>(delegateMutation, { employeeId });
  return response.expectNoErrors().delegateCompanyAdmin;
}

async function roleSeenBy(token: string): Promise<string | null> {
  const response = await api
    .withToken(token)
    .query<{ myself: { role: string } | null }>('{ myself { role } }');
  return response.expectNoErrors().myself?.role ?? null;
}

async function administrators(ofBranch: string): Promise<string[]> {
  const rows = await api.app.db
    .selectFrom('users')
    .select('id')
    .where('branch_id', '=', ofBranch)
    .where('role', '=', 'COMPANY_ADMIN')
    .where('status', '<>', 'DELETED')
    .execute();
  return rows.map(({ id }) => id);
}

async function sessionsValidFrom(uid: string): Promise<number> {
  const { users } = await callIdentity<{ users?: { validSince?: string }[] }>(
    ':lookup',
    { localId: [uid] },
    true,
  );
  return Number(users?.[0]?.validSince ?? 0);
}

const findTask = (subjectId: string) =>
  api.app.db
    .selectFrom('account_tasks')
    .selectAll()
    .where('subject_id', '=', subjectId)
    .executeTakeFirstOrThrow();

describe('deleting an employee', () => {
  // spec: 6.invite-delete, 7.deleteEmployee
  it('ends the session at once, although its token is good for most of an hour', async () => {
    const employee = await addPerson(api, { branch });
    expect(await roleSeenBy(employee.idToken)).toBe('EMPLOYEE');
    expect(await deleteEmployee(employee.id)).toEqual({
      __typename: 'DeleteEmployeeSuccess',
      employee: { id: employee.id, status: 'DELETED' },
    });
    expect(await roleSeenBy(employee.idToken)).toBeNull();
    const trips = await api.withToken(employee.idToken).query('{ branchTravels { totalCount } }');
    expect(trips.errorCodes).toEqual(['UNAUTHENTICATED']);
  });

  it('takes the employee out of the list', async () => {
    const employee = await addPerson(api, { branch });
    await deleteEmployee(employee.id);
    const list = await api
      .withToken(admin.idToken)
      .query<{ employees: { nodes: { id: string }[] } }>('{ employees { nodes { id } } }');
    expect(list.expectNoErrors().employees.nodes.map(({ id }) => id)).not.toContain(employee.id);
  });

  it('revokes the sessions at the identity service', async () => {
    const employee = await addPerson(api, { branch });
    const before = await sessionsValidFrom(employee.uid);
    await nextSecond();
    await deleteEmployee(employee.id);
    await expect.poll(() => sessionsValidFrom(employee.uid), { interval: 200 }).toBeGreaterThan(before);
  });

  it('revokes them after the identity service was down, and refuses the session all the while', async () => {
    const employee = await addPerson(api, { branch });
    const before = await sessionsValidFrom(employee.uid);
    await nextSecond();
    const { identity } = api.app;
    const { revokeSessions } = identity;
    let refused = 0;
    identity.revokeSessions = async () => {
      refused++;
      throw new ProviderUnavailableError('identity');
    };
    try {
      await deleteEmployee(employee.id);
      await expect.poll(() => refused).toBe(1);
      expect(await roleSeenBy(employee.idToken)).toBeNull();
      expect(await sessionsValidFrom(employee.uid)).toBe(before);
      expect((await findTask(employee.id)).done_at).toBeNull();
    } finally {
      identity.revokeSessions = revokeSessions;
    }
    const task = await findTask(employee.id);
    await api.app.db
      .updateTable('account_tasks')
      .set({ next_try_at: new Date() })
      .where('id', '=', task.id)
      .execute();
    await runTask(api.app, task.id);
    expect(await sessionsValidFrom(employee.uid)).toBeGreaterThan(before);
    expect((await findTask(employee.id)).done_at).not.toBeNull();
  });

  it('withdraws an invitation', async () => {
    const invite = await api.withToken(admin.idToken).query<{ inviteEmployee: Result }>(
      `mutation($input: InviteEmployeeInput!) { inviteEmployee(input: $input) {
        __typename ... on InviteSuccess { employee { id status } }
      } }`,
      { input: { branchId: branch, email: newAddress(), name: '新人' } },
    );
    const id = invite.expectNoErrors().inviteEmployee.employee?.id ?? '';
    expect(await deleteEmployee(id)).toMatchObject({ employee: { id, status: 'DELETED' } });
    const open = await api.app.db.selectFrom('invitations').select('id').where('user_id', '=', id).execute();
    expect(open).toEqual([]);
  });

  // spec: 8.deleteEmployee
  it('refuses the own account, and one that is gone, foreign or missing with one answer', async () => {
    const stranger = await addPerson(api, { branch: await addBranch(api) });
    const gone = await addPerson(api, { branch });
    await deleteEmployee(gone.id);
    expect((await deleteEmployee(admin.id)).errorCode).toBe('CANNOT_DELETE_SELF');
    const missing = await deleteEmployee('missing');
    expect(missing).toEqual({ __typename: 'EmployeeError', errorCode: 'EMPLOYEE_NOT_FOUND' });
    expect(await deleteEmployee(stranger.id)).toEqual(missing);
    expect(await deleteEmployee('demo-sakura-employee')).toEqual(missing);
    expect(await deleteEmployee(gone.id)).toEqual(missing);
    expect(await roleSeenBy(stranger.idToken)).toBe('EMPLOYEE');
  });

  it('lets the person be invited and come back later', async () => {
    const employee = await addPerson(api, { branch });
    await deleteEmployee(employee.id);
    const input = { branchId: branch, email: employee.email, name: '復職 花子' };
    const invite = await api
      .withToken(admin.idToken)
      .query('mutation($input: InviteEmployeeInput!) { inviteEmployee(input: $input) { __typename } }', {
        input,
      });
    expect(invite.expectNoErrors()).toEqual({ inviteEmployee: { __typename: 'InviteSuccess' } });
    expect(await roleSeenBy(employee.idToken)).toBeNull();
  });
});

describe('delegating the administration', () => {
  // spec: 6.delegate, 7.delegateCompanyAdmin
  it('swaps both roles at once, and the old administrator’s next request has the new role', async () => {
    const ownBranch = await addBranch(api);
    const old = await addPerson(api, { branch: ownBranch, role: 'COMPANY_ADMIN' });
    const heir = await addPerson(api, { branch: ownBranch });
    expect(await delegate(heir.id, old.idToken)).toEqual({
      __typename: 'DelegateSuccess',
      oldAdmin: { id: old.id, role: 'EMPLOYEE' },
      newAdmin: { id: heir.id, role: 'COMPANY_ADMIN' },
    });
    expect(await roleSeenBy(heir.idToken)).toBe('COMPANY_ADMIN');
    const again = await api.withToken(old.idToken).query(delegateMutation, { employeeId: old.id });
    expect(again.errorCodes).toEqual(['FORBIDDEN']);
    const invite = await api
      .withToken(old.idToken)
      .query('mutation($input: InviteEmployeeInput!) { inviteEmployee(input: $input) { __typename } }', {
        input: { branchId: ownBranch, email: newAddress(), name: 'x' },
      });
    expect(invite.errorCodes).toEqual(['FORBIDDEN']);
  });

  it('leaves exactly one administrator however many ask at the same time', async () => {
    const ownBranch = await addBranch(api);
    const old = await addPerson(api, { branch: ownBranch, role: 'COMPANY_ADMIN' });
    const heirs = await Promise.all(Array.from({ length: 5 }, () => addPerson(api, { branch: ownBranch })));
    const answers = await Promise.all(
      heirs.map((heir) =>
        api
          .withToken(old.idToken)
          .query<{ delegateCompanyAdmin: Result }>(delegateMutation, { employeeId: heir.id }),
      ),
    );
    const done = answers.filter(
      ({ body }) => body.data?.delegateCompanyAdmin.__typename === 'DelegateSuccess',
    );
    expect(done).toHaveLength(1);
    for (const answer of answers.filter((one) => !done.includes(one))) {
      // Before the swap's commit it is the service that refuses, after it the access rule.
      const refused = answer.body.data?.delegateCompanyAdmin.errorCode ?? answer.errorCodes[0];
      expect(refused).toBe('FORBIDDEN');
    }
    expect(await administrators(ownBranch)).toEqual([done[0]?.body.data?.delegateCompanyAdmin.newAdmin?.id]);
  });

  it('cannot make two administrators even past the service: the database refuses', async () => {
    const employee = await addPerson(api, { branch });
    const second = api.app.db
      .updateTable('users')
      .set({ role: 'COMPANY_ADMIN' })
      .where('id', '=', employee.id)
      .execute();
    await expect(second).rejects.toThrow(/users_one_admin/);
    expect(await administrators(branch)).toEqual([admin.id]);
  });

  // spec: 8.delegateCompanyAdmin
  it('refuses oneself, one who has not signed up, and one that is deleted, foreign or missing', async () => {
    const invited = await api.withToken(admin.idToken).query<{ inviteEmployee: Result }>(
      `mutation($input: InviteEmployeeInput!) { inviteEmployee(input: $input) {
        __typename ... on InviteSuccess { employee { id status } }
      } }`,
      { input: { branchId: branch, email: newAddress(), name: '新人' } },
    );
    const waiting = invited.expectNoErrors().inviteEmployee.employee?.id ?? '';
    const gone = await addPerson(api, { branch });
    await deleteEmployee(gone.id);
    expect((await delegate(admin.id)).errorCode).toBe('ALREADY_ADMIN');
    expect((await delegate(waiting)).errorCode).toBe('NOT_ACTIVE');
    for (const id of [gone.id, 'demo-sakura-employee', 'missing']) {
      expect((await delegate(id)).errorCode).toBe('EMPLOYEE_NOT_FOUND');
    }
    expect(await administrators(branch)).toEqual([admin.id]);
  });

  it('cannot delete the new administrator with a request of the old one that was under way', async () => {
    const ownBranch = await addBranch(api);
    const old = await addPerson(api, { branch: ownBranch, role: 'COMPANY_ADMIN' });
    const heir = await addPerson(api, { branch: ownBranch });
    await Promise.all([
      api.withToken(old.idToken).query(delegateMutation, { employeeId: heir.id }),
      api.withToken(old.idToken).query('mutation($id: ID!) { deleteEmployee(id: $id) { __typename } }', {
        id: heir.id,
      }),
    ]);
    expect(await administrators(ownBranch)).toHaveLength(1);
  });
});
