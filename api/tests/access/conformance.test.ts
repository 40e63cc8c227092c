import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../_testkit.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.close());

const audits = serverAudits({
  // The audits are listed before the API listens.
  url: () => new URL('/graphql', api.url).href,
  fetchFn: (url: string, init?: RequestInit) => {
    const headers = new Headers(init?.headers);
    headers.set('x-yado-csrf', '1');
    return fetch(url, { ...init, headers });
  },
});

describe('GraphQL over HTTP, in development', () => {
  it('is audited in 61 points', () => {
    expect(audits).toHaveLength(61);
  });

  it.each(audits.map((audit) => [audit.id, audit.name, audit.fn] as const))(
    '%s %s',
    async (_id, _name, run) => {
      const result = await run();
      expect(result.status === 'ok' ? 'ok' : `${result.status}: ${result.reason}`).toBe('ok');
    },
  );
});
