import { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../lib/logger.ts';
import { type CallLimitName, callLimits, type CallWindow } from './call-limits.ts';
import { createRefusalWatch } from './refusal-watch.ts';

const minute: CallWindow = { per: 'user', calls: 60, seconds: 60 };
const day: CallWindow = { per: 'branch', calls: 100, seconds: 86_400 };

let lines: string[];
let watch: ReturnType<typeof createRefusalWatch>;
beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  watch = createRefusalWatch(createLogger('info', stream));
});
afterEach(() => vi.useRealTimers());

const refuse = (name: CallLimitName, window: CallWindow, key = 'u1') =>
  watch({ name, limit: callLimits[name], window, key, waitMs: window.seconds * 1_000 });
const alerts = () => lines.map((line) => JSON.parse(line) as object);

describe('a person is called', () => {
  it('when somebody is refused in a third minute of an hour, once', async () => {
    for (let times = 0; times < 2; times++) {
      await refuse('confirm', minute);
      await refuse('confirm', minute);
      vi.advanceTimersByTime(61_000);
    }
    expect(alerts()).toEqual([]);
    for (let times = 0; times < 3; times++) {
      await refuse('confirm', minute);
      vi.advanceTimersByTime(61_000);
    }
    expect(alerts()).toMatchObject([{ event: 'alert', name: 'limit-reached', kind: 'confirm:user' }]);
  });

  it('not when three people are refused once', async () => {
    for (const key of ['u1', 'u2', 'u3']) await refuse('confirm', minute, key);
    expect(alerts()).toEqual([]);
  });

  it('at once for a long window', async () => {
    await refuse('card', day);
    expect(alerts()).toMatchObject([{ name: 'limit-reached', severity: 'warning', kind: 'card:branch' }]);
  });

  it('urgently when cards are tried out', async () => {
    const [hour] = callLimits['card-refused'].windows;
    await refuse('card-refused', hour);
    expect(alerts()).toMatchObject([{ name: 'card-testing', severity: 'critical', kind: 'user' }]);
  });
});
