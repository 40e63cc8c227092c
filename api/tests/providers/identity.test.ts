import { randomUUID } from 'node:crypto';
import { cert, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import {
  createFirebaseIdentity,
  type FirebaseConfig,
} from '../../src/adapters/identity/firebase-identity.ts';
import type { IdentityPort } from '../../src/adapters/identity/identity-port.ts';
import { toolkitOrigin } from '../../src/adapters/identity/call-toolkit.ts';
import { atBothEnds } from './_ends.ts';
import { readKeyFile } from './_settings.ts';

const PASSWORD = `Conformance-${randomUUID()}`;

atBothEnds<'identity', FirebaseConfig>(
  'identity',
  {
    sandbox() {
      const { auth, keys } = inject('world');
      const { firebaseProjectId: projectId, firebaseWebKey: webApiKey } = keys;
      return { projectId, webApiKey, emulatorHost: new URL(auth).host };
    },
    real: (account) => ({
      projectId: account.TEST_FIREBASE_PROJECT_ID,
      webApiKey: account.TEST_FIREBASE_WEB_API_KEY,
      emulatorHost: null,
      serviceAccount: readKeyFile(account),
    }),
  },
  (open) => {
    const uid = `conformance-${randomUUID()}`;
    const email = `${uid}@sakura.example`;
    let config: FirebaseConfig;
    let identity: IdentityPort;
    /** What an operator does in Google's console. */
    let console: Auth;
    beforeAll(() => {
      config = open();
      identity = createFirebaseIdentity(config);
      const { projectId, serviceAccount } = config;
      console = getAuth(
        initializeApp({ projectId, ...(serviceAccount && { credential: cert(serviceAccount) }) }, uid),
      );
    });
    afterAll(() => console.deleteUser(uid));

    /** As a browser does it. */
    async function signIn(password: string): Promise<{ idToken?: string; error?: { message: string } }> {
      const answer = await fetch(
        `${toolkitOrigin(config)}/v1/accounts:signInWithPassword?key=${encodeURIComponent(config.webApiKey)}`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, password, returnSecureToken: true }),
        },
      );
      return (await answer.json()) as { idToken?: string; error?: { message: string } };
    }

    it('can be used with what we have for it', async () => {
      expect(await identity.probe()).toMatchObject({ faults: [] });
    });

    it('makes an account once, lets its owner in, and vouches for the token', async () => {
      const account = { uid, email, name: 'SAKURA TARO', password: PASSWORD };
      expect(await identity.ensureAccount(account)).toBe('created');
      expect(await identity.ensureAccount({ ...account, password: 'another' })).toBe('existing');
      const { idToken = '' } = await signIn(PASSWORD);
      expect(await identity.verify(idToken)).toMatchObject({ kind: 'valid', token: { uid, email } });
      expect(await identity.verify(`${idToken.slice(0, -2)}x`)).toEqual({ kind: 'invalid' });
    });

    it('lets nobody in by a wrong password, and does not say whether the address is known', async () => {
      expect((await signIn('wrong-password')).error?.message).toMatch(/^INVALID_LOGIN_CREDENTIALS/);
    });

    it('ends the sessions of an account', async () => {
      const before = await identity.readAccount(uid);
      await expect
        .poll(async () => {
          await identity.revokeSessions(uid);
          return (await identity.readAccount(uid))?.sessionsValidAfter?.getTime();
        })
        .toBeGreaterThan(before?.sessionsValidAfter?.getTime() ?? 0);
      await expect(identity.revokeSessions('nobody')).resolves.toBeUndefined();
    });

    it('finds an account by its address', async () => {
      expect(await identity.findAccount(email)).toMatchObject({ uid, email });
      expect(await identity.findAccount(`nobody-${email}`)).toBeNull();
    });

    it('undoes no change of address by what is no code of such a link, and uses no other code up', async () => {
      expect(await identity.checkEmailUndo('no-code')).toEqual({ kind: 'wrong' });
      expect(await identity.undoEmailChange('no-code')).toBe('worthless');
      const code = await identity.createPasswordLinkCode(email);
      expect(await identity.checkEmailUndo(code)).toEqual({ kind: 'wrong' });
      expect(await identity.checkEmailUndo(code)).toEqual({ kind: 'wrong' });
    });

    it('tells of an account that was disabled, whose owner then gets no further', async () => {
      await console.updateUser(uid, { disabled: true });
      expect(await identity.readAccount(uid)).toMatchObject({ uid, email, disabled: true });
      expect((await signIn(PASSWORD)).error?.message).toMatch(/^USER_DISABLED/);
      expect(await identity.readAccount('nobody')).toBeNull();
    });
  },
);
