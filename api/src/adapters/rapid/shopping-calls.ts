import type { Drops } from './drops.ts';
import type { RapidResult } from './result.ts';
import { parseShop, priceCheckSchema, type RapidPriceCheck, type RapidShopProperty } from './shop-schemas.ts';
import type { RapidCustomer, RapidTransport } from './transport.ts';

export interface RapidShopRequest {
  checkin: string;
  checkout: string;
  /** One per room, e.g. `2-9,4`. */
  occupancies: readonly string[];
  currency: string;
  countryCode: string;
  language: string;
  /** At most 250. */
  propertyIds: readonly string[];
  /** Rates per property at most; 1 is enough for the cheapest. */
  ratePlanCount: number;
  /** `hotel_package` rates may be shown only together with transport. */
  salesEnvironment: 'hotel_only' | 'hotel_package';
  salesChannel: 'website' | 'mobile_web' | 'agent_tool';
  /** Only rates that are fully refundable now. */
  refundableOnly?: boolean;
  customer?: RapidCustomer;
  /** For somebody who books: not behind those who only look. */
  isForBooking?: boolean;
}

/** Twice as long as it takes for hundreds of hotels; a page waits for it. */
const SHOP_MS = 12_000;
const PRICE_CHECK_MS = 20_000;

/** Prices of up to 250 properties for one stay. Properties that can't be booked are not in the answer. */
export async function shop(
  transport: RapidTransport,
  request: RapidShopRequest,
  drops: Drops,
): Promise<RapidResult<RapidShopProperty[]>> {
  const outcome = await transport.send({
    method: 'GET',
    href: '/v3/properties/availability',
    query: [
      ['checkin', request.checkin],
      ['checkout', request.checkout],
      ['currency', request.currency],
      ['country_code', request.countryCode],
      ['language', request.language],
      ...request.occupancies.map((occupancy) => ['occupancy', occupancy] as const),
      ...request.propertyIds.map((id) => ['property_id', id] as const),
      ['rate_plan_count', String(request.ratePlanCount)],
      ['sales_channel', request.salesChannel],
      ['sales_environment', request.salesEnvironment],
      ['travel_purpose', 'business'],
      // We pay the supplier, who must be the one that is paid: `affiliate_collect` in each booking.
      ['filter', 'expedia_collect'],
      ...(request.refundableOnly ? ([['filter', 'refundable']] as const) : []),
      ...transport.accountTerms,
    ],
    customer: request.customer,
    share: request.isForBooking ? 'booking' : 'search',
    timeoutMs: SHOP_MS,
    withinMs: SHOP_MS,
    retries: 1,
  });
  // Earlier versions of the service say so where no hotel has a room.
  if (outcome.kind === 'refused' && outcome.type === 'no_availability')
    return { kind: 'ok', status: outcome.status, value: [] };
  if (outcome.kind !== 'ok') return outcome;
  const properties = parseShop(outcome.value.body, drops);
  return properties
    ? { kind: 'ok', status: outcome.status, value: properties }
    : { kind: 'unknown', reason: 'unreadable', status: outcome.status, detail: 'unexpected shape' };
}

/** Checks the price behind a bed group's `price_check` link; refused as `link.invalid` when it is stale. */
export async function priceCheck(
  transport: RapidTransport,
  href: string,
  customer?: RapidCustomer,
): Promise<RapidResult<RapidPriceCheck>> {
  const outcome = await transport.send({
    method: 'GET',
    href,
    customer,
    share: 'booking',
    timeoutMs: PRICE_CHECK_MS,
    withinMs: PRICE_CHECK_MS,
    retries: 1,
  });
  if (outcome.kind !== 'ok') return outcome;
  const parsed = priceCheckSchema.safeParse(outcome.value.body);
  const usable =
    parsed.success && (parsed.data.status === 'sold_out' || parsed.data.links.book !== undefined);
  return usable
    ? { kind: 'ok', status: outcome.status, value: parsed.data }
    : { kind: 'unknown', reason: 'unreadable', status: outcome.status, detail: 'unexpected shape' };
}
