import { expect, it } from 'vitest';
import { RetryBudget } from './retry-budget.ts';

it('lets a service that fails be asked a fifth more often, and no more', () => {
  const budget = new RetryBudget();
  let retries = 0;
  for (let calls = 0; calls < 1_000; calls++) {
    budget.note();
    if (budget.take()) retries++;
  }
  expect(retries).toBeGreaterThan(190);
  expect(retries).toBeLessThan(215);
});
