import { beforeEach, expect, it } from 'vitest';
import { storeEndReason, takeEndReason } from './ended-session.ts';

beforeEach(() => sessionStorage.clear());

it('returns the first reason once', () => {
  storeEndReason('inactive');
  storeEndReason('ended');
  expect(takeEndReason()).toBe('inactive');
  expect(takeEndReason()).toBeUndefined();
});

it('ignores a reason that this build does not know', () => {
  sessionStorage.setItem('yado:session-ended', 'other');
  expect(takeEndReason()).toBeUndefined();
});
