// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseColorMode, readColorChoice, readColorMode, watchColorMode } from './color-mode.ts';

let darkDevice = false;
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: darkDevice }));
});
afterEach(() => {
  localStorage.clear();
  darkDevice = false;
  vi.unstubAllGlobals();
});

// spec: 9.color-mode
describe('the color mode', () => {
  it('follows the device until somebody chooses', () => {
    expect([readColorChoice(), readColorMode()]).toEqual(['system', 'light']);
    darkDevice = true;
    expect(readColorMode()).toBe('dark');
  });

  it('stays as chosen, in local storage and on the page, until the device is to decide again', () => {
    chooseColorMode('dark');
    expect([readColorChoice(), readColorMode()]).toEqual(['dark', 'dark']);
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('yado:color-mode')).toBe('dark');
    chooseColorMode('system');
    expect([readColorChoice(), document.documentElement.dataset.theme]).toEqual(['system', 'light']);
    expect(localStorage.getItem('yado:color-mode')).toBeNull();
  });

  it('tells who watches', async () => {
    const listener = vi.fn();
    const stop = watchColorMode(listener);
    chooseColorMode('dark');
    await vi.waitFor(() => expect(listener).toHaveBeenCalled());
    stop();
  });
});
