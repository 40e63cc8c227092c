import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ProviderUnavailableError } from '../../src/lib/errors.ts';
import { runEmailUndo } from '../../src/modules/account/run-email-undo.ts';
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

const SUBJECT = 'メールアドレスの変更を取り消しました';
type Result = { __typename: string; email?: string; isSecured?: boolean; errorCode?: string };

let api: TestApi;
let branch: string;
beforeAll(async () => {
  api = await startTestApi();
  verifyOffline(api);
  branch = await addBranch(api);
});
afterAll(() => api?.close());

async function undo(code: string): Promise<Result> {
  const response = await stranger(api).query<{ undoEmailChange: Result }>(
    `mutation($input: UndoEmailChangeInput!) { undoEmailChange(input: $input) {
      __typename
      ... on UndoEmailChangeSuccess { email isSecured }
      ... on UndoEmailChangeError { errorCode }
    } }`,
    { input: { code } },
  );
  return response.expectNoErrors().undoEmailChange;
}

async function emailSeenBy(token: string): Promise<string | null> {
  const response = await api
    .withToken(token)
    .query<{ myself: { email: string } | null }>('{ myself { email } }');
  return response.expectNoErrors().myself?.email ?? null;
}

const refreshToken = async (token: string) => {
  const { auth } = inject('world');
  const response = await fetch(new URL('/securetoken.googleapis.com/v1/token?key=yado-demo', auth), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'refresh_token', refresh_token: token }),
  });
  return response.status;
};

const codeIn = (link: URL) => link.searchParams.get('oobCode') ?? '';

const askToMoveTo = (newEmail: string, idToken: string) =>
  callIdentity(':sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail });

/** Moves an account to another address with a session, and the reader of that mailbox confirms it. */
async function moveTo(email: string, idToken: string): Promise<void> {
  await askToMoveTo(email, idToken);
  await callIdentity(':update', {
    oobCode: codeIn(linkIn(await waitForMail(email), 'verifyAndChangeEmail')),
  });
  await nextSecond();
}

/** A person whose address somebody changed who knows the password, and is signed in. */
async function robbed() {
  const person = await addPerson(api, { branch });
  const [email, reserve] = [newAddress('intruder'), newAddress('reserve')];
  await askToMoveTo(reserve, person.idToken);
  await moveTo(email, person.idToken);
  const session = await callIdentity<{ idToken: string; refreshToken: string }>(':signInWithPassword', {
    email,
    password,
    returnSecureToken: true,
  });
  expect(await emailSeenBy(session.idToken)).toBe(email);
  const code = codeIn(linkIn(await waitForMail(person.email), 'recoverEmail'));
  const inReserve = codeIn(linkIn(await waitForMail(reserve), 'verifyAndChangeEmail'));
  return { owner: person, intruder: { email, ...session }, inReserve, code };
}

const readUndo = (email: string) =>
  api.app.db.selectFrom('email_undos').selectAll().where('email', '=', email).executeTakeFirst();

const makeDue = (id: string) =>
  api.app.db
    .updateTable('email_undos')
    .set({ next_try_at: new Date(0) })
    .where('id', '=', id)
    .execute();

async function newPasswordLink(email: string): Promise<URL> {
  await expect
    .poll(async () => (await mailsTo(email)).filter(({ subject }) => subject.endsWith(SUBJECT)).length)
    .toBe(1);
  const mail = (await mailsTo(email)).find(({ subject }) => subject.endsWith(SUBJECT));
  return linkIn(mail, 'resetPassword');
}

/** The owner chooses a password by the mailed link, and is in. */
async function expectOwnerComesBack({ email }: { email: string }): Promise<void> {
  const newPassword = `${password}!`;
  await callIdentity(':resetPassword', { oobCode: codeIn(await newPasswordLink(email)), newPassword });
  await nextSecond();
  expect(await emailSeenBy(await signInAs(email, newPassword))).toBe(email);
}

/** Lets the identity service fail at one call, as often as it is made meanwhile. */
async function withoutService<T>(method: 'claimAccount' | 'findAccount', run: () => Promise<T>): Promise<T> {
  const { identity } = api.app;
  const original = identity[method];
  Object.assign(identity, { [method]: () => Promise.reject(new ProviderUnavailableError('identity')) });
  try {
    return await run();
  } finally {
    Object.assign(identity, { [method]: original });
  }
}

describe('a change of address that its owner undoes', () => {
  // spec: 7.undo-email
  it('takes password and sessions from who made it at once, and mails the owner the way to a new one', async () => {
    const { owner, intruder, code } = await robbed();
    expect(await undo(code)).toEqual({
      __typename: 'UndoEmailChangeSuccess',
      email: owner.email,
      isSecured: true,
    });
    for (const email of [owner.email, intruder.email]) {
      await expect(signInAs(email, password)).rejects.toThrow('INVALID_LOGIN_CREDENTIALS');
    }
    expect(await emailSeenBy(intruder.idToken)).toBeNull();
    expect(await emailSeenBy(owner.idToken)).toBeNull();
    expect(await refreshToken(intruder.refreshToken)).toBe(400);

    await expectOwnerComesBack(owner);
    expect(await emailSeenBy(intruder.idToken)).toBeNull();
  });

  it('leaves nothing that moves the account again: neither a token, a third address, nor a link asked for before', async () => {
    const { owner, intruder, inReserve, code } = await robbed();
    const third = newAddress('third');
    await moveTo(third, intruder.idToken);
    const toIntruder = codeIn(linkIn(await waitForMail(intruder.email, 2), 'recoverEmail'));
    const again = await signInAs(third, password);
    const fourth = newAddress('fourth');
    await askToMoveTo(fourth, again);
    await callIdentity(':sendOobCode', { requestType: 'PASSWORD_RESET', email: third });
    const toFourth = codeIn(linkIn(await waitForMail(fourth), 'verifyAndChangeEmail'));
    const reset = codeIn(linkIn(await waitForMail(third, 2), 'resetPassword'));

    expect(await undo(code)).toMatchObject({ email: owner.email, isSecured: true });
    await expect(callIdentity(':update', { oobCode: toIntruder })).rejects.toThrow();
    await expect(callIdentity(':update', { oobCode: toFourth })).rejects.toThrow();
    await expect(callIdentity(':update', { oobCode: inReserve })).rejects.toThrow('INVALID_OOB_CODE');
    await expect(callIdentity(':resetPassword', { oobCode: reset, newPassword: password })).rejects.toThrow();
    await expect(callIdentity(':update', { idToken: again, password })).rejects.toThrow();
    expect(await undo(toIntruder)).toMatchObject({ errorCode: 'CODE_WRONG' });
    await expectOwnerComesBack(owner);
  });

  it.each(['findAccount', 'claimAccount'] as const)(
    'is finished by itself when the identity service failed in between, at %s',
    async (method) => {
      const { owner, intruder, code } = await robbed();
      const answer = await withoutService(method, () => undo(code));
      expect(answer).toEqual({
        __typename: 'UndoEmailChangeSuccess',
        email: owner.email,
        isSecured: false,
      });
      expect(await undo(code)).toEqual(answer);
      expect((await mailsTo(owner.email)).some(({ subject }) => subject.endsWith(SUBJECT))).toBe(false);
      const failures = await api.app.db
        .selectFrom('work_failures')
        .select('failures')
        .where('subject', '=', (await readUndo(owner.email))?.id ?? '')
        .execute();
      expect(failures).toEqual([{ failures: 1 }]);
      await newPasswordLink(owner.email);
      expect(await undo(code)).toMatchObject({ isSecured: true });
      await expect(signInAs(owner.email, password)).rejects.toThrow('INVALID_LOGIN_CREDENTIALS');
      expect(await emailSeenBy(intruder.idToken)).toBeNull();
      await expectOwnerComesBack(owner);
    },
  );

  it('ends our sessions even while the identity service fails', async () => {
    const { intruder, code } = await robbed();
    await withoutService('claimAccount', async () => {
      await undo(code);
      expect(await emailSeenBy(intruder.idToken)).toBeNull();
    });
  });

  it('is finished after a crash that followed the use of the code', async () => {
    const { owner, intruder, code } = await robbed();
    const { identity } = api.app;
    const { undoEmailChange } = identity;
    identity.undoEmailChange = async (used) => {
      await undoEmailChange(used);
      throw new ProviderUnavailableError('identity');
    };
    try {
      expect(await undo(code)).toMatchObject({ isSecured: false });
    } finally {
      identity.undoEmailChange = undoEmailChange;
    }
    const { id = '' } = (await readUndo(owner.email)) ?? {};
    await makeDue(id);
    await runEmailUndo(api.app, id);
    expect(await undo(code)).toMatchObject({ isSecured: true });
    expect(await emailSeenBy(intruder.idToken)).toBeNull();
    await expect(signInAs(owner.email, password)).rejects.toThrow('INVALID_LOGIN_CREDENTIALS');
  });

  it('is left to the process that has claimed it, so that no account is replaced twice', async () => {
    const { owner, code } = await robbed();
    await withoutService('claimAccount', () => undo(code));
    const { id = '' } = (await readUndo(owner.email)) ?? {};
    expect(await runEmailUndo(api.app, id)).toBe('PENDING');
    expect(await readUndo(owner.email)).toMatchObject({ secured_at: null });
    await makeDue(id);
    expect(await runEmailUndo(api.app, id)).toBe('SECURED');
  });

  it('never takes away the password that the owner has set by then', async () => {
    const { owner, code } = await robbed();
    await undo(code);
    await expectOwnerComesBack(owner);
    const { id = '' } = (await readUndo(owner.email)) ?? {};
    // As after a crash between the mail and its mark.
    await api.app.db
      .updateTable('email_undos')
      .set({ done_at: null, next_try_at: new Date(0) })
      .where('id', '=', id)
      .execute();
    await runEmailUndo(api.app, id);
    expect((await readUndo(owner.email))?.done_at).not.toBeNull();
    expect(await undo(code)).toMatchObject({ isSecured: true });
    expect(await emailSeenBy(await signInAs(owner.email, `${password}!`))).toBe(owner.email);
  });

  it('is one undo when the link is opened twice at once', async () => {
    const { owner, code } = await robbed();
    const answers = await Promise.all([undo(code), undo(code), undo(code)]);
    for (const answer of answers) expect(answer).toMatchObject({ email: owner.email });
    await expectOwnerComesBack(owner);
  });

  it('returns also to an address that somebody has registered meanwhile without reading its mails', async () => {
    const { owner, code } = await robbed();
    await callIdentity(':signUp', { email: owner.email, password: 'a-squatter-of-2026' });
    expect(await undo(code)).toMatchObject({ isSecured: true });
    await expect(signInAs(owner.email, 'a-squatter-of-2026')).rejects.toThrow('INVALID_LOGIN_CREDENTIALS');
    await expectOwnerComesBack(owner);
  });

  it('does not return to an address that another user has by now, whom it leaves alone', async () => {
    const { owner, code } = await robbed();
    const other = await addPerson(api, { branch });
    await callIdentity(':update', { localId: other.uid, email: owner.email, emailVerified: true }, true);
    expect(await undo(code)).toEqual({ __typename: 'UndoEmailChangeError', errorCode: 'ADDRESS_TAKEN' });
    expect(await emailSeenBy(await signInAs(owner.email))).toBe(owner.email);
  });

  it('opens no account that was disabled', async () => {
    const { owner, code } = await robbed();
    await callIdentity(':update', { localId: owner.uid, disableUser: true }, true);
    expect(await undo(code)).toMatchObject({ errorCode: 'ACCOUNT_DISABLED' });
    await expect(signInAs(owner.email)).rejects.toThrow('USER_DISABLED');
  });
});

describe('nobody without the link', () => {
  it.each([
    ['no', ''],
    ['a wrong', 'a-guess'],
    ['a long', 'x'.repeat(5_000)],
  ])('undoes anything by %s code', async (_what, code) => {
    expect(await undo(code)).toEqual({ __typename: 'UndoEmailChangeError', errorCode: 'CODE_WRONG' });
  });

  it('locks anybody out with the codes of other mails, which stay good', async () => {
    const person = await addPerson(api, { branch });
    await callIdentity(':sendOobCode', { requestType: 'PASSWORD_RESET', email: person.email });
    const reset = codeIn(linkIn(await waitForMail(person.email), 'resetPassword'));
    const email = newAddress('wished');
    await callIdentity(':sendOobCode', {
      requestType: 'VERIFY_AND_CHANGE_EMAIL',
      idToken: person.idToken,
      newEmail: email,
    });
    const change = codeIn(linkIn(await waitForMail(email), 'verifyAndChangeEmail'));
    for (const code of [reset, change]) {
      expect(await undo(code)).toMatchObject({ errorCode: 'CODE_WRONG' });
    }
    expect(await emailSeenBy(person.idToken)).toBe(person.email);
    await signInAs(person.email);
    await callIdentity(':resetPassword', { oobCode: reset, newPassword: `${password}!` });
  });

  it('reads a code in the database', async () => {
    const { owner, code } = await robbed();
    await withoutService('findAccount', () => undo(code));
    const row = JSON.stringify(await readUndo(owner.email));
    expect(row).not.toContain(code);
  });
});

it('an undo asks nothing of the owner when the code cannot even be checked, and stays good', async () => {
  const { owner, code } = await robbed();
  const { identity } = api.app;
  const { checkEmailUndo } = identity;
  identity.checkEmailUndo = () => Promise.reject(new ProviderUnavailableError('identity'));
  const response = await stranger(api).query(
    'mutation($input: UndoEmailChangeInput!) { undoEmailChange(input: $input) { __typename } }',
    { input: { code } },
  );
  identity.checkEmailUndo = checkEmailUndo;
  expect(response.errorCodes).toEqual(['PROVIDER_UNAVAILABLE']);
  expect(await readUndo(owner.email)).toBeUndefined();
  expect(await undo(code)).toMatchObject({ email: owner.email, isSecured: true });
});
