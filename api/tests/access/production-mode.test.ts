import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { createFirebaseIdentity } from '../../src/adapters/identity/firebase-identity.ts';
import { testConfig } from '../_config.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';
import { createPublishedOperations, type PublishedOperations } from './_operations.ts';

const json = { 'content-type': 'application/json' };
const reset = 'mutation Reset($email: String!) { resetPassword(email: $email) }';
const ad = (email: string) => `mutation { resetPassword(email: "${email}") }`;

let api: TestApi;
let published: PublishedOperations;
const ids: Record<'myself' | 'terms' | 'reset' | 'introspection' | 'typo', string> = {
  myself: '',
  terms: '',
  reset: '',
  introspection: '',
  typo: '',
};
/** Addresses for which a resolver ran: what no refused request may leave behind. */
let ran: string[] = [];

beforeAll(async () => {
  published = await createPublishedOperations();
  ids.myself = await published.publish('query Myself { myself { id } }');
  ids.terms = await published.publish('query Terms($id: String!) { terms(contentId: $id) { title } }');
  ids.reset = await published.publish(reset);
  ids.introspection = await published.publish(
    '{ __schema { types { name } } __type(name: "Travel") { name } }',
  );
  ids.typo = await published.publish('{ mysel { id } }');
  const world = inject('world');
  const { firebase } = testConfig(world, { kind: 'pglite', dataDir: '' });
  api = await startTestApi({
    config: { production: true, operationsDir: published.directory },
    overrides: {
      identity: {
        ...createFirebaseIdentity(firebase),
        sendPasswordReset: async (email) => void ran.push(email),
      },
    },
  });
});
afterEach(() => {
  ran = [];
});
afterAll(async () => {
  await api?.close();
  await published?.[Symbol.asyncDispose]();
});

const send = (body: unknown, headers: Record<string, string> = json) =>
  api.anonymous().fetch('/graphql', {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const get = (parameters: Record<string, string>, headers: Record<string, string> = {}) =>
  api.anonymous().fetch(`/graphql?${new URLSearchParams(parameters)}`, { headers });
const readCode = async (response: Response) => (await response.json()).errors?.[0]?.extensions?.code;

describe('R21 in production', () => {
  it('published queries run by GET and POST, again and again', async () => {
    for (let time = 0; time < 3; time++) {
      const own = await api
        .as('employee@sakura.example')
        .fetch(`/graphql?id=${ids.myself}&variables=${encodeURIComponent('{}')}`);
      expect(await own.json()).toEqual({ data: { myself: { id: 'demo-sakura-employee' } } });
      const terms = await send({ id: ids.terms, variables: { id: 'terms' }, operationName: 'Terms' });
      expect(await terms.json()).toEqual({ data: { terms: { title: '利用規約' } } });
    }
  });

  it('a published mutation runs by POST and never by GET', async () => {
    const variables = { email: 'posted@sakura.example' };
    expect(await (await send({ id: ids.reset, variables })).json()).toEqual({
      data: { resetPassword: true },
    });
    expect(ran).toEqual(['posted@sakura.example']);
    const response = await get({ id: ids.reset, variables: '{"email":"got@sakura.example"}' });
    expect(response.status).toBe(405);
    expect(ran).toEqual(['posted@sakura.example']);
  });

  it('a published operation that asks for one thing hundreds of times does not run', async () => {
    const fields = Array.from({ length: 16 }, (_, index) => `r${index}: resetPassword(email: "a@b.example")`);
    const id = await published.publish(`mutation Many { ${fields.join(' ')} }`);
    const response = await send({ id, variables: {} });
    expect(response.status).toBe(400);
    expect(await readCode(response)).toBe('OPERATION_TOO_LARGE');
    expect(ran).toEqual([]);
  });

  it.each([
    ['a text', () => send({ query: ad('a@b.example') }), 400, 'PERSISTED_OPERATIONS_ONLY'],
    [
      'a text beside an id',
      () => send({ id: ids.reset, query: reset, variables: { email: 'a@b.example' } }),
      400,
      'PERSISTED_OPERATIONS_ONLY',
    ],
    [
      'an empty text beside an id',
      () => send({ id: ids.myself, query: '' }),
      400,
      'PERSISTED_OPERATIONS_ONLY',
    ],
    ['a text by GET', () => get({ query: '{ myself { id } }' }), 400, 'PERSISTED_OPERATIONS_ONLY'],
    ['a mutation by GET', () => get({ query: ad('a@b.example') }), 400, 'PERSISTED_OPERATIONS_ONLY'],
    [
      'introspection by text',
      () => send({ query: '{ __schema { queryType { name } } }' }),
      400,
      'PERSISTED_OPERATIONS_ONLY',
    ],
    [
      'an automatically persisted text',
      () => send({ extensions: { persistedQuery: { version: 1, sha256Hash: ids.reset } }, query: reset }),
      400,
      'PERSISTED_OPERATIONS_ONLY',
    ],
    [
      'a batch',
      () => send([{ id: ids.reset, variables: { email: 'a@b.example' } }, { id: ids.myself }]),
      400,
      'BAD_REQUEST',
    ],
    [
      'a form',
      () =>
        send(`id=${ids.reset}&variables={"email":"a@b.example"}`, {
          'content-type': 'application/x-www-form-urlencoded',
        }),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a multipart form',
      () =>
        send(
          `--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n${JSON.stringify({ id: ids.reset, variables: { email: 'a@b.example' } })}\r\n--x--`,
          { 'content-type': 'multipart/form-data; boundary=x' },
        ),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'plain text',
      () =>
        send(JSON.stringify({ id: ids.reset, variables: { email: 'a@b.example' } }), {
          'content-type': 'text/plain',
        }),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a call without the header that a form cannot send',
      () => send({ id: ids.reset, variables: { email: 'a@b.example' } }, { ...json, 'x-yado-csrf': '' }),
      403,
      'CSRF_HEADER_REQUIRED',
    ],
  ])('refuses %s before any resolver runs', async (_what, request, status, code) => {
    const response = await request();
    expect(response.status).toBe(status);
    expect(await readCode(response)).toBe(code);
    expect(ran).toEqual([]);
  });

  it('answers 404 for an operation that was not published, whatever its id looks like', async () => {
    for (const id of ['0'.repeat(64), '../../../etc/passwd', `${ids.myself}/../${ids.myself}`, '']) {
      const response = await send({ id });
      expect(response.status).toBe(404);
      expect(await readCode(response)).toBe('PERSISTED_OPERATION_NOT_FOUND');
    }
  });

  it('refuses introspection even when published', async () => {
    const response = await send({ id: ids.introspection });
    expect(response.status).toBe(400);
    expect(await response.text()).not.toMatch(/TravelPricing|"Travel"/);
  });

  it('suggests no names', async () => {
    const response = await send({ id: ids.typo });
    expect(response.status).toBe(400);
    expect(await response.text()).not.toMatch(/did you mean|myself/i);
  });

  it.each(['/graphiql', '/playground', '/altair', '/graphql'])('offers no page at %s', async (path) => {
    const response = await fetch(new URL(path, api.url), {
      headers: { accept: 'text/html', 'x-yado-csrf': '1' },
    });
    expect([404, 406]).toContain(response.status);
    expect(await response.text()).not.toMatch(/<html/i);
  });
});
