import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDeferredOpen } from './use-deferred-open.ts';

it('opens one drawing after the tap, and closes with it', () => {
  const drawn: (string | null)[] = [];
  const { rerender } = renderHook(
    ({ open }) => {
      drawn.push(useDeferredOpen(open));
    },
    { initialProps: { open: null as string | null } },
  );
  rerender({ open: 'checkin' });
  expect(drawn).toEqual([null, null, 'checkin']);
  rerender({ open: 'checkout' });
  expect(drawn.splice(0)).toEqual([null, null, 'checkin', 'checkin', 'checkout']);
  rerender({ open: null });
  expect(new Set(drawn)).toEqual(new Set([null]));
});
