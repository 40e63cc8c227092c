import { linkIn, waitForMail } from '../_mailbox.ts';
import { addBranch, addPerson, newAddress, type Person } from '../_people.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';
import type { TestClient } from '../_client.ts';

export interface Result {
  __typename: string;
  errorCode?: string;
  employee?: { id: string; status: string; role: string; email: string; name: string };
}

export let api: TestApi;
export let branch: string;
export let admin: Person;

/** An API with a branch and its administrator, for the tests of one file. */
export async function startInviting(): Promise<void> {
  api = await startTestApi();
  branch = await addBranch(api, { agency_id: 'demo-agency-mirai', name: '札幌支店' });
  admin = await addPerson(api, { branch, role: 'COMPANY_ADMIN' }, '招待 する子');
}

const fields =
  '__typename ... on InviteSuccess { employee { id status role email name } } ... on EmployeeError { errorCode }';

export async function invite(input: Record<string, unknown>, client?: TestClient): Promise<Result> {
  const response = await (client ?? api.withToken(admin.idToken)).query<{ inviteEmployee: Result }>(
    `mutation($input: InviteEmployeeInput!) { inviteEmployee(input: $input) { ${fields} } }`,
    { input: { branchId: branch, name: '新人 太郎', ...input } },
  );
  return response.expectNoErrors().inviteEmployee;
}

export async function resend(employeeId: string, client?: TestClient): Promise<Result> {
  const response = await (client ?? api.withToken(admin.idToken)).query<{ resendInvitation: Result }>(
    `mutation($employeeId: ID!) { resendInvitation(employeeId: $employeeId) { ${fields} } }`,
    { employeeId },
  );
  return response.expectNoErrors().resendInvitation;
}

export const expire = (userId: string) =>
  api.app.db
    .updateTable('invitations')
    .set({ expires_at: new Date(Date.now() - 1) })
    .where('user_id', '=', userId)
    .execute();

export async function readInvitation(code: string) {
  const response = await api.anonymous().query<{ invitation: Record<string, unknown> | null }>(
    `query($code: String!) {
      invitation(code: $code) { email name companyName branchName expiresAt agency { name licenseNumber } }
    }`,
    { code },
  );
  return response.expectNoErrors().invitation;
}

export async function remove(code: string, client: TestClient): Promise<boolean> {
  const response = await client.query<{ removeInvitationCode: boolean }>(
    'mutation($code: String!) { removeInvitationCode(code: $code) }',
    { code },
  );
  return response.expectNoErrors().removeInvitationCode;
}

export async function myself(token: string) {
  const response = await api
    .withToken(token)
    .query<{ myself: object | null }>('{ myself { email name role status companyBranch { id } } }');
  return response.expectNoErrors().myself;
}

/** Invites somebody and returns the code that the mail carries. */
export async function invited(name = 'invited') {
  const email = newAddress(name);
  const { employee } = await invite({ email });
  const mail = await waitForMail(email);
  return { email, id: employee?.id ?? '', mail, code: codeIn(mail) };
}
export const codeIn = (mail: Parameters<typeof linkIn>[0]) =>
  linkIn(mail, '/sign-up').searchParams.get('code') ?? '';

export const readStatus = async (id: string) =>
  (await api.app.db.selectFrom('users').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;
