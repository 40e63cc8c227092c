import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import https, { Agent } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Fault, isOutage } from '../probe/probe-result.ts';
import { createFirebaseIdentity } from './firebase-identity.ts';
import { judgeProjectConfig } from './judge-project-config.ts';
import type { IdentityPort } from './identity-port.ts';

const projectId = 'yado-real';
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
/** Each with a name of its own: what one was given is not another one's. */
const newServiceAccount = () => ({
  projectId,
  clientEmail: `${randomUUID()}@yado-real.iam.gserviceaccount.com`,
  privateKey: key,
});

/** Sends what the library asks of Google to a server of this test, without TLS. */
class GoogleAgent extends Agent {
  readonly #port: number;
  constructor(port: number) {
    super();
    this.#port = port;
  }
  override createConnection() {
    return connect(this.#port, '127.0.0.1');
  }
}

interface Answer {
  status: number;
  /** A text is no JSON. */
  body: object | string;
}
const given: Answer = { status: 200, body: { access_token: 't', token_type: 'Bearer', expires_in: 3600 } };
const error = (status: number, message: string, more: object = {}): Answer => ({
  status,
  body: { error: { code: status, message, ...more } },
});
const blocked = (status: number): Answer => ({ status, body: '<html>Blocked by policy</html>' });
const revoked: Answer = { status: 400, body: { error: 'invalid_grant', error_description: 'x' } };

const google = { token: given, accounts: error(500, 'INTERNAL') };
let services: Server;
beforeAll(async () => {
  services = createServer((request, response) => {
    const { status, body } = request.url?.includes('token') ? google.token : google.accounts;
    request.resume();
    const isText = typeof body === 'string';
    response.writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json' });
    response.end(isText ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve));
});
afterAll(() => services.close());

/** What `ask` gets where Google answers so, and what was reported meanwhile. */
async function withGoogle<T>(
  answers: { token: Answer; accounts: Answer },
  ask: (identity: IdentityPort) => Promise<T>,
  port = (services.address() as AddressInfo).port,
): Promise<{ answer: T; reported: Fault[] }> {
  Object.assign(google, answers);
  const reported: Fault[] = [];
  const onRefusal = (fault: Fault) => void reported.push(fault);
  const agent = new GoogleAgent(port);
  const serviceAccount = newServiceAccount();
  const config = { projectId, webApiKey: 'test', emulatorHost: null, serviceAccount, onRefusal };
  // For tokens of a service account the library takes the agent of everybody.
  const { globalAgent } = https;
  https.globalAgent = agent;
  try {
    return { answer: await ask(createFirebaseIdentity(config, agent)), reported };
  } finally {
    https.globalAgent = globalAgent;
  }
}

const REFUSALS: readonly (readonly [string, { token: Answer; accounts: Answer }, Fault['kind'], RegExp])[] = [
  ['a revoked key', { token: revoked, accounts: given }, 'refused-key', /does not take the service account/],
  [
    'a role that is missing',
    { token: given, accounts: error(403, 'INSUFFICIENT_PERMISSION') },
    'missing-right',
    /roles\/firebaseauth\.admin/,
  ],
  [
    'a project where nothing is switched on',
    { token: given, accounts: error(400, 'CONFIGURATION_NOT_FOUND') },
    'wrong-account',
    /switched on/,
  ],
  [
    'a token that is not taken',
    { token: given, accounts: error(401, 'Request had invalid credentials.', { status: 'UNAUTHENTICATED' }) },
    'refused-key',
    /does not take the service account/,
  ],
  [
    'a right that is missing',
    {
      token: given,
      accounts: error(403, 'The caller does not have permission', { status: 'PERMISSION_DENIED' }),
    },
    'missing-right',
    /roles\/firebaseauth\.admin/,
  ],
  [
    'an interface that is not enabled',
    {
      token: given,
      accounts: error(
        403,
        'Identity Toolkit API has not been used in project 123 before or it is disabled.',
        {
          status: 'PERMISSION_DENIED',
          details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'SERVICE_DISABLED' }],
        },
      ),
    },
    'missing-right',
    /The Identity Toolkit API is not enabled in the project/,
  ],
];

const FAILURES: readonly (readonly [string, { token: Answer; accounts: Answer }, RegExp])[] = [
  [
    'a quota that is used up',
    { token: given, accounts: error(429, 'Quota exceeded', { status: 'RESOURCE_EXHAUSTED' }) },
    /takes no more calls .*\(429\)/,
  ],
  [
    'a quota, as older interfaces say it',
    { token: given, accounts: error(403, 'Rate', { errors: [{ reason: 'rateLimitExceeded' }] }) },
    /takes no more calls .*\(403\)/,
  ],
  ['an error', { token: given, accounts: error(500, 'INTERNAL') }, /answers nothing useful \(500\)/],
  [
    'an error where tokens are given',
    { token: { status: 500, body: { error: 'internal_failure' } }, accounts: given },
    /answers nothing useful \(500\)/,
  ],
  ['a page that blocks', { token: given, accounts: blocked(403) }, /answers in its place \(403\)/],
  ['a page that blocks tokens', { token: blocked(403), accounts: given }, /answers in its place \(403\)/],
  ['a page that is no refusal', { token: given, accounts: blocked(200) }, /answers in its place \(200\)/],
  ['a proxy', { token: given, accounts: blocked(407) }, /proxy .* asks for a log-in \(407\)/],
];

describe('the service account', () => {
  it.each(REFUSALS)('is refused for %s, and a probe says so', async (_what, answers, kind, text) => {
    const { answer } = await withGoogle(answers, (identity) => identity.probe());
    expect(answer.faults).toEqual([{ kind, text: expect.stringMatching(text), mend: expect.any(String) }]);
  });

  it.each(REFUSALS)(
    'is refused for %s while in use: reported, beside the error of an outage',
    async (...row) => {
      const [, answers, kind] = row;
      const { answer, reported } = await withGoogle(answers, (identity) =>
        identity.readAccount('somebody').catch((failure: unknown) => failure),
      );
      expect(answer).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
      expect(reported).toMatchObject([{ kind }]);
    },
  );

  it.each(FAILURES)('is not judged by %s, and a probe says what answers', async (_what, answers, text) => {
    // The library tries some of them again.
    const { answer } = await withGoogle(answers, (identity) => identity.probe({ timeoutMs: 60_000 }));
    expect(answer.faults).toMatchObject([{ kind: 'failing', text: expect.stringMatching(text) }]);
    const { reported } = await withGoogle(answers, (identity) => identity.readAccount('x').catch(() => null));
    expect(reported).toEqual([]);
  });

  it('is not judged while Google does not answer', async () => {
    const failing = { token: given, accounts: error(500, 'INTERNAL') };
    for (const port of [undefined, 1]) {
      const { answer, reported } = await withGoogle(failing, (identity) => identity.probe(), port);
      expect(answer.faults.map(isOutage)).toEqual([true]);
      expect(reported).toEqual([]);
    }
  });
});

describe('the settings of the console', () => {
  const good = {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    passwordPolicyConfig: { enforcementState: 'ENFORCE', constraints: { minLength: 8 } },
  } as const;

  it('are as the product needs them', () => {
    expect(judgeProjectConfig(good)).toEqual([]);
  });

  it.each([
    [
      'a shorter password',
      { passwordPolicyConfig: { enforcementState: 'ENFORCE', constraints: { minLength: 6 } } },
      /8/,
    ],
    [
      'a policy that is off',
      { passwordPolicyConfig: { enforcementState: 'OFF', constraints: { minLength: 8 } } },
      /8/,
    ],
    ['addresses that anybody can try', { emailPrivacyConfig: {} }, /has an account/],
    ['reCAPTCHA', { recaptchaConfig: { emailPasswordEnforcementState: 'ENFORCE' } }, /reCAPTCHA/],
  ] as const)('have %s', (_what, other, text) => {
    expect(judgeProjectConfig({ ...good, ...other })).toEqual([
      { kind: 'wrong-setting', text: expect.stringMatching(text), mend: expect.stringContaining('Console') },
    ]);
  });
});
