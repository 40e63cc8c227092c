import type { CalendarDay, QueryPriceCalendarArgs } from '../../graphql/__generated__/schema-types.ts';
import type { RequestContext } from '../../graphql/request-context.ts';
import {
  InvalidInputError,
  NotFoundError,
  ProviderUnavailableError,
  UnauthenticatedError,
} from '../../lib/errors.ts';
import { findProperties } from '../catalog/catalog-store.ts';
import { parseContentId } from '../catalog/content-language.ts';
import { getLookBudget } from '../look-budget/look-budget.ts';
import { addDays, dayInZone } from '../rate/calendar.ts';
import type { Stay } from '../rate/stay.ts';
import { stayFromInput } from '../rate/validate-stay.ts';
import { toOfferChoice } from './choose-offer.ts';
import { type DayPrice, getPriceCalendar, type WantedDay } from './price-calendar.ts';

export const DAYS_AROUND = 3;

/**
 * The lowest price of a property by that choice, for the stay and for stays as long that begin up to three days before or after it. Days
 * that the supplier does not answer for are UNKNOWN; throws ProviderUnavailableError when it answers for none.
 */
export async function priceCalendar(
  context: RequestContext,
  { id, roomsWithRateInput, choice }: QueryPriceCalendarArgs,
): Promise<CalendarDay[]> {
  if (!context.viewer) throw new UnauthenticatedError();
  const now = context.app.clock();
  const checked = stayFromInput(roomsWithRateInput, now);
  if (checked.kind === 'invalid') throw new InvalidInputError(`stay: ${checked.reason}`);
  const { stay } = checked;
  const [row] = await findProperties(context.app.db, [parseContentId(id).propertyId]);
  if (!row) throw new NotFoundError();
  const stays = listStays(stay, now, dayInZone(now, row.time_zone));
  const wanted = stays.map((each) => ({ row, stay: each, choice: toOfferChoice(choice) }));
  const prices = await findPrices(context, wanted);
  const days = wanted.map((each) => toDay(each.stay, prices.get(each)));
  if (days.every(({ state }) => state === 'UNKNOWN'))
    throw new ProviderUnavailableError('The hotel supplier');
  return days;
}

/** As many nights from each of the days on; only those that can be booked. */
function listStays(stay: Stay, now: Date, today: string): Stay[] {
  const shifts = Array.from({ length: 2 * DAYS_AROUND + 1 }, (_, index) => index - DAYS_AROUND);
  return shifts
    .map((shift) => ({
      ...stay,
      checkin: addDays(stay.checkin, shift),
      checkout: addDays(stay.checkout, shift),
    }))
    .filter((each) => each.checkin >= today && stayFromInput(each, now).kind === 'valid');
}

async function findPrices(
  { app, customer, viewer }: RequestContext,
  wanted: readonly WantedDay[],
): Promise<Map<WantedDay, DayPrice>> {
  const calendar = getPriceCalendar(app);
  const began = app.clock();
  const found = new Map<WantedDay, DayPrice>();
  const missing: WantedDay[] = [];
  for (const day of wanted) {
    const known = calendar.recall(day, customer);
    if (known) found.set(day, known);
    else missing.push(day);
  }
  await Promise.all(
    missing.map(async (day) => {
      try {
        found.set(day, await calendar.ask(day, customer));
      } catch (error) {
        if (!(error instanceof ProviderUnavailableError)) throw error;
      }
    }),
  );
  // For another choice among rates that are known the supplier is not asked.
  const looks = missing.filter((day) => (found.get(day)?.askedAt ?? began) >= began).length;
  // The first of them is counted with the call of the field.
  if (viewer?.branchId) {
    const looker = { branchId: viewer.branchId, userId: viewer.userId };
    for (let more = 1; more < looks; more += 1) getLookBudget(app).note(looker);
  }
  return found;
}

function toDay({ checkin, checkout }: Stay, price: DayPrice | undefined): CalendarDay {
  if (!price) return { checkin, checkout, state: 'UNKNOWN', paymentPrice: null, askedAt: null };
  return {
    checkin,
    checkout,
    state: price.perNight === null ? 'SOLD_OUT' : 'AVAILABLE',
    paymentPrice: price.perNight,
    askedAt: price.askedAt.toISOString(),
  };
}
