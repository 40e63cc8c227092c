import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../_testkit.ts';

const now = new Date('2027-03-02T01:00:00Z');
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ overrides: { clock: () => now } });
});
afterAll(() => api.close());

it('dates its answers by the clock that it judges deadlines by', async () => {
  const response = await fetch(new URL('/healthz', api.url));
  expect(response.headers.get('date')).toBe(now.toUTCString());
});
