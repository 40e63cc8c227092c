import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Toaster, toast } from './Toaster.tsx';

// A file of its own: the page has one queue, and toasts of other tests would be in the way.
// spec: 9.toast
it('stays for 5000 ms', async () => {
  render(<Toaster />);
  act(() => toast({ title: '五秒だけ' }));
  const root = (await screen.findByText('五秒だけ')).closest<HTMLElement>('[data-part=root]');
  const seen = performance.now();
  await waitFor(() => expect(root?.dataset.state).toBe('closed'), { timeout: 9_000 });
  // It was seen a little after it appeared.
  expect(performance.now() - seen).toBeGreaterThan(4_000);
}, 20_000);
