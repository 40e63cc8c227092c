import type { FastifyInstance, FastifyRequest } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { getTimeZone } from '../catalog/countries.ts';
import { propertiesById } from '../catalog/properties.ts';
import { isDate, todayIn } from './dates.ts';
import type { RapidContext, ShopToken } from './context.ts';
import { forbidden, internalError, invalidLink, serviceUnavailable } from './errors.ts';
import { parseOccupancy } from './occupancy.ts';
import { type Query, QueryCheck, all, one } from './query.ts';
import { type ShopCriteria, shopProperty } from './shop.ts';

const SLOW_SHOP_MS = 8000;

/** The faults every call can be asked for by the `Test` header. */
export function testHeader(request: FastifyRequest): string {
  const value = String(request.headers.test ?? 'standard');
  if (value === 'service_unavailable') throw serviceUnavailable();
  if (value === 'unknown_internal_error' || value === 'internal_server_error') throw internalError();
  return value;
}

function readFilters(query: Query): Pick<ShopCriteria, 'refundableOnly' | 'collectedBy'> {
  const filters = all(query, 'filter');
  return {
    refundableOnly: filters.includes('refundable'),
    collectedBy: new Set(filters.filter((filter) => filter.endsWith('_collect'))),
  };
}

function readCriteria(query: Query, now: Date): { ids: readonly string[]; criteria: ShopCriteria } {
  const check = new QueryCheck(query);
  const ids = check.propertyIds(true);
  const count = Number(check.required('rate_plan_count'));
  if (!(Number.isInteger(count) && count >= 1 && count <= 250)) {
    check.add('rate_plan_count.invalid', 'Rate plan count must be from 1 to 250.', 'rate_plan_count');
  }
  check.required('country_code');
  check.readChoice('sales_channel', ['website', 'agent_tool', 'mobile_app', 'mobile_web', 'meta', 'cache']);
  const environment = check.readChoice('sales_environment', ['hotel_only', 'hotel_package', 'loyalty']);
  const criteria: ShopCriteria = {
    ...check.stay(now),
    occupancies: check.occupancies(),
    packaged: environment === 'hotel_package',
    member: all(query, 'rate_option').includes('member'),
    currency: check.currency(),
    language: check.language(),
    ratePlanCount: count,
    ...readFilters(query),
    include: new Set(all(query, 'include')),
  };
  check.done();
  return { ids, criteria };
}

function shopAll(context: RapidContext, ids: readonly string[], criteria: ShopCriteria) {
  return [...new Set(ids)].flatMap((id) => {
    const property = propertiesById.get(id);
    // The query lets yesterday pass because it is still today somewhere; here the hotel's own day counts.
    if (!property || criteria.checkin < todayIn(getTimeZone(property.place), context.now())) return [];
    const offer = shopProperty(context, property, criteria);
    return offer ? [offer] : [];
  });
}

/** Criteria of an additional-rates link; the query may override what the contract allows. */
function toCriteria(token: ShopToken, query: Query): ShopCriteria {
  const texts = all(query, 'occupancy').length > 0 ? all(query, 'occupancy') : token.occupancies;
  const checkin = one(query, 'checkin') ?? token.checkin;
  const checkout = one(query, 'checkout') ?? token.checkout;
  const check = new QueryCheck({ ...query, occupancy: [...texts] });
  const occupancies = check.occupancies();
  for (const [name, value] of [
    ['checkin', checkin],
    ['checkout', checkout],
  ] as const) {
    if (!isDate(value)) check.add(`${name}.invalid_date_format`, `Invalid ${name} format.`, name, value);
  }
  if (checkin >= checkout)
    check.add('checkout.invalid_checkout_before_checkin', 'Checkout must be after checkin.', 'checkout');
  check.done();
  return {
    checkin,
    checkout,
    occupancies,
    packaged: token.packaged,
    member: token.member || all(query, 'rate_option').includes('member'),
    currency: token.currency,
    language: token.language,
    ratePlanCount: 250,
    ...readFilters(query),
    include: new Set(all(query, 'include')),
  };
}

/** Shopping: many hotels by dates, one hotel by link. */
export function addShopRoutes(app: FastifyInstance, context: RapidContext): void {
  app.get<{ Querystring: Query }>('/v3/properties/availability', async (request) => {
    const test = testHeader(request);
    const { ids, criteria } = readCriteria(request.query, context.now());
    if (test === 'no_availability') return [];
    // Only when looked at alone: a list of hotels must not become slow because this one is among them.
    if (ids.length === 1 && propertiesById.get(ids[0] ?? '')?.fault === 'slow_shop')
      await sleep(SLOW_SHOP_MS);
    return shopAll(context, ids, criteria);
  });

  app.get<{ Params: { property_id: string }; Querystring: Query }>(
    '/v3/properties/:property_id/availability',
    async (request) => {
      const test = testHeader(request);
      if (test === 'forbidden') throw forbidden();
      const token = context.tokens.read<ShopToken>(
        'shop',
        one(request.query, 'token'),
        context.now().getTime(),
      );
      if (!token || token.property !== request.params.property_id) throw invalidLink();
      if (token.occupancies.some((text) => !parseOccupancy(text))) throw invalidLink();
      if (test === 'no_availability') return [];
      return shopAll(context, [token.property], toCriteria(token, request.query));
    },
  );

  app.get<{ Params: { property_id: string }; Querystring: Query }>(
    '/v3/properties/:property_id/payment-options',
    async (request) => {
      const token = context.tokens.read('payment', one(request.query, 'token'), context.now().getTime());
      if (!token || token.property !== request.params.property_id) throw invalidLink();
      return token.paidAtHotel
        ? { credit_card: { name: 'Credit Card' } }
        : { affiliate_collect: { name: 'Affiliate Collect' } };
    },
  );
}
