import { expect, it } from 'vitest';
import { RecentRequests } from './recent-requests.ts';

it('knows a request until it is too old, counted from the first time', () => {
  const recent = new RecentRequests(100);
  expect(recent.add('a', 0)).toBe(false);
  expect(recent.add('a', 60)).toBe(true);
  expect(recent.add('b', 60)).toBe(false);
  expect(recent.add('a', 100)).toBe(false);
});
