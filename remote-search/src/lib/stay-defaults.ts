import { addDays, todayIn } from '@yado/shared/format/calendar-date';
import type { Stay } from '@yado/shared/routing/stay';
import { serverNow } from '@yado/shared/format/server-clock';

/** What forms start with: tomorrow, one night, one room for one. */
export function defaultStay(now: Date = serverNow()): Stay {
  const today = todayIn('Asia/Tokyo', now);
  return {
    checkin: addDays(today, 1),
    checkout: addDays(today, 2),
    occupancies: [{ adults: 1, childAges: [] }],
  };
}
