import { expect, it } from 'vitest';
import { DAYS_AROUND as priced } from '../api/src/modules/search/price-calendar-service.ts';
import { DAYS_AROUND as shown } from '../remote-search/src/lib/days-around.ts';

// Another check-in within these days stays among the prices that are on screen.
it('the hotel page counts on as many days around a stay as the API prices', () => {
  expect(shown).toBe(priced);
});
