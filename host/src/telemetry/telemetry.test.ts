import type { EventBatch } from '@yado/shared/contract/page-events';
import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { report } from './report.ts';
import { startTelemetry, reportShown } from './telemetry.ts';

const release = (part: string, id: string) => ({ id, version: '1.2.0', baseUrl: `/releases/${part}/${id}/` });
const document_ = {
  tenant: 'default',
  host: { stable: release('host', 'h1') },
  remotes: {
    search: { stable: release('search', 's1'), canary: { percent: 10, release: release('search', 's2') } },
  },
} as unknown as ReleaseDocument;

const sent: Promise<EventBatch>[] = [];
const beacon = vi.fn((_path: string, body: Blob) => {
  sent.push(body.text().then((text) => JSON.parse(text) as EventBatch));
  return true;
});

async function sentAfter(ms: number): Promise<EventBatch[]> {
  vi.advanceTimersByTime(ms);
  return Promise.all(sent.splice(0));
}

beforeAll(() => {
  vi.useFakeTimers();
  Object.assign(navigator, { sendBeacon: beacon });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  startTelemetry(document_, { bucket: 7, requestId: 'r1' });
});

beforeEach(() => {
  sent.length = 0;
});

it('sends a failure within a second, with tenant, bucket and request, and without its text', async () => {
  report({
    kind: 'remote-failed',
    remote: 'search',
    version: '1.2.0@s2',
    stage: 'render',
    message: 'employee@sakura.example',
  });
  const [batch] = await sentAfter(1_000);
  expect(beacon.mock.lastCall?.[0]).toBe('/events');
  const about = { part: 'search', release: 's2', version: '1.2.0' };
  expect(batch).toEqual({
    tenant: 'default',
    bucket: 7,
    requestId: 'r1',
    events: [
      { ...about, kind: 'used' },
      { ...about, kind: 'failed', stage: 'render' },
    ],
  });
});

it('collects events that are not urgent, and sends them when the page is hidden', async () => {
  reportShown('search', release('search', 's1'), 250);
  expect(await sentAfter(1_000)).toEqual([]);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  const [batch] = await sentAfter(0);
  expect(batch?.events.map(({ kind }) => kind)).toEqual(['used', 'loaded']);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});

it('counts an uncaught error against the release whose code threw it, and a foreign one against nobody', async () => {
  const throwFrom = (filename: string) =>
    window.dispatchEvent(new ErrorEvent('error', { filename, message: 'boom' }));
  throwFrom('http://localhost:8080/releases/search/s1/static/js/Main.js');
  throwFrom('chrome-extension://abc/content.js');
  const [batch] = await sentAfter(1_000);
  expect(batch?.events).toMatchObject([{ part: 'search', release: 's1', kind: 'failed', stage: 'uncaught' }]);
});

it('keeps events while there is no network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  report({ kind: 'crash', message: 'boom' });
  expect(await sentAfter(20_000)).toEqual([]);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  report({ kind: 'remote-replaced', remote: 'search', from: '1.2.0@s2', to: '1.2.0@s1', stage: 'entry' });
  const [batch] = await sentAfter(1_000);
  expect(batch?.events.map(({ part, kind }) => `${part} ${kind}`)).toEqual([
    'host used',
    'host failed',
    'search replaced',
  ]);
});
