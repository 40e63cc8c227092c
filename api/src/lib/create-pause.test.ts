import { expect, it, onTestFinished, vi } from 'vitest';
import { createPause } from './create-pause.ts';

it('gives other work a turn once ten milliseconds have passed, and none before', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => now.mockRestore());
  const pause = createPause();
  let hadTurn = false;
  setImmediate(() => {
    hadTurn = true;
  });
  now.mockReturnValue(9);
  await pause();
  expect(hadTurn).toBe(false);
  now.mockReturnValue(10);
  await pause();
  expect(hadTurn).toBe(true);
});
