import { beforeEach, expect, it, vi } from 'vitest';
import { isUnread, markNewsRead, newsReadUpTo, watchNewsRead } from './news-mark.ts';

const [earlier, later] = ['2026-09-01T10:00:00+09:00', '2026-09-01T02:00:00Z'];

beforeEach(() => localStorage.clear());

it('counts everything as unread for somebody new, and compares instants, not texts', () => {
  expect(isUnread(earlier, '')).toBe(true);
  expect(isUnread(later, earlier)).toBe(true);
  expect(isUnread(earlier, later)).toBe(false);
  expect(isUnread(later, later)).toBe(false);
});

it('keeps the newest seen for each person, never goes back, and tells of a change', () => {
  const heard = vi.fn<() => void>();
  const stop = watchNewsRead(heard);
  markNewsRead('u1', [earlier, later]);
  markNewsRead('u1', [earlier]);
  markNewsRead('u1', []);
  stop();
  markNewsRead('u2', [earlier]);
  expect(newsReadUpTo('u1')).toBe(later);
  expect(newsReadUpTo('u2')).toBe(earlier);
  expect(heard).toHaveBeenCalledOnce();
});
