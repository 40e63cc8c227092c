import { runInNewContext } from 'node:vm';
import type { EventBatch } from '@yado/shared/contract/page-events';
import { expect, test } from 'vitest';
import { reportHostFailure } from './report-host-failure.ts';

const about = { part: 'host', release: 'h1', version: '1.0.0' };
const REQUEST = 'c7b0c1f2-8d0d-4a53-9b1a-0d8a6f3c2f10';
const batch: EventBatch = {
  tenant: 'default',
  bucket: 7,
  events: [
    { ...about, kind: 'used' },
    { ...about, kind: 'failed', stage: 'entry' },
  ],
};

/** Runs the text as the page does, and lets it see events of the window. */
function run() {
  const listeners = new Map<string, (event: object) => void>();
  const sent: { path: string; batch: EventBatch }[] = [];
  const window: { __yadoHost?: string; addEventListener: unknown } = {
    addEventListener: (kind: string, listener: (event: object) => void) => listeners.set(kind, listener),
  };
  const navigator = {
    sendBeacon: (path: string, [text]: string[]) =>
      sent.push({ path, batch: JSON.parse(text ?? '') as EventBatch }),
  };
  const Blob = function (parts: string[]) {
    return parts;
  };
  const call = `(${reportHostFailure.toString()})('/events','/releases/host/h1/',${JSON.stringify(batch)})`;
  const performance = {
    getEntriesByType: () => [{ serverTiming: [{ name: 'request', description: REQUEST }] }],
  };
  runInNewContext(call, { window, navigator, Blob, JSON, performance });
  return { window, sent, dispatch: (kind: string, event: object) => listeners.get(kind)?.(event) };
}

test('tells once that a script of the host could not be loaded', () => {
  const { sent, dispatch } = run();
  dispatch('error', { target: { src: 'https://yado.example/releases/host/h1/index.js' } });
  dispatch('error', { target: { src: 'https://yado.example/releases/host/h1/lib.js' } });
  expect(sent).toEqual([{ path: '/events', batch: { ...batch, requestId: REQUEST } }]);
});

test('tells of code of the host that throws, and of a start that came to nothing', () => {
  for (const [kind, event] of [
    ['error', { target: {}, filename: 'https://yado.example/releases/host/h1/index.js' }],
    ['yado:event', { detail: { kind: 'crash' } }],
  ] as const) {
    const { sent, dispatch } = run();
    dispatch(kind, event);
    expect(sent[0]?.batch.events[1]).toEqual({ ...about, kind: 'failed', stage: 'evaluation' });
  }
});

test("tells nothing of others' code, nor once the host tells of itself", () => {
  const { window, sent, dispatch } = run();
  dispatch('error', { target: { src: 'https://yado.example/releases/search/s1/remoteEntry.js' } });
  dispatch('error', { target: {}, filename: 'chrome-extension://abc/content.js' });
  dispatch('yado:event', { detail: { kind: 'remote-failed' } });
  window.__yadoHost = 'up';
  dispatch('error', { target: { src: 'https://yado.example/releases/host/h1/later.js' } });
  expect(sent).toEqual([]);
});
