// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
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
  const server = createServer((request, response) => {
    const call = new URL(request.url ?? '/', 'http://x').pathname.split('/').at(-1) ?? '';
    asked.push(call);
    response.writeHead(answers[call] ? 200 : 500, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answers[call] ?? { error: { message: 'INTERNAL' } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { asked, server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

// spec: 7.sign-up
it('signs up even if the name can’t be kept: the account exists, and cannot be made again', async () => {
  const { asked, server, url } = await startService();
  try {
    const identity = createIdentity({ apiKey: 'test', projectId: 'test', emulatorUrl: url });
    await identity.signUp('new@sakura.example', 'a new password', '新人 太郎');
    expect(asked).toContain('accounts:update');
    expect(identity.probableUserId()).toBe('u1');
    await identity.forget();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
