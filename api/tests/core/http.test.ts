import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../_testkit.ts';

const myself = '{ myself { id } }';
const json = { 'content-type': 'application/json' };
const newType = 'application/graphql-response+json';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.close());

const post = (body: unknown, headers: Record<string, string> = {}) =>
  api.anonymous().fetch('/graphql', {
    method: 'POST',
    headers: { ...json, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const get = (parameters: Record<string, string>, headers: Record<string, string> = {}) =>
  api.anonymous().fetch(`/graphql?${new URLSearchParams(parameters)}`, { headers });
const readCode = async (response: Response) => (await response.json()).errors?.[0]?.extensions?.code;

describe('GraphQL over HTTP', () => {
  // spec: 7.transport
  it('answers a query by POST and by GET', async () => {
    for (const response of [await post({ query: myself }), await get({ query: myself })]) {
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(`${newType}; charset=utf-8`);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toEqual({ data: { myself: null } });
    }
  });

  it.each([
    ['application/json', 'application/json'],
    ['*/*', 'application/json'],
    [`${newType};q=0.5, application/json`, 'application/json'],
    [`text/html, ${newType}`, newType],
  ])('answers Accept: %s with %s', async (accept, type) => {
    const response = await post({ query: myself }, { accept });
    expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
  });

  it('refuses a type that it cannot send', async () => {
    expect((await post({ query: myself }, { accept: 'text/html' })).status).toBe(406);
  });

  // spec: 7.transport
  it('refuses a mutation by GET and says what is allowed', async () => {
    const response = await get({ query: 'mutation { resetPassword(email: "a@b.example") }' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('refuses %s', async (method) => {
    const response = await api.anonymous().fetch('/graphql', { method, headers: json, body: '{}' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, POST');
  });

  it('refuses HEAD, also of what GET answers, and runs nothing', async () => {
    for (const query of [myself, 'mutation { resetPassword(email: "a@b.example") }']) {
      const address = `/graphql?${new URLSearchParams({ query })}`;
      const response = await api.anonymous().fetch(address, { method: 'HEAD' });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, POST');
      expect(await response.text()).toBe('');
    }
  });

  it.each([
    ['text that is no JSON', '{'],
    ['an array (a batch)', [{ query: myself }]],
    ['no operation', {}],
    ['an operation of the wrong type', { query: 1 }],
    ['variables of the wrong type', { query: myself, variables: [] }],
    ['extensions of the wrong type', { query: myself, extensions: 'x' }],
    ['an unknown operation name', { query: `query A ${myself}`, operationName: 'B' }],
    ['two operations without a name', { query: `query A ${myself} query B ${myself}` }],
  ])('answers 400 for %s', async (_name, body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await readCode(response)).toBe('BAD_REQUEST');
  });

  it.each([
    ['does not parse', { query: '{ myself' }],
    ['does not validate', { query: '{ nothing }' }],
    [
      'has a variable of the wrong type',
      { query: 'query($id: String!) { terms(contentId: $id) { title } }', variables: { id: 1 } },
    ],
  ])('answers 400, or 200 in the older type, when the operation %s', async (_name, body) => {
    // More than once: from the second time on the compiled operation answers.
    for (let time = 0; time < 3; time++) {
      const newer = await post(body);
      expect(newer.status).toBe(400);
      expect(await newer.json()).not.toHaveProperty('data');
      expect((await post(body, { accept: 'application/json' })).status).toBe(200);
    }
  });

  it('runs the operation that is named, of a text with several', async () => {
    const query = 'query A { transactionLaw { title } } query B { pdfPrintGuide { title } }';
    for (const operationName of ['A', 'B', 'A', 'B']) {
      const { data } = await (await post({ query, operationName })).json();
      expect(Object.keys(data)).toEqual([operationName === 'A' ? 'transactionLaw' : 'pdfPrintGuide']);
    }
  });

  it.each([
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    'application/graphql',
  ])('refuses %s', async (type) => {
    const response = await post(`query=${myself}`, { 'content-type': type });
    expect(response.status).toBe(415);
  });

  it('refuses a request without the header that forms cannot send', async () => {
    for (const value of ['', '0']) {
      const response = await post({ query: myself }, { 'x-yado-csrf': value });
      expect(response.status).toBe(403);
      expect(await readCode(response)).toBe('CSRF_HEADER_REQUIRED');
    }
    expect((await get({ query: myself }, { 'x-yado-csrf': '' })).status).toBe(403);
  });

  it('names each request and sends the protective headers, on errors too', async () => {
    for (const response of [
      await post({ query: myself }),
      await post('{'),
      await api.anonymous().fetch('/nowhere'),
    ]) {
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
      expect(response.headers.get('strict-transport-security')).toContain('max-age=');
    }
  });

  it('answers a health check', async () => {
    expect((await fetch(new URL('/healthz', api.url))).status).toBe(200);
  });
});
