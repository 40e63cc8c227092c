import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renewPage } from './renew-page.ts';

const reload = vi.fn<() => void>();
const at = (pathname: string) => vi.stubGlobal('location', { pathname, reload });

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
});
afterEach(() => void vi.unstubAllGlobals());

it('loads the page anew once, and again only much later', () => {
  at('/trips');
  const start = Date.parse('2030-01-01T00:00:00Z');
  expect(renewPage(start)).toBe(true);
  expect(renewPage(start + 60_000)).toBe(false);
  expect(renewPage(start + 3_600_000)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('leaves a booking under way alone', () => {
  at('/booking/check/payment');
  expect(renewPage()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('does nothing where it could not remember that it did', () => {
  at('/trips');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(renewPage()).toBe(false);
  vi.restoreAllMocks();
});
