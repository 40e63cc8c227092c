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
  body: object;
}
const given: Answer = { status: 200, body: { access_token: 't', token_type: 'Bearer', expires_in: 3600 } };
const error = (status: number, message: string): Answer => ({
  status,
  body: { error: { code: status, message } },
});
const revoked: Answer = { status: 400, body: { error: 'invalid_grant', error_description: 'x' } };

const google = { token: given, accounts: error(500, 'INTERNAL') };
let services: Server;
beforeAll(async () => {
  services = createServer((request, response) => {
    const { status, body } = request.url?.includes('token') ? google.token : google.accounts;
    request.resume();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
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
