import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTestApi, type TestApi } from '../_testkit.ts';
import { signIn } from '../_sign-in.ts';

const employee = 'employee@sakura.example';
const me = '{ myself { id role permissions } }';
const trips = '{ branchTravels { totalCount } }';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.close());

/** The claims of a real token with some replaced; unsigned, as the identity emulator's are. */
async function forge(
  claims: Record<string, unknown>,
  header: object = { alg: 'none', typ: 'JWT' },
): Promise<string> {
  const [, payload = ''] = (await signIn(inject('world').auth, employee)).split('.');
  const real = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${encode(header)}.${encode({ ...real, ...claims })}.`;
}

const now = () => Math.floor(Date.now() / 1000);

describe('R25 a session', () => {
  // spec: 7.token
  it('is nobody without a token, with an empty one and with the bare word', async () => {
    for (const authorization of ['', 'Bearer', 'Bearer ']) {
      const response = await api.anonymous().fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify({ query: me }),
      });
      expect(await response.json()).toEqual({ data: { myself: null } });
    }
  });

  it.each([
    ['is no token', async () => 'nonsense'],
    ['claims a symmetric signature', () => forge({}, { alg: 'HS256', typ: 'JWT' })],
    ['has expired', () => forge({ iat: now() - 7200, exp: now() - 3600 })],
    ['is of the future', () => forge({ iat: now() + 600, auth_time: now() + 600, exp: now() + 4200 })],
    ['is for another project', () => forge({ aud: 'other-project' })],
    ['comes from another issuer', () => forge({ iss: 'https://securetoken.google.com/other-project' })],
    ['names an unknown user', () => forge({ sub: 'nobody', user_id: 'nobody' })],
    [
      'comes from another way to sign in than a password',
      () => forge({ firebase: { sign_in_provider: 'google.com', identities: {} } }),
    ],
    ['has no user', () => forge({ sub: '', user_id: '' })],
    ['is longer than any real one', async () => 'x'.repeat(9_000)],
  ])('is refused when its token %s', async (_name, token) => {
    const response = await api.withToken(await token()).query(me);
    expect(response.status).toBe(401);
    expect(response.errorCodes).toEqual(['UNAUTHENTICATED']);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
  });

  it('is refused with another scheme', async () => {
    const response = await api.anonymous().fetch('/graphql?query=%7B__typename%7D', {
      headers: { authorization: 'Basic YTpi' },
    });
    expect(response.status).toBe(401);
  });
});

describe('R25 an account', () => {
  const user = 'demo-sakura-employee';
  afterEach(async () => {
    const { db } = api.app;
    await db
      .updateTable('users')
      .set({ status: 'ACTIVE', role: 'EMPLOYEE', valid_after: new Date(0) })
      .where('id', '=', user)
      .execute();
    await db
      .updateTable('branches')
      .set({ status: 'ACTIVE' })
      .where('id', '=', 'demo-branch-sakura-tokyo')
      .execute();
  });

  /** What the account gets now: its own data, and the answer to a question that needs one. */
  const ask = async () => {
    const own = await api.as(employee).query<{ myself: unknown }>(me);
    const branch = await api.as(employee).query(trips);
    return { myself: own.expectNoErrors().myself, refused: branch.errorCodes };
  };
  const nobody = { myself: null, refused: ['UNAUTHENTICATED'] };

  // spec: 6.roles
  it('is active with the permissions of its role', async () => {
    const { myself } = (
      await api.as(employee).query<{ myself: { role: string; permissions: string[] } }>(me)
    ).expectNoErrors();
    expect(myself).toEqual({
      id: user,
      role: 'EMPLOYEE',
      permissions: ['BOOK', 'CANCEL', 'VIEW_BRANCH_TRAVELS'],
    });
  });

  it('is nobody from the next request on once it is deleted', async () => {
    await api.app.db.updateTable('users').set({ status: 'DELETED' }).where('id', '=', user).execute();
    expect(await ask()).toEqual(nobody);
  });

  it('is nobody until it signs in again after its sessions were ended', async () => {
    await api.app.db
      .updateTable('users')
      .set({ valid_after: new Date(Date.now() + 1_000) })
      .where('id', '=', user)
      .execute();
    expect(await ask()).toEqual(nobody);
  });

  it('is nobody once its branch is closed', async () => {
    const { db } = api.app;
    await db
      .updateTable('branches')
      .set({ status: 'CLOSED' })
      .where('id', '=', 'demo-branch-sakura-tokyo')
      .execute();
    expect(await ask()).toEqual(nobody);
  });

  it('loses permissions with its role at once', async () => {
    const deleteCard = 'mutation { deleteCreditCard(id: "nothing") }';
    expect((await api.as('admin@sakura.example').query(deleteCard)).errorCodes).toEqual(['NOT_FOUND']);
    await api.app.db
      .updateTable('users')
      .set({ role: 'EMPLOYEE' })
      .where('id', '=', 'demo-sakura-admin')
      .execute();
    expect((await api.as('admin@sakura.example').query(deleteCard)).errorCodes).toEqual(['FORBIDDEN']);
    await api.app.db
      .updateTable('users')
      .set({ role: 'COMPANY_ADMIN' })
      .where('id', '=', 'demo-sakura-admin')
      .execute();
  });
});
