import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../_testkit.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.close());

const reset = (forwardedFor: string, times = 1) =>
  api.anonymous().fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
    body: JSON.stringify({
      query: `mutation { ${Array.from({ length: times }, (_, index) => `r${index}: resetPassword(email: "nobody@limits.example")`).join(' ')} }`,
    }),
  });

it('stops reset mails beyond the limit, aliases counted, and says when to come back', async () => {
  expect((await reset('203.0.113.1', 20)).status).toBe(200);
  const response = await reset('203.0.113.1');
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await response.json()).errors[0].extensions.code).toBe('RATE_LIMITED');
});

it('counts for the address that the edge saw, not for what the client wrote before it', async () => {
  expect((await reset('198.51.100.7, 203.0.113.2', 20)).status).toBe(200);
  expect((await reset('198.51.100.8, 203.0.113.2')).status).toBe(429);
  expect((await reset('203.0.113.3')).status).toBe(200);
});

it('does not tell whether an address is known', async () => {
  const ask = async (email: string) => {
    const response = await api
      .anonymous()
      .query('mutation($email: String!) { resetPassword(email: $email) }', { email });
    return [response.status, response.body];
  };
  expect(await ask('employee@sakura.example')).toEqual(await ask('nobody@sakura.example'));
});
