import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toaster, toast } from './Toaster.tsx';

// A file of its own: the page has one queue, and toasts of other tests would be in the way.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const state = () => screen.queryByText('五秒だけ')?.closest<HTMLElement>('[data-part=root]')?.dataset.state;

// spec: 9.toast
it('stays for 5000 ms', async () => {
  render(<Toaster />);
  await pass(0);
  act(() => toast({ title: '五秒だけ' }));
  let waited = 0;
  for (; state() === undefined && waited < 1_000; waited += 20) await pass(20);
  expect(state()).toBe('open');
  await pass(4_900 - waited);
  expect(state()).toBe('open');
  await pass(200 + waited);
  expect(state() ?? 'closed').toBe('closed');
});
