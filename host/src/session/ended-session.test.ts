import { beforeEach, expect, it } from 'vitest';
import { rememberEnd, takeEnd } from './ended-session.ts';

beforeEach(() => sessionStorage.clear());

it('gives the first reason, once', () => {
  rememberEnd('inactive');
  rememberEnd('ended');
  expect(takeEnd()).toBe('inactive');
  expect(takeEnd()).toBeUndefined();
});

it('knows no reason that this build does not know', () => {
  sessionStorage.setItem('yado:session-ended', 'other');
  expect(takeEnd()).toBeUndefined();
});
