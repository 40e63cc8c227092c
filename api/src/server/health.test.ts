import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { createServiceStates } from '../adapters/probe/service-states.ts';
import { openDatabase } from '../db/client.ts';
import { createLogger } from '../lib/logger.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { registerHealthRoutes } from './health.ts';
import type { Readiness } from './server.ts';

it('is ready while it takes requests and reaches its database, and alive in any case', async () => {
  const { db, close } = await openDatabase({ kind: 'pglite', dataDir: 'memory://' });
  const readiness: Readiness = { state: 'starting', waitsFor: null };
  const server = fastify();
  const services = createServiceStates(createLogger('silent'), createMetrics());
  registerHealthRoutes(server, { db, services }, readiness);
  const ask = async (path: string) => {
    const { statusCode, headers, body } = await server.inject(path);
    expect(headers['cache-control']).toBe('no-store');
    return [statusCode, JSON.parse(body)];
  };

  expect(await ask('/readyz')).toEqual([503, { status: 'starting' }]);
  const refused = { kind: 'refused-key', text: 'Stripe does not take the key (401).' } as const;
  services.onRefusal('cards')({ ...refused, mend: 'Set another.' });
  const faults = [{ service: 'cards', ...refused }];
  expect(await ask('/readyz')).toEqual([503, { status: 'starting', faults }]);
  const waitsFor = 'The import of JP (properties) is held by another process until 2027-01-01T05:35:02Z.';
  readiness.waitsFor = waitsFor;
  expect(await ask('/readyz')).toEqual([503, { status: 'starting', waitsFor, faults }]);
  readiness.state = 'ready';
  expect(await ask('/readyz')).toEqual([200, { status: 'ok', faults }]);
  services.probed('cards', { faults: [], facts: [], clockOffsetMs: null });
  expect(await ask('/readyz')).toEqual([200, { status: 'ok' }]);
  readiness.state = 'draining';
  expect(await ask('/readyz')).toEqual([503, { status: 'draining' }]);
  readiness.state = 'ready';
  await close();
  // What was true a moment ago is answered at once; the next one knows.
  expect(await ask('/readyz')).toEqual([200, { status: 'ok' }]);
  expect(await ask('/readyz')).toEqual([503, { status: 'no-database' }]);
  expect(await ask('/healthz')).toEqual([200, { status: 'ok' }]);
});
