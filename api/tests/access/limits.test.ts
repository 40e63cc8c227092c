import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAccessRules } from '../../src/graphql/access-rules.ts';
import { buildContract } from '../../src/graphql/contract.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ config: { rateLimitFactor: 1 } });
});
afterAll(() => api?.close());

const send = (body: object, headers: Record<string, string> = {}, email?: string) =>
  (email === undefined ? api.anonymous() : api.as(email)).fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const readCode = async (response: Response) => (await response.json()).errors?.[0]?.extensions?.code;

describe('R22 an operation that comes as text', () => {
  it.each([
    ['13 levels deep', `{ ${'myself { companyBranch { agency { '.repeat(4)} id ${'} } }'.repeat(4)} }`],
    [
      'of 16 aliases',
      `{ ${Array.from({ length: 16 }, (_, index) => `a${index}: myself { id }`).join(' ')} }`,
    ],
    ['of 1,001 tokens', `{ ${'myself { id } '.repeat(250)} }`],
    ['of 51 directives', `{ myself { id ${'@skip(if: false) '.repeat(51)} } }`],
  ])('is refused when it is %s', async (_what, query) => {
    for (const accept of ['application/json', 'application/graphql-response+json']) {
      const response = await send({ query }, { accept });
      expect(response.status).toBe(400);
      expect(await readCode(response)).toBe('OPERATION_TOO_LARGE');
    }
  });

  it('is refused when the limits are passed inside fragments', async () => {
    const query = `
      fragment A on Agency { a1: id a2: id a3: id a4: id a5: id }
      { b1: myself { agency { ...A } } b2: myself { agency { ...A } } b3: myself { agency { ...A } } }`;
    expect(await readCode(await send({ query }))).toBe('OPERATION_TOO_LARGE');
  });

  it('is refused as a syntax tree in JSON, which has no tokens to count', async () => {
    const tree = { kind: 'Document', definitions: [] };
    const response = await send({ query: JSON.stringify(tree) });
    expect(response.status).toBe(400);
    expect(await readCode(response)).toBe('BAD_REQUEST');
  });

  it('is refused with a page of 1,000', async () => {
    for (const query of [
      '{ branchTravels(first: 1000) { totalCount } }',
      '{ branchTravels(first: 0) { totalCount } }',
      '{ employees(first: 101) { totalCount } }',
    ]) {
      const response = await send({ query }, {}, 'employee@sakura.example');
      expect(await readCode(response)).toBe('BAD_USER_INPUT');
    }
  });

  it('is refused above 100 kB, whatever it says', async () => {
    const response = await send({ query: '{ myself { id } }', variables: { padding: 'x'.repeat(200_000) } });
    expect(response.status).toBe(413);
    expect(await readCode(response)).toBe('PAYLOAD_TOO_LARGE');
  });
});

describe('R23 cross-origin calls', () => {
  const preflight = (origin: string) =>
    fetch(new URL('/graphql', api.url), {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,x-yado-csrf',
      },
    });
  const call = (origin: string) => send({ query: '{ myself { id } }' }, { origin });

  it.each(['http://localhost:8080', 'http://mirai.localhost:8080'])(
    'are allowed for exactly %s',
    async (origin) => {
      for (const response of [await preflight(origin), await call(origin)]) {
        expect(response.headers.get('access-control-allow-origin')).toBe(origin);
        expect(response.headers.get('vary')).toContain('Origin');
        expect(response.headers.has('access-control-allow-credentials')).toBe(false);
      }
      const headers = (await preflight(origin)).headers;
      expect(headers.get('access-control-allow-methods')).toBe('GET, POST');
      expect(headers.get('access-control-allow-headers')).toBe('authorization, content-type, x-yado-csrf');
    },
  );

  it.each([
    'https://evil.example',
    'null',
    'http://localhost:8081',
    'https://localhost:8080',
    'http://evil.localhost:8080',
    'http://localhost:8080.evil.example',
    'http://mirai.localhost:8080@evil.example',
  ])('are not allowed for %s', async (origin) => {
    for (const response of [await preflight(origin), await call(origin)]) {
      expect(response.headers.has('access-control-allow-origin')).toBe(false);
      expect(response.headers.has('access-control-allow-credentials')).toBe(false);
      expect(response.headers.get('vary')).toContain('Origin');
    }
  });
});

describe('R24 rate limits', () => {
  /** Calls one operation `times` times, several to a request, and answers the last response. */
  async function call(
    field: string,
    times: number,
    { headers = {}, email }: { headers?: Record<string, string>; email?: string } = {},
  ): Promise<Response> {
    const [keyword = '', text = ''] = field.split(/ (.*)/s);
    let last: Response | null = null;
    for (let sent = 0; sent < times; sent += 10) {
      const count = Math.min(10, times - sent);
      const fields = Array.from({ length: count }, (_, index) => `a${index}: ${text}`).join(' ');
      last = await send({ query: `${keyword} { ${fields} }` }, headers, email);
    }
    if (last === null) throw new Error('Nothing was sent.');
    return last;
  }

  async function expectLimited(response: Response): Promise<void> {
    expect(response.status).toBe(429);
    const seconds = Number(response.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(900);
    expect(await readCode(response)).toBe('RATE_LIMITED');
  }

  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

  it.each([
    ['mails to reset a password', 'mutation resetPassword(email: "nobody@limits.example")', 20],
    [
      'codes to reset a password',
      'mutation createPasswordResetCode(input: { email: "nobody@limits.example" }) { expiresAt }',
      20,
    ],
    ['what became of keys', 'query travelKeyState(key: "wrong")', 120],
    ['keys of public trips', 'query travelByKey(key: "wrong") { travelNumber }', 120],
    ['keys of public hotels', 'query hotelByKey(key: "wrong") { propertyContent { id } }', 120],
    ['codes of invitations', 'query invitation(code: "wrong") { email }', 120],
  ])('stop %s at the limit of the address', async (_what, field, limit) => {
    const address = `198.51.100.${limit + field.length}`;
    expect((await call(field, limit, from(address))).status).toBe(200);
    await expectLimited(await call(field, 1, from(address)));
    expect((await call(field, 1, from('192.0.2.1'))).status).toBe(200);
  });

  it.each([
    ['confirmations', 'mutation resendInvitation(employeeId: "missing") { __typename }', 60],
    ['exports', 'query travelDetailDownloadLink(input: { travelId: "missing" }) { url }', 60],
  ])('stop %s at the limit of the user, wherever it sits', async (_what, field, limit) => {
    const email = 'admin@sakura.example';
    for (let sent = 0; sent < limit; sent += 10) {
      expect((await call(field, 10, { email, ...from(`203.0.113.${sent}`) })).status).toBe(200);
    }
    await expectLimited(await call(field, 1, { email, ...from('203.0.113.200') }));
    const other = 'osaka@sakura.example';
    expect((await call(field, 1, { email: other })).status).toBe(200);
  });

  it.each([
    ['X-Forwarded-For', (n: number) => ({ 'x-forwarded-for': `198.18.0.${n}, 203.0.113.77` })],
    [
      'other headers that name an address',
      (n: number) => ({
        'x-forwarded-for': '203.0.113.78',
        'x-real-ip': `198.18.0.${n}`,
        'true-client-ip': `198.18.0.${n}`,
        'cf-connecting-ip': `198.18.0.${n}`,
        forwarded: `for=198.18.0.${n}`,
      }),
    ],
  ])('are not reset by what the client itself writes into %s', async (_what, readHeaders) => {
    const field = 'mutation resetPassword(email: "nobody@limits.example")';
    expect((await call(field, 10, { headers: readHeaders(1) })).status).toBe(200);
    expect((await call(field, 10, { headers: readHeaders(2) })).status).toBe(200);
    await expectLimited(await call(field, 1, { headers: readHeaders(3) }));
  });

  it('count what one subscriber is given, not each of its addresses', async () => {
    const field = 'mutation resetPassword(email: "nobody@limits.example")';
    const ask = (address: string) => call(field, 1, from(address));
    for (let sent = 0; sent < 20; sent++) expect((await ask(`2001:db8:7:1::${sent}`)).status).toBe(200);
    await expectLimited(await ask('2001:db8:7:1:ffff::1'));
    for (let network = 2; network <= 10; network++) {
      expect((await call(field, 20, from(`2001:db8:7:${network}::1`))).status).toBe(200);
    }
    await expectLimited(await ask('2001:db8:7:ffff::1'));
    expect((await ask('2001:db8:8:1::1')).status).toBe(200);
    expect((await call(field, 20, from('198.51.100.250'))).status).toBe(200);
    await expectLimited(await ask('::ffff:198.51.100.250'));
  });

  it('stop guessing of sessions', async () => {
    const guess = () =>
      send(
        { query: '{ myself { id } }' },
        { authorization: 'Bearer no.such.token', ...from('203.0.113.90').headers },
      );
    for (let sent = 0; sent < 60; sent++) expect((await guess()).status).toBe(401);
    await expectLimited(await guess());
  });

  it('are on every operation that works without a session and does or tells more than to anybody', () => {
    const unlimited = [...readAccessRules(buildContract())].filter(
      ([, rule]) => rule.kind === 'public' && rule.limit === 'none',
    );
    expect(unlimited.map(([key]) => key)).toEqual([
      'Query.myself',
      'Query.terms',
      'Query.supplierTermsUrl',
      'Query.transactionLaw',
      'Query.pdfPrintGuide',
      'Mutation.signOut',
    ]);
  });
});

it('does not tell by resetting a password whether an address is known', async () => {
  const ask = async (email: string) => {
    const response = await send({ query: `mutation { resetPassword(email: "${email}") }` });
    return [response.status, await response.json()];
  };
  expect(await ask('employee@sakura.example')).toEqual(await ask('nobody@sakura.example'));
});
