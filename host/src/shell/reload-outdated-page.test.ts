import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadOutdatedPage } from './reload-outdated-page.ts';

const reload = vi.fn<() => void>();
const at = (pathname: string) => vi.stubGlobal('location', { pathname, reload });

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
});
afterEach(() => void vi.unstubAllGlobals());

it('reloads the page once, and again only after ten minutes', () => {
  at('/trips');
  const start = Date.parse('2030-01-01T00:00:00Z');
  expect(reloadOutdatedPage(start)).toBe(true);
  expect(reloadOutdatedPage(start + 60_000)).toBe(false);
  expect(reloadOutdatedPage(start + 3_600_000)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('does not reload a booking', () => {
  at('/booking/check/payment');
  expect(reloadOutdatedPage()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload offline, and does once the line is back', () => {
  at('/trips');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(reloadOutdatedPage()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  onLine.mockRestore();
  expect(reloadOutdatedPage()).toBe(true);
});

it('does not reload without session storage', () => {
  at('/trips');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(reloadOutdatedPage()).toBe(false);
  vi.restoreAllMocks();
});
