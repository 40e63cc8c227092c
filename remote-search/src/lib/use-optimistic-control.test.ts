import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOptimisticControl } from './use-optimistic-control.ts';

it('shows a choice before listeners are called', async () => {
  const onChange = vi.fn();
  const { result } = renderHook(() => useOptimisticControl<boolean>(false, onChange));
  act(() => result.current[1](true));
  expect(result.current[0]).toBe(true);
  expect(onChange).not.toHaveBeenCalled();
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(true));
});

it('shows what it is given again when the choice was not taken', async () => {
  const { result } = renderHook(() => useOptimisticControl('any', () => {}));
  act(() => result.current[1]('four'));
  await waitFor(() => expect(result.current[0]).toBe('any'));
});

it('tells anyone who listens by the time that the choice is painted', async () => {
  const [before, after] = [vi.fn(), vi.fn()];
  const { result, rerender } = renderHook(({ listen }) => useOptimisticControl<number>(1, listen), {
    initialProps: { listen: before },
  });
  act(() => result.current[1](2));
  rerender({ listen: after });
  await waitFor(() => expect(after).toHaveBeenCalledWith(2));
  expect(before).not.toHaveBeenCalled();
});
