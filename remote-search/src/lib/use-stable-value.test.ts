import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useStableValue } from './use-stable-value.ts';

it('stays the same object until its content changes', () => {
  const first = { checkin: '2026-12-10', rooms: [1] };
  const { result, rerender } = renderHook(({ value }) => useStableValue(value), {
    initialProps: { value: first },
  });
  rerender({ value: { checkin: '2026-12-10', rooms: [1] } });
  expect(result.current).toBe(first);
  const second = { checkin: '2026-12-10', rooms: [2] };
  rerender({ value: second });
  expect(result.current).toBe(second);
  rerender({ value: { ...second } });
  expect(result.current).toBe(second);
});
