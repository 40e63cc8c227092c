import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { exportMetrics } from './export-metrics.ts';
import type { PartStatus } from './status.ts';

interface Received {
  path: string | undefined;
  body: string;
}

async function openReceiver() {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      received.push({ path: request.url, body });
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.close();
  });
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const search: PartStatus = {
  tenant: 'mirai',
  part: 'search',
  needsDecision: false,
  releases: [
    {
      role: 'canary',
      name: '1.1.0@abc',
      percent: 10,
      pages: 40,
      errorRate: 0.25,
      blocked: 3,
      p75: { load: 320, LCP: null, INP: null, CLS: 100 },
    },
  ],
};

test('sends each release with its tenant, part and role to a collector, and what is unknown not at all', async () => {
  const { received, url } = await openReceiver();
  const provider = exportMetrics(`${url}/`, {
    latest: () => ({ parts: [search], at: new Date(), clocks: [{ process: 'edge-1', behindMs: 90_000 }] }),
  });
  await provider.shutdown();
  expect(received.map(({ path }) => path)).toEqual(['/v1/metrics']);
  const { resourceMetrics } = JSON.parse(received[0]?.body ?? '{}');
  const { metrics } = resourceMetrics[0].scopeMetrics[0];
  const values = Object.fromEntries(
    metrics.map((metric: { name: string; gauge: { dataPoints: { asDouble: number }[] } }) => [
      metric.name,
      metric.gauge.dataPoints[0]?.asDouble,
    ]),
  );
  expect(values).toEqual({
    'yado.clock.behind': 90,
    'yado.release.pages': 40,
    'yado.release.error_rate': 0.25,
    'yado.release.blocked': 3,
    'yado.release.load.p75': 320,
    'yado.release.cls.p75': 0.1,
  });
  expect(metrics.at(-1).gauge.dataPoints[0].attributes).toEqual(
    expect.arrayContaining([
      { key: 'tenant', value: { stringValue: 'mirai' } },
      { key: 'part', value: { stringValue: 'search' } },
      { key: 'role', value: { stringValue: 'canary' } },
      { key: 'release', value: { stringValue: '1.1.0@abc' } },
    ]),
  );
});
