import { expect, it } from 'vitest';
import { LiveRequests } from './live-requests.ts';

it('a request is the first of its key until one is open, and again once all are closed', () => {
  const live = new LiveRequests();
  const first = live.open('a');
  const second = live.open('a');
  expect([first.first, second.first, live.open('b').first]).toEqual([true, false, true]);
  first.close();
  first.close();
  const third = live.open('a');
  expect(third.first).toBe(false);
  second.close();
  third.close();
  expect(live.open('a').first).toBe(true);
});
