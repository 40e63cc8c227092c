import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth as AdminAuth, getAuth } from 'firebase-admin/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const PASSWORD = 'yado-demo-2026';
const PROGRAM = join(import.meta.dirname, '_auth-process.ts');
let dataDir: string;
let app: App | undefined;
const children: ReturnType<typeof spawn>[] = [];

async function startProcess(): Promise<{ host: string; kill: () => Promise<void> }> {
  const child = spawn(process.execPath, [PROGRAM, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    host: new URL(line.toString().trim()).host,
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

async function admin(host: string): Promise<AdminAuth> {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', host);
  if (app) await deleteApp(app);
  app = initializeApp({ projectId: 'yado-demo' }, crypto.randomUUID());
  return getAuth(app);
}

async function signIn(host: string, email: string): Promise<string> {
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=yado-demo`;
  const body = JSON.stringify({ email, password: PASSWORD, returnSecureToken: true });
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return ((await response.json()) as { idToken: string }).idToken;
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'yado-auth-'));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true });
});

describe('auth with the Admin SDK', () => {
  it('loses no acknowledged user when killed, and tokens from before stay valid', async () => {
    const first = await startProcess();
    const before = await admin(first.host);
    const emails = Array.from({ length: 20 }, (_, index) => `user${index}@example.com`);
    await Promise.all(
      emails.map((email, index) => before.createUser({ uid: `fixed-${index}`, email, password: PASSWORD })),
    );
    const token = await signIn(first.host, 'user7@example.com');
    await first.kill();

    const second = await startProcess();
    const after = await admin(second.host);
    expect((await after.listUsers()).users.map((user) => user.email).sort()).toEqual(emails.toSorted());
    expect((await after.verifyIdToken(token, true)).uid).toBe('fixed-7');
    expect((await after.verifyIdToken(await signIn(second.host, 'user3@example.com'))).uid).toBe('fixed-3');
  });

  it('returns links without mailing them, and imports users', async () => {
    const { host } = await startProcess();
    const auth = await admin(host);
    await auth.importUsers([{ uid: 'imported', email: 'imported@example.com', displayName: '輸入 太郎' }]);
    expect((await auth.getUser('imported')).displayName).toBe('輸入 太郎');
    const link = new URL(await auth.generatePasswordResetLink('imported@example.com'));
    expect(`${link.origin}${link.pathname}`).toBe('http://localhost:8080/action');
  });
});
