import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { book, bookInput, prepare } from '../booking/_booking.ts';
import { anyRate } from '../crash/_guests.ts';
import { createEmptyDatabase } from '../_database.ts';
import { linkIn, waitForMail } from '../_mailbox.ts';
import {
  callIdentity,
  newAddress,
  nextSecond,
  password,
  signInAs,
  signUp,
  verifyOffline,
} from '../_people.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';
import { admin, readRows } from './_admin.ts';

const operator = newAddress('operator');
const administrator = newAddress('administrator');
const employee = newAddress('employee');
const agencyName = '株式会社みらいトラベル';
const branch = 'SAKURA/東京本社';

const day = [
  ['operator', '--email', operator, '--name', '宿野 守'],
  ['company', '--code', 'SAKURA', '--name', '株式会社さくら商事'],
  [
    'agency',
    '--name',
    agencyName,
    '--display-name',
    'みらいトラベル',
    '--origin',
    'http://mirai.localhost:8080',
  ],
  [
    'branch',
    '--company',
    'SAKURA',
    '--name',
    '東京本社',
    '--postal-code',
    '100-0005',
    '--payment',
    'invoice',
  ],
  ['attach', '--branch', branch, '--agency', agencyName],
  ['credit', '--branch', branch, '--limit', '3000000'],
  ['administrator', '--branch', branch, '--email', administrator, '--name', '佐藤 美咲', '--by', operator],
  ['employee', '--branch', branch, '--email', employee, '--name', '田中 健一', '--by', operator],
];

let api: TestApi;
beforeAll(async () => {
  const database = await createEmptyDatabase(inject('world').database);
  // As in production: nobody is there, not even the demo's people.
  api = await startTestApi({ database, config: { seedDemo: false } });
  verifyOffline(api);
});
afterAll(() => api?.close());

const readMyself = async (token: string) => {
  const text = '{ myself { name role companyBranch { branchName companyName } agency { name } } }';
  const response = await api.withToken(token).query<{ myself: object | null }>(text);
  return response.expectNoErrors().myself;
};

/** Takes up a mailed invitation as the sign-up page does. */
async function accept(email: string): Promise<string> {
  const link = linkIn(await waitForMail(email), '/sign-up');
  expect(link.origin).toBe('http://mirai.localhost:8080');
  const { idToken } = await signUp(email);
  const response = await api
    .withToken(idToken)
    .query('mutation ($code: String!) { removeInvitationCode(code: $code) }', {
      code: link.searchParams.get('code'),
    });
  expect(response.expectNoErrors()).toEqual({ removeInvitationCode: true });
  await nextSecond();
  return signInAs(email, password);
}

describe('the first day of an installation', () => {
  it('begins with nobody, and commands make each of them once', async () => {
    const counts = await readRows(api.app);
    for (const rows of Object.values(counts)) expect(rows).toEqual([]);
    for (const args of day) expect(await admin(api.app, [...args, '--yes'])).toMatchObject({ code: 0 });
    const before = await readRows(api.app);
    for (const args of day) expect((await admin(api.app, args)).said).toContain('nothing to do');
    // Tasks are done meanwhile by the API, and add others: the people stay as they are.
    const after = await readRows(api.app);
    const ids = (rows: object) =>
      Object.entries(rows)
        .filter(([table]) => table !== 'tasks')
        .map(([table, each]) => [table, (each as { id: string }[]).map(({ id }) => id)]);
    expect(ids(after)).toEqual(ids(before));
  });

  it('gives the first operator a link for a password, and then the desk', async () => {
    const oobCode = linkIn(await waitForMail(operator), '/action').searchParams.get('oobCode');
    await callIdentity(':resetPassword', { oobCode, newPassword: password });
    await nextSecond();
    const token = await signInAs(operator, password);
    expect(await readMyself(token)).toMatchObject({ name: '宿野 守', role: 'OPERATOR' });
    const renamed = ['operator', '--email', operator, '--name', '宿野 護', '--yes'];
    expect(await admin(api.app, renamed)).toMatchObject({ code: 0 });
    expect(await readMyself(token)).toMatchObject({ name: '宿野 護' });
    const account = await callIdentity<{ users: object[] }>(':lookup', { email: [operator] }, true);
    expect(account.users).toMatchObject([{ displayName: '宿野 護' }]);
    const desk = await api.withToken(token).query('{ companyBranches { nodes { branchName cashBalance } } }');
    expect(desk.expectNoErrors()).toEqual({
      companyBranches: { nodes: [{ branchName: '東京本社', cashBalance: 3_000_000 }] },
    });
  });

  it('lets the administrator invite others', async () => {
    const token = await accept(administrator);
    expect(await readMyself(token)).toMatchObject({ role: 'COMPANY_ADMIN', agency: { name: agencyName } });
    const email = newAddress('colleague');
    const { id } = await api.app.db.selectFrom('branches').select('id').executeTakeFirstOrThrow();
    const invited = await api
      .withToken(token)
      .query(`mutation ($input: InviteEmployeeInput!) { inviteEmployee(input: $input) { __typename } }`, {
        input: { branchId: id, email, name: '新人 太郎' },
      });
    expect(invited.expectNoErrors()).toEqual({ inviteEmployee: { __typename: 'InviteSuccess' } });
    await waitForMail(email);
  });

  it('ends with an employee who finds a hotel and books it by invoice', async () => {
    const client = api.withToken(await accept(employee));
    const found = await client.query<{ incrementalSearchPropertyContent: { id: string }[] }>(
      '{ incrementalSearchPropertyContent(input: { keyword: "東京", limit: 20 }) { id } }',
    );
    const hotels = found.expectNoErrors().incrementalSearchPropertyContent.map(({ id }) => id);
    const rate = await anyRate(
      client,
      hotels.filter((id) => Number(id) < 9_000_000),
    );
    const booked = await book(client, bookInput(await prepare(client, rate)));
    expect(booked).toMatchObject({ __typename: 'BookSuccess' });
    const { cash_balance: left } = await api.app.db
      .selectFrom('branches')
      .select('cash_balance')
      .executeTakeFirstOrThrow();
    expect(left).toBe(3_000_000 - rate.expectedPaymentPrice);
    // What was booked does not change the limit.
    const credit = await admin(api.app, ['credit', '--branch', branch, '--limit', '3000000']);
    expect(credit.said).toContain('nothing to do');
  });
});
