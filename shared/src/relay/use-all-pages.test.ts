import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAllPages } from './use-all-pages.ts';

/** A list of so many pages, the first of them read; `answer` ends the request that is under way. */
function renderPages(pages: number) {
  let read = 1;
  let answer = (_error: Error | null) => {};
  const loadNext = vi.fn((_size: number, options?: { onComplete?: (error: Error | null) => void }) => {
    answer = (error) => {
      if (!error) read += 1;
      options?.onComplete?.(error);
    };
  });
  const hook = renderHook(
    ({ isLoadingNext }) => useAllPages({ hasNext: read < pages, isLoadingNext, loadNext }, 100),
    { initialProps: { isLoadingNext: false } },
  );
  const end = (error: Error | null) => {
    hook.rerender({ isLoadingNext: true });
    act(() => answer(error));
    hook.rerender({ isLoadingNext: false });
  };
  return { end, loadNext, result: hook.result };
}

it('reads on until there are no more pages, one at a time', () => {
  const { end, loadNext, result } = renderPages(3);
  expect(loadNext).toHaveBeenCalledTimes(1);
  expect(loadNext.mock.lastCall?.[0]).toBe(100);
  end(null);
  expect(loadNext).toHaveBeenCalledTimes(2);
  end(null);
  expect(loadNext).toHaveBeenCalledTimes(2);
  expect(result.current).toEqual({ failed: false });
});

it('asks for nothing more once a page has failed, and says so', () => {
  const { end, loadNext, result } = renderPages(3);
  end(new Error('down'));
  expect(loadNext).toHaveBeenCalledTimes(1);
  expect(result.current).toEqual({ failed: true });
});
