import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Config } from '../../src/config/config.ts';
import { createLogger } from '../../src/lib/logger.ts';
import { copyDatabase } from '../_database.ts';
import { liftBrake } from '../operations/_brakes.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';

const owner = '198.51.100.1';
const other = '198.51.100.2';
const third = '198.51.100.3';
const lifted = '198.51.100.4';

/** Asks for so many mails, of which an address may have 20 in 15 minutes. */
async function ask(api: TestApi, address: string, count = 1): Promise<number> {
  const field = 'resetPassword(email: "nobody@limits.example")';
  const fields = Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ');
  const response = await api.anonymous().fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ query: `mutation { ${fields} }` }),
  });
  await response.text();
  return response.status;
}

let database: Config['database'];
let lines = '';
const apis: TestApi[] = [];
async function start(): Promise<TestApi> {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines += String(chunk);
      done();
    },
  });
  const config = { rateLimitFactor: 1 };
  const api = await startTestApi({ database, config, overrides: { log: createLogger('info', stream) } });
  apis.push(api);
  return api;
}
beforeAll(async () => {
  database = await copyDatabase(inject('world').database);
  await start();
  await start();
});
afterAll(async () => {
  for (const api of apis) await api.close();
});

describe('R24: a limit', () => {
  it('is one for all processes, also for calls at the same moment, and outlives them', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => ask(apis[index % 2] as TestApi, owner)),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(20);
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
    const restarted = await start();
    expect(await ask(restarted, owner)).toBe(429);
    expect(await ask(restarted, other)).toBe(200);
  });

  it('that an operator lifts is lifted in all processes, also in those that know of the refusal', async () => {
    const [first, second] = apis as [TestApi, TestApi];
    expect([await ask(first, lifted, 10), await ask(first, lifted, 10)]).toEqual([200, 200]);
    expect([await ask(first, lifted), await ask(second, lifted), await ask(second, lifted)]).toEqual([
      429, 429, 429,
    ]);
    const input = { brakeId: `password-reset:900:address:${lifted}`, reason: '利用者を確認' };
    const answer = await liftBrake(first.as('operator@yado.example'), input);
    expect(answer.expectNoErrors().liftBrake.__typename).toBe('LiftBrakeSuccess');
    expect([await ask(first, lifted), await ask(second, lifted)]).toEqual([200, 200]);
  });

  it('waits for nobody who holds the rows of a booking', async () => {
    const [api] = apis as [TestApi];
    const booking = await api.app.db.startTransaction().execute();
    await sql`select id from branches for update`.execute(booking);
    expect(await ask(api, other)).toBe(200);
    await booking.rollback().execute();
  });

  it('is a share of each process while the counts can not be written, and then one for all again', async () => {
    const [first, second] = apis as [TestApi, TestApi];
    const holder = await first.app.db.startTransaction().execute();
    await sql`lock table call_counts in access exclusive mode`.execute(holder);
    expect(await ask(first, third, 10)).toBe(200);
    expect(await ask(first, third)).toBe(429);
    expect(lines).toContain('"name":"call-counts-away"');
    await holder.rollback().execute();
    expect(await ask(second, third, 10)).toBe(200);
    const { rows } = await sql<{ points: number }>`
      select points from call_counts where key like ${`%:address:${third}`}`.execute(first.app.db);
    expect(rows.map(({ points }) => points)).toEqual([10]);
  });
});
