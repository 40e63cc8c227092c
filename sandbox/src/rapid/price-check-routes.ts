import type { FastifyInstance } from 'fastify';
import type { OfferToken, RapidContext, ShopToken } from './context.ts';
import { invalidLink } from './errors.ts';
import { type Query, one } from './query.ts';
import { quoteRoom, sumTotal } from './quote.ts';
import { type Offer, requireOffer, toRateId, roomsLeft } from './sale.ts';
import { additionalRates } from './shop.ts';
import { testHeader } from './shop-routes.ts';

const BOOK_LINK_MS = 30 * 60_000;

function soldOut(context: RapidContext, token: OfferToken) {
  const { property, checkin, checkout, occupancies, packaged, member, currency, language } = token;
  const shop: ShopToken = {
    kind: 'shop',
    property,
    checkin,
    checkout,
    occupancies,
    packaged,
    member,
    currency,
    language,
  };
  const link = additionalRates(context, shop);
  // The contract's schema names the link additional_rates and its example names it shop.
  return { status: 'sold_out', links: { shop: link, additional_rates: link } };
}

function checked(context: RapidContext, token: OfferToken, { room, plan, sale }: Offer, status: string) {
  const expires = context.now().getTime() + BOOK_LINK_MS;
  const book = context.tokens.sign({ ...token, kind: 'book', total: sumTotal(room, plan, sale) }, expires);
  return {
    status,
    occupancy_pricing: Object.fromEntries(
      sale.occupancies.map((occupancy) => [occupancy.text, quoteRoom(room, plan, sale, occupancy).pricing]),
    ),
    links: {
      book: {
        method: 'POST',
        href: `/v3/itineraries?token=${book}`,
        expires: new Date(expires).toISOString(),
      },
    },
  };
}

/** The hotel whose price moves: up at the first check after a shop, then it stays there until booked. */
function raised(context: RapidContext, token: OfferToken, offer: Offer): Offer {
  const { property, sale } = offer;
  if (property.fault !== 'price_changed' || sale.drift !== 1) return offer;
  context.drift.raise({ property, checkin: token.checkin, checkout: token.checkout }, context.now());
  return requireOffer(context, token);
}

/** Price check of one rate, one bed group. */
export function addPriceCheckRoutes(app: FastifyInstance, context: RapidContext): void {
  app.get<{ Params: { property_id: string; room_id: string; rate_id: string }; Querystring: Query }>(
    '/v3/properties/:property_id/rooms/:room_id/rates/:rate_id',
    async (request) => {
      const test = testHeader(request);
      const token = context.tokens.read<OfferToken>(
        'rate',
        one(request.query, 'token'),
        context.now().getTime(),
      );
      if (!token) throw invalidLink();
      const offer = raised(context, token, requireOffer(context, token));
      const { property, room, plan, sale } = offer;
      const { property_id, room_id, rate_id } = request.params;
      if (property.id !== property_id || room.id !== room_id || toRateId(room, plan, sale) !== rate_id)
        throw invalidLink();
      const left = roomsLeft(context, room, token.checkin, token.checkout);
      if (test === 'sold_out' || property.fault === 'sold_out' || left < sale.occupancies.length)
        return soldOut(context, token);
      if (test === 'price_changed') {
        context.drift.raise({ property, checkin: token.checkin, checkout: token.checkout }, context.now());
        return checked(context, token, requireOffer(context, token), 'price_changed');
      }
      const same = sumTotal(room, plan, sale) === token.total;
      return checked(context, token, offer, same ? 'available' : 'price_changed');
    },
  );
}
