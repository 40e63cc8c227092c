import { expect, it } from 'vitest';
import { createRateLimitHeaders } from './rate-limit-headers.ts';

const NOW = Date.parse('2026-11-20T03:00:10.000Z');

it('counts down in percent, and starts again with each minute and day', () => {
  const ask = createRateLimitHeaders();
  for (let count = 1; count < 600; count += 1) ask(NOW);
  expect(ask(NOW)).toMatchObject({
    'rate-limit-minute-remaining': '90.00',
    'rate-limit-minute-reset': String(Date.parse('2026-11-20T03:01:00.000Z')),
    'rate-limit-day-remaining': '99.99',
  });
  expect(ask(NOW + 60_000)['rate-limit-minute-remaining']).toBe('99.98');
});
