import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useBackToClose } from './use-back-to-close.ts';

const watchers: FakeWatcher[] = [];
class FakeWatcher extends EventTarget {
  destroyed = false;
  constructor() {
    super();
    watchers.push(this);
  }
  destroy() {
    this.destroyed = true;
  }
}
afterEach(() => {
  watchers.length = 0;
  vi.unstubAllGlobals();
});

function openSheet() {
  const close = vi.fn<() => void>();
  const hook = renderHook(({ open }) => useBackToClose(open, close), { initialProps: { open: true } });
  return { close, ...hook };
}

it('closes by the device’s way back, and watches for it only while it is open', () => {
  vi.stubGlobal('CloseWatcher', FakeWatcher);
  const { close, rerender } = openSheet();
  expect(watchers).toHaveLength(1);
  watchers[0]?.dispatchEvent(new Event('close'));
  expect(close).toHaveBeenCalledOnce();
  rerender({ open: false });
  expect(watchers.map(({ destroyed }) => destroyed)).toEqual([true]);
});

it('leaves the history of the page alone', () => {
  const steps = window.history.length;
  const { rerender } = openSheet();
  rerender({ open: false });
  expect(window.history.length).toBe(steps);
});
