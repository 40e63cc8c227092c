import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../_testkit.ts';

const operations = {
  booking: 'query Pay { creditCards { id } }',
  trip: 'query Trips { branchTravels { totalCount } }',
  extra: 'query Suggest { incrementalSearchRegion(input: { keyword: "東京" }) { __typename } }',
};
const idOf = (text: string) => createHash('sha256').update(text).digest('hex');

let api: TestApi;
let operationsDir: string;
let waitMs = 0;

beforeAll(async () => {
  operationsDir = await mkdtemp(join(tmpdir(), 'yado-operations-'));
  for (const text of Object.values(operations)) {
    await writeFile(join(operationsDir, `${idOf(text)}.graphql`), text);
  }
  api = await startTestApi({ config: { operationsDir }, overrides: { databaseWaitMs: () => waitMs } });
});
afterAll(async () => {
  await api?.close();
  await rm(operationsDir, { recursive: true, force: true });
});

const answered = { status: 200, isBusy: false, canWait: false };
const refused = { status: 503, isBusy: true, canWait: true };

async function ask(priority: keyof typeof operations) {
  const path = `/graphql?${new URLSearchParams({ id: idOf(operations[priority]) })}`;
  const response = await api.as('admin@sakura.example').fetch(path);
  const body = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return {
    status: response.status,
    isBusy: body.errors?.[0]?.extensions.code === 'API_BUSY',
    canWait: Number(response.headers.get('retry-after')) >= 2,
  };
}

it.each([
  [0, { booking: answered, trip: answered, extra: answered }, 404],
  [70, { booking: answered, trip: answered, extra: refused }, 404],
  [300, { booking: answered, trip: refused, extra: refused }, 503],
  [1_000, { booking: refused, trip: refused, extra: refused }, 503],
])(
  'when each statement waits for %s ms answers by the priority of a request',
  async (wait, expected, documentStatus) => {
    waitMs = wait;
    // Only what lasts is too much.
    for (const priority of ['booking', 'trip', 'extra'] as const) await ask(priority);
    await sleep(1_500);
    expect({
      booking: await ask('booking'),
      trip: await ask('trip'),
      extra: await ask('extra'),
    }).toEqual(expected);
    expect((await api.anonymous().fetch('/documents/none')).status).toBe(documentStatus);
    // Health decides whether this process lives, and a webhook tells of money.
    expect((await api.anonymous().fetch('/readyz')).status).toBe(200);
    const headers = { 'content-type': 'application/json' };
    const event = await api.anonymous().fetch('/webhooks/stripe', { method: 'POST', headers, body: '{}' });
    expect(event.status).toBe(400);
  },
);
