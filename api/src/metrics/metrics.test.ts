import { expect, it, vi } from 'vitest';
import { createMetrics } from './metrics.ts';

it('starts no timer for each API of a process, whose end would not stop it', () => {
  createMetrics();
  const timers = vi.spyOn(globalThis, 'setInterval');
  createMetrics();
  expect(timers).not.toHaveBeenCalled();
  timers.mockRestore();
});
