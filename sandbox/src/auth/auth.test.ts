import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  type Auth as FirebaseAuth,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  initializeAuth,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { type Mail, createMail } from '../mail/mail.ts';
import type { MailMessage } from '../mail/message.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Auth, createAuth } from './auth.ts';

const PASSWORD = 'yado-demo-2026';
let dataDir: string;
let mail: Mail;
let service: Auth;

const start = (port: number) =>
  createAuth({
    port,
    dataDir,
    projectId: 'yado-demo',
    webKey: 'yado-demo',
    appOrigin: 'http://localhost:8080',
    smtpUrl: mail.smtp.url,
  });

function client(apiKey = 'yado-demo') {
  const app = initializeApp({ apiKey, projectId: 'yado-demo' }, crypto.randomUUID());
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, service.url, { disableWarnings: true });
  return { auth, [Symbol.asyncDispose]: () => deleteApp(app) };
}

async function latestLink(to: string): Promise<URL> {
  const messages = (await (await fetch(`${mail.mailbox.url}/messages?to=${to}`)).json()) as MailMessage[];
  return new URL(/https?:\/\/\S+/.exec(messages[0]?.text ?? '')?.[0] ?? 'about:blank');
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'yado-auth-'));
  mail = await createMail({ smtpPort: 0, mailboxPort: 0, dataDir });
  service = await start(0);
});

afterAll(async () => {
  await service.close();
  await mail.close();
  await rm(dataDir, { recursive: true });
});

describe('auth', () => {
  it('gives the same error for an unknown address and a wrong password', async () => {
    await using session = client();
    await createUserWithEmailAndPassword(session.auth, 'known@example.com', PASSWORD);
    const wrong = signInWithEmailAndPassword(session.auth, 'known@example.com', 'another-password');
    const unknown = signInWithEmailAndPassword(session.auth, 'nobody@example.com', PASSWORD);
    await expect(wrong).rejects.toMatchObject({ code: 'auth/invalid-credential' });
    await expect(unknown).rejects.toMatchObject({ code: 'auth/invalid-credential' });
  });

  it('refuses the web key of another project', async () => {
    await using stranger = client('another-key');
    await expect(
      createUserWithEmailAndPassword(stranger.auth, 'stranger@example.com', PASSWORD),
    ).rejects.toMatchObject({ code: 'auth/api-key-not-valid.-please-pass-a-valid-api-key.' });
  });

  it('demands eight characters of a password that is newly chosen', async () => {
    await using session = client();
    const short = { code: 'auth/password-does-not-meet-requirements' };
    const { auth } = session;
    await expect(createUserWithEmailAndPassword(auth, 'short@example.com', '1234567')).rejects.toMatchObject(
      short,
    );
    const { user } = await createUserWithEmailAndPassword(auth, 'short@example.com', '12345678');
    await expect(updatePassword(user, '1234567')).rejects.toMatchObject(short);
    await sendPasswordResetEmail(auth, 'short@example.com');
    const code = (await latestLink('short@example.com')).searchParams.get('oobCode') ?? '';
    await expect(confirmPasswordReset(auth, code, '1234567')).rejects.toMatchObject(short);
    await confirmPasswordReset(auth, code, '12345679');
  });

  it('mails a reset link that opens the product, works once and sends nothing to strangers', async () => {
    await using session = client();
    await createUserWithEmailAndPassword(session.auth, 'reset@example.com', PASSWORD);
    await sendPasswordResetEmail(session.auth, 'reset@example.com');
    await sendPasswordResetEmail(session.auth, 'stranger@example.com');
    const link = await latestLink('reset@example.com');
    expect(`${link.origin}${link.pathname}`).toBe('http://localhost:8080/action');
    expect(link.searchParams.get('mode')).toBe('resetPassword');
    expect(link.searchParams.get('lang')).toBe('ja');
    const code = link.searchParams.get('oobCode') ?? '';
    await confirmPasswordReset(session.auth, code, 'another-password');
    await signInWithEmailAndPassword(session.auth, 'reset@example.com', 'another-password');
    await expect(confirmPasswordReset(session.auth, code, 'third-password')).rejects.toMatchObject({
      code: 'auth/invalid-action-code',
    });
    expect((await latestLink('stranger@example.com')).href).toBe('about:blank');
  });

  it('keeps in renewed tokens when their own session began, also over a restart', async () => {
    await using session = client();
    await createUserWithEmailAndPassword(session.auth, 'two@example.com', PASSWORD);
    await using elsewhere = client();
    const begunAt = async (auth: FirebaseAuth, renew = false) => {
      const token = await auth.currentUser?.getIdToken(renew);
      const payload = Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString();
      return (JSON.parse(payload) as { auth_time: number }).auth_time;
    };
    const first = await begunAt(session.auth);
    // Tokens count in whole seconds.
    await vi.waitFor(() => expect(Math.floor(Date.now() / 1000)).toBeGreaterThan(first), 2_000);
    await signInWithEmailAndPassword(elsewhere.auth, 'two@example.com', PASSWORD);
    const second = await begunAt(elsewhere.auth);
    expect(second).toBeGreaterThan(first);
    expect(await begunAt(session.auth, true)).toBe(first);
    const { port } = service;
    await service.close();
    service = await start(port);
    expect(await begunAt(session.auth, true)).toBe(first);
    expect(await begunAt(elsewhere.auth, true)).toBe(second);
  });

  it('ends no session that changes its own password, however long that takes', async () => {
    await using session = client();
    const { user } = await createUserWithEmailAndPassword(session.auth, 'change@example.com', PASSWORD);
    const begun = Math.floor(Date.now() / 1000);
    await vi.waitFor(() => expect(Math.floor(Date.now() / 1000)).toBeGreaterThan(begun), 2_000);
    await updatePassword(user, 'another-password');
    const { claims } = await user.getIdTokenResult();
    expect(Number(claims.auth_time)).toBeGreaterThan(begun);
    await user.getIdToken(true);
  });

  it('lets the old address undo a confirmed change of address', async () => {
    await using session = client();
    const { user } = await createUserWithEmailAndPassword(session.auth, 'old@example.com', PASSWORD);
    await verifyBeforeUpdateEmail(user, 'new@example.com');
    const change = await latestLink('new@example.com');
    await applyActionCode(session.auth, change.searchParams.get('oobCode') ?? '');
    await signInWithEmailAndPassword(session.auth, 'new@example.com', PASSWORD);

    const undo = await latestLink('old@example.com');
    expect(undo.searchParams.get('mode')).toBe('recoverEmail');
    const code = undo.searchParams.get('oobCode') ?? '';
    const info = await checkActionCode(session.auth, code);
    expect(info.data.email).toBe('old@example.com');
    await applyActionCode(session.auth, code);
    await signInWithEmailAndPassword(session.auth, 'old@example.com', PASSWORD);
  });

  it('keeps users, passwords, sessions and open codes over a restart', async () => {
    await using session = client();
    const { user } = await createUserWithEmailAndPassword(session.auth, 'stay@example.com', PASSWORD);
    await sendPasswordResetEmail(session.auth, 'stay@example.com');
    const link = await latestLink('stay@example.com');
    const { port } = service;
    await service.close();
    service = await start(port);
    await user.getIdToken(true);
    await signInWithEmailAndPassword(session.auth, 'stay@example.com', PASSWORD);
    const code = link.searchParams.get('oobCode') ?? '';
    await expect(confirmPasswordReset(session.auth, code, 'another-password')).resolves.toBeUndefined();
  });
});
