// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteServerTime, serverNow } from './server-clock.ts';

const device = Date.parse('2027-01-30T10:00:00Z');
const answeredAt = (ms: number) => new Headers({ date: new Date(ms).toUTCString() });

beforeEach(() => {
  vi.useFakeTimers({ now: device });
});
afterEach(() => {
  vi.useRealTimers();
  delete window.__yadoClockAheadMs;
});

it('is the device’s clock until a server has answered', () => {
  expect(serverNow().getTime()).toBe(device);
  noteServerTime(new Headers());
  expect(serverNow().getTime()).toBe(device);
});

it.each([20, -20])('follows the server when the device is %i minutes off', (minutes) => {
  noteServerTime(answeredAt(device + minutes * 60_000));
  expect(serverNow().getTime()).toBe(device + minutes * 60_000);
  vi.advanceTimersByTime(30_000);
  expect(serverNow().getTime()).toBe(device + minutes * 60_000 + 30_000);
});

it('follows the device again once somebody has set its clock', () => {
  noteServerTime(answeredAt(device + 20 * 60_000));
  vi.setSystemTime(device + 20 * 60_000);
  noteServerTime(answeredAt(device + 20 * 60_000 - 900));
  expect(serverNow().getTime()).toBe(device + 20 * 60_000);
});
