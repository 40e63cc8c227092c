import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useBackToClose } from './use-back-to-close.ts';

it('closes by the way back, and no longer once it is closed', async () => {
  window.history.replaceState({ key: 'page', idx: 0 }, '');
  const close = vi.fn<() => void>();
  const { rerender } = renderHook(({ open }) => useBackToClose(open, close), {
    initialProps: { open: true },
  });
  expect(window.history.state).toEqual({ key: 'page', idx: 0, above: 1 });
  act(() => window.history.back());
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  rerender({ open: false });
  expect(window.history.state).toEqual({ key: 'page', idx: 0 });
});
