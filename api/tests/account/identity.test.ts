import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/db/new-id.ts';
import { ProviderUnavailableError } from '../../src/lib/errors.ts';
import { linkIn, waitForMail } from '../_mailbox.ts';
import {
  addBranch,
  addPerson,
  callIdentity,
  newAddress,
  nextSecond,
  password,
  signInAs,
  verifyOffline,
} from '../_people.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';

let api: TestApi;
let branch: string;
beforeAll(async () => {
  api = await startTestApi();
  verifyOffline(api);
  branch = await addBranch(api);
});
afterAll(() => api?.close());

async function emailSeenBy(token: string): Promise<string | null> {
  const response = await api
    .withToken(token)
    .query<{ myself: { email: string } | null }>('{ myself { email } }');
  return response.expectNoErrors().myself?.email ?? null;
}

const refresh = (token: string) =>
  api.withToken(token).query<{ refreshAccount: { email: string } }>('mutation { refreshAccount { email } }');

/** Changes e-mail or password with the person's own session. Nobody has shown to read the mailbox of a new address. */
const changeUnverified = (idToken: string, change: { email?: string; password?: string }) =>
  callIdentity<{ localId: string; idToken?: string }>(':update', {
    idToken,
    ...change,
    returnSecureToken: true,
  });

/** The same, and the owner of the mailbox opens the link in the mail to it. */
async function changeAccount(idToken: string, change: { email?: string; password?: string }) {
  const changed = await changeUnverified(idToken, change);
  if (change.email !== undefined) {
    await callIdentity(':update', { localId: changed.localId, emailVerified: true }, true);
  }
  return changed;
}

const readRow = (id: string) =>
  api.app.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a changed e-mail', () => {
  // spec: 7.change-email
  it('is taken over on request, and older sessions are over', async () => {
    const person = await addPerson(api, { branch });
    const elsewhere = await signInAs(person.email);
    expect(await emailSeenBy(elsewhere)).toBe(person.email);
    await nextSecond();
    const own = await signInAs(person.email);
    const email = newAddress('changed');
    const { idToken = '' } = await changeAccount(own, { email });
    expect((await refresh(idToken)).expectNoErrors()).toEqual({ refreshAccount: { email } });
    expect(await emailSeenBy(idToken)).toBe(email);
    expect(await emailSeenBy(elsewhere)).toBeNull();
    expect(await emailSeenBy(await signInAs(email))).toBe(email);
  });

  it('is taken over by the first request with a token that carries it', async () => {
    const person = await addPerson(api, { branch });
    expect(await emailSeenBy(person.idToken)).toBe(person.email);
    const email = newAddress('healed');
    await changeAccount(person.idToken, { email });
    await nextSecond();
    expect(await emailSeenBy(await signInAs(email))).toBe(email);
    expect((await readRow(person.id)).email).toBe(email);
  });

  it('is not taken over before somebody has shown to read its mailbox', async () => {
    const person = await addPerson(api, { branch });
    const email = newAddress('wished');
    const { idToken = '', localId } = await changeUnverified(person.idToken, { email });
    expect((await refresh(idToken)).expectNoErrors()).toEqual({ refreshAccount: { email: person.email } });
    expect(await emailSeenBy(idToken)).toBe(person.email);
    expect((await readRow(person.id)).email).toBe(person.email);
    await callIdentity(':update', { localId, emailVerified: true }, true);
    expect((await refresh(idToken)).expectNoErrors()).toEqual({ refreshAccount: { email } });
  });

  it('is taken over although a branch has invited the address meanwhile', async () => {
    const person = await addPerson(api, { branch });
    const email = newAddress('invited');
    const waiting = { firebase_uid: null, email, name: 'x', role: 'EMPLOYEE', status: 'INVITED' } as const;
    await api.app.db
      .insertInto('users')
      .values({ id: newId(), branch_id: await addBranch(api), ...waiting })
      .execute();
    const { idToken = '' } = await changeAccount(person.idToken, { email });
    expect((await refresh(idToken)).expectNoErrors()).toEqual({ refreshAccount: { email } });
  });

  // spec: 7.undo-email
  it('comes back when it was undone by the link that the old address got', async () => {
    const person = await addPerson(api, { branch });
    const email = newAddress('undone');
    const { idToken: changed = '' } = await changeAccount(person.idToken, { email });
    await refresh(changed);
    expect((await readRow(person.id)).email).toBe(email);

    const undo = linkIn(await waitForMail(person.email), '/action');
    expect(undo.searchParams.get('mode')).toBe('recoverEmail');
    const oobCode = undo.searchParams.get('oobCode') ?? '';
    const checked = await callIdentity<{ email: string; requestType: string }>(':resetPassword', { oobCode });
    expect(checked).toMatchObject({ email: person.email, requestType: 'RECOVER_EMAIL' });
    await nextSecond();
    const restored = await callIdentity<{ email: string }>(':update', { oobCode });
    expect(restored.email).toBe(person.email);

    const back = await signInAs(person.email);
    expect(await emailSeenBy(back)).toBe(person.email);
    expect((await readRow(person.id)).email).toBe(person.email);
    // What the person who changed it still holds must not turn it round again.
    await emailSeenBy(changed);
    expect((await readRow(person.id)).email).toBe(person.email);
    await expect(callIdentity(':update', { oobCode })).rejects.toThrow('INVALID_OOB_CODE');
  });

  it('goes back through the link also when it had been confirmed by mail', async () => {
    const person = await addPerson(api, { branch });
    const email = newAddress('verified');
    await callIdentity(':sendOobCode', {
      requestType: 'VERIFY_AND_CHANGE_EMAIL',
      idToken: person.idToken,
      newEmail: email,
    });
    const confirm = linkIn(await waitForMail(email), '/action').searchParams.get('oobCode');
    await callIdentity(':update', { oobCode: confirm });
    await nextSecond();
    expect(await emailSeenBy(await signInAs(email))).toBe(email);
    const undo = linkIn(await waitForMail(person.email), 'recoverEmail').searchParams.get('oobCode');
    await callIdentity(':update', { oobCode: undo });
    await nextSecond();
    expect(await emailSeenBy(await signInAs(person.email))).toBe(person.email);
  });

  it('of an old token does not undo what was read since', async () => {
    const person = await addPerson(api, { branch });
    const email = newAddress('newer');
    await nextSecond();
    const { idToken = '' } = await changeAccount(person.idToken, { email });
    await refresh(idToken);
    await nextSecond();
    await api.app.db
      .updateTable('users')
      // A session that was not seen yet has the account read by a job.
      .set({ valid_after: new Date(0), identity_read_at: new Date(), session_seen_at: new Date() })
      .where('id', '=', person.id)
      .execute();
    let reads = 0;
    const { identity } = api.app;
    const { readAccount } = identity;
    identity.readAccount = (uid) => {
      reads += uid === person.uid ? 1 : 0;
      return readAccount(uid);
    };
    try {
      expect(await emailSeenBy(person.idToken)).toBe(email);
      expect(reads).toBe(0);
    } finally {
      identity.readAccount = readAccount;
    }
  });

  it('that another user of ours has is not taken over', async () => {
    const [person, other] = [await addPerson(api, { branch }), await addPerson(api, { branch })];
    const taken = newAddress('taken');
    await api.app.db.updateTable('users').set({ email: taken }).where('id', '=', other.id).execute();
    const { idToken = '' } = await changeAccount(person.idToken, { email: taken });
    expect((await refresh(idToken)).expectNoErrors()).toEqual({ refreshAccount: { email: person.email } });
    expect((await readRow(other.id)).email).toBe(taken);
  });

  it('waits while the identity service is down, and nobody is locked out', async () => {
    const person = await addPerson(api, { branch });
    const email = newAddress('outage');
    await changeAccount(person.idToken, { email });
    await nextSecond();
    const token = await signInAs(email);
    const { identity } = api.app;
    const { readAccount } = identity;
    identity.readAccount = async () => {
      throw new ProviderUnavailableError('identity');
    };
    try {
      expect(await emailSeenBy(token)).toBe(person.email);
      expect((await refresh(token)).errorCodes).toEqual(['PROVIDER_UNAVAILABLE']);
    } finally {
      identity.readAccount = readAccount;
    }
    expect(await emailSeenBy(token)).toBe(email);
  });
});

describe('a changed password', () => {
  // spec: 7.change-password
  it('ends the sessions before it once the account was refreshed, and keeps the one that changed it', async () => {
    const person = await addPerson(api, { branch });
    expect(await emailSeenBy(person.idToken)).toBe(person.email);
    await nextSecond();
    const own = await signInAs(person.email);
    // The change falls into a later second than the sign-in: the new token keeps the begin of the session.
    await nextSecond();
    const { idToken = '' } = await changeAccount(own, { password: `${password}!` });
    expect((await refresh(idToken)).errorCodes).toEqual([]);
    expect(await emailSeenBy(person.idToken)).toBeNull();
    expect(await emailSeenBy(idToken)).toBe(person.email);
  });

  it('by the identity service’s own mail ends them with the first request after signing in', async () => {
    const person = await addPerson(api, { branch });
    expect(await emailSeenBy(person.idToken)).toBe(person.email);
    const asked = await api
      .anonymous()
      .query('mutation($email: String!) { resetPassword(email: $email) }', { email: person.email });
    asked.expectNoErrors();
    const oobCode = linkIn(await waitForMail(person.email), 'resetPassword').searchParams.get('oobCode');
    await nextSecond();
    await callIdentity(':resetPassword', { oobCode, newPassword: `${password}!` });
    expect(await emailSeenBy(await signInAs(person.email, `${password}!`))).toBe(person.email);
    await expect.poll(() => emailSeenBy(person.idToken)).toBeNull();
  });

  it('refuses a refresh by a session that it ended', async () => {
    const person = await addPerson(api, { branch });
    await nextSecond();
    await changeAccount(await signInAs(person.email), { password: `${password}!` });
    expect((await refresh(person.idToken)).errorCodes).toEqual(['UNAUTHENTICATED']);
    expect(await emailSeenBy(person.idToken)).toBeNull();
  });
});

describe('an account that was disabled at the identity service', () => {
  it('loses its sessions here too once it is read', async () => {
    const person = await addPerson(api, { branch });
    expect(await emailSeenBy(person.idToken)).toBe(person.email);
    await callIdentity(':update', { localId: person.uid, disableUser: true }, true);
    expect((await refresh(person.idToken)).errorCodes).toEqual(['UNAUTHENTICATED']);
    expect(await emailSeenBy(person.idToken)).toBeNull();
  });
});

describe('signing out', () => {
  const signOut = async (token: string) =>
    (await api.withToken(token).query<{ signOut: boolean }>('mutation { signOut }')).expectNoErrors().signOut;

  // spec: 7.sign-in-out
  it('ends this session from the next request on, and no other', async () => {
    const person = await addPerson(api, { branch });
    await nextSecond();
    const elsewhere = await signInAs(person.email);
    expect(await signOut(person.idToken)).toBe(true);
    expect(await emailSeenBy(person.idToken)).toBeNull();
    const trips = await api.withToken(person.idToken).query('{ branchTravels { totalCount } }');
    expect(trips.errorCodes).toEqual(['UNAUTHENTICATED']);
    expect(await emailSeenBy(elsewhere)).toBe(person.email);
    expect(await signOut(person.idToken)).toBe(true);
  });

  it('is nothing to who is not signed in', async () => {
    const response = await api.anonymous().query('mutation { signOut }');
    expect(response.expectNoErrors()).toEqual({ signOut: false });
  });
});

describe('signing out everywhere', () => {
  const everywhere = async (token: string) =>
    api.withToken(token).query<{ signOutEverywhere: boolean }>('mutation { signOutEverywhere }');

  // spec: 7.sign-in-out
  it('ends all sessions of the person from the next request on, and nobody else’s', async () => {
    const [person, other] = [await addPerson(api, { branch }), await addPerson(api, { branch })];
    await nextSecond();
    const elsewhere = await signInAs(person.email);
    expect((await everywhere(person.idToken)).expectNoErrors()).toEqual({ signOutEverywhere: true });
    expect(await emailSeenBy(person.idToken)).toBeNull();
    expect(await emailSeenBy(elsewhere)).toBeNull();
    expect(await emailSeenBy(other.idToken)).toBe(other.email);
    await nextSecond();
    expect(await emailSeenBy(await signInAs(person.email))).toBe(person.email);
  });

  it('does so while the identity service is out of reach', async () => {
    const person = await addPerson(api, { branch });
    const { revokeSessions } = api.app.identity;
    api.app.identity.revokeSessions = () => Promise.reject(new ProviderUnavailableError('identity'));
    try {
      expect((await everywhere(person.idToken)).expectNoErrors()).toEqual({ signOutEverywhere: true });
    } finally {
      api.app.identity.revokeSessions = revokeSessions;
    }
    expect(await emailSeenBy(person.idToken)).toBeNull();
  });

  it('needs a session', async () => {
    const response = await api.anonymous().query('mutation { signOutEverywhere }');
    expect(response.errorCodes).toEqual(['UNAUTHENTICATED']);
  });
});
