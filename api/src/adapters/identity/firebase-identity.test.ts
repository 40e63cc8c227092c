import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { Agent } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFirebaseIdentity } from './firebase-identity.ts';
import type { IdentityPort } from './identity-port.ts';

const projectId = 'yado-real';
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const strangerKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicPem = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();

/** Sends what the library asks of Google to a server of this test, without TLS. */
class KeyServerAgent extends Agent {
  readonly #port: number;
  constructor(port: number) {
    super();
    this.#port = port;
  }
  override createConnection() {
    return connect(this.#port, '127.0.0.1');
  }
}

let server: Server;
let identity: IdentityPort;
let answer: { status: number; body: string };
let asked: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    response.writeHead(answer.status, { 'cache-control': 'public, max-age=3600' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  answer = { status: 200, body: JSON.stringify({ 'key-1': publicPem }) };
  asked = [];
  const config = { projectId, webApiKey: 'test', emulatorHost: null };
  identity = createFirebaseIdentity(config, new KeyServerAgent((server.address() as AddressInfo).port));
});
afterAll(() => server.close());

const now = () => Math.floor(Date.now() / 1000);
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const goodHeader = { alg: 'RS256', kid: 'key-1', typ: 'JWT' };
const goodClaims = () => ({
  iss: `https://securetoken.google.com/${projectId}`,
  aud: projectId,
  sub: 'user-1',
  user_id: 'user-1',
  email: 'user@sakura.example',
  firebase: { sign_in_provider: 'password', identities: {} },
  auth_time: now() - 60,
  iat: now() - 60,
  exp: now() + 3_540,
});

function token(claims: object, header: object = goodHeader, key: KeyObject = keys.privateKey): string {
  const body = `${encode(header)}.${encode({ ...goodClaims(), ...claims })}`;
  return `${body}.${sign('RSA-SHA256', Buffer.from(body), key).toString('base64url')}`;
}
/** The classic confusion: the public key, which everybody has, used as the secret of a symmetric signature. */
function signedByPublicKey(): string {
  const body = `${encode({ ...goodHeader, alg: 'HS256' })}.${encode(goodClaims())}`;
  return `${body}.${createHmac('sha256', publicPem).update(body).digest('base64url')}`;
}
const altered = (): string => {
  const [header, , signature] = token({}).split('.');
  return `${header}.${encode({ ...goodClaims(), sub: 'somebody-else' })}.${signature}`;
};

describe('R25 a token of the real identity service', () => {
  it('is accepted when its signature is of a published key', async () => {
    expect(await identity.verify(token({}))).toMatchObject({
      kind: 'valid',
      token: { uid: 'user-1', email: 'user@sakura.example' },
    });
    expect(asked).toEqual([
      'www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com',
    ]);
  });

  it.each([
    ['carries no signature (alg none)', () => `${encode({ alg: 'none' })}.${encode(goodClaims())}.`],
    ['carries no signature under the good header', () => `${encode(goodHeader)}.${encode(goodClaims())}.`],
    ['is signed with the public key (HS256)', signedByPublicKey],
    ['is signed with a key of its own', () => token({}, goodHeader, strangerKeys.privateKey)],
    ['names a key that was not published', () => token({}, { ...goodHeader, kid: 'key-2' })],
    // The library then tries all keys.
    [
      'names an empty key and is signed with its own',
      () => token({}, { ...goodHeader, kid: '' }, strangerKeys.privateKey),
    ],
    ['names no key', () => token({}, { alg: 'RS256' })],
    ['was altered after signing', altered],
    ['is for another project', () => token({ aud: 'other-project' })],
    ['comes from another issuer', () => token({ iss: 'https://securetoken.google.com/other-project' })],
    ['comes from an issuer at another host', () => token({ iss: `https://evil.example/${projectId}` })],
    ['has expired', () => token({ iat: now() - 7_200, exp: now() - 3_600 })],
    ['was issued in the future', () => token({ iat: now() + 600, exp: now() + 4_200 })],
    ['began in the future', () => token({ auth_time: now() + 600 })],
    ['names nobody', () => token({ sub: '' })],
    ['is no token', () => 'a.b.c'],
    ['says nothing of how the session began', () => token({ firebase: undefined })],
  ])('is refused when it %s', async (_what, make) => {
    expect(await identity.verify(make())).toEqual({ kind: 'invalid' });
  });

  it.each([
    ['answers 500', { status: 500, body: 'error' }],
    ['answers nonsense', { status: 200, body: '<html>' }],
  ])('is neither accepted nor refused while the key server %s', async (_what, trouble) => {
    answer = trouble;
    expect(await identity.verify(token({}))).toEqual({ kind: 'unavailable' });
  });

  it('is neither accepted nor refused while the key server cannot be reached', async () => {
    const config = { projectId, webApiKey: 'test', emulatorHost: null };
    const cutOff = createFirebaseIdentity(config, new KeyServerAgent(1));
    expect(await cutOff.verify(token({}))).toEqual({ kind: 'unavailable' });
  });

  it('is neither accepted nor refused while the key server does not answer', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const config = { projectId, webApiKey: 'test', emulatorHost: null, timeLimitMs: 50 };
    const cutOff = createFirebaseIdentity(config, new KeyServerAgent((silent.address() as AddressInfo).port));
    expect(await cutOff.verify(token({}))).toEqual({ kind: 'unavailable' });
    silent.closeAllConnections();
    silent.close();
  });
});
