import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProviderUnavailableError } from '../../src/lib/errors.ts';
import { createLogger } from '../../src/lib/logger.ts';
import { linkIn, mailsTo, waitForMail } from '../_mailbox.ts';
import {
  addBranch,
  addPerson,
  callIdentity,
  newAddress,
  nextSecond,
  password,
  signInAs,
  stranger,
  verifyOffline,
} from '../_people.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';

const newPassword = 'a-new-password-2026';
type Result = { __typename: string; email?: string; errorCode?: string };

let api: TestApi;
let branch: string;
let lines = '';
beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines += String(chunk);
      done();
    },
  });
  api = await startTestApi({ overrides: { log: createLogger('info', stream) } });
  verifyOffline(api);
  branch = await addBranch(api);
});
afterAll(() => api?.close());

async function ask(email: string, by = stranger(api)): Promise<{ code: string; expiresAt: string }> {
  const response = await by.query<{
    createPasswordResetCode: { code: string; expiresAt: string };
  }>('mutation($email: String!) { createPasswordResetCode(input: { email: $email }) { code expiresAt } }', {
    email,
  });
  return response.expectNoErrors().createPasswordResetCode;
}

async function reset(code: string, secret: string, to = newPassword): Promise<Result> {
  const response = await stranger(api).query<{ resetPasswordByCode: Result }>(
    `mutation($input: ResetPasswordByCodeInput!) { resetPasswordByCode(input: $input) {
      __typename
      ... on ResetPasswordByCodeSuccess { email }
      ... on ResetPasswordByCodeError { errorCode }
    } }`,
    { input: { code, secret, newPassword: to } },
  );
  return response.expectNoErrors().resetPasswordByCode;
}

async function isSignedIn(token: string): Promise<boolean> {
  const response = await api.withToken(token).query<{ myself: object | null }>('{ myself { id } }');
  return response.expectNoErrors().myself !== null;
}

const secretIn = (mail: { text: string }) => /確認コード: (\S+)/.exec(mail.text)?.[1] ?? '';

/** A person who asked for a new password and got the mail. */
async function asked() {
  const person = await addPerson(api, { branch });
  const { code } = await ask(person.email);
  return { ...person, code, secret: secretIn(await waitForMail(person.email)) };
}

const readRow = (email: string) =>
  api.app.db.selectFrom('password_codes').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

describe('a code for a new password', () => {
  // spec: 7.createPasswordResetCode
  it('sets it together with the mailed secret, and ends the sessions before', async () => {
    const { email, idToken, code, secret } = await asked();
    expect(secret).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(await isSignedIn(idToken)).toBe(true);
    await nextSecond();
    expect(await reset(code, secret)).toEqual({ __typename: 'ResetPasswordByCodeSuccess', email });
    expect(await isSignedIn(idToken)).toBe(false);
    await expect(signInAs(email, password)).rejects.toThrow('INVALID_LOGIN_CREDENTIALS');
    expect(await isSignedIn(await signInAs(email, newPassword))).toBe(true);
  });

  it('takes the secret as people type it, and works once', async () => {
    const { code, secret } = await asked();
    expect((await reset(code, ` ${secret.toLowerCase().replace('-', '')} `)).__typename).toBe(
      'ResetPasswordByCodeSuccess',
    );
    expect(await reset(code, secret, 'yet-another-password')).toEqual({
      __typename: 'ResetPasswordByCodeError',
      errorCode: 'CODE_EXPIRED',
    });
  });

  it('is given out alike for an address without an account, and nothing is mailed there', async () => {
    const [known, unknown] = [(await addPerson(api, { branch })).email, newAddress('nobody')];
    const answers = [await ask(known), await ask(unknown)];
    for (const { code, expiresAt } of answers) {
      expect(code).toMatch(/^[\w-]{43}$/);
      expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(14 * 60_000);
      expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(15 * 60_000);
    }
    // The same rows are written for both, so that the time of the answer does not tell them apart either.
    const readRows = async (email: string) => {
      const row = await readRow(email);
      const tasks = await api.app.db
        .selectFrom('account_tasks')
        .select(['kind'])
        .where('subject_id', '=', row.id)
        .execute();
      return { tries: row.tries, used: row.used_at, hash: row.secret_hash.length, tasks };
    };
    expect(await readRows(unknown)).toEqual(await readRows(known));
    await waitForMail(known);
    await expect
      .poll(async () => {
        const task = await api.app.db
          .selectFrom('account_tasks')
          .select('done_at')
          .where('subject_id', '=', (await readRow(unknown)).id)
          .executeTakeFirst();
        return task?.done_at ?? null;
      })
      .not.toBeNull();
    expect(await mailsTo(unknown)).toEqual([]);
    const guess = await reset(answers[1]?.code ?? '', 'AAAA-AAAA');
    expect(guess).toEqual(await reset(answers[0]?.code ?? '', 'AAAA-AAAA'));
  });

  it('is not mailed to who is deleted', async () => {
    const { id, email } = await addPerson(api, { branch });
    await api.app.db.updateTable('users').set({ status: 'DELETED' }).where('id', '=', id).execute();
    const { code } = await ask(email);
    expect(await reset(code, 'AAAA-AAAA')).toMatchObject({ errorCode: 'CODE_WRONG' });
    const { email: other } = await asked();
    expect(await mailsTo(other)).toHaveLength(1);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('gives five tries and no more, also when they come at once', async () => {
    const { code, secret, email } = await asked();
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, index) => reset(code, `WRONG-${index}`)),
    );
    expect(guesses.filter(({ errorCode }) => errorCode === 'CODE_WRONG')).toHaveLength(5);
    expect(guesses.filter(({ errorCode }) => errorCode === 'TOO_MANY_TRIES')).toHaveLength(7);
    expect(await reset(code, secret)).toMatchObject({ errorCode: 'TOO_MANY_TRIES' });
    expect(await signInAs(email, password)).toBeTypeOf('string');
  });

  it('counts the tries for an address without an account too', async () => {
    const { code } = await ask(newAddress('nobody'));
    const codes = [];
    for (let guess = 0; guess < 6; guess++) codes.push((await reset(code, 'AAAA-AAAA')).errorCode);
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'CODE_WRONG'), 'TOO_MANY_TRIES']);
  });

  it('expires after 15 minutes', async () => {
    const { code, secret, email } = await asked();
    await api.app.db
      .updateTable('password_codes')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('email', '=', email)
      .execute();
    expect(await reset(code, secret)).toMatchObject({ errorCode: 'CODE_EXPIRED' });
  });

  it.each(['', 'short', '1234567', 'パスワード'])(
    'refuses the password %j without using up a try',
    async (weak) => {
      const { code, secret, email } = await asked();
      expect(await reset(code, secret, weak)).toMatchObject({ errorCode: 'WEAK_PASSWORD' });
      expect((await readRow(email)).tries).toBe(0);
      expect(await reset(code, secret)).toMatchObject({ __typename: 'ResetPasswordByCodeSuccess' });
    },
  );

  it('is not known to the database, nor its secret', async () => {
    const { code, secret } = await asked();
    const rows = JSON.stringify([
      await api.app.db.selectFrom('password_codes').selectAll().execute(),
      await api.app.db.selectFrom('account_tasks').selectAll().execute(),
    ]);
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(secret);
    expect(rows).not.toContain(secret.replace('-', ''));
  });

  it('stays good while the identity service is down', async () => {
    const { code, secret, email } = await asked();
    const { identity } = api.app;
    const { setPassword } = identity;
    identity.setPassword = async () => {
      throw new ProviderUnavailableError('identity');
    };
    try {
      expect(await reset(code, secret)).toMatchObject({ errorCode: 'UNEXPECTED' });
    } finally {
      identity.setPassword = setPassword;
    }
    expect(await reset(code, secret)).toEqual({ __typename: 'ResetPasswordByCodeSuccess', email });
  });

  const CODE = 'パスワード再設定の確認コード';
  const HINT = 'パスワード再設定の方法';

  /** What the address got once nothing is left to be mailed: how many codes, and how many links in place of one. */
  async function countMails(email: string) {
    await expect
      .poll(
        async () =>
          (await api.app.db.selectFrom('account_tasks').select('id').where('done_at', 'is', null).execute())
            .length,
      )
      .toBe(0);
    const mails = await mailsTo(email);
    const count = (words: string) => mails.filter(({ subject }) => subject.endsWith(words)).length;
    return { codes: count(CODE), hints: count(HINT), all: mails.length };
  }

  it('cannot be used to flood a mailbox from one network', async () => {
    const { id, email } = await addPerson(api, { branch });
    const one = stranger(api);
    for (let request = 0; request < 9; request++) await ask(email, one);
    expect(await countMails(email)).toEqual({ codes: 5, hints: 1, all: 6 });
    const alerts = lines.split('\n').filter((line) => line.includes('"name":"password-codes-many"'));
    expect(alerts.map((line) => JSON.parse(line)).filter(({ userId }) => userId === id)).toEqual([
      expect.objectContaining({ event: 'alert', severity: 'warning' }),
    ]);
  });

  it('cannot be used to flood a mailbox from many networks', async () => {
    const { email } = await addPerson(api, { branch });
    for (let request = 0; request < 24; request++) await ask(email);
    expect(await countMails(email)).toEqual({ codes: 20, hints: 1, all: 21 });
  });

  it('comes to the owner however often a stranger has asked', async () => {
    const { email } = await addPerson(api, { branch });
    const attacker = stranger(api);
    for (let request = 0; request < 8; request++) await ask(email, attacker);
    await countMails(email);
    const { code } = await ask(email);
    expect(await countMails(email)).toEqual({ codes: 6, hints: 1, all: 7 });
    const newest = (await mailsTo(email)).find(({ subject }) => subject.endsWith(CODE));
    expect(await reset(code, secretIn(newest ?? { text: '' }))).toMatchObject({ email });
  });

  it('is replaced by a link beyond the limit, which sets a password', async () => {
    const { email } = await addPerson(api, { branch });
    const one = stranger(api);
    for (let request = 0; request < 6; request++) await ask(email, one);
    await countMails(email);
    const hint = (await mailsTo(email)).find(({ subject }) => subject.endsWith(HINT));
    expect(hint?.text).toContain('最後に届いた確認コード');
    const oobCode = linkIn(hint, '/action').searchParams.get('oobCode');
    await callIdentity(':resetPassword', { oobCode, newPassword });
    expect(await isSignedIn(await signInAs(email, newPassword))).toBe(true);
  });

  it('is replaced by another link a quarter of an hour later', async () => {
    const { email } = await addPerson(api, { branch });
    const one = stranger(api);
    for (let request = 0; request < 7; request++) await ask(email, one);
    expect(await countMails(email)).toMatchObject({ hints: 1 });
    await api.app.db
      .updateTable('password_codes')
      .set({ hint_mailed_at: new Date(Date.now() - 15 * 60_000 - 1) })
      .where('email', '=', email)
      .where('hint_mailed_at', 'is not', null)
      .execute();
    await ask(email, one);
    expect(await countMails(email)).toMatchObject({ hints: 2 });
  });

  it.each(['', 'nobody', 'a\u0000@b.example'])('is refused for %j, which is no address', async (email) => {
    const response = await stranger(api).query(
      'mutation($email: String!) { createPasswordResetCode(input: { email: $email }) { code } }',
      {
        email,
      },
    );
    expect(response.errorCodes).toEqual(['BAD_USER_INPUT']);
  });
});
