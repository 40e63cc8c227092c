import { expect, it } from 'vitest';
import { CARD_CALL_OVER_MS, CARD_LIMITS } from '../../adapters/cards/card-limits.ts';
import { BOOKING_WAIT_MS } from './booking-service.ts';
import { LEASE_SECONDS, RENEW_MS } from './lease-renewals.ts';

it('lets a card call end before anybody stops waiting for its booking', () => {
  const { tryMs, confirmMs, callMs } = CARD_LIMITS;
  const growing = [tryMs, confirmMs, callMs, BOOKING_WAIT_MS];
  expect(growing).toEqual([...growing].sort((a, b) => a - b));
  // After a first try that found no end, there is time to meet it again.
  expect(callMs - confirmMs).toBeGreaterThanOrEqual(10_000);
  expect(CARD_CALL_OVER_MS).toBeGreaterThan(callMs);
});

it('renews the lease of a booking while a card call takes longer than it lasts', () => {
  expect(CARD_LIMITS.callMs).toBeGreaterThan(LEASE_SECONDS * 1000);
  expect(RENEW_MS * 2).toBeLessThan(LEASE_SECONDS * 1000);
});
