// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createIdentity } from './identity.ts';

const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
const now = Math.floor(Date.now() / 1_000);
const idToken = `${part({ alg: 'none' })}.${part({ sub: 'u1', iat: now, exp: now + 3_600 })}.`;
const answers: Record<string, object> = {
  'accounts:signUp': { localId: 'u1', idToken, refreshToken: 'r', expiresIn: '3600' },
  'accounts:lookup': { users: [{ localId: 'u1', email: 'new@sakura.example' }] },
};

/** An identity service that can make an account and nothing after it. */
async function startService() {
  const asked: string[] = [];
  const languages = new Set<string | undefined>();
  const server = createServer((request, response) => {
    const call = new URL(request.url ?? '/', 'http://x').pathname.split('/').at(-1) ?? '';
    asked.push(call);
    languages.add(request.headers['x-firebase-locale']?.toString());
    response.writeHead(answers[call] ? 200 : 500, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answers[call] ?? { error: { message: 'INTERNAL' } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { asked, languages, server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

// spec: 7.sign-up
it('signs up even if the name can’t be kept: the account exists, and cannot be made again', async () => {
  const { asked, languages, server, url } = await startService();
  try {
    const identity = createIdentity({ apiKey: 'test', projectId: 'test', emulatorUrl: url });
    await identity.signUp('new@sakura.example', 'a new password', '新人 太郎');
    expect(asked).toContain('accounts:update');
    expect(identity.probableUserId()).toBe('u1');
    // What the service writes and mails by itself is in its readers' language.
    expect([...languages]).toEqual(['ja']);
    await identity.forget();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

describe('before its SDK is there', () => {
  const record = (expirationTime: number) =>
    JSON.stringify({ uid: 'u1', stsTokenManager: { accessToken: 'stored', expirationTime } });

  function setUp(stored: string | null) {
    const kept = new Map(stored === null ? [] : [['firebase:authUser:key:[DEFAULT]', stored]]);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      removeItem: (key: string) => kept.delete(key),
    });
    const importService = vi.fn<() => Promise<never>>().mockRejectedValue(new TypeError('no network'));
    const identity = createIdentity({ apiKey: 'key', projectId: 'project' }, importService);
    return { identity, importService, kept };
  }
  afterEach(() => vi.unstubAllGlobals());

  it('a good token that is stored is used, and the SDK is not fetched for it', async () => {
    const { identity, importService } = setUp(record(Date.now() + 600_000));
    expect(identity.probableUserId()).toBe('u1');
    expect(await identity.getToken({ forceRefresh: false })).toBe('stored');
    expect(identity.state.get()).toEqual({ status: 'uninitialized' });
    expect(importService).not.toHaveBeenCalled();
  });

  it('who has no session is known to have none, without the SDK', async () => {
    const { identity, importService } = setUp(null);
    await identity.ready();
    expect(identity.state.get()).toEqual({ status: 'initialized', userId: null });
    expect(await identity.getToken({ forceRefresh: false })).toBeNull();
    expect(importService).not.toHaveBeenCalled();
  });

  it('a visitor’s page fetches the SDK once another tab has begun a session, or when it is about to be used', async () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    const { identity, importService } = setUp(null);
    void identity.follow().catch(() => {});
    const store = (key: string, newValue: string | null) =>
      page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    store('another', 'text');
    store('firebase:authUser:key:[DEFAULT]', null);
    await Promise.resolve();
    expect(importService).not.toHaveBeenCalled();
    store('firebase:authUser:key:[DEFAULT]', record(Date.now() + 600_000));
    await vi.waitFor(() => expect(importService).toHaveBeenCalledOnce());
    const other = setUp(null);
    await expect(other.identity.prepare()).rejects.toMatchObject({ code: 'auth/network-request-failed' });
    expect(other.importService).toHaveBeenCalledOnce();
  });

  it('a token that has run out fetches the SDK, and nobody is signed out when that can’t be loaded', async () => {
    const { identity, importService } = setUp(record(Date.now()));
    await expect(identity.getToken({ forceRefresh: false })).rejects.toMatchObject({
      code: 'auth/network-request-failed',
    });
    await expect(identity.ready()).rejects.toMatchObject({ code: 'auth/network-request-failed' });
    expect(importService).toHaveBeenCalledTimes(2);
    expect(identity.state.get()).toEqual({ status: 'uninitialized' });
  });

  it('tells whose session is stored, also when its token has run out', () => {
    const { identity, kept } = setUp(record(Date.now()));
    expect([identity.isStoredUser('u1'), identity.isStoredUser('u2'), identity.isStoredUser(null)]).toEqual([
      true,
      false,
      false,
    ]);
    kept.clear();
    expect([identity.isStoredUser('u1'), identity.isStoredUser(null)]).toEqual([false, true]);
  });

  it('takes nobody for signed out elsewhere where nothing can be stored', () => {
    const { identity } = setUp(null);
    vi.stubGlobal('localStorage', undefined);
    expect(identity.isStoredUser('u1')).toBe(true);
  });

  it('a session is forgotten also when the SDK can’t be loaded', async () => {
    const { identity, kept } = setUp(record(Date.now() + 600_000));
    await identity.forget();
    expect(kept.size).toBe(0);
    expect(identity.probableUserId()).toBeNull();
  });
});
