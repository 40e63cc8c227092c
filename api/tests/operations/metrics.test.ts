import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  raiseOperatorTask,
  settleOperatorTask,
} from '../../src/modules/operator-task/raise-operator-task.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';

const token = 'a-token-of-the-monitoring-system';
const publishedQuery = 'query WhoAmIQuery { myself { id } }';

describe('the metrics', () => {
  let open: TestApi;
  let guarded: TestApi;
  beforeAll(async () => {
    const operationsDir = await mkdtemp(join(tmpdir(), 'yado-operations-'));
    const id = createHash('sha256').update(publishedQuery).digest('hex');
    await writeFile(join(operationsDir, `${id}.graphql`), publishedQuery);
    open = await startTestApi({ config: { operationsDir } });
    guarded = await startTestApi({ config: { metricsToken: token } });
    await open.anonymous().fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id }),
    });
  });
  afterAll(async () => {
    await open?.close();
    await guarded?.close();
  });

  const read = (api: TestApi, headers: Record<string, string> = {}) =>
    fetch(new URL('/metrics', api.url), { headers });
  const readValue = async (name: string, labels: Record<string, string>) => {
    const lines = (await (await read(open)).text()).split('\n');
    const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
    const line = lines.find(
      (each) => each.startsWith(`${name}{`) && wanted.every((part) => each.includes(part)),
    );
    return line === undefined ? null : Number(line.split(' ').at(-1));
  };

  it('are Prometheus text, for this machine only', async () => {
    const response = await read(open);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines.filter((line) => !/^[a-z_:][\w:]*(\{.*\})? [-+\w.]+$/i.test(line))).toEqual([]);
    expect(lines.some((line) => line.startsWith('process_cpu_seconds_total'))).toBe(true);
    // As the edge, or any proxy on this machine, would pass somebody on.
    expect((await read(open, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
    expect((await read(open, { forwarded: 'for=203.0.113.7' })).status).toBe(404);
  });

  it('say which countries are imported, and how long ago', async () => {
    expect(await readValue('yado_catalog_countries', { state: 'missing' })).toBe(0);
    expect(await readValue('yado_catalog_countries', { state: 'imported' })).toBe(
      open.config.countries.length,
    );
    expect(await readValue('yado_catalog_age_hours', { country: 'JP' })).toBeLessThan(1);
  });

  it('need the token where one is set, also from this machine', async () => {
    expect((await read(guarded)).status).toBe(404);
    expect((await read(guarded, { authorization: 'Bearer wrong' })).status).toBe(404);
    expect((await read(guarded, { authorization: `Bearer ${token}` })).status).toBe(200);
  });

  it('name published operations only, so that nobody can make up new names', async () => {
    const count = 'yado_request_duration_seconds_count';
    expect(await readValue(count, { operation: 'WhoAmIQuery', outcome: 'ok' })).toBe(1);
    const before = (await readValue(count, { operation: 'adhoc', outcome: 'errors' })) ?? 0;
    await open.anonymous().query('query MadeUpByACaller { newsList { totalCount } }');
    await expect.poll(() => readValue(count, { operation: 'adhoc', outcome: 'errors' })).toBe(before + 1);
    await fetch(new URL('/made-up', open.url));
    const text = await (await read(open)).text();
    expect(text).not.toContain('MadeUpByACaller');
    expect(text).not.toContain('made-up');
  });

  it('count what is called outside, by outcome', async () => {
    const labels = { service: 'identity', call: 'verify', outcome: 'valid' };
    const count = 'yado_outside_call_duration_seconds_count';
    const before = (await readValue(count, labels)) ?? 0;
    await open.as('operator@yado.example').query('{ operatorTasks { totalCount } }');
    expect(await readValue(count, labels)).toBe(before + 1);
    expect(await readValue(count, { service: 'identity', outcome: 'error' })).toBeNull();
  });

  it('say what remains of the supplier’s capacity', async () => {
    await open.app.supplier.probe();
    const percent = await readValue('yado_supplier_capacity_percent', { window: 'day' });
    expect(percent).toBeGreaterThan(90);
    expect(percent).toBeLessThanOrEqual(100);
  });

  it('show the operators’ desk as it is now', async () => {
    const task = { kind: 'STATUS_MISMATCH', subject: 'x' } as const;
    await raiseOperatorTask(open.app, open.app.db, task);
    await raiseOperatorTask(open.app, open.app.db, task);
    expect(await readValue('yado_open_operator_tasks', { kind: 'STATUS_MISMATCH' })).toBe(1);
    await settleOperatorTask(open.app, open.app.db, task);
    expect(await readValue('yado_open_operator_tasks', { kind: 'STATUS_MISMATCH' })).toBeNull();
    expect(await readValue('yado_queue_depth', { queue: 'booking-wake' })).not.toBeNull();
  });
});
