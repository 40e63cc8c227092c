import { expect, it } from 'vitest';
import { raceForCredit, sumAmounts } from './_credit-race.ts';

it('R12: forty bookings at once take exactly the credit that is there', async () => {
  const race = await raceForCredit([301, 320]);
  expect(race.others).toEqual([]);
  expect(race.booked.length).toBeGreaterThan(5);
  expect(race.refused.length).toBeGreaterThan(5);
  expect(race.left).toBeGreaterThanOrEqual(0);
  expect(sumAmounts(race.booked)).toBe(race.credit - race.left);
  expect(race.entries).toBe(-sumAmounts(race.booked));
  // None was refused that what is left would have paid for.
  expect(race.left).toBeLessThan(Math.min(...race.refused));
  expect(race.itineraries).toBe(race.booked.length);
});
